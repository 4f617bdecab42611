/// A time in words that are known to be one: nothing asks any more whether they are meant so.
struct TrustedTime: Sendable {
  private(set) var meaning: TimeMeaning?
  /// The words that came into no time.
  private(set) var unread: [String] = []
  /// The places of the pieces of which nothing came into a time.
  private(set) var unreadPieces: [Int] = []

  /// Whether it says on which day, or how far from now or how often.
  var saysDay: Bool { meaning?.day != nil || meaning?.offset != nil || meaning?.repeats != nil }

  /// Reads the pieces in the order in which they were said; `isOnce` where none of them was said to repeat.
  init(_ pieces: [String], isOnce: Bool = false) {
    read(pieces)
    if meaning == nil || meaning?.isPast == true,
      let length = pieces.compactMap(TrustedTime.length).last
    {
      // "45 minutes, then turn the loaves": from now.
      meaning = length
      unread.removeAll { TrustedTime.length($0) != nil }
      unreadPieces.removeAll { TrustedTime.length(pieces[$0]) != nil }
    }
    if meaning?.isDuration == true, meaning?.clock == nil, meaning?.repeats == nil,
      meaning?.day == nil
    {
      meaning?.isDuration = false
    }
    // "before saturday's showing": of a single one.
    if isOnce, let rule = meaning?.repeats,
      rule == RepeatMeaning(frequency: .weekly, days: rule.days),
      pieces.contains(where: { $0.contains("'s") }),
      let day = rule.days.first
    {
      meaning?.repeats = nil
      meaning?.day = .weekday(day.weekday, .coming)
    }
  }

  private mutating func read(_ pieces: [String]) {
    if let meaning = TrustedTime.exactly(pieces.joined(separator: " ")) {
      self.meaning = meaning
      return
    }
    // A day ahead of a clock time is said in either order; two days are two.
    let days = pieces.filter {
      TrustedTime.times(in: TrustedSpelling.respelled($0)).found.contains { $0.day != nil }
    }
    for (place, piece) in pieces.enumerated().reversed() where pieces.count > 1 && days.count < 2 {
      let others = pieces.enumerated().filter { $0.offset != place }.map(\.element)
      if let meaning = TrustedTime.exactly(([piece] + others).joined(separator: " ")) {
        self.meaning = meaning
        return
      }
    }
    for (place, piece) in pieces.enumerated() { add(piece, at: place) }
  }

  /// A length of time that is all that was said: "45 minutes", "forty minute".
  private static func length(_ words: String) -> TimeMeaning? {
    let tokens = TokenizedText(TrustedSpelling.respelled(words)).tokens.filter(\.isSpoken)
    var cursor = Cursor(tokens)
    cursor.skip("in", "for", "a")
    guard let amount = cursor.amount(), cursor.isAtEnd || cursor.take("timer") else { return nil }
    return TimeMeaning(offset: amount)
  }

  /// The meaning of words that are a time and nothing else.
  private static func exactly(_ words: String) -> TimeMeaning? {
    let respelled = TrustedSpelling.respelled(words)
    if let meaning = TimePhrase(respelled)?.meaning { return meaning }
    return respelled == words ? nil : TimePhrase(words)?.meaning
  }

  /// Adds as much of a piece as goes together with what is there.
  private mutating func add(_ piece: String, at place: Int) {
    let times = TrustedTime.times(in: TrustedSpelling.respelled(piece))
    if let past = times.found.first(where: \.isPast), meaning == nil || meaning?.isPast == true {
      meaning = past
      return
    }
    if times.found.isEmpty || !times.left.isEmpty {
      unread.append(times.found.isEmpty ? piece : times.left.joined(separator: " "))
    }
    var isUsed = false
    defer { if !isUsed { unreadPieces.append(place) } }
    for time in times.found {
      guard let before = meaning else {
        (meaning, isUsed) = (time, true)
        continue
      }
      if let sum = before.merged(with: time) ?? time.merged(with: before) {
        (meaning, isUsed) = (sum, true)
      } else if !before.says(time) {
        unread.append(piece)
      } else {
        isUsed = true
      }
    }
  }

  /// The times in words, and the words that are in none of them and say something.
  private static func times(in words: String) -> (found: [TimeMeaning], left: [String]) {
    let source = TokenizedText(words)
    let tokens = Repair.repaired(source.tokens).tokens
    let times = Scan.times(in: tokens, 0..<tokens.count)
    let covered = times.reduce(into: Positions()) { $0.insert($1.tokens) }
    let left = tokens.indices.filter { index in
      !covered.contains(index) && tokens[index].isSpoken && !empty.contains(tokens[index].text)
    }
    return (times.map(\.meaning), left.map { source.words(from: tokens[$0], to: tokens[$0]) })
  }

  /// Words that say nothing beside a time.
  private static let empty = WordSet(
    """
    please sharp at the on this coming of is it's its due deadline latest around about maybe like from only
    again then and in for sometime somewhere to by start starting starts or so a an just right exactly roughly probably
    """
  )
}
