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
