/// A place in the tokens: rules move a copy of it forward and drop the copy when they do not match.
struct Cursor: Sendable {
  let tokens: [Token]
  var index: Int
  let end: Int

  init(_ tokens: [Token], at index: Int = 0, end: Int? = nil) {
    self.tokens = tokens
    self.index = index
    self.end = end ?? tokens.count
  }

  var isAtEnd: Bool { index >= end }

  /// The token `offset` places ahead.
  func ahead(_ offset: Int = 0) -> Token? {
    index + offset < end && index + offset >= 0 ? tokens[index + offset] : nil
  }

  var facts: WordFacts { ahead()?.facts ?? .none }
}

extension Cursor {
  /// Steps over the next token if it is this word or mark.
  mutating func take(_ text: String) -> Bool {
    guard index < end, tokens[index].text == text, !tokens[index].isQuoted else { return false }
    index += 1
    return true
  }

  /// Steps over the next token if it is one of these words or marks.
  mutating func take(anyOf texts: [String]) -> String? {
    guard index < end, !tokens[index].isQuoted else { return nil }
    let text = tokens[index].text
    guard texts.contains(text) else { return nil }
    index += 1
    return text
  }

  /// Steps over the next token if it is one of these; a rule does not ask for it.
  ///
  /// Told one by one, here and below: an array for each question would cost more than the answer.
  mutating func skip(_ first: String, _ second: String = "", _ third: String = "") {
    if isAt(first, second, third) { index += 1 }
  }

  /// Steps over the next token if it is one of these, or four more.
  mutating func skip(_ first: String, _ second: String, _ third: String, _ others: String...) {
    if isAt(first, second, third) || others.contains(where: { isAt($0) }) { index += 1 }
  }

  /// Steps over these words in a row, or over none.
  mutating func take(phrase first: String, _ second: String) -> Bool {
    guard isAt(first), let next = ahead(1), !next.isQuoted, next.text == second else {
      return false
    }
    index += 2
    return true
  }

  /// Steps over all of these words in a row, or over none.
  mutating func take(phrase first: String, _ second: String, _ others: String...) -> Bool {
    let start = index
    guard take(phrase: first, second) else { return false }
    for word in others where !take(word) {
      index = start
      return false
    }
    return true
  }

  /// Steps over the next token if it is this mark or word and nothing stands before it.
  mutating func take(glued text: String) -> Bool {
    guard let token = ahead(), token.isGlued else { return false }
    return take(text)
  }

  /// Whether a letter or digit sticks to the last token read.
  var isGluedToWord: Bool {
    guard let token = ahead() else { return false }
    return token.isGlued && token.isSpoken
  }

  /// Whether the next token is one of these.
  func isAt(_ first: String, _ second: String = "", _ third: String = "") -> Bool {
    guard index < end, !tokens[index].isQuoted else { return false }
    let text = tokens[index].text
    return text == first || text == second || text == third
  }

  /// Whether the next token is one of these many.
  func isAt(_ first: String, _ second: String, _ third: String, _ others: String...) -> Bool {
    guard index < end, !tokens[index].isQuoted else { return false }
    let text = tokens[index].text
    return text == first || text == second || text == third || others.contains(text)
  }

  /// Reads something with a rule of its own, or stays where it is.
  mutating func attempt<Value>(_ read: (inout Cursor) -> Value?) -> Value? {
    var copy = self
    guard let value = read(&copy) else { return nil }
    self = copy
    return value
  }
}
