import Actions
import Answers
import ArgumentParser
import Model
import Planning
import Store
import Words

/// `quiet`: quiet hours every day, quiet until a moment, neither; or what of it holds.
struct Quiet: VerbCommand {
  static let verb = Verb.quiet
  static let words = "[<when> ...]"
  static let more: HelpSentences? = .quietMore
  static let examples = [
    ["quiet", "22-7"], ["quiet", "2h"], ["quiet", "until tomorrow morning"],
  ]
  static let answers: [any Answer.Type] = [QuietAnswerJSON.self]

  @Argument(help: OptionSentences.quietWhen.help("when"))
  var phrase: [String] = []

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let words = phrase.joined(separator: " ").trimmed
    guard !words.isEmpty else {
      try answer(session.hasDatabase ? session.openStore().quiet() : Planning.Quiet(), in: session)
      return .ok
    }
    // Not asked for yet is not stored yet: words that say nothing leave no database behind.
    let change = try change(words, in: session)
    let store = try session.openStore()
    var quiet = try store.quiet()
    switch change {
    case .hours(let hours): quiet.hours = hours
    case .until(let moment): quiet.until = moment
    case .off: quiet = Planning.Quiet()
    }
    if let until = quiet.until, until <= session.now { quiet.until = nil }
    try store.setQuiet(quiet)
    let isServed = session.tellService()
    try answer(quiet, in: session)
    if change != .off { session.talk(QuietSentences.comesThrough) }
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }

  private enum Change: Equatable {
    case hours(QuietHours)
    case until(Instant)
    case off
  }

  private func change(_ words: String, in session: Session) throws -> Change {
    let context = try session.languageContext(nil)
    switch SpokenQuiet(words, in: context) {
    case .off: return .off
    case .minutes(let minutes): return .until(session.now + .minutes(minutes))
    case .hours(let hours):
      guard hours.from != hours.to else { throw CommandError.quiet(.sameEnds(hours.from)) }
      return .hours(hours)
    case .until(let due):
      let readBack = ReadBack(session)
      guard let moment = readBack.clock.instant(of: due) else { break }
      guard moment > session.now else {
        throw CommandError.quiet(.isOver(readBack.moment(due, endTime: nil)))
      }
      return .until(moment)
    case nil: break
    }
    throw CommandError.quiet(.notUnderstood(words))
  }

  private func answer(_ quiet: Planning.Quiet, in session: Session) throws {
    guard !common.json else {
      return try session.print(json: QuietAnswerJSON(quiet, at: session.now, in: session.zone))
    }
    try session.print(QuietText(quiet, in: session).lines.joined(separator: "\n"))
  }
}

/// The quiet in absolute words.
struct QuietText {
  let quiet: Planning.Quiet
  let session: Session

  init(_ quiet: Planning.Quiet, in session: Session) {
    self.quiet = quiet
    self.session = session
  }

  /// What was asked for and holds, a fact a line.
  var lines: [String] {
    var lines: [String] = []
    if let until = quiet.until, until > session.now {
      lines.append(say(.until, ["moment": moment(until)]))
    }
    if let hours = quiet.hours {
      let ends = ["from": hours.from.description, "to": hours.to.description]
      lines.append(say(.hours, ends))
      if lines.count == 1, let end = quiet.end(at: session.now, in: session.zone) {
        lines.append(say(.now, ["moment": moment(end)]))
      }
    }
    return lines.isEmpty ? [say(.none)] : lines
  }

  /// What `status` says while it is quiet.
  var status: String? { sayEnd(.isQuiet) }

  /// What `doctor` says while it is quiet.
  var asked: String? { sayEnd(.asked) }

  private func sayEnd(_ sentence: QuietSentences) -> String? {
    quiet.wholeEnd(at: session.now, in: session.zone).map { say(sentence, ["moment": moment($0)]) }
  }

  private func say(_ sentence: QuietSentences, _ values: [String: String] = [:]) -> String {
    sentence.text(session.tone, values)
  }

  private func moment(_ instant: Instant) -> String {
    let readBack = ReadBack(session)
    return session.palette.paint(
      readBack.momentAndDistance(.elapsed(instant), endTime: nil),
      .moment
    )
  }
}
