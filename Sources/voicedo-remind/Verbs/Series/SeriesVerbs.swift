import Actions
import Answers
import Arguments
import Words

extension VerbRow {
  /// `skip`: passes over the present occurrence of series; the next one comes.
  static let skip = VerbRow(.skip, .skip, more: .skipMore, usage: "<id> ...")
    .takes(.references)
    .shows(["skip", "plants"])
    .answers(TodosJSON.self)
    .asks { .skip(try $0.series()) }

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
