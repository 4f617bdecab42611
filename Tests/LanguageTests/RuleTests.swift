import Testing

@testable import Language

struct RuleTests {
  @Test("Every rule understands its examples", arguments: Rule.all.flatMap(\.examples))
  func understandsItsOwnName(example: String) throws {
    let rule = try #require(Rule.all.first { $0.examples.contains(example) })
    let tokens = TokenizedText(example).tokens
    var cursor = Cursor(tokens)
    #expect(rule.read(&cursor) != nil)
    #expect(cursor.isAtEnd)
    #expect(!rule.opening.isDisjoint(with: tokens[0].opening), "never asked for its own example")
  }

  @Test func examplesAreUnique() {
    let examples = Rule.all.flatMap(\.examples)
    #expect(Set(examples).count == examples.count)
  }
}
