import Model

/// The signs of people who are used to type them: `#groceries`, `!high`, `due:friday`.
///
/// A sign stands at the beginning of a word and in no quotation marks; any other is a part of what
/// was typed: "#12", "C#", "a+b", "wow!".
struct Shorthand {
  private let source: TokenizedText
  private let tokens: [Token]
  private let lists: ListFinder
  private var read: [Token] = []

  /// The tokens, with each sign and its word as one.
  static func tokens(of source: TokenizedText, lists: [KnownList]) -> [Token] {
    guard source.tokens.contains(where: { $0.isMark && $0.text.isOne(of: "#", "+", "!", ":") })
    else { return source.tokens }
    var shorthand = Shorthand(source, lists)
    shorthand.readAll()
    // Signs alone say nothing that there is to do: then they are words.
    return shorthand.read.contains(where: \.isPlainWord) ? shorthand.read : source.tokens
  }

  private init(_ source: TokenizedText, _ known: [KnownList]) {
    self.source = source
    tokens = source.tokens
    lists = ListFinder(source: source, tokens: source.tokens, lists: known)
  }

  private mutating func readAll() {
    var index = 0
    while index < tokens.count {
      if let end = listEnd(at: index) ?? priorityEnd(at: index) {
        // "#groceries: milk, eggs"
        let end = isHeading(index..<end) ? end + 1 : end
        read.append(source.joined(tokens[index], tokens[end - 1]))
        index = end
      } else if let end = deadlineStart(at: index) {
        read += [tokens[index].respelled("by", upTo: tokens[end - 1]), tokens[end].loose]
        index = end + 1
      } else {
        read.append(tokens[index])
        index += 1
      }
    }
  }

  /// Whether a sign can begin here, in front of what sticks to it.
  private func isSign(at index: Int) -> Bool {
    !tokens[index].isQuoted && (index == 0 || !tokens[index].isGlued) && index + 1 < tokens.count
      && tokens[index + 1].isGlued
  }

  /// Where the word of a sign ends; `nil` where it goes on after a mark that no name has.
  private func wordEnd(at index: Int) -> Int? {
    var end = index + 1
    while end < tokens.count, tokens[end].isGlued {
      if tokens[end].isSpoken {
        end += 1
      } else if tokens[end].text.isOne(of: "-", "_"), end + 1 < tokens.count,
        tokens[end + 1].isGlued, tokens[end + 1].isSpoken
      {
        end += 2
      } else {
        break
      }
    }
    guard end < tokens.count, tokens[end].isGlued, tokens[end].kind != .lineBreak else {
      return end
    }
    let isEnded =
      tokens[end].text.isOne(of: ",", ".", ";", ":", "!", "?", ")")
      && !(end + 1 < tokens.count && tokens[end + 1].isGlued && tokens[end + 1].isSpoken)
    return isEnded ? end : nil
  }
}

extension Shorthand {
  /// "#groceries", "+groceries".
  ///
  /// A list that is not there yet is made, where "#" stands at an edge of what is to be done: in the
  /// midst of it, and behind "+", such a word is one of the title.
  private func listEnd(at index: Int) -> Int? {
    guard tokens[index].isMark("#") || tokens[index].isMark("+"), isSign(at: index),
      tokens[index + 1].isWord, let end = wordEnd(at: index + 1), isBesideWords(index..<end)
    else { return nil }
    let sign = source.joined(tokens[index], tokens[end - 1])
    if let typed = source.listName(of: sign), lists.knownName(typed: typed) != nil { return end }
    guard tokens[index].isMark("#"), !tokens[index..<end].contains(where: \.isNumber),
      isAtEdge(index..<end)
    else { return nil }
    return end
  }

  /// Whether more than the sign stands on its line: on one of its own it is a heading at best.
  private func isBesideWords(_ sign: Range<Int>) -> Bool {
    tokens[sign.upperBound...].prefix { $0.kind != .lineBreak }.contains(where: \.isSpoken)
      || tokens[..<sign.lowerBound].reversed().prefix { $0.kind != .lineBreak }
        .contains(where: \.isSpoken)
  }

