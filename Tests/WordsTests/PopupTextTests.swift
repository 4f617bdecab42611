import Model
import Planning
import Testing

@testable import Words

/// Popups on Saturday, 21 November 2026, at 12:00 UTC.
@Suite struct PopupTextTests {
  static let now = Zone.utc.instant(of: CivilDateTime(CivilDate(daysSinceEpoch: 20_778), .hour(12)))

  static func pending(
    _ title: String,
    at moment: String? = "2026-11-21T12:00",
    change: (inout Todo) -> Void = { _ in }
  ) -> PendingReminder {
    let civil = moment.flatMap(CivilDateTime.init)
    var todo = Todo(
      id: title,
      handle: "a3f2",
      title: title,
      due: civil.map { .floating($0.date, $0.time) },
      createdAt: now,
      updatedAt: now
    )
    change(&todo)
    return PendingReminder(todo: todo, reminder: Reminder(todo: todo.id))
  }

  @Test(
    "a title that the summary has no room for is whole in the body, which it opens",
    arguments: [(46, 46, false), (47, 46, true), (80, 80, false), (81, 80, true), (200, 80, true)]
  )
  func longTitle(_ length: Int, _ room: Int, _ isInBody: Bool) {
    let title = String(repeating: "a", count: length)
    let reminder = PopupText(
      PopupPlan(kind: .due, reminders: [Self.pending(title)]),
      now: Self.now,
      in: .utc,
      tone: .warm,
      face: .hours24,
      room: room
    )
    let todo = Self.pending(title).todo
    let look = PopupText(
      look: todo,
      facts: "tomorrow",
      nextPart: nil,
      buttons: [.done],
      tone: .warm,
      room: room
    )
    for text in [reminder, look] {
      #expect((text.body.split(separator: "\n").first.map(String.init) == title) == isInBody)
      #expect(text.actions.count <= 3)
    }
  }

  static func text(
    _ kind: PopupPlan.Kind,
    _ pending: [PendingReminder],
    tone: Tone = .warm,
    face: ClockFace = .hours24,
    hasButtons: Bool = true,
    isFamiliar: Bool = false,
    later: Set<LaterChoice> = [],
    nextPart: String? = nil
  ) -> PopupText {
    var plan = PopupPlan(kind: kind, reminders: pending)
    plan.nextPart = nextPart
    return PopupText(
      plan,
      now: now,
      in: .utc,
      tone: tone,
      face: face,
      hasButtons: hasButtons,
      isFamiliar: isFamiliar,
      later: later
    )
  }

  @Test(arguments: [
    (PopupPlan.Kind.due, Tone.warm, "It is time: today 12:00"),
    (.due, .literal, "Reminder: today 12:00"),
    (.due, .quiet, "today 12:00"),
    (.headsUp, .warm, "In 15 minutes: today 12:15"),
    (.headsUp, .literal, "In 15 minutes: today 12:15"),
    (.headsUp, .quiet, "In 15 minutes: today 12:15"),
    (.late, .warm, "Still on your list, planned for yesterday 09:00"),
    (.again, .warm, "Once more, planned for yesterday 09:00"),
    (.again, .literal, "Reminder, once more. Planned for yesterday 09:00"),
    (.late, .quiet, "yesterday 09:00"),
    (.checkIn, .warm, "How is it going?"),
    (.checkIn, .literal, "You said that you are doing this"),
    (.checkIn, .quiet, ""),
  ])
  func theTitleStandsAloneAndTheBodySaysWhyItComes(
    kind: PopupPlan.Kind,
    tone: Tone,
    body: String
  ) {
    let moment =
      switch kind {
      case .headsUp: "2026-11-21T12:15"
      case .late, .again: "2026-11-20T09:00"
      case .due, .checkIn, .digest: "2026-11-21T12:00"
      }
    let text = Self.text(kind, [Self.pending("Buy groceries", at: moment)], tone: tone)
    #expect(text.summary == "Buy groceries")
    #expect(text.body == body)
  }

