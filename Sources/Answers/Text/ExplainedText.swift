import Actions
package import Language
import Model
import Words

/// The output of `parse --explain`: the text with a line under each part, the rules that read its
/// times, and each to-do with what words left open.
package struct ExplainedText {
  package let style: AnswerStyle
  package let context: LanguageContext
  package let readBack: ReadBack

  package init(_ style: AnswerStyle, _ context: LanguageContext) {
    self.style = style
    self.context = context
    readBack = ReadBack(style, context)
  }

  private var tone: Tone { style.tone }

  /// The whole explanation of a text, with what it means as a whole.
  package func text(
    _ explanation: Explanation,
    of text: String,
    meaning: Meaning
  ) -> String {
    let scalars = Array(text.unicodeScalars)
    let parts = explanation.parts(of: scalars)
    let blocks = [
      readBack.isPlain ? spoken(parts) : drawing(parts),
      meaning.act == .add ? "" : MeantText(tone: tone).line(meaning),
      rules(explanation.rules, scalars),
      todos(explanation),
      judgement(explanation),
      others(explanation),
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: readBack.isPlain ? "\n" : "\n\n")
  }

  private func drawing(_ parts: [Explanation.Part]) -> String {
    let named = parts.map { part in
      Underlines.Part(
        words: part.words.printable,
        name: part.isMark ? nil : name(of: part.role),
        isGlued: part.isGlued,
        beginsLine: part.beginsLine
      )
    }
    return Underlines(parts: named, palette: readBack.palette, columns: readBack.columns ?? 80).text
  }

  /// The parts in sentences.
  private func spoken(_ parts: [Explanation.Part]) -> String {
    parts.filter { !$0.isMark }.map { part in
      let role = name(of: part.role).capitalizedSentence
      return ExplanationWords.tokenPlain.text(
        tone,
        ["role": role, "words": part.words.printable]
      )
    }.joined(separator: "\n")
  }

  private func name(of role: ExplainedToken.Role) -> String {
    ExplanationWords(named: role.rawValue)?.text(tone) ?? role.rawValue
  }

  /// Who read it, and how sure.
  private func judgement(_ explanation: Explanation) -> String {
    guard let judgement = explanation.judgement else { return "" }
    let words: ExplanationWords = judgement.isLearned ? .readByReader : .readByRules
    let percent = Int((judgement.sureness * 100).rounded())
    return words.text(tone, ["percent": String(percent)])
  }

  /// The readings that were not taken.
  private func others(_ explanation: Explanation) -> String {
    guard !explanation.others.isEmpty else { return "" }
    let heading = readBack.palette.paint(ExplanationWords.otherReadings.text(tone), .heading)
    let readings = explanation.others.flatMap { reading in
      reading.drafts.enumerated().map { ($0.offset == 0 ? "- " : "  ") + readBack.line($0.element) }
    }
    return ([heading] + readings).joined(separator: "\n")
  }

  private func todos(_ explanation: Explanation) -> String {
    zip(explanation.understanding.drafts, explanation.reasons).map { draft, reasons in
      let others = OtherReading(context: context)
        .sentences(draft, tone)
      let lines = reasons.map { sentence(of: $0) } + others
      let width = readBack.columns.map { max(20, $0 - 2) } ?? .max
      let indented = lines.flatMap { line in
        line.wrapped(to: width).enumerated().map { ($0.offset == 0 ? "  " : "    ") + $0.element }
      }
      return ([readBack.line(draft)] + indented).joined(separator: "\n")
    }.joined(separator: "\n")
  }
}

extension ExplainedText {
  /// Which rule read which words.
  private func rules(_ rules: [FiredRule], _ text: [Unicode.Scalar]) -> String {
    guard !rules.isEmpty else { return "" }
    let rows = rules.map { rule in
      (
        words: text.words(in: rule.range).printable,
        kind: RuleKindNames(named: rule.kind.rawValue)?.text(tone) ?? rule.kind.rawValue,
        example: rule.example
      )
    }
    if readBack.isPlain {
      return rows.map { row in
        ExplanationWords.rulePlain.text(
          tone,
          ["words": row.words, "kind": row.kind, "example": row.example]
        )
      }.joined(separator: "\n")
    }
    let widths = (rows.map(\.words.columns).max() ?? 0, rows.map(\.kind.columns).max() ?? 0)
    let lines = rows.map { row in
      let like = ExplanationWords.like.text(tone, ["example": row.example])
      return (
        words: "  " + row.words.padded(to: widths.0),
        kind: row.kind.padded(to: widths.1),
        like: readBack.palette.paint(like, .quiet)
      )
    }
    let widest =
      lines.map { $0.words.columns + $0.kind.columns + $0.like.columnsWithoutPaint + 4 }.max() ?? 0
    let fits = readBack.columns.map { widest <= $0 } ?? true
    let heading = readBack.palette.paint(ExplanationWords.rulesHeading.text(tone), .heading)
    return
      ([heading]
      + lines.map { line in
        guard !fits else { return "\(line.words)  \(line.kind)  \(line.like)" }
        return "  \(line.words.trimmed)\n    \(line.kind.trimmed), \(line.like)"
      }).joined(separator: "\n")
  }

  /// A reason as a sentence.
  package func sentence(of reason: Reason) -> String {
    ReasonWords(named: reason.kind.rawValue)?.text(
      tone,
      [
        "words": reason.words.printable, "name": reason.words.printable.capitalizedSentence,
        "time": reason.time.map(style.face.text) ?? "",
        "day": reason.date.map { readBack.moment(.floating($0, nil), endTime: nil) } ?? "",
      ]
    ) ?? reason.kind.rawValue
  }
}

extension OtherReading {
  /// How each other reading of a draft would be chosen.
  fileprivate func sentences(_ draft: Draft, _ tone: Tone) -> [String] {
    draft.choices.compactMap { choice in
      words(for: choice, of: draft).map { words in
        let command = commandLine(["fix"] + words.split(separator: " ").map(String.init))
        return ExplanationWords.otherReading.text(tone, ["words": words, "command": command])
      }
    }
  }
}
