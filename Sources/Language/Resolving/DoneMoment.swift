package import Model

/// When something was done that is told of, in words such as "half past six": the last time that the
/// clock showed it, where no part of the day is said.
package func momentDone(_ words: String, in context: LanguageContext) -> Instant? {
  guard let moment = resolve(words, as: .doneAt, in: context) else { return nil }
  guard moment > context.instant else { return moment }
  let tokens = TokenizedText(words).tokens
  let isExact = tokens.contains { token in
    token.facts.part != nil || token.text.isOne(of: "am", "pm", "tonight", "noon", "midnight")
      || token.facts.weekday != nil || token.facts.month != nil
  }
  let earlier = moment - .minutes(12 * 60)
  return isExact || earlier > context.instant ? moment : earlier
}
