import Actions
import Answers
import Arguments
import Language
import Model
import Store
import Words

extension VerbRow {
  /// `archive`: moves what was done long ago into a file of its own, and never unasked.
  static let archive = VerbRow(.archive, .archive, more: .archiveMore, usage: "[before <when>]")
    .takes(.archiveBefore, .yes)
    .shows(["archive", "--yes"], ["archive", "before", "2026-01-01", "--yes"])
    .answers(ArchivedJSON.self)
    .runs { call in
      let limit = try call.session.dayBefore(call.text(.archiveBefore))
      let store = try call.store()
      var isAgreed = call.has(.yes)
      if !isAgreed, !call.json, call.session.environment.terminal.inputIsTerminal {
        let archivable = try store.archivable(before: limit)
        isAgreed = archivable.count > 0
        if isAgreed, !call.session.confirms(archivable) { throw CommandError.notConfirmed }
      }
      let outcome = try call.carryOut(.archive(before: limit, isAgreed: isAgreed))
      guard case .archived(let archived, isAgreed: false) = outcome.facts else { return .ok }
      return archived.count > 0 ? .usage : .ok
    }
}

extension Session {
  /// The beginning of the day that words name behind `archive`: "before 2026-01-01", "older than 2
  /// years"; without any, a year ago.
  ///
  /// A length of minutes is refused: "3m" is easily meant for months.
  fileprivate func dayBefore(_ words: String) throws -> Instant {
    let said = ArchiveWords(words).moment ?? "1 year"
    let limit = resolve(said, as: .past, in: try languageContext(nil))
    guard let limit, resolve(said, as: .span)?.isShort != true else {
      let example = commandLine(["archive", "before", "2026-01-01"])
      throw CommandError.usage(
        .timeNotUnderstood(said, example: example),
        verb: nil,
        text: "archive \(words)"
      )
    }
    return zone.instant(of: CivilDateTime(zone.civil(at: limit).date, .midnight))
  }

  fileprivate func confirms(_ archived: Archived) -> Bool {
    let values = [
      "count": String(archived.count), "moment": ReadBack(style).day(archived.limit),
      "path": archived.path.printable,
    ]
    return confirms(ArchiveSentences.ask.text(tone, values), otherwise: false)
  }
}

/// The words behind `archive`.
struct ArchiveWords {
  /// The words of the moment; `nil` where there are none.
  let moment: String?

  init(_ words: String) {
    var rest = words.trimmed
    for opener in ["before ", "older than "] where rest.lowercased().hasPrefix(opener) {
      rest = String(rest.dropFirst(opener.count)).trimmed
    }
    moment = rest.isEmpty ? nil : rest
  }

  /// Whether they name a moment: to archive the photos is something to do.
  var areAMoment: Bool { moment.map(namesPast) ?? true }
}
