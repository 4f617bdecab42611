/// How much a text sounds like something that one would ask to be reminded of: the more, the
/// likelier that it was said, and not something that only sounds alike.
///
/// A to-do begins with a verb, its time is understood to the end, and no number or day is left over
/// in its title. The points are logarithms to the base 1.0001, which recognisers score in; they
/// were chosen with sentences of which half were put by to check them.
package func soundness(of text: String, in context: LanguageContext) -> Int {
  let drafts = understand(text, in: context).drafts
  guard !drafts.isEmpty else { return canHoldCommand(text) ? Soundness.verb : Soundness.nothing }
  var verbs = 0
  var times = 0
  var sum = (drafts.count - 1) * Soundness.another
  for draft in drafts {
    let words = draft.title.split(separator: " ").map { Word($0.lowercased()) }
    let facts = words.map(WordFacts.of)
    if words.first.map(Verbs.isVerb) ?? false { verbs += 1 }
    if draft.due != nil { times += 1 }
    if facts.last?.cardinal != nil { sum += Soundness.number }
    sum += facts.count(where: \.isDay) * Soundness.day
  }
  if verbs == 0, canHoldCommand(text) { verbs = drafts.count }
  return sum + (verbs * Soundness.verb + times * Soundness.time) / drafts.count
}

private enum Soundness {
  static let verb = 600
  static let time = 200
  static let another = -200
  static let number = -600
  static let day = -300
  static let nothing = -800
}

extension WordFacts {
  /// Whether it names a stretch of time: a day, a month, a week, a morning.
  fileprivate var isDay: Bool {
    weekday != nil || month != nil || part != nil || unit == .week || unit == .month
      || unit == .weekend
  }
}
