import Actions
import Answers
import Words

/// The help texts, in the product's own words.
struct Help {
  let palette: Palette
  /// Columns of the screen.
  let columns: Int
  /// Whether a screen reader is to read it.
  let isPlain: Bool
  let tone: Tone

  init(_ session: Session) {
    self.init(
      palette: session.style.palette,
      columns: session.environment.terminal.columns ?? 80,
      isPlain: session.isPlain,
      tone: session.tone
    )
  }

  init(
    palette: Palette = Palette(isOn: false),
    columns: Int = 80,
    isPlain: Bool = false,
    tone: Tone = .warm
  ) {
    self.palette = palette
    // Beyond this, lines are hard to follow with the eye.
    self.columns = isPlain ? .max : min(columns, 80)
    self.isPlain = isPlain
    self.tone = tone
  }
}

extension Help {
  /// The help for a person who types the name alone, or `--help`: no more than a screen of 24
  /// lines.
  func overview() -> String {
    let others = Verb.occasional.map(\.rawValue).joined(separator: ", ")
    return page([
      HelpSentences.program.text(tone).wrapped(to: columns),
      indented([Help.line(["buy milk tomorrow morning"])]),
      [heading(.everyday)] + table(Verb.everyday.map(row)),
      [heading(.more)] + indented(others.wrapped(to: columns - 2)),
      [
        HelpSentences.helpOfOne.text(.literal, ["command": commandLine(["help", "add"])]),
        HelpSentences.helpOfAll.text(.literal, ["command": commandLine(["help", "all"])]),
      ].flatMap { $0.wrapped(to: columns) },
    ])
  }

  /// Every command with its line, by theme.
  func everything() -> String {
    page(
      HelpTheme.all.map { theme in
        [heading(theme.heading)] + table(theme.verbs.map(row))
      }
        + [HelpSentences.helpOfOne.text(.literal, ["command": commandLine(["help", "add"])])].map {
          $0.wrapped(to: columns)
        }
    )
  }

  /// The help of one verb.
  func of(_ verb: Verb) -> String {
    let row = verb.row
    let usage = ["voicedo-remind", verb.rawValue, row.usage, "[<options>]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
    var parts = [row.summary.sentence.literal.wrapped(to: columns)]
    if let more = row.more { parts.append(more.sentence.literal.wrapped(to: columns)) }
    let usageLine = "\(HelpSentences.headingUsage.sentence.literal) \(usage)"
    parts.append(usageLine.wrapped(to: columns))
    let examples = row.examples.map(Help.line)
    if !examples.isEmpty { parts.append([heading(.headingExamples)] + indented(examples)) }
    for (name, arguments) in [
      (HelpSentences.headingWords, row.words), (.headingOptions, row.options),
    ] where !arguments.isEmpty {
      parts.append([heading(name)] + table(arguments.map { ($0.typed, $0.meaning) }))
    }
    return page(parts)
  }
}

extension Help {
  /// A command line as people type it.
  static func line(_ arguments: [String]) -> String {
    (["voicedo-remind"] + arguments.map { $0.contains(" ") ? "\"\($0)\"" : $0 })
      .joined(separator: " ")
  }

  private func row(_ verb: Verb) -> (name: String, meaning: String) {
    (verb.rawValue, verb.row.summary.sentence.literal)
  }

  private func heading(_ sentence: HelpSentences) -> String {
    palette.paint(sentence.sentence.literal, .heading)
  }

  /// Paragraphs, with an empty line between them where eyes read.
  private func page(_ parts: [[String]]) -> String {
    parts.filter { !$0.isEmpty }.map { $0.joined(separator: "\n") }
      .joined(separator: isPlain ? "\n" : "\n\n") + "\n"
  }

  private func indented(_ lines: [String]) -> [String] {
    isPlain ? lines : lines.map { "  " + $0 }
  }

  /// Names and what they mean, side by side; below each other where the screen is narrow.
  private func table(_ rows: [(name: String, meaning: String)]) -> [String] {
    if isPlain {
      return rows.map {
        PlainSentences.labelled.text(.literal, ["label": $0.name, "value": $0.meaning])
      }
    }
    let width = min(rows.map(\.name.columns).max() ?? 0, 24)
    let room = columns - width - 4
    guard room >= 24 else {
      return rows.flatMap { name, meaning in
        ["  " + palette.paint(name, .handle)]
          + meaning.wrapped(to: columns - 6).map { "      " + $0 }
      }
    }
    return rows.flatMap { name, meaning in
      let lines = meaning.wrapped(to: room)
      let painted = "  " + palette.paint(name, .handle)
      // A name that is wider than its column has a line of its own.
      let first = name.columns > width ? [painted] : []
      let start =
        first.isEmpty ? painted + String(repeating: " ", count: width - name.columns + 2) : nil
      let indent = String(repeating: " ", count: width + 4)
      return first
        + lines.enumerated().map { index, line in (index == 0 ? start ?? indent : indent) + line }
    }
  }
}
