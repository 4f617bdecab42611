import Language
import Model
import SQLite
import TestSupport
import Testing

@testable import Store

/// What a file says of what is here already.
@Suite struct NewerImportTests {
  private let workshop: Workshop
  private let store: TodoStore
  private let first: Instant

  init() throws {
    workshop = try Workshop()
    store = try workshop.todoStore()
    first = try moment(10, "08:00")
    _ = try store.importing([try entry("Dentist", "14:00")], at: Workshop.now)
  }

  private func entry(
    _ title: String,
    _ clock: String,
    rule: String? = nil,
    sequence: Int = 0,
    modified: Instant? = nil
  ) throws -> ImportEntry {
    let schedule = Schedule(due: try day(25, clock), rule: rule.flatMap(RecurrenceRule.init))
    var entry = ImportEntry(id: "a", draft: Draft(title: title, schedule: schedule))
    (entry.sequence, entry.modifiedAt) = (sequence, modified ?? first)
    return entry
  }

  private func come(_ entry: ImportEntry) throws -> Imported {
    try store.importing([entry], at: Workshop.now + .minutes(5))
  }

  private func row() throws -> TodoRow { try #require(try store.todo("a")) }

  @Test("What was changed later counts: title, time, and the rest, as one step that goes back")
  func later() throws {
    let came = try come(try entry("Dentist, Dr Wu", "16:00", modified: first + .minutes(1)))
    #expect(came.updated == ["a"] && came.present == 0 && came.added == [])
    #expect(try row().todo.title == "Dentist, Dr Wu")
    #expect(try row().dueAt == (try moment(25, "16:00")))
    #expect(try row().reminder?.fireAt == (try moment(25, "16:00")))
    _ = try store.undo(at: Workshop.now + .minutes(6))
    #expect(try row().todo.title == "Dentist")
    #expect(try row().reminder?.fireAt == (try moment(25, "14:00")))
  }

  @Test func theSameFileIsNotNewerOnceMore() throws {
    let newer = try entry("Dentist", "16:00", modified: first + .minutes(1))
    _ = try come(newer)
    let again = try come(newer)
    #expect(again.updated == [] && again.present == 1 && again.differing == [])
  }

  @Test func aHigherNumberOfTheSameMomentCounts() throws {
    #expect(try come(try entry("Dentist", "16:00", sequence: 1)).updated == ["a"])
  }

  @Test func whatIsOlderStaysAndIsNamed() throws {
    _ = try come(try entry("Dentist", "16:00", modified: first + .minutes(1)))
    let old = try come(try entry("Dentist", "14:00"))
    #expect(old.updated == [] && old.differing == ["Dentist"])
    #expect(try row().dueAt == (try moment(25, "16:00")))
  }

  @Test func whatWasChangedHereSinceStays() throws {
    var change = TodoChange()
    change.title = "Mine"
    _ = try store.edit("a", change, label: .edit, source: .test, at: Workshop.now + .minutes(1))
    let came = try come(try entry("Theirs", "14:00", modified: first + .minutes(1)))
    #expect(came.updated == [] && came.differing == ["Mine"])
  }

  @Test func whatWasDoneThereIsDoneHere() throws {
    var done = try entry("Dentist", "14:00", modified: first + .minutes(1))
    done.completedAt = first
    #expect(try come(done).updated == ["a"])
    #expect(try row().todo.completedAt == first)
  }

  @Test func aRuleThatIsNewBeginsASeries() throws {
    let came = try come(
      try entry("Dentist", "14:00", rule: "FREQ=MONTHLY", modified: first + .minutes(1))
    )
    #expect(came.updated == ["a"])
    #expect(try row().todo.recurrence?.rule.description == "FREQ=MONTHLY")
    #expect(try Invariants(connection: store.connection).broken() == [])
  }

  @Test func aSeriesThatHasGoneOnHereIsTheSame() throws {
    var pills = try entry("Pills", "08:00", rule: "FREQ=DAILY;COUNT=9")
    pills = ImportEntry(id: "b", draft: pills.draft)
    _ = try store.importing([pills], at: Workshop.now)
    _ = try store.complete(["b"], source: .test, at: Workshop.now + .minutes(1))
    let again = try store.importing([pills], at: Workshop.now + .minutes(2))
    #expect(again.present == 1 && again.differing == [])
  }

  @Test func aDryRunTellsTheSame() throws {
    let newer = try entry("Dentist", "16:00", modified: first + .minutes(1))
    #expect(try store.importable([newer]).updated == ["a"])
    #expect(try row().dueAt == (try moment(25, "14:00")))
  }

  @Test("What is here by the id of an earlier version is the same")
  func formerID() throws {
    var named = ImportEntry(id: "uid@example.org", draft: Draft(title: "Dentist"))
    named.formerID = "a"
    var part = ImportEntry(id: "part", draft: Draft(title: "Bring the card"))
    part.parent = "uid@example.org"
    let came = try store.importing([named, part], at: Workshop.now)
    #expect(came.added == ["part"] && came.present == 1)
    #expect(try store.todo("part")?.todo.parent == "a")
  }
}

/// What was answered elsewhere does not ring again.
@Suite struct AnsweredImportTests {
  private let workshop: Workshop
  private let store: TodoStore

