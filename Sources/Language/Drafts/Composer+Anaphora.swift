import Model

/// The things that "them" and "it" speak of: the words right before have named them.
struct Named: Sendable {
  /// How it was read, and the positions of the words that name the things.
  var reading: ClauseReading
  var things: [Int]
  /// The drafts that came of it.
  var drafts: Range<Int>
  /// The list that they went to: "and I'm low on coffee too" goes to the same.
  var list: SaidList?
  /// Whether there is no more of the things, and nothing was said yet of getting them.
  var isShortage = false
}

extension Composer {
  /// "add them to my grocery list", "so buy some", "I'm low on coffee too": what speaks of things
  /// that were named before.
  mutating func speaksOfThings(_ reading: ClauseReading) -> Bool {
    if let list = reading.pronounList { return putNamed(on: list, reading) }
    guard reading.list == nil, let said = shortage(in: reading) else {
      return buysNamed(reading)
    }
    if said.isToo, let list = named?.list {
      put(said.things, on: list, like: reading)
      return true
    }
    let before = drafts.count
    // Who is low on something may mean to say no more than that; who is out of it has to get it.
    if said.isUsedUp { append(draft(reading, kept: reading.kept), of: reading) }
    named = Named(
      reading: reading,
      things: said.things,
      drafts: before..<drafts.count,
      isShortage: true
    )
    return true
  }

  /// Notes what a clause named, for the next one to speak of.
  mutating func name(_ reading: ClauseReading, _ made: Range<Int>) {
    guard !made.isEmpty else { return }
    named = Named(reading: reading, things: objects(of: reading), drafts: made)
  }
}

extension Composer {
  /// Puts what was named last onto a list; things to buy become entries of their own.
  private mutating func putNamed(on list: SaidList, _ reading: ClauseReading) -> Bool {
    guard let named, named.drafts.upperBound == drafts.count else { return false }
    // "my list" is where they are anyway.
    guard list.name != nil || named.drafts.isEmpty else { return true }
    if named.things.isEmpty {
      for index in named.drafts { drafts[index].list = list.name }
    } else {
      withdraw(named.drafts.count)
      put(named.things, on: list, like: named.reading)
    }
    return true
  }

  /// Makes an entry of each thing.
  private mutating func put(_ things: [Int], on list: SaidList, like reading: ClauseReading) {
    var entry = reading
    entry.list = list
    let before = drafts.count
    for group in Objects.split(things, tokens: tokens) {
      append(draft(entry, kept: group), of: reading)
    }
    named = Named(reading: reading, things: things, drafts: before..<drafts.count, list: list)
  }

  /// "buy some": what there is no more of, instead of the words that said so.
  private mutating func buysNamed(_ reading: ClauseReading) -> Bool {
    let words = reading.kept.filter { tokens[$0].isSpoken }
    guard let named, named.isShortage, named.drafts.upperBound == drafts.count,
      let verb = words.first, AnaphoraWords.buying.contains(tokens[verb].text),
      words.dropFirst().allSatisfy({ AnaphoraWords.amounts.contains(tokens[$0].text) }),
      words.count > 1
    else { return false }
    withdraw(named.drafts.count)
    let before = drafts.count
    append(draft(reading, kept: [verb] + named.things), of: reading)
    self.named = Named(reading: reading, things: named.things, drafts: before..<drafts.count)
    return true
  }

  /// "we're out of milk", "I'm running low on coffee too": what is wanting.
  private func shortage(in reading: ClauseReading) -> (things: [Int], isToo: Bool, isUsedUp: Bool)?
  {
    let words = reading.clause.range.filter { tokens[$0].isSpoken }
    guard let first = words.first, AnaphoraWords.subjects.contains(tokens[first].text) else {
      return nil
    }
    for start in words.dropFirst().prefix(3) {
      guard
        let end = AnaphoraWords.shortages.end(
          tokens,
          at: start,
          end: reading.clause.range.upperBound
        )
      else { continue }
      var things = words.filter { $0 >= end }
      let thing = things.first { !tokens[$0].text.isOne(of: "the", "my", "our") }
      if thing.map({ AnaphoraWords.whereabouts.contains(tokens[$0].text) }) == true { return nil }
      var isToo = false
      while let last = things.last, ["too", "also", "again"].contains(tokens[last].text) {
        isToo = isToo || tokens[last].text != "again"
        things.removeLast()
      }
      guard !things.isEmpty, things.count <= 6 else { return nil }
      return (things, isToo, (start..<end).contains { tokens[$0].text == "out" })
    }
    return nil
  }

  /// The things that "buy milk and eggs" names; none where something else is to be done.
  private func objects(of reading: ClauseReading) -> [Int] {
    let words = reading.kept
    guard let first = words.firstIndex(where: { tokens[$0].isSpoken }) else { return [] }
    let verb = words[first]
    guard AnaphoraWords.buying.contains(tokens[verb].text) else { return [] }
    var rest = words[(first + 1)...]
    if let particle = rest.first, AnaphoraWords.particles.contains(tokens[particle].text) {
      rest = rest.dropFirst()
    }
    return Array(rest)
  }
}
