import Configuration
import Language
import Model
import Planning
import Store

extension SpokenRun {
  /// What a spoken command asks of the focus session.
  ///
  /// - Throws: `CommandError.focus` where its length is none, or its end has passed.
  func request(_ focus: SpokenCommand.Focus, _ row: TodoRow?) throws -> FocusRequest {
    switch focus {
    case .pause: return .pause
    case .goOn: return .goOn
    case .rest: return .rest
    case .stop: return .stop
    case .more(let words): return .more(try length(resolve(words, as: .span)?.minutes))
    case .begin(let words, let isPomodoro):
      let usual = Duration.minutes(session.settings.policy.focus.length)
      let length = words.isEmpty ? nil : try length(words)
      // Without a word, a session that goes on is told of.
      if row == nil, length == nil, !isPomodoro, try store.focusSession() != nil { return .status }
      let isForNone = length != nil && !isPomodoro
      let first = isForNone ? nil : try store.nowTodos(at: session.now, limit: 1).first?.row
      return .begin(row ?? first, isPomodoro ? .pomodoro : .single, length: length ?? usual)
    }
  }

  /// "for 25 minutes", "until 5".
  private func length(_ words: String) throws -> Duration {
    let said = words.split(separator: " ").map(String.init)
    guard case .begin(_, let length?) = SpokenFocus(said, in: context) else {
      throw CommandError.focus(.noSuchLength)
    }
    switch length {
    case .minutes(let minutes): return try self.length(minutes)
    case .until(let due):
      guard let moment = context.calendar.instant(of: due) else {
        throw CommandError.focus(.noSuchLength)
      }
      guard moment > session.now else {
        throw CommandError.focus(.isOver(said.dropFirst().joined(separator: " ")))
      }
      guard moment.since(session.now) <= .minutes(1440) else {
        throw CommandError.focus(.noSuchLength)
      }
      return moment.since(session.now)
    }
  }

  private func length(_ minutes: Int?) throws -> Duration {
    guard let minutes, (1...1440).contains(minutes) else {
      throw CommandError.focus(.noSuchLength)
    }
    return .minutes(minutes)
  }
}
