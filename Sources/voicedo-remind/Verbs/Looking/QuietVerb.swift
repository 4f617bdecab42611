import Actions
import Answers
import Arguments
import Configuration
import Model
import Planning
import Store
import Words

extension VerbRow {
  /// `quiet`: quiet hours every day, quiet until a moment, neither; or what of it holds.
  static let quiet = VerbRow(.quiet, .quiet, more: .quietMore, usage: "[<when> ...]")
    .takes(.quietWhen)
    .shows(["quiet", "22-7"], ["quiet", "2h"], ["quiet", "until tomorrow morning"])
    .answers(QuietAnswerJSON.self)
    .does { call in
      let session = call.session
      let words = call.text(.quietWhen).trimmed
      guard !words.isEmpty else {
        let quiet = session.hasDatabase ? try call.store().quiet() : Quiet()
        return try session.reply(asJSON: call.json) { $0.answer(quiet) }
      }
      // Not asked for yet is not stored yet: words that say nothing leave no database behind.
      let change = try session.quietChange(words)
      var quiet = try call.store().quiet()
      change(&quiet)
      if let until = quiet.until, until <= session.now { (quiet.until, quiet.from) = (nil, nil) }
      try call.carryOut(.setQuiet(quiet))
    }
}

extension Session {
  /// Makes a change of the quiet that holds from words.
  fileprivate func quietChange(_ words: String) throws -> (inout Quiet) -> Void {
    let context = try languageContext(nil)
    switch SpokenQuiet(words, in: context) {
    case .off: return { $0 = Quiet() }
    case .hours(let hours):
      guard hours.from != hours.to else {
        throw CommandError.quiet(.sameEnds(settings.face.text(hours.from)))
      }
      return { $0.hours = hours }
    case .until(let due, let from):
      let readBack = ReadBack(style)
      guard let moment = readBack.clock.calendar.instant(of: due) else { break }
      guard moment > now else {
        throw CommandError.quiet(.isOver(readBack.moment(due, endTime: nil)))
      }
      let start = from.flatMap(readBack.clock.calendar.instant(of:))
      return { ($0.until, $0.from) = (moment, start) }
    case nil: break
    }
    throw CommandError.quiet(.notUnderstood(words))
  }
}
