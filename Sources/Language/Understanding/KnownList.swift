/// A list of the person's own, and its name as somebody would say it.
struct KnownList: Sendable {
  let name: String
  let words: [Word]

  init(_ name: String) {
    self.name = name
    words = TokenizedText(name).tokens.map(\.text)
  }
}
