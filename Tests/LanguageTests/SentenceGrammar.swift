/// Sentences as people say them, made from a small grammar of the language.
///
///     sentence = [filler] [opener] todo {"and" todo}
///     todo     = [time] verb object | verb object [time] | verb object [priority]
struct SentenceGrammar {
  var random: SplitMix

  /// A sentence, and what its maker knows of it.
  struct Sentence {
    var text = ""
    /// The to-dos, in the words that were said.
    var titles: [String] = []
    /// Whether every time in it was counted from now: a week later it means a week later.
    var isRelative = true
  }

  /// One to-do, or several.
  mutating func sentence(of count: Int = 1) -> Sentence {
    var sentence = Sentence()
    var words: [String] = []
    if chance(3) { words.append(pick(SentenceGrammar.fillers)) }
    if chance(2) { words.append(pick(SentenceGrammar.openers)) }
    for number in 0..<count {
      if number > 0 { words.append(pick(SentenceGrammar.joiners)) }
      words.append(todo(&sentence, mayBeginWithTime: number == 0 && words.isEmpty))
    }
    sentence.text = words.joined(separator: " ")
    return sentence
  }

  private mutating func todo(_ sentence: inout Sentence, mayBeginWithTime: Bool) -> String {
    let title = "\(pick(SentenceGrammar.verbs)) \(pick(SentenceGrammar.objects))"
    sentence.titles.append(title)
    guard !chance(5) else { return title }
    let time = self.time(&sentence)
    return mayBeginWithTime && chance(2) ? "\(time) \(title)" : "\(title) \(time)"
  }

  private mutating func time(_ sentence: inout Sentence) -> String {
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return pick(SentenceGrammar.amounts)
    case 1: return pick(SentenceGrammar.days)
    case 2: return "\(pick(SentenceGrammar.days)) \(pick(SentenceGrammar.clocks))"
    case 3: return pick(SentenceGrammar.clocks)
    case 4: return pick(SentenceGrammar.repeats)
    default:
      sentence.isRelative = false
      return pick(SentenceGrammar.dates)
    }
  }

  private mutating func pick(_ words: [String]) -> String {
    words.randomElement(using: &random) ?? ""
  }

  /// True once in so many.
  private mutating func chance(_ count: Int) -> Bool {
    Int.random(in: 0..<count, using: &random) == 0
  }
}

extension SentenceGrammar {
  static let fillers = ["um", "uh", "okay so", "well", "so"]
  static let openers = [
    "remind me to", "i need to", "i have to", "don't forget to", "please remind me to",
    "can you remind me to",
    "remember to", "i should",
  ]
  static let joiners = ["and", "and then", "and also"]
  static let verbs = [
    "call", "email", "visit", "ask", "thank", "text", "write to", "pay", "invite", "meet",
  ]
  static let objects = [
    "anna", "the plumber", "doctor weber", "grandma", "the landlord", "our neighbours",
    "the school office", "uncle bob", "the insurance company", "my sister",
  ]
  static let amounts = [
    "in 20 minutes", "in two hours", "in an hour and a half", "in half an hour", "in 3 days",
    "in a couple of weeks", "in a fortnight", "ten days from now",
  ]
  static let days = [
    "today", "tomorrow", "the day after tomorrow", "on monday", "tuesday", "on wednesday",
    "this thursday",
    "next friday", "on saturday", "sunday",
  ]
  static let clocks = [
    "at 5", "at 5 pm", "at 17:30", "at noon", "at half past 7", "at quarter to 9 in the evening",
    "at 6:45 pm", "at eight thirty",
  ]
  static let repeats = [
    "every day", "every weekday at 9", "every monday and thursday", "every other friday",
    "every two weeks", "every evening", "daily at 8 am",
  ]
  static let dates = [
    "on march 30", "on the 5th", "on 12 april at 10 am", "on the first monday of next month",
    "by the end of the month", "on 2027-02-03", "next month",
  ]
}
