import Model
import Testing

@testable import Words

@Suite struct BriefingTextTests {
  static func text(
    _ facts: BriefingFacts,
    hour: Int = 8,
    tone: Tone = .warm,
    face: ClockFace = .hours24
  ) -> BriefingText {
    let now = CivilDateTime(CivilDate(daysSinceEpoch: 20_778), .hour(hour))
    return BriefingText(facts, now: now, tone: tone, face: face)
  }

  @Test(arguments: [
    (3, "Good evening"), (4, "Good morning"), (11, "Good morning"), (12, "Good afternoon"),
    (17, "Good afternoon"), (18, "Good evening"),
  ])
  func greetsByTheTimeOfDay(hour: Int, greeting: String) {
    let text = Self.text(BriefingFacts(today: 2), hour: hour, tone: .literal)
    #expect(text.heading == "\(greeting). 2 to-dos for today")
  }

  @Test(arguments: [
    (0, "Good morning. Nothing is planned for today"), (1, "Good morning. One thing for today"),
    (3, "Good morning. 3 things for today, one at a time"),
  ])
  func saysHowMuchTheDayHas(today: Int, heading: String) {
    #expect(Self.text(BriefingFacts(today: today)).heading == heading)
  }

  @Test func namesThePicksAndTheFirstTinyStepOfTheFirst() {
    let facts = BriefingFacts(
      today: 3,
      picks: [
        BriefingFacts.Pick(title: "Dentist", time: .hour(15), firstStep: "find the card"),
        BriefingFacts.Pick(title: "Buy milk", firstStep: "take a bag"),
      ],
      stillOnList: ["Water the plants"],
      ahead: [BriefingFacts.Ahead(title: "Send the form", day: CivilDate(daysSinceEpoch: 20_784))]
    )
    #expect(
      Self.text(facts).lines == [
        "• 15:00 Dentist", "A tiny first step: find the card", "• Buy milk",
        "Still on your list: Water the plants", "By Fri 27 Nov: Send the form",
      ]
    )
  }

  @Test func tellsUntilWhenSomethingWasPutOff() {
    let facts = BriefingFacts(
      today: 1,
      picks: [BriefingFacts.Pick(title: "Dentist")],
      putOff: [BriefingFacts.PutOff(title: "Buy milk", until: .hour(15, 30))]
    )
    #expect(Self.text(facts).lines == ["• Dentist", "Put off to 15:30: Buy milk"])
  }

  @Test(arguments: [
    (picks: 0, isMovable: false, keys: ["close"]),
    (picks: 1, isMovable: false, keys: ["start", "close"]),
    (picks: 0, isMovable: true, keys: ["tomorrow", "close"]),
    (picks: 2, isMovable: true, keys: ["start", "tomorrow", "close"]),
  ])
  func offersWhatFits(picks: Int, isMovable: Bool, keys: [String]) {
    let facts = BriefingFacts(
      today: 2,
      picks: (0..<picks).map { BriefingFacts.Pick(title: "\($0)") },
      isMovable: isMovable
    )
    #expect(Self.text(facts).popup(.warm).actions.map(\.key) == keys)
  }

  @Test func theEveningTellsWhatWasDoneFirst() {
    let facts = BriefingFacts(
      today: 5,
      picks: [BriefingFacts.Pick(title: "Dentist"), BriefingFacts.Pick(title: "Buy milk")],
      isMovable: true,
      done: ["Letter", "Plants", "Cat", "Towels"]
    )
    let text = Self.text(facts, hour: 20)
    #expect(text.heading == "Good evening. 4 things are done today. Well done")
    #expect(
      text.lines == [
        "✓ Letter", "✓ Plants", "✓ Cat", "And 1 more",
        "Open, in no hurry: Dentist, Buy milk, and 3 more",
      ]
    )
    #expect(text.popup(.warm).actions.map(\.key) == ["tomorrow", "leave"])
  }

  @Test func anEveningWithNothingDoneIsKind() {
    let text = Self.text(BriefingFacts(today: 0, done: []), hour: 20)
    #expect(text.heading == "Good evening. The day is done, and so are you")
    #expect(text.popup(.warm).actions.map(\.key) == ["close"])
  }

  @Test func countsWhatItDoesNotName() {
    let facts = BriefingFacts(today: 0, stillOnList: ["a", "b", "c", "d", "e"])
    #expect(Self.text(facts).lines == ["Still on your list: a, b, c, and 2 more"])
  }

  @Test func whatIsCountedAndNotNamedIsTold() {
    let picks = ["a", "b", "c"].map { BriefingFacts.Pick(title: $0) }
    let lines = Self.text(BriefingFacts(today: 5, picks: picks, stillOnList: ["d"])).lines
    #expect(lines == ["• a", "• b", "• c", "Still on your list: d", "And 1 more"])
  }

  @Test func isAPopupWithOneButton() {
    let popup = Self.text(BriefingFacts(today: 1), tone: .literal).popup(.literal)
    #expect(popup.summary == "Good morning. 1 to-do for today")
    #expect(popup.actions.map(\.key) == ["close"])
    #expect(popup.actions.map(\.label) == ["Close"])
  }

  @Test(arguments: [
    (12, 125, "Last week: 12 things done, 2 h 5 min of focus"), (1, 0, "Last week: 1 thing done"),
    (0, 40, "Last week: 40 min of focus"), (3, 1860, "Last week: 3 things done, 31 h of focus"),
  ])
  func theWeekBeforeIsOneSentence(done: Int, minutes: Int, line: String) {
    let week = BriefingFacts.Week(done: done, focus: .minutes(minutes))
    let facts = BriefingFacts(today: 1, lastWeek: week)
    #expect(Self.text(facts).lines.last == line)
    #expect(Self.text(BriefingFacts(today: 1)).lines.allSatisfy { !$0.hasPrefix("Last week") })
  }
}
