import Actions
import Answers
import Configuration
import Language
import Model
import Planning
import Store
import Words

/// `pause`: lets a series rest, for good or until a day.
struct Pause: VerbCommand {
  static let row = VerbRow(.pause, .pause, more: .pauseMore, usage: "<id> [until <when> ...]")
    .takes([.pauseUntil])
    .shows([["pause", "plants"], ["pause", "plants", "until april"]])
    .answers([TodosJSON.self])

  let line: ParsedLine
  var said: [String] { line.all(.pauseUntil) }

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let store = try session.openStore()
    let (reference, words) = parts
    let row = try store.series(try store.one(reference, for: .pause), for: .pause)
    let until = try words.map { try moment($0, reference, in: session) }
    try session.carryOut(.pause(row, until: until), json: common.json)
    return .ok
  }

  /// The words before and after the last `until` or `for`.
  private var parts: (reference: String, until: String?) {
    let words = said.flatMap { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    let openers = [["until", "till"], ["for"]]
    for opener in openers {
      guard let index = words.lastIndex(where: { opener.contains($0.lowercased()) }), index > 0,
        index < words.count - 1
      else { continue }
      let until = words[(index + 1)...].joined(separator: " ")
      return (words[..<index].joined(separator: " "), opener == ["for"] ? "in " + until : until)
    }
    return (said.joined(separator: " "), nil)
  }

  private func moment(
    _ words: String,
    _ reference: String,
    in session: Session
  ) throws -> CivilDateTime {
    let context = try session.languageContext(nil)
    let example = commandLine(["pause", reference, "until", "monday"])
    guard let due = spokenMoment(words, in: context)?.due else {
      throw CommandError.usage(.timeNotUnderstood(words, example: example), verb: nil, text: nil)
    }
    let civil = due.civil(in: session.zone, session.environment.zones)
    guard session.zone.instant(of: civil) > session.now else {
      throw CommandError.pauseIsOver(ReadBack(session.style).moment(civil), example: example)
    }
    return civil
  }
}

extension Due {
  /// Its wall clock here; a day begins at midnight.
  fileprivate func civil(in zone: Zone, _ zones: ZoneDirectory) -> CivilDateTime {
    switch self {
    case .floating(let date, let time): CivilDateTime(date, time ?? .midnight)
    case .elapsed(let instant): zone.civil(at: instant)
    case .fixed(let date, let time, let name):
      zone.civil(
        at: (zones.zone(name) ?? zone).instant(of: CivilDateTime(date, time ?? .midnight))
      )
    }
  }
}
