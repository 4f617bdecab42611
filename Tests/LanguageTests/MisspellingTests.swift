import Language
import Testing

/// Days and months as thumbs and recognisers spell them.
struct MisspellingTests {
  @Test(arguments: [
    ("tommorow", "tomorrow"), ("tomorow", "tomorrow"), ("tommorrow", "tomorrow"),
    ("tomrrow", "tomorrow"), ("tomororw", "tomorrow"), ("wendesday", "wednesday"),
    ("wensday", "wednesday"), ("wednsday", "wednesday"), ("thurday", "thursday"),
    ("thrusday", "thursday"), ("thursdday", "thursday"), ("teusday", "tuesday"),
    ("firday", "friday"), ("fryiday", nil), ("satuday", "saturday"), ("saterday", "saturday"),
    ("sundday", "sunday"), ("mnoday", "monday"), ("on febuary 20", "on february 20"),
    ("on feburary 20", "on february 20"), ("on septmber 3", "on september 3"),
    ("on octaber 3", "on october 3"), ("tonihgt", "tonight"),
  ])
  func areReadAsMeant(said: String, right: String?) throws {
    let meant = try right.flatMap { resolve($0, as: .words, in: try context()) }
    #expect((meant == nil) == (right == nil))
    #expect(resolve(said, as: .words, in: try context()) == meant)
  }

  /// Words that are nearly a day or a month, and are words of their own.
  @Test(arguments: [
    "frida", "frieda", "sundae", "mooring", "mourning", "mundane", "sunny", "money", "marcy",
    "knight", "fridge", "moaning", "weakened", "awning", "turnaround", "sundry", "octane", "monkey",
  ])
  func areLeftAlone(word: String) throws {
    let drafts = understand("look after \(word)", in: try context()).drafts
    #expect(drafts.map(\.title) == ["Look after \(word)"])
    #expect(drafts.map(\.due) == [nil])
  }
}
