import Interchange
import Model
import Testing

/// Occurrences that another program tells apart, once they are done, passed over or moved here.
@Suite struct OccurrenceSettlingTests {
  private func id(_ day: Int, _ clock: String = "080000") -> String {
    "RECURRENCE-ID;TZID=Europe/Berlin:202611\(day)T" + clock
  }

  private func bytes(_ parts: [String]..., rule: String = "FREQ=DAILY", more: [String] = [])
    -> [UInt8]
  {
    var lines = ["BEGIN:VCALENDAR", "PRODID:-//Other//EN", "BEGIN:VTODO", "UID:a1"]
    lines += [
      "SUMMARY:Pills", "DTSTART;TZID=Europe/Berlin:20261125T080000",
      "DUE;TZID=Europe/Berlin:20261125T080000", "RRULE:" + rule,
    ]
    lines += more + ["END:VTODO"]
    for part in parts { lines += ["BEGIN:VTODO", "UID:a1"] + part + ["END:VTODO"] }
    return Array((lines + ["END:VCALENDAR", ""]).joined(separator: "\r\n").utf8)
  }

  private func again(_ lines: [String]) -> [UInt8] {
    Array((lines.joined(separator: "\r\n") + "\r\n").utf8)
  }

  private func move(_ todo: inout SyncedTodo, to day: Int, _ clock: String = "08:00") throws {
    todo.schedule?.due = try due(day, clock, zone: "Europe/Berlin")
    todo.schedule?.occurrence = CivilDateTime("2026-11-\(day)T" + clock)
  }

