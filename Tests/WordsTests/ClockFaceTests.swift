import Model
import Planning
import Testing

@testable import Words

@Suite("A clock of twelve hours, or of 24")
struct ClockFaceTests {
  @Test(arguments: [
    ("00:00", "12 am"), ("00:30", "12:30 am"), ("01:00", "1 am"), ("08:05", "8:05 am"),
    ("11:59", "11:59 am"), ("12:00", "12 pm"), ("12:30", "12:30 pm"), ("15:00", "3 pm"),
    ("15:30", "3:30 pm"), ("23:59", "11:59 pm"), ("15:00:20", "3:00:20 pm"),
  ])
  func times(time: String, words: String) throws {
    let time = try #require(TimeOfDay(time))
    #expect(ClockFace.hours12.text(time) == words)
    #expect(ClockFace.hours24.text(time) == time.description)
    #expect(ClockFace.hours12.minute(time) == ClockFace.hours12.text(.hour(time.hour, time.minute)))
  }

  @Test func popupsTellIt() {
    func body(_ kind: PopupPlan.Kind, _ moment: String, end: TimeOfDay? = nil) -> String {
      let pending = PopupTextTests.pending("Report", at: moment) { $0.endTime = end }
      return PopupTextTests.text(kind, [pending], face: .hours12).body
    }
    #expect(body(.due, "2026-11-21T12:00") == "It is time: today 12 pm")
    #expect(body(.headsUp, "2026-11-21T12:15") == "In 15 minutes: today 12:15 pm")
    #expect(
      body(.late, "2026-11-20T09:00") == "Still on your list, planned for yesterday 9 am"
    )
    let ending = body(.due, "2026-11-21T12:00", end: .hour(13, 30))
    #expect(ending == "It is time: today 12 pm, until 1:30 pm")
    let several = ["A", "B"].map { PopupTextTests.pending($0, at: "2026-11-21T09:30") }
    #expect(PopupTextTests.text(.digest, several, face: .hours12).body.hasPrefix("today 9:30 am"))
  }

  @Test func aBriefingTellsIt() {
    let facts = BriefingFacts(
      today: 2,
      picks: [BriefingFacts.Pick(title: "Dentist", time: .hour(15))],
      putOff: [BriefingFacts.PutOff(title: "Report", until: .hour(9, 30))]
    )
    let lines = BriefingTextTests.text(facts, face: .hours12).lines
    #expect(lines == ["• 3 pm Dentist", "Put off to 9:30 am: Report", "And 1 more"])
  }

  @Test func repeatsTellIt() throws {
    let start = try #require(CivilDateTime("2026-11-20T08:00"))
    let rule = try #require(RecurrenceRule("FREQ=DAILY;BYHOUR=8,14"))
    let text = recurrenceText(rule, start: start, tone: .warm, face: .hours12)
    #expect(text == "every day at 8 am and 2 pm")
  }
}
