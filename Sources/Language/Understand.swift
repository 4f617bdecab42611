package import Model

/// Understands what somebody said or typed.
package func understand(_ text: String, in context: LanguageContext) -> Understanding {
  let source = TokenizedText(text)
  if let noise = NoiseFirewall.noise(source.tokens) { return Understanding(noise: noise) }
  var remarks: [Remark] = []
  let words = source.tokens.count(where: \.isSpoken)
  if words > 500 { remarks.append(.long(words: words)) }
  if Foreign.isMostlyForeign(source.tokens) {
    let title = Title.split(Foreign.oneLine(text))
    let draft = Draft(title: title.title, notes: title.rest)
    return Understanding(drafts: [draft], remarks: remarks + [.notEnglish])
  }
  var composer = Composer(source, context)
  return composer.understanding(remarks)
}

/// Resolves the words of a time alone ("tomorrow morning"), or nothing if they name none.
package func resolve(phrase: String, in context: LanguageContext) -> ResolvedTime? {
  guard let meaning = meaning(of: phrase) else { return nil }
  var resolver = Resolver(context)
  return resolver.due(meaning)
}

/// What the words of a time alone say, or nothing if there are others among them.
func meaning(of phrase: String) -> TimeMeaning? {
  let tokens = Repair.repaired(TokenizedText(phrase).tokens).tokens
  let times = Scan.times(in: tokens, 0..<tokens.count)
  guard var meaning = times.first?.meaning else { return nil }
  for time in times.dropFirst() {
    guard let sum = meaning.merged(with: time.meaning) else { return nil }
    meaning = sum
  }
  let covered = times.reduce(into: Positions()) { $0.insert($1.tokens) }
  guard tokens.indices.allSatisfy({ covered.contains($0) || !tokens[$0].isSpoken }) else {
    return nil
  }
  return meaning
}

/// What the words of a time come to at a given moment.
package struct ResolvedTime: Hashable, Sendable {
  package var due: Due
  package var endTime: TimeOfDay?
  package var rule: RecurrenceRule?
  package var repeatFrom: RepeatFrom
  package var leads: [Int]
  package var choices: [Choice]

  package init(
    due: Due,
    endTime: TimeOfDay? = nil,
    rule: RecurrenceRule? = nil,
    repeatFrom: RepeatFrom = .due,
    leads: [Int] = [],
    choices: [Choice] = []
  ) {
    self.due = due
    self.endTime = endTime
    self.rule = rule
    self.repeatFrom = repeatFrom
    self.leads = leads
    self.choices = choices
  }
}