  init() throws {
    workshop = try Workshop()
    store = try workshop.todoStore()
  }

  /// The reminder of an entry that is due at 10:30 of the day of the test, half an hour from now.
  private func reminder(
    leads: [Int],
    _ change: (inout ImportEntry) throws -> Void
  ) throws -> String? {
    let draft = Draft(title: "Tea", schedule: Schedule(due: try day(19, "10:30")), leads: leads)
    var entry = ImportEntry(id: "a", draft: draft)
    try change(&entry)
    _ = try store.importing([entry], at: Workshop.now)
    let reminder = try store.todo("a")?.reminder
    let fireAt = reminder?.fireAt.map { Int($0.since(Workshop.now) / .seconds(60)) }
    return reminder.map { "\($0.state) \(fireAt.map(String.init) ?? "-")" }
  }

  @Test func anAlarmThatNobodySawComesAtOnce() throws {
    #expect(try reminder(leads: [45]) { _ in } == "scheduled -15")
  }

  @Test func theAlarmThatWasSeenRestsAndTheNextOneComes() throws {
    let seen = try moment(19, "09:46")
    #expect(try reminder(leads: [45, 0]) { $0.acknowledgedAt = seen } == "scheduled 30")
  }

  @Test func theOnlyAlarmThatWasSeenRests() throws {
    #expect(try reminder(leads: [45]) { $0.acknowledgedAt = try moment(19, "09:46") } == "shown -")
  }

  @Test func whatIsSaidToBeSeenLaterThanNowComes() throws {
    #expect(
      try reminder(leads: [10]) { $0.acknowledgedAt = try moment(19, "10:21") } == "scheduled 20"
    )
  }

  @Test func whatComesUntilItIsDoneComesThoughItWasSeen() throws {
    let seen = try moment(19, "09:46")
    #expect(
      try reminder(leads: [45]) { ($0.acknowledgedAt, $0.persistence) = (seen, .untilDone) }
        == "scheduled -15"
    )
    #expect(
      try reminder(leads: [45]) { ($0.acknowledgedAt, $0.isBreakthrough) = (seen, true) }
        == "scheduled -15"
    )
  }

  @Test func whatWasSeenLongBeforeComes() throws {
    #expect(
      try reminder(leads: [10]) { $0.acknowledgedAt = try moment(18, "10:21") } == "scheduled 20"
    )
  }

  @Test func whatWasPutOffComesThen() throws {
    #expect(
      try reminder(leads: [45]) { $0.snoozedUntil = try moment(19, "11:00") } == "snoozed 60"
    )
  }

  @Test func whatIsToBeSilentIs() throws {
    #expect(try reminder(leads: []) { $0.isSilent = true } == "scheduled -")
  }
}
