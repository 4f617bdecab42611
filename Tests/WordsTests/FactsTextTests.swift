import Language
import Model
import Testing

@testable import Words

/// The facts beside a title, on Saturday, 21 November 2026, at 12:00 UTC.
@Suite struct FactsTextTests {
  private static let now = Zone.utc.instant(
    of: CivilDateTime(CivilDate(daysSinceEpoch: 20_778), .hour(12))
  )

  private static func text(_ tone: Tone = .warm) -> FactsText {
    let calendar = LocalCalendar(zone: .utc, zones: .none, day: .hour(9))
    return FactsText(at: now, in: calendar, tone: tone, face: .hours24)
  }

  @Test(
    "say when it comes, how often, and where it stands",
    arguments: [
      ("call anna", "whenever you're ready"),
      ("call anna tomorrow at 9", "tomorrow 09:00"),
      ("call anna every friday at 9", "Fri 27 Nov 09:00 (in 6 days) · every Friday"),
      ("meet anna on monday from 3 to 5 pm", "Mon 23 Nov 15:00 (in 2 days), until 17:00"),
      ("add eggs to the groceries list", "whenever you're ready · Groceries"),
    ]
  )
  func ofDraft(_ said: String, _ facts: String) throws {
    let context = LanguageContext(
      now: Zone.utc.civil(at: Self.now),
      zone: .utc,
      listNames: ["Groceries"]
    )
    let draft = try #require(understand(said, in: context).drafts.first)
    #expect(Self.text().line(draft) == facts)
  }

  @Test("nothing that a list is called can steer what shows it")
  func isPlain() {
    let todo = Todo(id: "1", handle: "a3f2", title: "x", createdAt: Self.now, updatedAt: Self.now)
    #expect(
      Self.text(.literal).line(todo, list: "A\u{1B}[2J\nB\u{202E}") == "no time · A[2J B"
    )
  }
}
