import Model
internal import Reader

/// What the grammar makes of a text whose words have these tags, by their numbers: how it is measured alone.
package func reading(of text: String, tags: [Int], in context: LanguageContext) -> TextReading? {
  guard let roles = readRoles(text, ways: 1), roles.words.count == tags.count else { return nil }
  let all = RoleTag.allCases
  let given = tags.map { all.indices.contains($0) ? all[$0] : .other }
  let words = RoleText(text, roles.words)
  var composer = RoleComposer(words, context)
  let understanding = composer.understanding(RoleDecoder.roles(of: words, given))
  return TextReading(
    source: .reader(1),
    understanding: understanding,
    probability: 1,
    unread: composer.unread.map(\.words)
  )
}