  @Test(arguments: [
    (PopupPlan.Kind.due, Tone.warm, "Whenever you're ready"),
    (.due, .literal, "Reminder"),
    (.due, .quiet, ""),
    (.late, .warm, "Still on your list"),
    (.again, .warm, "Whenever it suits you"),
    (.checkIn, .warm, "How is it going?"),
  ])
  func withoutATimeItIsForWhenever(kind: PopupPlan.Kind, tone: Tone, body: String) {
    let text = Self.text(kind, [Self.pending("Buy groceries", at: nil)], tone: tone)
    #expect(text.summary == "Buy groceries")
    #expect(text.body == body)
  }

  @Test(arguments: [
    (PopupPlan.Kind.due, false, ["Done", "Later", "I'm doing it"]),
    (.late, false, ["Done", "Later", "I'm doing it"]),
    (.again, false, ["Done", "Later", "I'm doing it"]),
    (.checkIn, false, ["Done", "Later", "I'm doing it"]),
    (.headsUp, false, ["Done", "Later"]),
    // A reminder that has come up often today may be for another day.
    (.due, true, ["Done", "Later", "Not today"]),
    (.again, true, ["Done", "Later", "Not today"]),
    (.headsUp, true, ["Done", "Later"]),
  ])
  func aSingleOneHasThreeAnswersAtMost(kind: PopupPlan.Kind, isFamiliar: Bool, labels: [String]) {
    let text = Self.text(kind, [Self.pending("Buy milk")], isFamiliar: isFamiliar)
    #expect(text.actions.map(\.label) == labels)
    let keys = [
      "Done": "done", "Later": "later", "I'm doing it": "doing", "Not today": "not-today",
    ]
    #expect(text.actions.map(\.key) == labels.map { keys[$0] })
  }

  @Test(arguments: [
    (PopupPlan.Kind.due, false, ["This evening", "Tomorrow morning"]),
    (.checkIn, false, ["This evening", "Tomorrow morning"]),
    // Not today is tomorrow morning already.
    (.again, true, ["This evening"]),
    // It is put off to its time at the latest.
    (.headsUp, false, []),
  ])
  func laterHasMomentsOfItsOwn(kind: PopupPlan.Kind, isFamiliar: Bool, labels: [String]) {
    let pending = [Self.pending("Buy milk")]
    let all = Set(LaterChoice.allCases)
    let text = Self.text(kind, pending, isFamiliar: isFamiliar, later: all)
    #expect(text.choices.map(\.label) == labels)
    #expect(text.choices.allSatisfy { PopupButton(rawValue: $0.key)?.choice != nil })
    #expect(Self.text(kind, pending, later: []).choices.isEmpty)
    #expect(Self.text(kind, pending, hasButtons: false, later: all).choices.isEmpty)
  }

  @Test func aDigestMayBePutOffToTheEvening() {
    let two = [Self.pending("a"), Self.pending("b")]
    #expect(Self.text(.digest, two, later: [.thisEvening]).choices.map(\.label) == ["This evening"])
  }

