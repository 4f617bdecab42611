import Actions
import Answers
import Model
import Planning
import Store
import Words

/// `quiet`: quiet hours every day, quiet until a moment, neither; or what of it holds.
struct QuietVerb: VerbCommand {
  static let row = VerbRow(.quiet, .quiet, more: .quietMore, usage: "[<when> ...]")
    .takes([.quietWhen])
    .shows([["quiet", "22-7"], ["quiet", "2h"], ["quiet", "until tomorrow morning"]])
    .answers([QuietAnswerJSON.self])

  let line: ParsedLine
  var phrase: [String] { line.all(.quietWhen) }

  func run(in session: Session) throws -> ExitStatus {
    let words = phrase.joined(separator: " ").trimmed
    guard !words.isEmpty else {
      let quiet = session.hasDatabase ? try session.openStore().quiet() : Planning.Quiet()
      try session.reply(asJSON: common.json) { $0.answer(quiet) }
      return .ok
    }
    // Not asked for yet is not stored yet: words that say nothing leave no database behind.
    let change = try change(words, in: session)
    let session = try session.opened()
    var quiet = try session.openStore().quiet()
    switch change {
    case .hours(let hours): quiet.hours = hours
    case .until(let moment): quiet.until = moment
    case .off: quiet = Planning.Quiet()
    }
    if let until = quiet.until, until <= session.now { quiet.until = nil }
    try session.carryOut(.setQuiet(quiet), json: common.json)
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
      let readBack = ReadBack(session.style)
      guard let moment = readBack.clock.instant(of: due) else { break }
      guard moment > session.now else {
        throw CommandError.quiet(.isOver(readBack.moment(due, endTime: nil)))
      }
      return .until(moment)
    case nil: break
    }
    throw CommandError.quiet(.notUnderstood(words))
  }
}
