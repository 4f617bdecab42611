/// Words that are known to name a list: "to my groceries list", "shopping:", "on the van list".
struct SaidListWords {
  private let words: [String]

  init(_ said: String) {
    var words = said.split { $0.isWhitespace || $0 == ":" || $0 == "," }.map(String.init)
    while let first = words.first, SaidListWords.before.contains(first.lowercased()) {
      words.removeFirst()
    }
    while let last = words.last, SaidListWords.behind.contains(last.lowercased()) {
      words.removeLast()
    }
    self.words = words
  }

  /// The name among those that there are, or as it was said; nothing for the Inbox.
  func name(among lists: [String]) -> String? {
    guard !words.isEmpty else { return nil }
    var said = words.joined(separator: " ")
    if said.hasPrefix("#") || said.hasPrefix("+") { said.removeFirst() }
    guard !["to do", "to-do", "todo", "reminders", "inbox", "calendar"].contains(said.lowercased())
    else { return nil }
    let name = lists.name(nearest: said)
    return name == said ? said.lowercased() : name
  }

  private static let before: Set<String> = [
    "to", "on", "onto", "in", "into", "for", "my", "the", "our", "add", "put", "from", "under", "a",
    "list",
    "it", "these", "this", "all", "that", "them", "both", "stick", "it's", "its", "goes",
  ]
  private static let behind: Set<String> = ["list", "lists", "please", "pls", "too"]
}
