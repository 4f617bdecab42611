import Actions
import Answers
import Arguments
import Words

extension VerbRow {
  /// `stats`: how much was done, and how often what repeats was kept.
  static let stats = VerbRow(.stats, .stats, more: .statsMore, usage: "[<when> ...]")
    .takes(.stretch, .htmlPage)
    .shows(["stats"], ["stats", "month"], ["stats", "since january"])
    .answers(StatsJSON.self)
    .does { call in
      let window = try call.session.stretchBehind(call.text(.stretch), orElse: "week", for: .stats)
      guard let file: String = call[.htmlPage] else {
        try call.carryOut(.stats(window))
        return
      }
      _ = try call.store()
      guard case .summary(let summary) = try call.session.perform(.stats(window)).facts else {
        return
      }
      let page = StatsPage(summary, call.session.style).text
      guard file != "-" else { return try call.session.print(exactly: page) }
      try PageFile(file, beginningWith: StatsPage.mark).write(page)
      let values = ["path": file.printable]
      try call.answer(
        StatsJSON(summary),
        orText: LookBackSentences.pageWritten.text(call.session.tone, values)
      )
    }
}