  /// Whether nothing but times and other signs stands between here and an end of the to-do.
  private func isAtEdge(_ sign: Range<Int>) -> Bool {
    let isFirst = (0..<sign.lowerBound).reversed().first { tokens[$0].isSpoken || endsTodo($0) }
    guard let isFirst, !endsTodo(isFirst) else { return true }
    // Times and signs take few words; a long text is not looked through for each of its signs.
    let horizon = min(sign.upperBound + 32, tokens.count)
    let found = (sign.upperBound..<horizon).first(where: endsTodo)
    guard let end = found ?? (horizon == tokens.count ? horizon : nil) else { return false }
    let times = Scan.times(in: tokens, sign.upperBound..<end)
    var index = sign.upperBound
    while index < end {
      if let time = times.first(where: { $0.tokens.contains(index) }) {
        index = time.tokens.upperBound
      } else if let next = priorityEnd(at: index) ?? deadlineStart(at: index).map({ $0 + 1 }) {
        index = next
      } else if tokens[index].isMark("#") || tokens[index].isMark("+") || tokens[index].isMark("@"),
        isSign(at: index), let next = wordEnd(at: index + 1)
      {
        index = next
      } else if let next = fieldEnd(at: index) {
        index = next
      } else if tokens[index].isSpoken {
        return false
      } else {
        index += 1
      }
    }
    return true
  }

  /// Whether a list is named at the beginning of a line, and a colon behind it.
  private func isHeading(_ sign: Range<Int>) -> Bool {
    !tokens[sign.lowerBound].isMark("!")
      && (sign.lowerBound == 0 || tokens[sign.lowerBound - 1].kind == .lineBreak)
      && sign.upperBound < tokens.count && tokens[sign.upperBound].isMark(":")
  }

  private func endsTodo(_ index: Int) -> Bool {
    let token = tokens[index]
    guard !token.isQuoted else { return false }
    return token.kind == .lineBreak
      || token.isMark && token.text.isOne(of: ",", ";", ".", "?") && !isGluedOn(index)
  }

  /// Whether the text goes on without a space behind a token.
  private func isGluedOn(_ index: Int) -> Bool {
    index + 1 < tokens.count && tokens[index + 1].isGlued && tokens[index + 1].isSpoken
  }

  /// "!high", "!1".
  private func priorityEnd(at index: Int) -> Int? {
    guard tokens[index].isMark("!"), isSign(at: index), let end = wordEnd(at: index + 1),
      PriorityWords.signs[source.joined(tokens[index], tokens[end - 1]).text] != nil
    else { return nil }
    return end
  }

  /// Where a field of another program ends: "priority:H", "project:home".
  private func fieldEnd(at index: Int) -> Int? {
    guard isSign(at: index), tokens[index].isWord, tokens[index + 1].isMark(":"),
      index + 2 < tokens.count, tokens[index + 2].isGlued
    else { return nil }
    return wordEnd(at: index + 2)
  }

  /// Where the time begins of "due:friday": it is the same as "by friday".
  private func deadlineStart(at index: Int) -> Int? {
    guard tokens[index].text == "due", isSign(at: index), tokens[index + 1].isMark(":"),
      isGluedOn(index + 1)
    else { return nil }
    let start = index + 2
    var end = start + 1
    while end < tokens.count, tokens[end].isGlued, tokens[end].kind != .lineBreak { end += 1 }
    // "due:2026-12-01," ends before its comma.
    while end > start + 1, tokens[end - 1].isMark, tokens[end - 1].text.isOne(of: ",", ".", ";") {
      end -= 1
    }
    let rest = [tokens[start].loose] + tokens[(start + 1)..<min(end + 8, tokens.count)]
    guard let time = Scan.times(in: rest, 0..<rest.count).first, time.tokens.lowerBound == 0,
      time.tokens.upperBound >= end - start
    else { return nil }
    return start
  }
}

extension TokenizedText {
  /// A sign and its word as one word, which no rule knows.
  fileprivate func joined(_ sign: Token, _ last: Token) -> Token {
    var token = Token(
      .word,
      Word(words(from: sign, to: last).lowercased()),
      scalars: sign.range.lowerBound..<last.range.upperBound,
      bytes: sign.bytes.lowerBound..<last.bytes.upperBound,
      isGlued: false
    )
    token.isShorthand = true
    return token
  }
}

extension LanguageContext {
  /// A text cut into tokens, with the signs of whoever may type them.
  func tokenized(_ text: String) -> TokenizedText {
    let source = TokenizedText(text)
    guard isTyped, conventions.readsShorthand else { return source }
    return source.with(Shorthand.tokens(of: source, lists: lists))
  }
}
