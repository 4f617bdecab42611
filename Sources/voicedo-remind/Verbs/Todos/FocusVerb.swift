import Actions
import Answers
import Arguments
import Configuration
import Language
import Model
import Planning
import Store
import Words

extension VerbRow {
  /// `focus`: keeps a while for one thing; what is due meanwhile waits.
  static let focus = VerbRow(.focus, .focus, more: .focusMore, usage: "[<id>] [<length>]")
    .takes(.focusWords, .pomodoro, .flow)
    .excludes(.pomodoro, .flow)
    .shows(["focus", "milk", "25m"], ["focus", "25m"])
    .answers(FocusAnswer.self)
    .runs { call in
      let words = SpokenFocus(call.all(.focusWords), in: try call.session.languageContext(nil))
      let request = try call.focusRequest(words)
      let outcome = try call.carryOut(.focus(request))
      guard case .focus(let answer) = outcome.facts else { return .ok }
      return answer.state == nil ? .nothingMatched : .ok
    }
}

extension Call {
  fileprivate mutating func focusRequest(_ spoken: SpokenFocus) throws -> FocusRequest {
    switch spoken {
    case .status: return .status
    case .pause: return .pause
    case .goOn: return .goOn
    case .rest: return .rest
    case .stop: return .stop
    case .more(let minutes):
      let minutes = minutes ?? FocusSession.usualMore
      guard (1...1440).contains(minutes) else { throw CommandError.focus(.noSuchLength) }
      return .more(.minutes(minutes))
    case .begin(let name, let length):
      let hasOptions = has(.pomodoro) || has(.flow)
      let store = try store()
      // Without a word, a session that goes on is told of.
      if name.isEmpty, length == nil, !hasOptions,
        try store.focusState()?.course(to: session.now).isEnded == false
      {
        return .status
      }
      let method: FocusSession.Method =
        has(.flow) ? .flow : has(.pomodoro) ? .pomodoro : .single
      let duration = try session.focusLength(length, method)
      if !name.isEmpty { return .begin(try meant(name, in: store), method, length: duration) }
      let isForNone = length != nil && !hasOptions
      let row = isForNone ? nil : try store.nowTodos(at: session.now, limit: 1).first?.row
      return .begin(row, method, length: duration)
    }
  }
}

extension Call {
  /// The to-do of a name; where none fits, the whole line may be something to do.
  private func meant(_ name: String, in store: TodoStore) throws -> TodoRow {
    do {
      return try one(name, in: store)
    } catch CommandError.nothingMatches(let reference, text: _, let near) {
      let words = all(.focusWords)
      let line = ([Verb.focus.rawValue] + words).joined(separator: " ")
      throw CommandError.nothingMatches(reference, text: words.count > 1 ? line : nil, near: near)
    }
  }
}

extension Session {
  /// The length of a round; `nil` where it counts up.
  fileprivate func focusLength(
    _ length: SpokenFocus.Length?,
    _ method: FocusSession.Method
  ) throws -> Duration? {
    switch length {
    case nil: return method == .flow ? nil : .minutes(settings.policy.focus.length)
    case .minutes(let minutes)?:
      guard (1...1440).contains(minutes) else { throw CommandError.focus(.noSuchLength) }
      return .minutes(minutes)
    case .until(let due)?:
      let readBack = ReadBack(style)
      guard let moment = readBack.clock.calendar.instant(of: due) else {
        throw CommandError.focus(.noSuchLength)
      }
      guard moment > now else {
        throw CommandError.focus(.isOver(readBack.moment(due, endTime: nil)))
      }
      guard moment.since(now) <= .minutes(1440) else {
        throw CommandError.focus(.noSuchLength)
      }
      return moment.since(now)
    }
  }
}
