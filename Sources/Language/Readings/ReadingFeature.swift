import Model

/// What a reading is judged by; `Tests/Reader/rank.py` learns what each is worth.
package enum ReadingFeature: String, CaseIterable, Sendable {
  case rules
  /// The logarithm of the probability of the reader's way; of the likeliest where the rules read.
  case probability
  case probabilityBesideRules
  case unread
  case doubts
  case doubtsOfRules
  case titlesAsRules
  case timesAsRules
  case sameAsReader
  case titlesAsReader
  case timesAsReader
  case shortTitles
  case longTitles
  case nothingThoughAdded
  case added
  case moreThanRules
  case fewerThanRules
  case count
  case severalOfRules
  /// The share of the words of the text that are in nothing that was made of it.
  case lost
  case lostByRules
  case verbs
  case timed
  case words
  case wordsOfRules
  /// The share of the words that the rules know by heart.
  case known
  case knownToRules
  /// Whether it was written as a good recogniser writes, or a careful hand.
  case careful
  case carefulOfRules
  /// Whether the rules found a verb at the head of each to-do.
  case verbsOfRules
  case timedOfRules
  case nothingOfRules
  case leftOut
  case leftOutByRules
  /// How many words of the rules' times the reader left in titles.
  case timeKept
  /// How many words of the rules' titles the reader took for times.
  case timeTaken
  /// Whether a number or a word of time that the rules kept is in nothing.
  case losesSigns
  case losesClock
  case losesRepeat
  case losesTodo
  /// Whether it has doubts and the rules have none.
  case doubtedAlone
  case dropped
  case droppedByRules
  case otherTimeOfRules
}

/// Reckons the features of the readings of a text.
struct FeatureReader {
  let text: String
  let rules: TextReading
  let ways: [TextReading]
  /// How probable it is that something to do is meant, 0...1.
  let added: Double

  func features(of reading: TextReading) -> [Double] {
    ReadingFeature.allCases.map { value(of: $0, reading) }
  }

  private func value(of feature: ReadingFeature, _ reading: TextReading) -> Double {
    let isRules = reading.source == .rules
    let drafts = reading.understanding.drafts
    func one(_ holds: Bool) -> Double { holds ? 1 : 0 }
    func share(_ holds: (Draft) -> Bool) -> Double {
      Double(drafts.count(where: holds)) / Double(max(drafts.count, 1))
    }
    return switch feature {
    case .rules: one(isRules)
    case .probability: isRules ? 0 : Logarithm.of(reading.probability)
    case .probabilityBesideRules: isRules ? Logarithm.of(ways.first?.probability ?? 0) : 0
    case .unread: Double(reading.unread.count)
    case .doubts: isRules ? 0 : Double(reading.understanding.doubts.count)
    case .doubtsOfRules: isRules ? Double(reading.understanding.doubts.count) : 0
    case .titlesAsRules: one(!isRules && reading.titles == rules.titles)
    case .timesAsRules: one(!isRules && reading.times == rules.times)
    case .sameAsReader: one(isRules && ways.first.map { reading.says(whatSays: $0) } ?? false)
    case .titlesAsReader: one(isRules && reading.titles == ways.first?.titles)
    case .timesAsReader: one(isRules && reading.times == ways.first?.times)
    case .shortTitles: share { !$0.title.contains(" ") }
    case .longTitles: share { $0.title.count(where: { $0 == " " }) > 8 }
    case .nothingThoughAdded: drafts.isEmpty ? added : 0
    case .added: added
    case .moreThanRules: one(drafts.count > rules.understanding.drafts.count)
    case .fewerThanRules: one(drafts.count < rules.understanding.drafts.count)
    case .count: Double(drafts.count) / 4
    case .severalOfRules: one(isRules && drafts.count > 1)
    case .lost: isRules ? 0 : lost(by: reading)
    case .lostByRules: isRules ? lost(by: reading) : 0
    case .verbs: share { $0.title.bareWords.first.map { Verbs.isVerb(Word($0)) } ?? false }
    case .timed: share { $0.schedule != nil }
    case .words: Double(text.bareWords.count) / 20
    case .wordsOfRules: isRules ? Double(text.bareWords.count) / 20 : 0
    case .known: known
    case .knownToRules: isRules ? known : 0
    case .careful: one(isCareful)
    case .carefulOfRules: one(isRules && isCareful)
    case .verbsOfRules: isRules ? value(of: .verbs, reading) : 0
    case .timedOfRules: isRules ? value(of: .timed, reading) : 0
    case .leftOut: isRules ? 0 : Double(reading.understanding.remarks.leftOut.count)
    case .leftOutByRules: isRules ? Double(reading.understanding.remarks.leftOut.count) : 0
    case .nothingOfRules: one(isRules && drafts.isEmpty)
    case .timeKept: isRules ? 0 : Double(rules.timeWords.intersection(reading.titleWords).count)
    case .losesSigns: one(!isRules && reading.losesSigns(besides: rules, of: text))
    case .losesClock: one(!isRules && reading.losesClock(besides: rules))
    case .losesRepeat: one(!isRules && reading.losesRepeat(besides: rules))
    case .losesTodo: one(!isRules && reading.losesTodo(besides: rules, of: text))
    case .doubtedAlone:
      one(!reading.understanding.doubts.isEmpty && rules.understanding.doubts.isEmpty)
    case .dropped: one(!isRules && reading.understanding.doubts.contains { $0.kind == .dropped })
    case .droppedByRules:
      one(isRules && reading.understanding.doubts.contains { $0.kind == .dropped })
    case .otherTimeOfRules:
      one(isRules && reading.understanding.remarks.contains(where: \.isOtherTime))
    case .timeTaken: isRules ? 0 : Double(reading.timeWords.intersection(rules.titleWords).count)
    }
  }

