package import Actions
import Language
import Model
import Planning
import Store
import Words

/// How much was done as one page for a browser, with all that it needs in it: drawings as SVG, no
/// script, nothing from elsewhere.
///
/// Lengths, sizes and numbers carry the meaning, so it is read without colour; the browser's light or
/// dark look is taken on, and so are colours that a person forces. Titles and names of lists are data,
/// and escaped as such.
package struct StatsPage {
  private let summary: Summary
  private let style: AnswerStyle
  private let readBack: ReadBack

  package init(_ summary: Summary, _ style: AnswerStyle) {
    self.summary = summary
    self.style = style
    readBack = ReadBack(style)
  }

  /// How every such page begins.
  package static let mark = "<!DOCTYPE html>\n<!-- voicedo-remind stats -->\n"

  package var text: String {
    let title = summary.sentence(readBack).escaped
    return """
      \(Self.mark)<html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>\(title)</title>
      <style>
      \(Self.sheet)
      </style>
      </head>
      <body>
      <main>
      <h1>\(title)</h1>
      \(summary.focusSentence(style.tone).map { "<p>\($0.escaped)</p>" } ?? "")
      \(sections.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private static let sheet = """
    :root { color-scheme: light dark; --paper: #fcfcfa; --ink: #23231f; --fill: #2f6f62; --line: #b9b9b0; }
    @media (prefers-color-scheme: dark) {
      :root { --paper: #1b1c1a; --ink: #e8e8e2; --fill: #7cc4b3; --line: #55564f; }
    }
    @media (forced-colors: active) {
      :root { --paper: Canvas; --ink: CanvasText; --fill: CanvasText; --line: GrayText; }
    }
    body { background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; margin: 0; }
    main { max-width: 44rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
    h1 { font-size: 1.4rem; } h2 { font-size: 1.1rem; margin-top: 2rem; }
    svg { display: block; width: 100%; height: auto; }
    svg text { fill: var(--ink); font: 12px system-ui, sans-serif; }
    .fill { fill: var(--fill); } .none, .open { fill: none; stroke: var(--line); }
    """

  private var sections: [String] {
    var sections: [String] = []
    let tally = summary.tally
    if tally.total > 0 {
      let numbers = summary.tally.byDay.map { day, count in
        (name: readBack.clock.text(ofDay: day), count: count)
      }
      if numbers.count > Summary.mostBars {
        sections.append(
          section(.byWeek, SquaresDrawing(tally, names: numbers.map(\.name), style).svg)
        )
      } else if numbers.count > 1 {
        sections.append(section(.byDay, BarsDrawing(numbers).svg))
      }
      sections.append(section(.byHour, HoursDrawing(tally.hours, style).svg))
      sections.append(section(.byList, BarsDrawing(summary.listNumbers(style.tone)).svg))
    }
    if !summary.kept.isEmpty { sections.append(section(.kept, kept)) }
    return sections
  }

  private func section(_ heading: LookBackSentences, _ drawing: String) -> String {
    "<section>\n<h2>\(heading.text(style.tone).escaped)</h2>\n\(drawing)\n</section>"
  }

  private var kept: String {
    let rows = summary.kept.map { series in
      KeptDrawing.Row(
        title: series.row.todo.title.printable,
        times: series.times,
        told: readBack.kept(series.times.kept)
      )
    }
    let others = summary.kept.compactMap { series in
      readBack.unanswered(series.times).map { told in
        "<li>\("\(series.row.todo.title): \(told)".escaped)</li>"
      }
    }
    let list = others.isEmpty ? "" : "\n<ul>\n\(others.joined(separator: "\n"))\n</ul>"
    return KeptDrawing(rows: rows).svg + list
  }
}