  @Test func eachStageOfARampSaysWhichItIs() {
    func popup(_ kind: PopupPlan.Kind, stage: Int, at moment: String) -> PopupText {
      var pending = Self.pending("Meet Ana", at: moment)
      pending.reminder.leads = [15, 5, 0]
      pending.reminder.stage = stage
      return Self.text(kind, [pending])
    }
    let headsUp = popup(.headsUp, stage: 0, at: "2026-11-21T12:15")
    #expect(headsUp.body == "In 15 minutes: today 12:15")
    let wrapUp = popup(.headsUp, stage: 1, at: "2026-11-21T12:05")
    #expect(
      wrapUp.body == "In 5 minutes: today 12:05\nA good moment to finish what you are doing"
    )
    #expect(popup(.due, stage: 2, at: "2026-11-21T12:00").body == "Now: today 12:00")
  }

  @Test func theFirstTinyStepAndTheNotesAreInTheBody() {
    let text = Self.text(
      .due,
      [
        Self.pending("Do the taxes") {
          $0.firstStep = "open the folder"
          $0.notes = "the blue one\non the shelf"
        }
      ]
    )
    #expect(
      text.body == """
        It is time: today 12:00
        A tiny first step: open the folder
        the blue one
        on the shelf
        """
    )
  }

  @Test(
    "the next part is named in the place of a first step",
    arguments: [
      (Tone.warm, "It is time: today 12:00\nNext: put on shoes"),
      (.literal, "Reminder: today 12:00\nNext part: put on shoes"),
      (.quiet, "today 12:00\nput on shoes"),
    ]
  )
  func nextPart(tone: Tone, body: String) {
    let pending = Self.pending("Buy milk") { $0.firstStep = "find the bag" }
    let text = Self.text(.due, [pending], tone: tone, nextPart: "put on shoes")
    #expect(text.body == body)
  }

  @Test func severalAtOnceNameNoPart() {
    let pending = [Self.pending("Buy milk"), Self.pending("Call Ana")]
    let text = Self.text(.digest, pending, nextPart: "put on shoes")
    #expect(!text.body.contains("shoes"))
  }

  @Test func aStretchOfTimeNamesItsEnd() {
    let text = Self.text(.due, [Self.pending("Meet Ana") { $0.endTime = .hour(13) }])
    #expect(text.body == "It is time: today 12:00, until 13:00")
  }

  @Test func withoutButtonsTheBodyNamesTheCommand() {
    let single = Self.text(.due, [Self.pending("Buy milk", at: nil)], hasButtons: false)
    #expect(
      single.body == "Whenever you're ready\nWhen it is done: voicedo-remind done a3f2"
    )
    #expect(single.actions.isEmpty)
    let digest = Self.text(
      .digest,
      [Self.pending("a", at: nil), Self.pending("b", at: nil)],
      hasButtons: false
    )
    #expect(digest.body == "• a\n• b\nTo see them all: voicedo-remind list")
  }

  @Test func aDigestNamesWhatIsInIt() {
    let text = Self.text(
      .digest,
      [Self.pending("Buy milk", at: "2026-11-20T09:00"), Self.pending("Call Ana", at: nil)]
    )
    #expect(text.summary == "2 things are here for you, in no hurry")
    #expect(text.body == "• Buy milk (yesterday 09:00)\n• Call Ana")
    #expect(text.actions.map(\.key) == ["singly", "later"])
  }

  @Test func aDigestSaysAMomentOfSeveralOnce() {
    let noon = ["Buy milk", "Call Ana"].map { Self.pending($0) }
    let text = Self.text(.digest, noon + [Self.pending("Walk", at: "2026-11-20T09:00")])
    #expect(text.body == "today 12:00\n• Buy milk\n• Call Ana\n• Walk (yesterday 09:00)")
  }

  @Test func aLongDigestNamesTheFirstFourAndCountsTheOthers() {
    let many = (1...9).map { Self.pending("Number \($0)", at: nil) }
    let text = Self.text(.digest, many, tone: .literal)
    #expect(text.summary == "9 reminders are waiting")
    #expect(
      text.body == "• Number 1\n• Number 2\n• Number 3\n• Number 4\nand 5 more on the list"
    )
  }

  @Test func aTitleTooLongForALineIsWholeInTheBody() {
    let title = String(repeating: "word ", count: 30) + "end"
    let text = Self.text(.due, [Self.pending(title)])
    #expect(text.summary.hasSuffix("word…"))
    #expect(text.body == title + "\nIt is time: today 12:00")
  }

  @Test(arguments: PopupPlan.Kind.allCases, Tone.allCases)
  func everyPopupKeepsItsLimits(kind: PopupPlan.Kind, tone: Tone) {
    let endless = String(repeating: "\u{202E}endless \u{1B}[31m words\n", count: 60)
    let pending = (0..<30).map { _ in
      Self.pending(endless) {
        $0.notes = endless
        $0.firstStep = endless
        $0.endTime = .hour(13)
      }
    }
    for count in [1, 2, 30] {
      for hasButtons in [true, false] {
        let text = Self.text(kind, Array(pending.prefix(count)), tone: tone, hasButtons: hasButtons)
        #expect(!text.summary.isEmpty && text.summary.count <= 80)
        #expect(text.body.count <= 400)
        let scalars = (text.summary + text.body).unicodeScalars
        #expect(!scalars.contains { $0.value == 0x202E || $0.value == 0x1B })
        #expect(!text.summary.contains("\n"))
      }
    }
  }

  @Test func whileTheScreenIsLockedOnlyThatSomethingWaitsIsSaid() {
    let text = PopupText(lockedIn: .literal)
    #expect(text.summary == "A reminder is waiting")
    #expect(text.body.isEmpty && text.actions.isEmpty)
  }
}
