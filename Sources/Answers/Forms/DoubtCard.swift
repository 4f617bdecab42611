import Actions
package import Language
import Model
package import Words

/// The readings of a text of which one is to be chosen, a line for each to-do.
package struct DoubtCard {
  private let readings: [[Draft]]
  /// The line that offers to change something open instead.
  private let change: String?
  private let readBack: ReadBack

  /// The first reading, and at most two others.
  package init(
    _ readings: [[Draft]],
    change: String? = nil,
    _ style: AnswerStyle,
    _ context: LanguageContext
  ) {
    (self.readings, self.change) = (readings, change)
    readBack = ReadBack(style, context)
  }

  /// What is doubted, then each reading with its number, then the keys.
  package var lines: [String] {
    let tone = readBack.tone
    let doubts = readings.first?.doubts ?? []
    let others =
      switch readings.count {
      case ..<2: ""
      case 2: DoubtSentences.otherKey.text(tone)
      default: DoubtSentences.otherKeys.text(tone)
      }
    let keys: DoubtSentences = change == nil ? .keys : .keysWithChange
    return doubts.sentences(tone) + [change].compactMap(\.self) + readingLines
      + [readBack.palette.paint(keys.text(tone, ["others": others]), .quiet)]
  }

  /// Each reading with its number.
  package var readingLines: [String] {
    readings.enumerated().flatMap { number, drafts in
      drafts.enumerated().map { place, draft in
        (place == 0 ? "  \(number + 1)  " : "     ") + readBack.line(draft)
      }
    }
  }
}

extension [Doubt] {
  /// What is doubted, a sentence for the words and one for a text that may be one to-do.
  package func sentences(_ tone: Tone) -> [String] {
    let words = filter { $0.kind != .split && $0.kind != .again }.map(\.words.printable)
    let named = words.isEmpty ? [] : [words.joined(separator: "”, “")]
    let sentences = named.map { DoubtSentences.words.text(tone, ["words": $0]) }
    let split =
      contains { $0.kind == .split } ? [DoubtSentences.oneOrSeveral.text(tone)] : []
    let again = filter { $0.kind == .again }.map { doubt in
      DoubtSentences.again.text(tone, doubt.againValues)
    }
    return sentences + split + again
  }
}

extension Doubt {
  /// What is on the list already, and the command that changes it.
  package var againValues: [String: String] {
    [
      "words": words.printable.fitted(to: 60),
      "command": commandLine(["edit", words.printable]),
    ]
  }
}
