package import Actions
package import Answers
package import Words

/// The help texts, in the product's own words.
package struct Help {
  let page: HelpPage
  private let tone: Tone
  private var columns: Int { page.columns }

  /// All that is known of a verb.
  private let row: (Verb) -> VerbRow

  package init(
    of row: @escaping (Verb) -> VerbRow,
    palette: Palette = Palette(isOn: false),
    columns: Int = 80,
    isPlain: Bool = false,
    tone: Tone = .warm
  ) {
    page = HelpPage(palette: palette, columns: columns, isPlain: isPlain)
    self.tone = tone
    self.row = row
  }
}

extension Help {
  /// The help for a person who types `--help`: the verbs of every day, and the others by theme, on no more
  /// than a screen of 24 lines.
  package func overview() -> String {
    let themes = HelpTheme.all.map { theme in
      let others = theme.verbs.filter { !Verb.everyday.contains($0) }
      return (theme.name, others.map(\.rawValue).joined(separator: ", "))
    }
    return page.text([
      HelpHeadings.program.text(tone).wrapped(to: columns),
      page.table(Verb.everyday.map(line)),
      page.table(themes.filter { !$0.1.isEmpty }),
      moreHelp,
    ])
  }

  /// Where to read on: on one line, if there is room for it.
  private var moreHelp: [String] {
    let lines = [
      HelpHeadings.helpOfOne.text(.literal, ["command": commandLine(["help", "add"])]),
      HelpHeadings.helpOfAll.text(.literal, ["command": commandLine(["help", "all"])]),
    ]
    let line = lines.joined(separator: "  ")
    let hasRoom = line.count <= columns && !page.isPlain
    return hasRoom ? [line] : lines.flatMap { $0.wrapped(to: columns) }
  }

  /// Every command with its line, by theme.
  package func everything() -> String {
    page.text(
      HelpTheme.all.map { theme in
        [page.heading(theme.heading)] + page.table(theme.verbs.map(line))
      }
        + [HelpHeadings.helpOfOne.text(.literal, ["command": commandLine(["help", "add"])])].map {
          $0.wrapped(to: columns)
        }
    )
  }

  /// The help of one verb.
  package func of(_ verb: Verb) -> String {
    let row = row(verb)
    let usage = ["voicedo-remind", verb.rawValue, row.usage, "[<options>]"]
      .filter { !$0.isEmpty }.joined(separator: " ")
    var parts = [row.summary.sentence.literal.wrapped(to: columns)]
    if let more = row.more { parts.append(more.literal.wrapped(to: columns)) }
    let usageLine = "\(HelpHeadings.headingUsage.sentence.literal) \(usage)"
    parts.append(usageLine.wrapped(to: columns))
    let examples = row.examples.map(Help.line)
    if !examples.isEmpty {
      parts.append([page.heading(.headingExamples)] + page.indented(examples))
    }
    for (name, arguments) in [
      (HelpHeadings.headingWords, row.words), (.headingOptions, row.options),
    ] where !arguments.isEmpty {
      parts.append([page.heading(name)] + page.table(arguments.map { ($0.typed, $0.meaning) }))
    }
    return page.text(parts)
  }
}

extension Help {
  /// A command line as people type it.
  package static func line(_ arguments: [String]) -> String {
    (["voicedo-remind"] + arguments.map { $0.contains(" ") ? "\"\($0)\"" : $0 })
      .joined(separator: " ")
  }

  private func line(_ verb: Verb) -> (name: String, meaning: String) {
    (verb.rawValue, row(verb).summary.sentence.literal)
  }
}
