import Interchange
import Model
import Testing

/// Two sides that changed one to-do since they agreed.
@Suite struct TodoMergeTests {
  private let base: SyncedTodo = {
    var todo = SyncedTodo(uid: "a1", title: "Milk")
    todo.leads = [60, 15]
    todo.modifiedAt = syncNow - .seconds(7200)
    return todo
  }()

  private func merge(
    editedAt: Instant = syncNow - .seconds(60),
    isEdited: Bool = true,
    here: (inout SyncedTodo) throws -> Void = { _ in },
    there: (inout SyncedTodo) throws -> Void = { _ in }
  ) rethrows -> TodoMerge {
    var (local, remote) = (base, base)
    try here(&local)
    try there(&remote)
    return TodoMerge(
      base: base,
      local: local,
      remote: remote,
      isEdited: isEdited,
      editedAt: editedAt,
      now: syncNow,
      in: calendar(in: berlin)
    )
  }

  @Test func whatOneSideChangedIsTaken() {
    let merged = merge(here: { $0.title = "Oat milk" }, there: { $0.priority = .high }).merged
    #expect(merged.title == "Oat milk")
    #expect(merged.priority == .high)
  }

  @Test(
    arguments: [
      (-60, -120, "Here", "There"), (-120, -60, "There", "Here"),
      // A clock that is ahead over there wins nothing by it.
      (0, 86_400, "There", "Here"), (10, 86_400, "Here", "There"),
    ] as [(Int, Int, String, String)]
  )
  func theLaterTextStaysAndTheOtherIsKept(
    _ here: Int,
    _ there: Int,
    _ wins: String,
    _ other: String
  ) {
    let merge = merge(
      editedAt: syncNow + .seconds(here),
      here: { $0.title = "Here" },
      there: {
        $0.title = "There"
        $0.modifiedAt = syncNow + .seconds(there)
      }
    )
    #expect(merge.merged.title == wins)
    #expect(merge.conflicts.map(\.words) == [other])
  }

  @Test func whatNobodyEditedHereGivesWayWithoutAWord() {
    let merge = merge(isEdited: false, here: { $0.title = "Here" }, there: { $0.title = "There" })
    #expect(merge.merged.title == "There")
    #expect(merge.conflicts.isEmpty)
  }

  @Test func doneIsDoneAndTheOtherEditStays() {
    let merged = merge(
      here: { $0.completedAt = syncNow },
      there: { $0.title = "Oat milk" }
    ).merged
    #expect(merged.isDone)
    #expect(merged.title == "Oat milk")
  }

  @Test(
    arguments: [
      ([60, 15], [60, 15, 5], [60, 15, 5]), ([60], [60, 15, 5], [60, 5]), ([60], [15], [60]),
      ([60, 15, 30], [60, 15, 5], [60, 30, 15, 5]),
    ] as [([Int], [Int], [Int])]
  )
  func alarmsAreMergedOneByOne(_ here: [Int], _ there: [Int], _ both: [Int]) {
    let merged = merge(here: { $0.leads = here }, there: { $0.leads = there }).merged
    #expect(merged.leads == (both == [60] && there == [15] ? [60] : both))
  }

  @Test func theLaterOfTwoSnoozesHolds() {
    let merged = merge(
      here: { $0.snoozedUntil = syncNow + .minutes(10) },
      there: { $0.snoozedUntil = syncNow + .minutes(30) }
    ).merged
    #expect(merged.snoozedUntil == syncNow + .minutes(30))
  }

  @Test func dueTimeAndRuleMoveAsOne() throws {
    let merge = try merge(
      here: { $0.schedule = SyncedSchedule(due: try due(27, "10:00")) },
      there: {
        $0.schedule = SyncedSchedule(due: try due(28, "11:00"))
        $0.schedule?.rule = RecurrenceRule("FREQ=DAILY")
      }
    )
    #expect(merge.merged.schedule?.due == (try due(27, "10:00")))
    #expect(merge.merged.schedule?.rule == nil)
    #expect(merge.conflicts.map(\.field) == [.time])
  }

  @Test("A time that gives way to what was done is told", arguments: [true, false])
  func givesWay(_ isDoneHere: Bool) throws {
    func at(_ day: Int, _ clock: String, of occurrence: String) throws -> SyncedSchedule {
      var schedule = SyncedSchedule(due: try due(day, clock))
      schedule.rule = RecurrenceRule("FREQ=DAILY")
      schedule.occurrence = CivilDateTime(occurrence)
      return schedule
    }
    var base = SyncedTodo(uid: "a1", title: "Milk")
    base.schedule = try at(25, "08:00", of: "2026-11-25T08:00")
    var (done, moved) = (base, base)
    done.schedule = try at(26, "08:00", of: "2026-11-26T08:00")
    moved.schedule = try at(25, "15:00", of: "2026-11-25T08:00")
    let merge = TodoMerge(
      base: base,
      local: isDoneHere ? done : moved,
      remote: isDoneHere ? moved : done,
      isEdited: true,
      editedAt: syncNow,
      now: syncNow,
      in: calendar(in: berlin)
    )
    #expect(merge.merged.schedule == done.schedule)
    #expect(merge.conflicts.map(\.field) == [.time])
    #expect(merge.conflicts.map(\.isOfHere) == [!isDoneHere])
    #expect(merge.conflicts.first?.words == "2026-11-25 15:00 FREQ=DAILY")
  }

  @Test func withoutABaseWhatOneHasIsKept() {
    var (local, remote) = (SyncedTodo(uid: "a", title: "Milk"), SyncedTodo(uid: "b", title: "Milk"))
    local.notes = "two litres"
    remote.priority = .high
    let merge = TodoMerge(
      base: nil,
      local: local,
      remote: remote,
      isEdited: true,
      editedAt: syncNow,
      now: syncNow,
      in: calendar(in: berlin)
    )
    #expect(merge.merged.notes == "two litres")
    #expect(merge.merged.priority == .high)
    #expect(merge.merged.uid == "b")
    #expect(merge.conflicts.isEmpty)
  }
}
