import Model

/// A list that words name: "to my grocery list".
struct SaidList: Hashable, Sendable {
  /// `nil` for "my to do list", "my calendar": the Inbox.
  var name: String?
  var range: Range<Int>
  /// Whether a time stands between its words: "to my friday calendar".
  var isTimed = false
}

/// Finds the words that name a list.
struct ListFinder {
  let source: TokenizedText
  let tokens: [Token]
  let lists: [KnownList]

  /// The first list named in the range.
  func list(in range: Range<Int>) -> SaidList? {
    for index in range where !tokens[index].isQuoted && tokens[index].isWord {
      if let list = typed(at: index) ?? preposed(at: index, range)
        ?? (index == range.lowerBound ? heading(at: index, range) : nil)
      {
        return list
      }
    }
    return nil
  }

  /// "#groceries", "#groceries: milk, eggs".
  private func typed(at index: Int) -> SaidList? {
    guard let typed = source.listName(of: tokens[index]) else { return nil }
    return SaidList(name: knownName(typed: typed) ?? typed, range: index..<index + 1)
  }

  /// The name of a list that there is, or that nearly everybody keeps, as it is typed behind "#".
  func knownName(typed: String) -> String? {
    let said = typed.lowercased()
    let spaced = String(said.map { $0 == "-" ? " " : $0 })
    return ownName(said) ?? ownName(spaced)
      ?? (knownName(said) != nil || ListFinder.isCommon(Word(said)) ? typed : nil)
  }

  /// "to my grocery list", "on my list of things to do", "to the calendar".
  private func preposed(at index: Int, _ range: Range<Int>) -> SaidList? {
    guard ListWords.places.contains(tokens[index].text) else { return nil }
    var first = index + 1
    let hasArticle = first < range.upperBound && ListWords.articles.contains(tokens[first].text)
    if hasArticle { first += 1 }
    for last in first..<min(first + 6, range.upperBound) {
      let text = tokens[last].text
      // "my to-do list", with its hyphen.
      if last > first, tokens[last].isMark("-") { continue }
      guard tokens[last].isWord, !tokens[last].isQuoted else { return nil }
      if text == "to", hasArticle,
        let end = ListWords.todos.end(tokens, at: last, end: range.upperBound),
        end == range.upperBound || tokens[end].text != "list"
      {
        return SaidList(
          name: last == first ? nil : name(folded(tokens[first..<last])),
          range: index..<end
        )
      }
      if ["list", "lists"].contains(text) {
        // "remind me to list the bids": a verb.
        guard last > first || hasArticle || isAdded(before: index, range) else { return nil }
        return named(first, last, index, range)
      }
      if last == first,
        hasArticle || text.isOne(of: "todos", "reminders") && isAdded(before: index, range),
        ["calendar", "schedule", "agenda", "todos", "reminders", "tasks", "todo"].contains(text),
        last + 1 == range.upperBound || tokens[last + 1].text != "list"
      {
        return SaidList(name: nil, range: index..<last + 1)
      }
      if last > first, hasArticle, text == "calendar", tokens[first].opening != [] {
        // "to my friday calendar" tells the day as well.
        return SaidList(name: nil, range: index..<last + 1, isTimed: true)
      }
      if last > first, FunctionWords.all.contains(text), text != "to", text != "do" { break }
      if Verbs.strong.contains(text), last == first, !hasArticle { break }
    }
    guard hasArticle || index > range.lowerBound else { return nil }
    // "go to work": a place, although a list is called so.
    if !hasArticle, index > range.lowerBound, Verbs.motions.contains(tokens[index - 1].text) {
      return nil
    }
    // "send the offer to Acme": who gets something, although a list is called so.
    if !hasArticle, tokens[index].text.isOne(of: "to", "from"), !isPut(before: index, range) {
      return nil
    }
    return known(first, index, range)
  }

  /// Whether words before a place put something there, or name nothing but things.
  private func isPut(before end: Int, _ range: Range<Int>) -> Bool {
    let before = range.lowerBound..<end
    return before.contains {
      tokens[$0].text.isOne(of: "add", "put", "stick", "throw", "move", "file")
    } || isAdded(before: end, range) && !before.contains { Verbs.strong.contains(tokens[$0].text) }
  }

