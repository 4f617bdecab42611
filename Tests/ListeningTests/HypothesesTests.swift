import Actions
import Language
import Model
import Testing

@testable import Listening

@Suite("What a recogniser finds possible")
struct HypothesesTests {
  private func soundness(_ text: String) -> Int {
    let now = CivilDateTime(CivilDate(daysSinceEpoch: 20_500), .hour(9))
    return Language.soundness(
      of: text,
      in: LanguageContext(now: now, zone: .utc, conventions: Conventions())
    )
  }

  @Test("is read with its scores: each text once, with its highest one, the likeliest first")
  func reads() {
    let found = Hypotheses(lines: "by milk -200\nbuy milk -150\nby  milk -100\n\nno score\n-5\n")
    #expect(found.texts.map(\.text) == ["by milk", "buy milk"])
    #expect(found.texts.map(\.score) == [-100, -150])
    #expect(Hypotheses(lines: "").best { _ in 0 } == nil)
  }

  @Test("is looked at as far as it is near what was heard")
  func most() {
    let lines = (0..<500).map { "word\($0) \(-$0)" }.joined(separator: "\n")
    let found = Hypotheses(lines: lines)
    #expect(found.texts.count == 60)
    #expect(found.texts.last?.text == "word59")
  }

  @Test(
    "gives the one that is something to do, where it is nearly as likely",
    arguments: [
      ("by the milk -28000\nbuy the milk -28200", "buy the milk"),
      (
        "call the dentist on friday and ten -29000\ncall the dentist on friday at ten -29300",
        "call the dentist on friday at ten"
      ),
      ("right a letter -20000\nwrite a letter -20500", "write a letter"),
      // Too far from what was heard.
      ("by the milk -28000\nbuy the milk -29500", "by the milk"),
      ("buy milk -100\nbuy silk -110", "buy milk"),
    ]
  )
  func chooses(_ lines: String, _ text: String) {
    #expect(Hypotheses(lines: lines).best(by: soundness) == text)
  }
}
