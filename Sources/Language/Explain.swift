/// Understands a text and tells how: its words, the rules that read them, every default, and the readings that
/// were not taken.
package func explain(_ text: String, in context: LanguageContext) -> Explanation {
  let ranked = readings(of: text, in: context)
  var explanation = explained(text, ranked, in: context)
  guard let taken = ranked.first, !taken.features.isEmpty else { return explanation }
  explanation.judgement = Explanation.Judgement(
    isLearned: taken.source != .rules,
    sureness: taken.sureness
  )
  for reading in ranked.dropFirst()
  where !reading.understanding.drafts.isEmpty && explanation.others.count < 2 {
    if !reading.says(whatSays: taken),
      !explanation.others.contains(where: { $0.says(what: reading.understanding) })
    {
      explanation.others.append(reading.understanding)
    }
  }
  return explanation
}

private func explained(_ text: String, _ ranked: [TextReading], in context: LanguageContext)
  -> Explanation
{
  let understanding = understand(text, ranked, in: context)
  if let explained = ranked[0].explained(understanding, text, in: context) { return explained }
  let source = context.tokenized(text)
  // Before any grammar is asked, a text is noise or kept as it is.
  let role: ExplainedToken.Role? =
    if NoiseFirewall.noise(source.tokens) != nil {
      understanding.noise == .retracted ? .retraction : .talk
    } else if understanding.remarks.contains(.notEnglish) {
      .title
    } else {
      nil
    }
  if let role {
    return Explanation(
      understanding,
      tokens: source.tokens.map { ExplainedToken(role, $0.range, part: 0) },
      reasons: understanding.drafts.map { _ in [] },
      clauses: understanding.drafts.map { _ in 0..<text.unicodeScalars.count }
    )
  }
  var composer = Composer(source, context)
  composer.trace = Trace()
  _ = composer.understanding([])
  let trace = composer.trace ?? Trace()
  let times = trace.steps.filter { !$0.isTakenBack }.flatMap(\.reading.takenTimes)
  return Explanation(
    understanding,
    tokens: TokenRoles(composer, trace).explained,
    rules: FiredRule.all(behind: times, in: composer.tokens),
    reasons: trace.drafts.map(\.reasons),
    clauses: trace.drafts.map { composer.scalars($0.clause) }
  )
}

extension ClauseReading {
  /// The times that count, and those that are over.
  fileprivate var takenTimes: [TimeMatch] {
    clause.times.filter { time in
      timeTokens.contains(time.tokens) || event?.tokens == time.tokens
        || past.contains { $0.tokens == time.tokens }
    }
  }
}
