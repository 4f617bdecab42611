package import Language
import Model

extension String {
  /// The text as a title, and what did not fit into it.
  package var asTitle: (title: String, rest: String?) {
    let text = withoutControls.trimmed
    // A title is one line; the lines after it are notes.
    let line = text.prefix { !$0.isNewline }
    let more = String(text.dropFirst(line.count)).trimmed
    guard let end = line.endOfTitle else {
      return (String(line).trimmed, more.isEmpty ? nil : more)
    }
    var head = line[..<end]
    // Cut between words where there is a place for it.
    if let blank = head.lastIndex(where: \.isWhitespace),
      head.distance(from: head.startIndex, to: blank) > head.count / 2
    {
      head = head[..<blank]
    }
    let rest = String(line[head.endIndex...]).trimmed
    return (String(head).trimmed, [rest, more].filter { !$0.isEmpty }.joined(separator: "\n"))
  }
}

extension Draft {
  /// A text word for word: nothing in it is taken for a time or a list.
  package init?(wordForWord text: String) {
    let (title, rest) = text.asTitle
    guard !title.isEmpty else { return nil }
    self.init(title: title, notes: rest)
  }

  /// Adds a paragraph to the notes.
  package mutating func append(note: String) {
    notes = notes.map { $0 + "\n" + note } ?? note
  }
}
