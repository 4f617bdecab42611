import Model

/// Understands what somebody said or typed.
package func understand(_ text: String, in context: LanguageContext) -> Understanding {
  let understanding = firstReading(of: text, in: context)
  // What is clear pays nothing.
  return understanding.doubts.isEmpty ? understanding : understanding.withOtherTimes(text, context)
}

/// The likeliest reading of a text, whatever else it may mean.
func firstReading(of text: String, in context: LanguageContext) -> Understanding {
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
