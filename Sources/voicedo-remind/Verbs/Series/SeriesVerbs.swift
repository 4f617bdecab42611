import Actions
import Answers
import Arguments
import Language
import Model
import Store
import Words

extension VerbRow {
  /// `skip`: passes over the present occurrence of series; the next one comes.
  static let skip = VerbRow(.skip, .skip, more: .skipMore, usage: "<id> ...")
    .takes(.references)
    .shows(["skip", "plants"], ["skip", "plants", "today"], ["skip", "plants", "on", "friday"])
    .answers(TodosJSON.self)
    .asks { call in
      let words = call.all(.references).joined(separator: " ")
      guard let day = try call.session.day(saidLastIn: words), try call.store().isNone(words)
      else { return .skip(try call.series()) }
      do {
        return .skip(try call.store().series([day.before], for: .skip), on: day.date)
      } catch CommandError.nothingMatches(let reference, text: let text?, let near) {
        // What could be stored is all of it, the day as well.
        let text = text.isEmpty ? nil : "skip " + words
        throw CommandError.nothingMatches(reference, text: text, near: near)
      }
    }

  /// `resume`: has paused series go on; what fell into the pause does not come back.
  static let resume = VerbRow(.resume, .resume, usage: "<id> ...")
    .takes(.references)
    .shows(["resume", "plants"])
    .answers(TodosJSON.self)
    .asks { .resume(try $0.series()) }

  /// `end`: ends series; they leave the list, and what was done of them stays known.
  static let end = VerbRow(.end, .end, more: .endMore, usage: "<id> ...")
    .takes(.references, .yes)
    .shows(["end", "plants"])
    .answers(TodosJSON.self)
    .asks { call in
      let rows = try call.series()
      if rows.count > 1, !call.has(.yes) {
        try call.session.confirm(SeriesSentences.askEnd, of: rows)
      }
      return .endSeries(rows)
    }
}

extension Store {
  /// Whether these words mean no to-do.
  fileprivate func isNone(_ words: String) throws -> Bool {
    if case .none = try find(words) { true } else { false }
  }
}
