import Model
import Planning
import SQLite
import Testing

@testable import Store

/// Calendars that are read, and their events, on Thursday, 2026-11-19, 10:00.
@Suite struct CalendarStoreTests {
  private let workshop: Workshop
  private let store: DeliveryStore
  private let now = Workshop.now

  init() throws {
    workshop = try Workshop()
    store = try workshop.store()
  }

  private func add(_ name: String, notice: NoticeWish? = nil) throws -> CalendarRow {
    let row = CalendarRow(
      id: "",
      name: name,
      kind: .file,
      place: "/home/ada/\(name).ics",
      notice: notice
    )
    return try store.addCalendar(row, source: .test, at: now)
  }

  private func keep(_ events: [CalendarEvent], of id: CalendarRow.ID, address: String = "") throws {
    var reading = CalendarReading(zone: "Test/Home", reach: now + .minutes(400 * 1440))
    reading.isWhole = address.isEmpty
    reading.objects = [.init(address: address, tag: "1", events: events)]
    try store.keep(reading, of: id, at: now)
  }

  private func event(_ title: String, after minutes: Int, lasting length: Int = 60) -> CalendarEvent
  {
    let start = now + .minutes(minutes)
    return CalendarEvent(
      uid: title,
      title: title,
      time: .instants(start..<start + .minutes(length))
    )
  }

  private func titles(_ from: Int, _ to: Int) throws -> [String] {
    try store.events(in: now + .minutes(from)..<now + .minutes(to)).map(\.event.title)
  }

  @Test func eventsOfAStretchAreThoseThatTouchIt() throws {
    let work = try add("Work")
    let today = try #require(CivilDate("2026-11-19"))
    let holiday = CalendarEvent(
      uid: "holiday",
      title: "Holiday",
      time: .days(today.adding(days: -1)..<today.adding(days: 1)),
      isBusy: false
    )
    try keep([event("Later", after: 120), event("Now", after: -30), holiday], of: work.id)
    #expect(try titles(0, 180) == ["Holiday", "Now", "Later"])
    #expect(try titles(30, 120) == ["Holiday"])
    #expect(try titles(180, 24 * 60).isEmpty == false)
    #expect(try titles(14 * 60, 20 * 60) == [])
    let found = try store.events(in: now..<now + .minutes(1))
    #expect(found.map(\.event.isBusy) == [false, true])
    #expect(found.map(\.calendar) == ["Work", "Work"])
  }

  @Test func whatIsReadAnewTakesThePlaceOfWhatWas() throws {
    let work = try add("Work")
    try keep([event("Old", after: 10)], of: work.id)
    try keep([event("New", after: 10)], of: work.id)
    #expect(try titles(0, 60) == ["New"])
    try keep([event("One", after: 20)], of: work.id, address: "one.ics")
    try keep([event("One moved", after: 30)], of: work.id, address: "one.ics")
    #expect(try titles(0, 60) == ["New", "One moved"])
    #expect(try store.objectTags(of: work.id) == ["": "1", "one.ics": "1"])
    var reading = CalendarReading(zone: "Test/Home", reach: now)
    reading.isWhole = false
    reading.removed = ["one.ics"]
    try store.keep(reading, of: work.id, at: now)
    #expect(try titles(0, 60) == ["New"])
  }

  @Test func removingOneTakesItsEventsAndUndoBringsItBackToBeRead() throws {
    let work = try add("Work")
    try keep([event("Meeting", after: 10)], of: work.id)
    try store.removeCalendar(work.id, source: .test, at: now)
    #expect(try store.calendars().isEmpty && titles(0, 60).isEmpty)
    let undone = try #require(try store.undo(at: now))
    #expect(undone.label == .calendarRemove && undone.titles == ["Work"])
    let back = try #require(try store.calendars().first)
    #expect(back.name == "Work" && back.place == work.place && back.readAt == nil)
    #expect(try store.redo(at: now)?.label == .calendarRemove)
    #expect(try store.calendars().isEmpty)
  }

  @Test func undoOfAddingTakesTheEventsToo() throws {
    let work = try add("Work", notice: NoticeWish(.leave, minutes: 30))
    try keep([event("Meeting", after: 10)], of: work.id)
    #expect(try store.undo(at: now)?.titles == ["Work"])
    #expect(try store.calendars().isEmpty && titles(0, 60).isEmpty)
    _ = try store.redo(at: now)
    #expect(try store.calendars().map(\.notice) == [NoticeWish(.leave, minutes: 30)])
  }

