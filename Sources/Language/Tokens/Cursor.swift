/// A place in the tokens: rules move it forward, and where they do not match it is put back.
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

  var facts: WordFacts { index < end ? tokens[index].facts : .none }

  /// The next token's text, unless it is quoted.
  @inline(__always)
  private var word: Word? {
    guard index < end, !tokens[index].isQuoted else { return nil }
    return tokens[index].text
  }
}

extension Cursor {
  /// Steps over the next token if it is this word or mark.
  mutating func take(_ text: Word) -> Bool {
    guard word == text else { return false }
    index += 1
    return true
  }

  /// Steps over the next token if it is one of these words or marks.
  @inline(__always)
  mutating func take(anyOf texts: [Word]) -> Word? {
    guard let text = word, texts.contains(text) else { return nil }
    index += 1
    return text
  }

  /// Steps over the next token if it is one of these; a rule does not ask for it.
  mutating func skip(_ first: Word, _ second: Word = .none, _ third: Word = .none) {
    if isAt(first, second, third) { index += 1 }
  }

  /// Steps over the next token if it is one of these, or four more.
  @inline(__always)
  mutating func skip(_ first: Word, _ second: Word, _ third: Word, _ others: Word...) {
    guard let text = word else { return }
    if text == first || text == second || text == third || others.contains(text) { index += 1 }
  }

  /// Steps over these words in a row, or over none.
  mutating func take(phrase first: Word, _ second: Word) -> Bool {
    guard isAt(first), let next = ahead(1), !next.isQuoted, next.text == second else {
      return false
    }
    index += 2
    return true
  }

  /// Steps over all of these words in a row, or over none.
  @inline(__always)
  mutating func take(phrase first: Word, _ second: Word, _ others: Word...) -> Bool {
    let start = index
    guard take(phrase: first, second) else { return false }
    for word in others where !take(word) {
      index = start
      return false
    }
    return true
  }

  /// Steps over the next token if it is this mark or word and nothing stands before it.
  mutating func take(glued text: Word) -> Bool {
    guard let token = ahead(), token.isGlued else { return false }
    return take(text)
  }

  /// Whether a letter or digit sticks to the last token read.
  var isGluedToWord: Bool {
    guard let token = ahead() else { return false }
    return token.isGlued && token.isSpoken
  }

  /// Whether the next token is one of these.
  func isAt(_ first: Word, _ second: Word = .none, _ third: Word = .none) -> Bool {
    guard let text = word else { return false }
    return text == first || text == second || text == third
  }

  /// Whether one of these is among the next tokens, as far as any clock or day reaches.
  ///
  /// A glance that spares a rule the reading of a whole clock in vain.
  @inline(__always)
  func isNear(_ words: Word...) -> Bool {
    tokens[min(index, end)..<min(index + 12, end)].contains { words.contains($0.text) }
  }

  /// Whether the next token is one of these many.
  @inline(__always)
  func isAt(_ first: Word, _ second: Word, _ third: Word, _ others: Word...) -> Bool {
    guard let text = word else { return false }
    return text == first || text == second || text == third || others.contains(text)
  }

  /// Reads something with a rule of its own, or stays where it is.
  mutating func attempt<Value>(_ read: (inout Cursor) -> Value?) -> Value? {
    let start = index
    guard let value = read(&self) else {
      index = start
      return nil
    }
    return value
  }
}
