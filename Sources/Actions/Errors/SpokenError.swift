package import Language
import Model
package import Store
package import Words

/// Why a transcript that acts on something did nothing.
package enum SpokenError: Error, Hashable {
  case nothingFits(String, near: [TodoRow], command: SpokenCommand)
  /// "it", and nothing was added or changed lately.
  case nothingTouched(String)
  /// The title of something open, word for word.
  case saidAgain(TodoRow, command: SpokenCommand)
  case noPlace(String)
  case noParts(example: String)
  case noDirection(example: String)
  case noAmount(example: String)
  case noTitle(example: String)
}

extension SpokenError {
  /// For how many minutes "it" is the to-do that was added or changed last.
  package static let memory = 15

  /// The number that the program ends with.
  package var status: ExitStatus {
    switch self {
    case .nothingFits, .nothingTouched, .noPlace: .nothingMatched
    case .saidAgain: .ambiguous
    case .noParts, .noDirection, .noAmount, .noTitle: .usage
    }
  }

  /// The to-dos that were meant perhaps.
  package var candidates: [TodoRow] {
    switch self {
    case .nothingFits(_, let near, _): near
    case .saidAgain(let row, _): [row]
    default: []
    }
  }

  /// Words the error, one sentence a line.
  package func lines(_ tone: Tone) -> [String] {
    func say(_ sentence: SpokenSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues { $0.printable })
    }
    func store(_ said: String) -> String {
      TroubleSentences.storeItWith.text(tone, ["command": addCommand(said)])
    }
    switch self {
    case .nothingFits(let words, let near, let command):
      let first: SpokenSentences = command.action == .undone ? .nothingDone : .nothingOpen
      var lines = [say(first, ["words": words.fitted(to: 60)])]
      if let row = near.first {
        lines.append(say(.nearest))
        lines += near.map { "  \($0.todo.handle)  \($0.todo.title.printable)" }
        let how = commandLine([command.verb.rawValue, row.todo.handle])
        lines.append(say(.changeHow, ["command": how]))
      }
      return lines + [store(command.said)]
    case .nothingTouched(let words):
      return [say(.nothingTouched, ["words": words, "minutes": String(SpokenError.memory)])]
    case .saidAgain(let row, let command):
      let act = commandLine([command.verb.rawValue, row.todo.handle])
      return [
        say(.saidAgain, ["title": row.todo.title.fitted(to: 60)]),
        say(.actOnIt, ["command": act]),
        say(.storeAgain, ["command": addCommand(command.said)]),
      ]
    case .noPlace(let words):
      let make = commandLine(["lists", "add", words])
      return [say(.noPlace, ["words": words.fitted(to: 60)]), say(.makeList, ["command": make])]
    case .noParts(let example): return [say(.noParts, ["example": example])]
    case .noDirection(let example): return [say(.noDirection, ["example": example])]
    case .noAmount(let example): return [say(.noAmount, ["example": example])]
    case .noTitle(let example): return [say(.noTitle, ["example": example])]
    }
  }
}
