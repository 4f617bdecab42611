import Language
import Model
import Testing

/// The stretch of time that a question is about; it is Wednesday 4 March 2026, 10:20, and the day
/// begins at 04:00.
@Suite("Windows") struct WindowTests {
  @Test(arguments: [
    ("what's on tomorrow", "2026-03-05T04:00", "2026-03-06T04:00"),
    ("what's on today", "2026-03-04T04:00", "2026-03-05T04:00"),
    ("what do i have on friday", "2026-03-06T04:00", "2026-03-07T04:00"),
    ("anything this week", "2026-03-02T04:00", "2026-03-09T04:00"),
    ("what's on tomorrow morning", "2026-03-05T04:00", "2026-03-05T12:00"),
    ("do i have anything before noon", "2026-03-04T10:20", "2026-03-04T12:00"),
    ("do i have anything after 5 pm", "2026-03-04T17:00", "2026-03-05T04:00"),
    ("am i free tomorrow between 2 and 4", "2026-03-05T14:00", "2026-03-05T16:00"),
    ("do i have meetings today between noon and one", "2026-03-04T12:00", "2026-03-04T13:00"),
    ("what did i do yesterday", "2026-03-03T04:00", "2026-03-04T04:00"),
    ("cancel tomorrow's alarm", "2026-03-05T04:00", "2026-03-06T04:00"),
    ("show fridays reminders", "2026-03-06T04:00", "2026-03-07T04:00"),
    ("cancel all reminders for the week", "2026-03-02T04:00", "2026-03-09T04:00"),
    ("what's on my schedule for the day", "2026-03-04T04:00", "2026-03-05T04:00"),
    ("delete all weekend alarms", "2026-03-07T04:00", "2026-03-09T04:00"),
  ])
  func isAStretch(_ text: String, _ start: String, _ end: String) throws {
    let context = try context { $0.dayStarts = .hour(4) }
    let window = try #require(meaning(of: text, in: context).about.window)
    #expect(window.start == CivilDateTime(start))
    #expect(window.end == CivilDateTime(end))
    #expect(!window.isMoment)
  }

  @Test func aClockTimeAloneIsAMoment() throws {
    let context = try context()
    let window = try #require(meaning(of: "cancel my 3 pm", in: context).about.window)
    #expect(window.isMoment)
    #expect(window.start == CivilDateTime("2026-03-04T15:00"))
  }

  @Test func aListOrANameHasNone() throws {
    #expect(try meaning(of: "when is the dentist", in: context()).about.window == nil)
  }
}
