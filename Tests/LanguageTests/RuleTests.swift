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

  @Test(
    "Every kind has examples that name a time",
    arguments: RuleKind.allCases.flatMap { kind in kind.examples.map { (kind, $0) } }
  )
  func kindsHaveExamples(kind: RuleKind, example: String) throws {
    let said = try #require(TimePhrase(example)?.meaning, "no time in \(example)")
    #expect(said.isPast || kind != .past)
  }

  @Test("What fired reaches to the end", arguments: RuleKind.allCases.flatMap(\.examples))
  func whatFiredIsTold(example: String) throws {
    let tokens = TokenizedText(example).tokens
    let fired = FiredRule.all(behind: Scan.times(in: tokens, 0..<tokens.count), in: tokens)
    #expect(fired.map(\.range.upperBound).max() == tokens.last?.range.upperBound)
    let known = Set(RuleKind.allCases.flatMap(\.examples))
    #expect(fired.allSatisfy { known.contains($0.example) })
  }

  @Test func everyRuleIsOfOneKind() {
    #expect(RuleKind.allCases.flatMap(\.rules).count == Rule.all.count)
    #expect(RuleKind.allCases.allSatisfy { !$0.examples.isEmpty })
  }

  @Test func examplesAreUnique() {
    let examples = RuleKind.allCases.flatMap(\.examples)
    #expect(Set(examples).count == examples.count)
  }
}
