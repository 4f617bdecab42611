package import Model

/// When something was done that is told of, in words such as "half past six": the last time that the
/// clock showed it, where no part of the day is said.
///
/// Of two that a clock without a half of the day may mean, the one nearer to `expected` is meant, where
/// something had come then.
package func momentDone(
  _ words: String,
  near expected: Instant? = nil,
  in context: LanguageContext
) -> Instant? {
  guard let moment = resolve(words, as: .doneAt, in: context) else { return nil }
  let tokens = TokenizedText(words).tokens
  let isExact = tokens.contains { token in
    token.facts.part != nil || token.text.isOne(of: "am", "pm", "tonight", "noon", "midnight")
      || token.facts.weekday != nil || token.facts.month != nil
  }
  let half = Duration.minutes(12 * 60)
  guard moment > context.instant else {
    let later = moment + half
    let isClock =
      tokens.contains { $0.isNumber || $0.facts.cardinal != nil } && !words.contains(":")
    guard !isExact, isClock, later <= context.instant, let expected else { return moment }
    let (one, other) = (expected.seconds - moment.seconds, expected.seconds - later.seconds)
    return abs(other) < abs(one) ? later : moment
  }
  let earlier = moment - half
  return isExact || earlier > context.instant ? moment : earlier
}
