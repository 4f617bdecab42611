import Actions
import Answers
import Language
import Model
import Store
import Words

extension Session {
  /// Reads back what was stored, and says what there is to say about it.
  func print(_ captured: Captured, _ utterance: Utterance, _ context: LanguageContext) throws {
    let readBack = ReadBack(self, context)
    let tree = TodoTree(captured.rows)
    let lines = tree.entries.map { readBack.line(tree.rows[$0.row], depth: $0.depth) }
    try print(lines.joined(separator: "\n"))
    talk(utterance, newLists: captured.newLists)
    // What was stored last needs no name, as long as it is one.
    let isAlone = captured.rows.count == 1
    for (row, draft) in zip(captured.rows, utterance.drafts) {
      talk(draft.choices, of: draft, handle: isAlone ? nil : row.todo.handle, context)
    }
  }

  /// Says which readings were chosen, and how to change them.
  func talk(_ choices: [Choice], of draft: Draft, handle: String?, _ context: LanguageContext) {
    let readBack = ReadBack(self, context)
    let other = OtherReading(context: context, zones: environment.zones)
    for choice in choices {
      let words = other.words(for: choice, of: draft)
      let command = words.map {
        commandLine(
          ["fix"] + (handle.map { [$0] } ?? []) + $0.split(separator: " ").map(String.init)
        )
      }
      talk(readBack.sentence(of: choice, draft: draft, command: command))
    }
  }

  /// Says what is worth saying about a text although it was taken.
  func talk(_ utterance: Utterance, newLists: [String]) {
    for list in newLists { talk(CaptureSentences.newList, ["list": list]) }
    for remark in utterance.remarks {
      switch remark {
      case .long(let words): talk(CaptureSentences.long, ["words": String(words)])
      case .notEnglish: talk(CaptureSentences.notEnglish)
      case .pastTime(let phrase): talk(CaptureSentences.pastTime, ["phrase": phrase])
      }
    }
    for unclear in utterance.unclear {
      switch unclear {
      case .time(let phrase): talk(CaptureSentences.timeLeftOut, ["phrase": phrase])
      case .repeat(let phrase): talk(CaptureSentences.repeatLeftOut, ["phrase": phrase])
      case .parent(let words, fits: 0): talk(CaptureSentences.parentLeftOut, ["words": words])
      case .parent(let words, let count):
        talk(CaptureSentences.parentUnclear, ["words": words, "count": String(count)])
      }
    }
  }
}
