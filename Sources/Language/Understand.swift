import Model

/// Understands what somebody said or typed, with the times that other readings have for what is doubted.
package func understand(_ text: String, in context: LanguageContext) -> Understanding {
  understand(text, readings(of: text, in: context, ways: 1), in: context)
}

/// The likeliest of some readings of a text, with the times that others have for what is doubted.
func understand(_ text: String, _ ranked: [TextReading], in context: LanguageContext)
  -> Understanding
{
  let understanding = ranked[0].doubted(beside: ranked, text)
  // What is clear pays nothing.
  return understanding.doubts.isEmpty ? understanding : understanding.withOtherTimes(text, context)
}

/// The likeliest reading of a text, whatever else it may mean.
func firstReading(of text: String, in context: LanguageContext) -> Understanding {
  let ranked = readings(of: text, in: context, ways: 1)
  return ranked[0].doubted(beside: ranked, text)
}

/// What the rules for clauses make of a text.
func ruleReading(of text: String, in context: LanguageContext) -> Understanding {
  let source = context.tokenized(text)
  if let noise = NoiseFirewall.noise(source.tokens) { return Understanding(noise: noise) }
  var remarks: [Remark] = []
  let words = source.tokens.count(where: \.isSpoken)
  if words > 500 { remarks.append(.long(words: words)) }
  if Foreign.isMostlyForeign(source.tokens) {
    let title = DraftTitle.split(Foreign.oneLine(text))
    let draft = Draft(title: title.title, notes: title.rest)
    return Understanding(drafts: [draft], remarks: remarks + [.notEnglish])
  }
  var composer = Composer(source, context)
  let understanding = composer.understanding(remarks)
  return DoubtReader(
    source: source,
    understanding: understanding,
    today: context.now.date
  ).doubted
}