  private func named(_ first: Int, _ last: Int, _ start: Int, _ range: Range<Int>) -> SaidList? {
    var end = last + 1
    end = ListWords.tails.end(tokens, at: end, end: range.upperBound) ?? end
    var words = tokens[first..<last].filter { !$0.isMark("-") }
    if words.count >= 2, words[words.count - 2].text == "to", words[words.count - 1].text == "do" {
      words.removeLast(2)
    }
    if let last = words.last, last.text == "todo" || last.text == "task" { words.removeLast() }
    return SaidList(
      name: words.isEmpty ? nil : name(folded(words)),
      range: start..<end
    )
  }

  /// "grocery list add eggs", "groceries: eggs" where the list is known.
  private func heading(at index: Int, _ range: Range<Int>) -> SaidList? {
    if index + 1 < range.upperBound, tokens[index + 1].isMark(":"),
      let list = known(index, index, range)
        ?? (ListFinder.isCommon(tokens[index].text)
          ? SaidList(name: name(source.folded(tokens[index])), range: index..<index + 1) : nil)
    {
      return SaidList(name: list.name, range: index..<index + 2)
    }
    for last in index + 1..<min(index + 4, max(range.upperBound, index + 1)) {
      guard tokens[last].isWord else { return nil }
      guard tokens[last].text == "list" else { continue }
      let next = last + 1 < range.upperBound ? tokens[last + 1].text : ""
      let skip = ListWords.articles.contains(tokens[index].text) ? 1 : 0
      guard index + skip < last, !Verbs.strong.contains(tokens[index].text) else { return nil }
      let words = folded(tokens[index + skip..<last])
      if next == ":" || next == "add" || next == "put" || next == "," {
        return SaidList(name: name(words), range: index..<last + 2)
      }
      // "grocery list eggs cheese": things behind a list that there is.
      guard last + 1 < range.upperBound, tokens[last + 1].isWord || tokens[last + 1].isNumber,
        !FunctionWords.all.contains(next), !Verbs.isVerb(next), let known = knownName(words)
      else { return nil }
      return SaidList(name: known, range: index..<last + 1)
    }
    return nil
  }

  /// A list of the person's own named without the word "list": "to groceries".
  private func known(_ first: Int, _ start: Int, _ range: Range<Int>) -> SaidList? {
    for list in lists + (isAdded(before: start, range) ? ListFinder.common : []) {
      let end = first + list.words.count
      guard end > first, end <= range.upperBound,
        list.words.indices.allSatisfy({ tokens[first + $0].text == list.words[$0] })
      else { continue }
      guard
        end == range.upperBound || !tokens[end].isWord
          || FunctionWords.all.contains(tokens[end].text)
      else { continue }
      return SaidList(name: list.name, range: start..<end)
    }
    return nil
  }

  /// The list that a label names: one of the person's own, or one that nearly everybody keeps.
  func name(of label: Range<Int>) -> String? {
    let words = tokens[label].map(\.text)
    return (lists + ListFinder.common).first { $0.words == words }?.name
  }

  /// Lists that nearly everybody keeps: "add milk to groceries" names one, there or not.
  private static let common = ["groceries", "shopping", "errands", "chores"].map(KnownList.init)

  /// Whether nearly everybody keeps a list of this name.
  static func isCommon(_ word: Word) -> Bool { common.contains { $0.words == [word] } }

  /// Whether something is put somewhere here: "add milk", "put stamps", or things without a verb.
  private func isAdded(before end: Int, _ range: Range<Int>) -> Bool {
    guard let first = range.first(where: { tokens[$0].isSpoken }), first < end else { return false }
    return ["add", "put", "stick", "throw"].contains(tokens[first].text)
      || !Verbs.isVerb(tokens[first].text) && tokens[end].text == "to"
  }

  private func folded(_ words: some Sequence<Token>) -> String {
    words.map { source.folded($0) }.joined(separator: " ")
  }

  /// The person's own spelling of a list that exists, else the words as they were said.
  private func name(_ said: String) -> String { ownName(said) ?? said }

  /// The name of a list that there is, or that nearly everybody keeps.
  private func knownName(_ said: String) -> String? {
    ownName(said) ?? (["grocery", "groceries", "shopping"].contains(said) ? said : nil)
  }

  private func ownName(_ said: String) -> String? {
    func bare(_ name: String) -> String {
      let words = name.lowercased().split(separator: " ").filter {
        $0 != "list" && $0 != "the" && $0 != "my"
      }.joined(separator: " ")
      return words.hasSuffix("ies")
        ? String(words.dropLast(3)) + "y" : words.hasSuffix("s") ? String(words.dropLast()) : words
    }
    let names = lists.lazy.map(\.name)
    return names.first { $0.lowercased() == said } ?? names.first { bare($0) == bare(said) }
  }
}
