import Actions
import Testing

@testable import voicedo_remind

@Suite("A text in very many arguments")
struct SpeechTests {
  @Test func staysAsItIsWhileThereAreFew() {
    #expect(
      ["buy", "milk", "--list", "shop"].withWordsJoined == ["buy", "milk", "--list", "shop"]
    )
  }

  @Test func keepsItsOptionsAndTheirValues() {
    let words = Array(repeating: "milk", count: 300)
    #expect(
      (["--list", "shop", "buy"] + words + ["--yes", "now"] + words).withWordsJoined == [
        "--list", "shop", (["buy"] + words).joined(separator: " "), "--yes", "now",
        words.joined(separator: " "),
      ]
    )
  }
}
