extension SpokenJudge {
  /// What is told as done with one more to-do that a row of them goes on with: "finished the soup, text
  /// Sam and lock bike"; `nil` where the words are no open to-do, or begin anew.
  mutating func goesOn(_ segment: SpokenCutter.Segment, with before: SpokenCommand)
    -> SpokenCommand?
  {
    guard before.action == .done, before.aims.allSatisfy(\.isFound), !isOpened(segment.range),
      let start = segment.range.first, start > 0, !speech.tokens[start - 1].isMark(".")
    else { return nil }
    let pieces = speech.pieces(segment.bare)
    let ids = pieces.compactMap { wholly($0) }
    guard !ids.isEmpty, ids.count == pieces.count else { return nil }
    var more = before
    more.aims += ids.map { .one($0) }
    more.said = before.said + ", " + speech.text(segment.bare)
    return more
  }

  /// Whether what is told of a to-do is what its title wants done: "candles ordered" of "Order candles",
  /// and not of "Wrap the candles"; that it is done is told of anything.
  func isTold(_ range: Range<Int>, _ target: Range<Int>, of id: SpokenTodo.ID) -> Bool {
    guard let last = range.last, let first = target.first,
      let todo = context.todos.first(where: { $0.id == id })
    else { return false }
    let title = TokenizedText(todo.title).tokens.filter(\.isSpoken)
    let said = TodoMatcher.stems(speech.tokens[target]).map(TodoMatcher.alike)
    // "get the boiler fixed" is something to do.
    let isDeed =
      Verbs.isVerb(speech.tokens[first].text) || Self.having.contains(speech.tokens[first].text)
    if isDeed, target.count > 1, TodoMatcher.stems(title).map(TodoMatcher.alike) != said {
      return false
    }
    let deed = speech.tokens[last].text
    if Self.done.contains(deed) { return true }
    // "mum called": she did, perhaps.
    if Self.contact.contains(deed) { return false }
    guard let head = title.first, title.count > 1, Verbs.isVerb(head.text) else {
      // "Anna paid" tells of Anna, "candles ordered" of candles.
      return !Self.ofPeople.contains(deed)
    }
    let (wanted, told) = (TodoMatcher.alike(Stem.of(head.text)), TodoMatcher.alike(Stem.of(deed)))
    return wanted == told || Self.deeds.contains { $0.contains(wanted) && $0.contains(told) }
  }

  /// Words that tell no more than that it is done.
  private static let done = WordSet("done finished complete completed sorted")

  /// What people do to one another: who did it is not told.
  private static let contact = WordSet("called rung phoned emailed mailed")

  /// What a person may have done as well as had done.
  private static let ofPeople = WordSet(
    "paid sent taken found made written read cut checked returned signed collected packed printed"
  )

  private static let having = WordSet("get have need want i we getting having")

  /// Stems of verbs that come to the same.
  private static let deeds: [Set<Word>] = [
    "buy get order book collect", "pay settle transfer", "post send mail email submit",
    "find locate look search", "fix mend repair", "clean wash", "return take", "write draft",
    "call ring phone telephone",
  ].map { row in Set(CommandVerb.words(row).map { TodoMatcher.alike(Stem.of($0)) }) }
}
