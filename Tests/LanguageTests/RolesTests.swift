import Language
import Model
import Reader
import Testing

@Suite("Words whose roles are known")
struct RolesTests {
  /// A text, each word with the letter of its role: "t" begins a title, "i" is inside, "c" goes on with it, "w" a
  /// time of the to-do begun last, "n" one of the next, "s" one of all, "r" a repeat, "e" an end, "b" a lead, "l" a
  /// list, "p" a priority, "x" a note behind, "y" a note ahead, "." nothing.
  private func drafts(_ text: String, _ roles: String) throws -> [Draft] {
    let tags = try roles.map { letter in Int(try #require(Self.tags[letter]).rawValue) }
    return try #require(reading(of: text, tags: tags, in: try context())).understanding.drafts
  }

  private static let tags: [Character: RoleTag] = [
    ".": .other, "t": .titleBegin, "i": .titleInside, "c": .titleContinued, "w": .whenLast,
    "n": .whenNext, "s": .whenShared, "r": .repeatLast, "e": .end, "b": .lead, "l": .listShared,
    "p": .priority, "x": .noteLast, "y": .noteNext,
  ]

  @Test(
    "have times in spellings that are none elsewhere",
    arguments: [
      ("ring gran b4 12", "tiww", "2026-03-04T12:00"), ("gym 14.20", "tw", "2026-03-04T14:20"),
      ("swim friday 730", "tww", "2026-03-06T07:30"),
      ("bus seven forty friday", "twww", "2026-03-06T07:40"),
      ("choir 8ish friday", "tww", "2026-03-06T20:00"), ("bins tmoz", "tw", "2026-03-05"),
      ("tea friday pm", "tww", "2026-03-06T13:00"), ("rent by 31.3.", "tww.", "2026-03-31"),
      ("vet friday at for", "twww", "2026-03-06T16:00"),
      ("turn the loaves 45 minutes", "tiiww", "2026-03-04T11:05"),
    ]
  )
  func spellings(_ text: String, _ roles: String, _ due: String) throws {
    let drafts = try drafts(text, roles)
    #expect(drafts.map { written($0.due) } == [due])
  }

  @Test("have a title in several pieces, and a time between them")
  func pieces() throws {
    let drafts = try drafts("book tomorrow a table, the big one", "twci.cii")
    #expect(drafts.map(\.title) == ["Book a table, the big one"])
  }

  @Test("share a day that was said for all, unless they have their own")
  func sharing() throws {
    let drafts = try drafts("friday: gym, bank, and vet monday", "s.t.t..tw")
    #expect(drafts.map(\.title) == ["Gym", "Bank", "Vet"])
    #expect(drafts.map { written($0.due) } == ["2026-03-06", "2026-03-06", "2026-03-09"])
  }

  @Test("count from a fact beside them, or from the to-do before")
  func distances() throws {
    let before = try drafts("twins party is friday, pack the day before", "yyyy.twww")
    #expect(before.map { written($0.due) } == ["2026-03-05"])
    let later = try drafts("calpol at 2 then nurofen 4 hours later", "tww.twww")
    #expect(later.map { written($0.due) } == ["2026-03-04T14:00", "2026-03-04T18:00"])
  }

  @Test("are several to-dos where several clock times were said")
  func several() throws {
    let drafts = try drafts("drops at 8, 14 and 20", "twwwwww")
    #expect(
      drafts.map { written($0.due) } == [
        "2026-03-05T08:00", "2026-03-04T14:00", "2026-03-04T20:00",
      ]
    )
  }

  @Test("keep an aside in the title, and a sentence of its own or advice as a note")
  func notes() throws {
    let aside = try drafts("heft hives, fondant on if light", "ti.xxxx")
    #expect(aside.map(\.title) == ["Heft hives, fondant on if light"])
    let own = try drafts("heft hives. the smoker is empty", "ti.xxxx")
    #expect(own.map(\.notes) == ["The smoker is empty"])
    let advice = try drafts("blood test friday no coffee", "tiwxx")
    #expect(advice.map(\.notes) == ["No coffee"])
  }

  @Test("leave words of no time in the title, and are doubted")
  func unread() throws {
    let context = try context()
    let tags = [RoleTag.titleBegin, .whenLast, .whenLast].map { Int($0.rawValue) }
    let found = try #require(reading(of: "mow after harvest", tags: tags, in: context))
    #expect(found.understanding.drafts.map(\.title) == ["Mow after harvest"])
    #expect(found.unread == ["after harvest"])
  }

  @Test("are told beside the reading of the rules, which is the first where both say the same")
  func beside() throws {
    let all = readings(of: "ring mum tomorrow at 5", in: try context())
    #expect(all.first?.source == .rules)
    #expect(all.contains { $0.source == .reader(1) && !$0.isEligible })
    #expect(
      all.allSatisfy {
        (0...1).contains($0.sureness) && $0.features.count == ReadingFeature.allCases.count
      }
    )
  }

  @Test(
    "are not asked for where signs say all there is",
    arguments: ["milk #groceries", "\"friday night lights\" at 8"]
  )
  func signs(text: String) throws {
    var typed = try context()
    typed.isTyped = true
    #expect(readings(of: text, in: typed).map(\.source) == [.rules])
  }
}
