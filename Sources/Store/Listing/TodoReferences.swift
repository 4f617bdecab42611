internal import Model
package import SQLite

extension Store {
  /// Finds by handle, unique prefix of a handle (two characters at least), id, or words of the title.
  ///
  /// A handle may be followed by words of its title, as lists and shells show the two together.
  /// A title that is just these words goes before longer ones, and articles count for nothing.
  /// A handle that is a word, or a number, of other titles points at several.
  /// Open to-dos come before done ones: a done one is found only if no open one fits. A prefix that
  /// is also a word of other titles points at several. A word names the titles in which it begins a
  /// word, and if it is short, only those that have it: “rent” is no name of “Parents evening”.
  package func find(_ reference: String) throws(DatabaseError) -> Reference {
    let words = reference.split(whereSeparator: \.isWhitespace).map(String.init).withoutArticles
    guard !words.isEmpty else { return .none }
    if words.count == 1 {
      let name = words[0].lowercased()
      let exact = try rows(
        "WHERE todo.handle = ?1 OR todo.id = ?2 OR todo.id = ?1",
        [.text(name), .text(words[0])]
      )
      if exact.count == 1 {
        let others = name.isWordOrNumber ? try alsoNamed(by: words[0], besides: exact[0]) : []
        // The first is named as an example, which the handle would not be.
        return others.isEmpty ? .one(exact[0]) : .several(others + exact)
      }
    } else if let named = try rows("WHERE todo.handle = ?", [.text(words[0].lowercased())]).first,
      words.dropFirst().allSatisfy(named.todo.title.holds)
    {
      return .one(named)
    }
    for status in [TodoFilter.Status.open, .done] {
      let found = try candidates(words, status)
      if found.count == 1 { return .one(found[0]) }
      if found.count > 1 { return .several(found) }
    }
    return .none
  }

  /// Other open to-dos that a word names, which happens to be the handle of one: “face”, “2027”.
  private func alsoNamed(by word: String, besides exact: TodoRow) throws(DatabaseError) -> [TodoRow]
  {
    guard exact.todo.handle == word.lowercased(), !exact.todo.title.isName(of: [word])
    else { return [] }
    var filter = TodoFilter()
    filter.words = [word]
    return try todos(filter).filter {
      $0.todo.id != exact.todo.id && $0.todo.title.isNamed(by: word)
    }
  }

  private func candidates(
    _ words: [String],
    _ status: TodoFilter.Status
  ) throws(DatabaseError) -> [TodoRow] {
    var found: [TodoRow] = []
    if words.count == 1, let range = Store.handles(startingWith: words[0].lowercased()) {
      found = try rows(
        "WHERE todo.handle >= ? AND todo.handle < ? ORDER BY todo.handle",
        [.text(range.lowerBound), .text(range.upperBound)]
      )
      found.removeAll { ($0.todo.completedAt == nil) != (status == .open) }
    }
    var filter = TodoFilter()
    filter.status = status
    filter.words = words
    let within = try todos(filter)
    let whole = within.filter { $0.todo.title.isName(of: words) }
    if !whole.isEmpty { return whole }
    let named = within.filter { row in words.allSatisfy(row.todo.title.isNamed(by:)) }
    let known = Set(found.map(\.todo.id))
    return found + named.filter { !known.contains($0.todo.id) }
  }

  /// Open to-dos in whose titles the words are pieces of others: “rent” in “Parents evening”.
  ///
  /// They may be told of, and are never taken for what was meant.
  package func near(_ reference: String) throws(DatabaseError) -> [TodoRow] {
    let words = reference.split(whereSeparator: \.isWhitespace).map(String.init).withoutArticles
    guard words.contains(where: { $0.count > 2 }) else { return [] }
    var filter = TodoFilter()
    filter.words = words
    filter.limit = 10
    return try todos(filter).filter { row in words.allSatisfy(row.todo.title.holds) }
  }

  /// The range of handles that begin with `prefix`, if it can begin one: an index knows them.
  private static func handles(startingWith prefix: String) -> Range<String>? {
    let digits = Set("0123456789abcdef".utf8)
    guard prefix.utf8.count >= 2, prefix.utf8.allSatisfy(digits.contains) else { return nil }
    return prefix..<(prefix + "g")
  }
}

extension [String] {
  /// The words without articles, unless they are nothing else.
  fileprivate var withoutArticles: [String] {
    let words = filter { !["a", "an", "the", "my", "our"].contains($0.lowercased()) }
    return words.isEmpty ? self : words
  }
}

extension String {
  /// Whether it is of letters alone, or of digits alone, as words and numbers in titles are.
  fileprivate var isWordOrNumber: Bool { allSatisfy(\.isLetter) || allSatisfy(\.isNumber) }

  /// Whether a word of the title begins with this one, and is this one if that is short; in a script
  /// that sets no spaces, whether it stands anywhere.
  fileprivate func isNamed(by word: String) -> Bool {
    word.unicodeScalars.contains(where: \.isOfScriptWithoutSpaces)
      ? holds(word) : hasWord(beginningWith: word, whole: word.count <= 2)
  }

  /// Whether the title is just these words, whatever their case and its articles and signs.
  fileprivate func isName(of words: [String]) -> Bool {
    let own = split { !$0.isLetter && !$0.isNumber && $0 != "'" }.map(String.init)
    let said = words.flatMap { $0.split { !$0.isLetter && !$0.isNumber && $0 != "'" } }
    return !said.isEmpty
      && own.withoutArticles.map { $0.lowercased() }
        .elementsEqual(said.map { $0.lowercased() })
  }
}

extension Unicode.Scalar {
  /// Whether it is written without spaces between words: Thai to Khmer, Chinese and Japanese.
  fileprivate var isOfScriptWithoutSpaces: Bool {
    switch value {
    case 0x0E00..<0x1000, 0x1780..<0x1800, 0x3040..<0x3100, 0x3400..<0xA000, 0x20000..<0x32000: true
    default: false
    }
  }
}