  @Test(
    "What has words of its own is done with them, and comes back with them",
    arguments: [
      ["SUMMARY:Pills, the white ones"], ["SUMMARY:Pills", "DESCRIPTION:After lunch"],
      ["SUMMARY:Pills", "CATEGORIES:health", "DUE;TZID=Europe/Berlin:20261125T110000"],
    ]
  )
  func words(_ words: [String]) throws {
    let object = bytes([id(25)] + words)
    let done = try patched(object) { todo in
      try move(&todo, to: 26)
      todo.lastDoneAt = syncNow
    }
    for line in words + [id(25), "STATUS:COMPLETED", "COMPLETED:20261125T080000Z"] {
      #expect(done.contains(line))
    }
    let before = try read(again(done))
    #expect(before.schedule?.occurrence == CivilDateTime("2026-11-26T08:00") && !before.isDone)
    // It is taken back.
    let back = try patched(again(done)) { $0.schedule = try read(object).schedule }
    for line in words + [id(25)] { #expect(back.contains(line)) }
    #expect(!back.contains { $0.hasPrefix("COMPLETED") || $0.hasPrefix("PERCENT") })
    #expect(try read(again(back)).schedule == (try read(object).schedule))
  }

  @Test(
    "What says nothing of its own goes",
    arguments: [
      ["SUMMARY:Pills"], ["SUMMARY:Pills", "STATUS:NEEDS-ACTION", "PERCENT-COMPLETE:0"],
      ["SUMMARY:Pills", "DUE;TZID=Europe/Berlin:20261125T080000", "X-MOZ-GENERATION:2"],
    ]
  )
  func plain(_ words: [String]) throws {
    let done = try patched(bytes([id(25)] + words)) { try move(&$0, to: 26) }
    #expect(!done.contains { $0.hasPrefix("RECURRENCE-ID") })
  }

  @Test("What was passed over is not said to be done")
  func skipped() throws {
    let object = bytes([id(25), "SUMMARY:White pills"], [id(26), "SUMMARY:Blue pills"])
    let new = try patched(object) { todo in
      try move(&todo, to: 27)
      todo.lastSkippedAt = syncNow
    }
    #expect(new.count { $0 == "STATUS:CANCELLED" } == 2)
    #expect(new.contains("SUMMARY:White pills") && !new.contains { $0.hasPrefix("COMPLETED") })
    // Of several that were over, the first was done.
    let done = try patched(object) { todo in
      try move(&todo, to: 27)
      todo.lastDoneAt = syncNow
    }
    #expect(done.count { $0 == "STATUS:CANCELLED" } == 1)
    #expect(done.count { $0 == "STATUS:COMPLETED" } == 1)
  }

  @Test("Those of later occurrences stay when one is done")
  func later() throws {
    let part = [id(27), "SUMMARY:White pills", "DUE;TZID=Europe/Berlin:20261127T110000"]
    let new = try patched(bytes(part)) { try move(&$0, to: 26) }
    for line in part { #expect(new.contains(line)) }
    #expect(!new.contains("STATUS:COMPLETED"))
  }

  @Test("They follow a series that is moved as a whole, but for what alone was moved")
  func series() throws {
    let object = bytes(
      [id(25), "SUMMARY:White pills", "DUE;TZID=Europe/Berlin:20261125T080000"],
      [id(26), "SUMMARY:Pills", "DUE;TZID=Europe/Berlin:20261126T080000", "DESCRIPTION:Two"],
      [id(27), "SUMMARY:Pills", "DUE;TZID=Europe/Berlin:20261127T190000"]
    )
    let new = try patched(object) { try move(&$0, to: 25, "15:00") }
    for day in 25...27 { #expect(new.contains(id(day, "150000"))) }
    #expect(new.contains("DUE;TZID=Europe/Berlin:20261126T150000"))
    #expect(new.contains("DUE;TZID=Europe/Berlin:20261127T190000"))
    #expect(!new.contains { $0.hasSuffix("T080000") && !$0.hasPrefix("DTSTAMP") })
    #expect(try read(again(new)).schedule?.due == (try due(25, "15:00", zone: "Europe/Berlin")))
    // Earlier as well, and not at all into a series of another kind.
    let early = try patched(object) { try move(&$0, to: 25, "06:00") }
    #expect(early.contains(id(26, "060000")) && early.contains("DESCRIPTION:Two"))
    let weekly = try patched(object) {
      try move(&$0, to: 25, "15:00")
      $0.schedule?.rule = RecurrenceRule("FREQ=WEEKLY")
    }
    #expect(!weekly.contains { $0.hasPrefix("RECURRENCE-ID") })
  }

  @Test("The last one is done with its series")
  func last() throws {
    let part = [id(25), "SUMMARY:White pills", "DUE;TZID=Europe/Berlin:20261125T110000"]
    let object = bytes(part, rule: "FREQ=DAILY;COUNT=1")
    let done = try patched(object) { $0.completedAt = syncNow }
    #expect(done.count { $0 == "STATUS:COMPLETED" } == 2)
    let patch = CalendarPatch(in: calendar(in: berlin), at: syncNow)
    let read = try read(again(done))
    #expect(read.schedule?.due == (try due(25, "11:00", zone: "Europe/Berlin")))
    #expect(patch.patched(again(done), with: read, editedAt: syncNow) == nil)
    let open = try patched(again(done)) { $0.completedAt = nil }
    #expect(open.contains("SUMMARY:White pills") && !open.contains("STATUS:COMPLETED"))
  }

  @Test("A series each of whose occurrences was answered is done, when its last one was")
  func all() throws {
    let parts = [25, 26].map {
      [id($0), "SUMMARY:Pills", "STATUS:COMPLETED", "COMPLETED:202611\($0)T071500Z"]
    }
    let object = bytes(parts[0], parts[1], rule: "FREQ=DAILY;COUNT=2")
    let todo = try read(object)
    #expect(todo.completedAt?.basic == "20261126T071500Z")
    #expect(todo.schedule?.occurrence == CivilDateTime("2026-11-26T08:00"))
    #expect(try !read(bytes(parts[0], rule: "FREQ=DAILY;COUNT=2")).isDone)
    #expect(try !read(bytes(parts[0], parts[1])).isDone)
    // Opened here, it is open there.
    let open = try patched(object) { $0.completedAt = nil }
    #expect(try !read(again(open)).isDone)
    #expect(try read(again(open)).schedule?.occurrence == CivilDateTime("2026-11-26T08:00"))
  }
}
