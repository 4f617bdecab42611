import Model
package import Words

/// Why nothing was done with a list.
package enum ListsError: Error, Hashable {
  case noAction(String, choices: [String])
  case wordsWanted(example: String?)
  case inboxKeepsName
  case inboxStays
  case inboxStandsFirst
  case nameTaken(String)
  case nameLength
  case dayIsNoName(String)
  case unknownColor(String)
  case unknownIcon(String, example: String)
  /// It holds to-dos, and nobody said what becomes of them.
  case contentsWanted(String, count: Int)
  case sameList
}

extension ListsError {
  /// Words the error, one sentence a line.
  package func lines(_ tone: Tone) -> [String] {
    func say(_ sentence: ListCareSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues(\.printable))
    }
    switch self {
    case .noAction(let word, let choices):
      return [say(.actionWanted, ["word": word, "choices": choices.joined(separator: ", ")])]
    case .wordsWanted(let example):
      let usual = commandLine(["lists", "delete", "Groceries", "--move-to", "Inbox"])
      return [say(.wordsWanted, ["example": example ?? usual])]
    case .inboxKeepsName: return [say(.inboxKeepsName)]
    case .inboxStays: return [say(.inboxStays)]
    case .inboxStandsFirst: return [say(.inboxStandsFirst)]
    case .nameTaken(let name): return [say(.nameTaken, ["list": name])]
    case .nameLength: return [say(.nameLength)]
    case .dayIsNoName(let name): return [say(.dayIsNoName, ["list": name.fitted(to: 60)])]
    case .unknownColor(let value):
      let choices = ListColor.Name.allCases.map(\.rawValue).joined(separator: ", ")
      return [say(.colorUnknown, ["value": value.fitted(to: 40), "choices": choices])]
    case .unknownIcon(let value, let example):
      return [say(.iconUnknown, ["value": value.fitted(to: 40), "example": example])]
    case .contentsWanted(let name, let count):
      let moving = commandLine(["lists", "delete", name, "--move-to", "Inbox"])
      let deleting = commandLine(["lists", "delete", name, "--delete-todos"])
      return [
        say(.contentsWanted, ["list": name, "todos": todosText(count, tone)]),
        say(.moveContents, ["command": moving]), say(.deleteContents, ["command": deleting]),
      ]
    case .sameList: return [say(.sameList)]
    }
  }

  /// The number that the program ends with.
  package var status: ExitStatus {
    switch self {
    case .noAction, .wordsWanted, .unknownColor, .unknownIcon, .contentsWanted, .nameLength,
      .dayIsNoName,
      .sameList:
      .usage
    case .inboxKeepsName, .inboxStays, .inboxStandsFirst, .nameTaken: .failed
    }
  }
}
