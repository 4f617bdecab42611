import Actions
import Answers
import Arguments
import Language
import Model
import Words

extension VerbRow {
  /// `pause`: lets a series rest, for good or until a day.
  static let pause = VerbRow(.pause, .pause, more: .pauseMore, usage: "<id> [until <when> ...]")
    .takes(.pauseUntil)
    .shows(["pause", "plants"], ["pause", "plants", "until april"])
    .answers(TodosJSON.self)
    .asks { call in
      let store = try call.store()
      let (reference, words) = call.all(.pauseUntil).dividedAtUntil
      let row = try store.series(try store.one(reference, for: .pause), for: .pause)
      let until = try words.map { try call.session.endOfPause($0, reference) }
      return .pause(row, until: until)
    }
}

extension [String] {
  /// The words before and after the last `until` or `for`.
  fileprivate var dividedAtUntil: (reference: String, until: String?) {
    let words = flatMap(\.words)
    let openers = [["until", "till", "til"], ["for"]]
    for opener in openers {
      guard let index = words.lastIndex(where: { opener.contains($0.lowercased()) }), index > 0,
        index < words.count - 1
      else { continue }
      let until = words[(index + 1)...].joined(separator: " ")
      return (words[..<index].joined(separator: " "), opener == ["for"] ? "for " + until : until)
    }
    return (joined(separator: " "), nil)
  }
}

extension Session {
  fileprivate func endOfPause(_ words: String, _ reference: String) throws -> CivilDateTime {
    let context = try languageContext(nil)
    let example = commandLine(["pause", reference, "until", "monday"])
    let deadline = words.hasPrefix("for ") ? words : "until " + words
    guard let due = resolve(deadline, as: .deadline, in: context) else {
      throw CommandError.usage(.timeNotUnderstood(words, example: example), verb: nil, text: nil)
    }
    let here = context.calendar.civil(of: due)
    let civil = CivilDateTime(here.date, here.time ?? .midnight)
    guard zone.instant(of: civil) > now else {
      throw CommandError.pauseIsOver(ReadBack(style).moment(civil), example: example)
    }
    return civil
  }
}