  private var known: Double {
    let words = text.bareWords
    let known = words.count { word in
      let word = Word(word)
      return Verbs.isVerb(word) || FunctionWords.all.contains(word)
        || !Lexicon.entry(of: word).isUnknown
    }
    return Double(known) / Double(max(words.count, 1))
  }

  private var isCareful: Bool {
    (text.first?.isUppercase ?? false) && text.contains { $0 == "." || $0 == "," }
  }

  /// The share of the text's words that stand in no value.
  private func lost(by reading: TextReading) -> Double {
    Double(reading.lostWords(of: text).count) / Double(max(text.bareWords.count, 1))
  }
}

extension Remark {
  fileprivate var isOtherTime: Bool { if case .otherTime = self { true } else { false } }
}

extension TextReading {
  var timeWords: Set<String> {
    Set(understanding.drafts.flatMap { ($0.phrase ?? "").bareWords })
  }
  var titleWords: Set<String> { Set(titles.joined()) }

  /// The words of a text that stand in no value.
  func lostWords(of text: String) -> [String] {
    var left: [String: Int] = [:]
    for word in text.bareWords { left[word, default: 0] += 1 }
    let kept =
      understanding.drafts.flatMap { [$0.title, $0.notes, $0.phrase, $0.list].compactMap(\.self) }
    for word in kept.flatMap(\.bareWords) where left[word] != nil {
      left[word] = max(0, (left[word] ?? 0) - 1)
    }
    return left.flatMap { Array(repeating: $0.key, count: $0.value) }
  }

  /// Whether a number or a word of time stands in no value that another reading has kept.
  func losesSigns(besides other: TextReading, of text: String) -> Bool {
    let others = Set(other.lostWords(of: text))
    return lostWords(of: text).contains { word in
      guard !others.contains(word) else { return false }
      if word.contains(where: \.isNumber) { return true }
      let facts = WordFacts.of(Word(word))
      return facts.weekday != nil || facts.month != nil || facts.part != nil
        || facts.cardinal != nil
    }
  }
}

/// The natural logarithm of a probability, at least -9: a sum that is the same on every machine.
enum Logarithm {
  static func of(_ probability: Double) -> Double {
    guard probability > 0.0001234 else { return -9 }
    // ln x = 2 artanh((x - 1) / (x + 1)), behind halving up to 1/2...1.
    var (value, halves) = (probability, 0)
    while value < 0.5 { (value, halves) = (value * 2, halves + 1) }
    let part = (value - 1) / (value + 1)
    var (power, sum) = (part, 0.0)
    for odd in stride(from: 1.0, through: 15, by: 2) {
      sum += power / odd
      power *= part * part
    }
    return 2 * sum - Double(halves) * 0.6931471805599453
  }
}
