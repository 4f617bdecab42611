import Language
import Words

/// The manual's part on what is meant by a sentence, from the tables of meanings.
enum TalkPages {
  /// Each kind of question with its sentences.
  static func questionsPart() -> [String] {
    list(
      QuestionKind.allCases.map { kind in
        (kind.examples, QuestionWords(named: kind.rawValue)?.text(.literal) ?? "")
      }
    )
  }

  /// Each wish with its sentences.
  static func wishesPart() -> [String] {
    list(
      Meaning.Act.allCases.filter { !$0.examples.isEmpty }.map { act in
        let words = MeaningWords(named: act.rawValue)?.text(.literal, ["about": "what it names"])
        return (act.examples, words ?? "")
      }
    )
  }

  private static func list(_ rows: [(examples: [String], words: String)]) -> [String] {
    let items = rows.flatMap { row in
      row.examples.map { Mdoc.item($0) } + Mdoc.text(row.words)
    }
    return [".Bl -tag -width Ds"] + items + [".El"]
  }
}