  @Test func undoKeepsTheNameOfAnotherOne() throws {
    let work = try add("Work")
    try store.removeCalendar(work.id, source: .test, at: now)
    _ = try add("work")
    // Its own adding is the last step; behind that lies the removing.
    _ = try store.undo(at: now)
    _ = try add("WORK")
    #expect(try store.calendars().map(\.name) == ["WORK"])
  }

  @Test func aCalendarThatCannotBeReadKeepsItsEvents() throws {
    let work = try add("Work")
    try keep([event("Meeting", after: 10)], of: work.id)
    var failed = work
    (failed.problem, failed.failures) = ("offline", 2)
    failed.retryAt = Workshop.now + .minutes(2)
    try store.noteProblem(of: failed)
    #expect(try titles(0, 60) == ["Meeting"])
    let kept = try #require(try store.calendars().first)
    #expect((kept.problem, kept.failures) == ("offline", 2))
    #expect(kept.retryAt == failed.retryAt)
    try store.noteUnchanged(work.id, at: now)
    #expect(try store.calendars().map(\.problem) == [nil])
  }

  @Test func eventsAreToldOnceAndAnewWhereTheyMove() throws {
    let work = try add("Work", notice: NoticeWish(.headsUp, minutes: 10))
    try keep([event("Meeting", after: 10), event("Dinner", after: 300)], of: work.id)
    var state = try store.planState(at: now)
    #expect(state.notices.map(\.title) == ["Meeting"])
    #expect(state.nextNoticeAt == now + .minutes(290))
    try store.recordNotices(state.notices, at: now)
    #expect(try store.planState(at: now).notices.isEmpty)
    // Read anew it is the same event; moved it is another.
    try keep([event("Meeting", after: 10)], of: work.id)
    #expect(try store.planState(at: now + .minutes(1)).notices.isEmpty)
    try keep([event("Meeting", after: 15)], of: work.id)
    state = try store.planState(at: now + .minutes(6))
    #expect(state.notices.map(\.title) == ["Meeting"])
  }

  @Test func onlyCalendarsThatAreToBeToldAre() throws {
    let work = try add("Work")
    try keep([event("Meeting", after: 10)], of: work.id)
    let state = try store.planState(at: now)
    #expect(state.notices.isEmpty && state.nextNoticeAt == nil)
  }

  @Test func whereNothingIsNearAnotherLookFindsWhatComes() throws {
    let work = try add("Work", notice: NoticeWish(.headsUp, minutes: 10))
    try keep([event("Meeting", after: 5 * 1440)], of: work.id)
    #expect(try store.planState(at: now).nextNoticeAt == now + .minutes(1440))
  }

  @Test func theMorningTellsOfThemAndTheEveningDoesNot() throws {
    let work = try add("Work")
    try keep([event("Meeting", after: 60)], of: work.id)
    let today = try #require(CivilDate("2026-11-19"))
    let morning = try store.briefing(of: today, at: now)
    #expect(morning.events.map(\.event.title) == ["Meeting"])
    #expect(!morning.isEmpty)
    #expect(try store.briefing(of: today, .evening, at: now).events.isEmpty)
  }

  @Test func aBriefingThatIsAskedForLateLeavesOutWhatIsOver() throws {
    let work = try add("Work")
    let events = [
      event("Standup", after: -90, lasting: 15), event("Workshop", after: -30),
      event("Dinner", after: 300),
    ]
    try keep(events, of: work.id)
    let today = try #require(CivilDate("2026-11-19"))
    let told = try store.briefing(of: today, at: now).events.map(\.event.title)
    #expect(told == ["Workshop", "Dinner"])
    #expect(try store.briefing(of: today.adding(days: -1), at: now).events.isEmpty)
  }

  @Test func rowsOfOtherProgramsThatAreNoTimesAreLeftOut() throws {
    let work = try add("Work")
    try store.connection.script(
      """
      INSERT INTO event (calendar_id, address, uid, title, is_busy, start_on, end_on)
      VALUES ('\(work.id)', '', 'a', 'Nonsense', 1, '2026-11-18', '2026-99-99'),
             ('nobody', '', 'b', 'Of none', 1, '2026-11-18', '2026-11-21');
      """
    )
    #expect(try titles(0, 60) == [])
  }
}
