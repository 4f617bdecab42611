import Language
import Model
import Testing

/// Spans, choices and phrases: what the read-back shows and can change.
struct AnswerTests {
  private func only(_ text: String, at now: String = "2026-03-04T10:20") throws -> Draft {
    try #require(understand(text, in: try context(at: now)).drafts.first)
  }

  @Test func everyValueHasItsSpan() throws {
    let text = "um remind me to add rope to my boat list tomorrow urgent"
    let draft = try only(text)
    let words = draft.spans.map { span in
      let scalars = Array(text.unicodeScalars)[span.range].map(Character.init)
      return "\(span.role.rawValue): \(String(scalars))"
    }
    #expect(
      words == [
        "filler: um", "opener: remind me to add", "list: to my boat list", "time: tomorrow",
        "priority: urgent",
      ]
    )
    #expect(draft.phrase == "tomorrow")
  }

  @Test func offsetsCountScalars() throws {
    let draft = try only("buy 🧀 crème brûlée tomorrow")
    #expect(draft.title == "Buy 🧀 crème brûlée")
    #expect(draft.spans == [Span(.time, 19..<27)])
  }

  /// Words, the moment they are said at, and the words for the day they could also mean.
  @Test(arguments: [
    ("call ann saturday at 3 pm", "2026-11-21T10:00", "today"),
    ("call ann saturday", "2026-11-21T10:00", "today"),
    ("call ann saturday at 9 am", "2026-11-21T10:00", nil),
    ("call ann saturday", "2026-11-21T21:00", nil),
    ("call ann this saturday at 3 pm", "2026-11-21T10:00", "saturday"),
    ("call ann this friday at 3 pm", "2026-11-21T10:00", nil),
    ("call ann friday", "2026-11-21T10:00", nil),
    ("call ann next weekend", "2026-11-18T10:00", "this weekend"),
    ("call ann next weekend", "2026-11-21T10:00", nil),
    ("call ann tomorrow at 9 am", "2026-11-22T01:30", "monday"),
    ("call ann tomorrow at 9 am", "2026-11-22T10:00", nil),
    ("call ann sunday", "2026-11-22T01:30", "sunday week"),
    ("call ann every saturday", "2026-11-21T10:00", nil),
  ])
  func anotherDayHasItsWords(said: String, now: String, alternative: String?) throws {
    let drafts = understand(said, in: try context(at: now)).drafts
    let days = drafts.flatMap(\.choices).filter { [.whichWeek, .whichDay].contains($0.question) }
    #expect(days.map(\.alternative) == (alternative == nil ? [] : [alternative]))
  }

  @Test func choicesNameTheOtherReading() throws {
    #expect(try only("call ann at 5").choices == [Choice(.halfOfDay, alternative: "5 am")])
    #expect(
      try only("call ann at 11 on friday").choices == [Choice(.halfOfDay, alternative: "11 pm")]
    )
    #expect(try only("call ann at 9 am").choices == [Choice(.passedToday)])
    #expect(
      try only("call ann next friday").choices == [Choice(.whichWeek, alternative: "this friday")]
    )
    #expect(try only("call ann on 4/5").choices == [Choice(.dateOrder, alternative: "4 may")])
    #expect(try only("call ann on february 3").choices == [Choice(.passedThisYear)])
    #expect(try only("call ann at 5 pm").choices == [])
  }

  @Test(arguments: [
    ("tomorrow morning", "2026-03-05T09:00"), ("friday", "2026-03-06"),
    ("in 2 hours", "2026-03-04T12:20"),
    ("4 may", "2026-05-04"), ("friday week", "2026-03-13"), ("5 am", "2026-03-05T05:00"),
    ("tomorrow at 9", "2026-03-05T09:00"),
  ])
  func aPhraseAloneIsResolved(_ phrase: String, _ due: String) throws {
    #expect(written(resolve(phrase, as: .words, in: try context())?.due) == due)
  }

  @Test(arguments: ["", "milk", "call ann tomorrow", "the wave"])
  func whatIsNoTimeIsNotResolved(_ phrase: String) throws {
    #expect(resolve(phrase, as: .words, in: try context()) == nil)
  }

  @Test func aPhraseCanRepeat() throws {
    let resolved = try #require(resolve("every friday at 4 pm", as: .words, in: try context()))
    #expect(resolved.rule?.description == "FREQ=WEEKLY;BYDAY=FR")
    #expect(written(resolved.due) == "2026-03-06T16:00")
  }

  @Test func timesAreGivenBeforeDefaults() throws {
    let times = understand("i was happy to see that on friday", in: try context()).times
    #expect(times.map(\.grain) == [.day])
    #expect(times.first?.start?.date.description == "2026-03-06")
    #expect(times.first?.start?.time == nil)
  }
}
