import Delivery
import Language
import Model
import Planning
import Store
import Testing

/// What a clock that ran ahead has noted does not keep anything from its true time.
@Suite("A clock that ran ahead") struct ClockAheadTests {
  private let machine: Machine
  private static let day = Duration.seconds(86_400)

  init() throws {
    machine = try Machine()
    machine.showsAtOnce = true
    machine.begin()
    machine.wait(.seconds(2))
  }

  /// Saturday 2026-11-21 is the day on which everything begins, at 10:00 UTC.
  private func at(_ day: Int, _ clock: String) throws -> Instant {
    let date = try #require(CivilDate(year: 2026, month: 11, day: day))
    return Zone.utc.instant(of: CivilDateTime(date, try #require(TimeOfDay(clock))))
  }

  private func add(
    _ title: String,
    _ day: Int,
    _ clock: String,
    rule: String? = "FREQ=DAILY",
    _ persistence: Reminder.Persistence = .untilDone
  ) throws {
    let date = try #require(CivilDate(year: 2026, month: 11, day: day))
    let time: TimeOfDay = try #require(TimeOfDay(clock))
    let schedule = Schedule(
      due: .floating(date, time),
      rule: rule.flatMap(RecurrenceRule.init)
    )
    let draft = Draft(title: title, schedule: schedule)
    let row = try #require(
      try machine.companion.capture([draft], source: .test, at: machine.clocks.now).rows.first
    )
    var change = ReminderChange()
    change.isBreakthrough = true
    change.persistence = persistence
    _ = try machine.companion.remind(
      row.todo.id,
      change,
      source: .test,
      at: machine.clocks.now
    )
    machine.handle(.databaseWritten)
  }

  /// Sets the clock, and tells the service of it unless nobody is there.
  private func set(by step: Duration, isSeen: Bool = true) {
    machine.clocks.now = machine.clocks.now + step
    if isSeen { machine.handle(.clockChanged) }
  }

  /// What comes on the screen up to a moment by the clock, and when that is.
  private func shown(until moment: Instant) -> [String] {
    var seen: [String] = []
    while machine.clocks.now < moment {
      machine.posts = []
      machine.wait(min(.seconds(60), moment.since(machine.clocks.now)))
      seen += machine.posts.map {
        let civil = Zone.utc.civil(at: $0.now)
        return "\(civil.date.day) \(civil.time) \($0.words.split(separator: " over ")[0])"
      }
    }
    machine.posts = []
    return seen
  }

  @Test(arguments: [365, 2, 26_000] as [Int], [true, false])
  func medicationComesEveryDayAtItsTime(days: Int, isSeen: Bool) throws {
    try add("Insulin", 22, "08:00", .once)
    set(by: Self.day * days)
    machine.wait(.seconds(5))
    #expect(machine.posts.map(\.words).count == 1)
    set(by: .zero - Self.day * days, isSeen: isSeen)
    if !isSeen {
      machine.restart()
      machine.begin()
    }
    machine.posts = []
    #expect(
      shown(until: try at(23, "12:00")) == ["22 08:00 due Insulin", "23 08:00 due Insulin"]
    )
  }

  /// The clock of a machine whose hardware clock is in local time, until it has heard of the time.
  @Test(arguments: Reminder.Persistence.allCases)
  func byOneHour(persistence: Reminder.Persistence) throws {
    try add("Insulin", 21, "11:00", persistence)
    machine.wait(.minutes(30))
    set(by: .minutes(60))
    machine.wait(.seconds(10))
    #expect(machine.posts.map(\.words).count == 1)
    set(by: .minutes(-60))
    #expect(machine.done().contains("withdraw 1"))
    machine.posts = []
    #expect(shown(until: try at(21, "11:01")) == ["21 11:00 due Insulin"])
  }

  @Test(arguments: ["FREQ=DAILY", nil])
  func whatIsStillDueDoesNotComeTwiceAtOnce(rule: String?) throws {
    try add("Insulin", 21, "10:05", rule: rule)
    machine.wait(.minutes(6))
    set(by: .minutes(300))
    machine.wait(.minutes(2))
    set(by: .minutes(-300))
    machine.posts = []
    // On the screen since 10:05, and once more since 10:06 by the true clock.
    let before = shown(until: try at(21, "10:20"))
    #expect(before == [])
    let after = shown(until: try at(21, "10:22"))
    #expect(after == ["21 10:21:02 again Insulin"])
  }

  @Test func anAppointmentComesAtItsTime() throws {
    try add("Doctor", 22, "09:00", rule: nil, .once)
    set(by: Self.day * 30)
    machine.wait(.seconds(5))
    set(by: .zero - Self.day * 30)
    machine.restart()
    machine.begin()
    machine.posts = []
    #expect(shown(until: try at(22, "12:00")) == ["22 09:00 due Doctor"])
  }

  @Test func whatWasPutOffForAWhileComesAfterThat() throws {
    try add("Insulin", 21, "10:05")
    machine.wait(.minutes(6))
    let id = try machine.row("Insulin").todo.id
    let until = machine.clocks.now + .minutes(10)
    _ = try machine.companion.snooze([id], until: until, source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    machine.wait(.minutes(4))
    machine.posts = []
    set(by: .zero - Self.day * 2)
    // Six minutes are left of the ten.
    let after = shown(until: try at(19, "10:17"))
    #expect(after == ["19 10:16:02 headsUp Insulin"])
  }

  /// Words are understood to the second.
  ///
  /// The service may have been stopped before the clock was set right.
  @Test(arguments: [5, 30], [true, false])
  func whatWasPutOffInWordsIsThatLong(minutes: Int, isSeen: Bool) throws {
    try add("Insulin", 21, "10:05")
    machine.wait(.minutes(6))
    machine.clocks.now = machine.clocks.now + .milliseconds(641)
    let id = try machine.row("Insulin").todo.id
    let until = Instant(seconds: machine.clocks.now.seconds) + .minutes(minutes)
    _ = try machine.companion.snooze([id], until: until, source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    set(by: .minutes(-5 * 60), isSeen: isSeen)
    let comes = machine.clocks.now + .minutes(minutes)
    if !isSeen {
      machine.restart()
      machine.begin()
    }
    machine.wait(.seconds(3))
    let again = try #require(try machine.row("Insulin").reminder?.againAt)
    #expect(again >= comes - .seconds(1) && again <= comes + .seconds(3))
    machine.posts = []
    #expect(shown(until: try at(21, "10:05") + .seconds(1)).last == "21 10:05 due Insulin")
  }

  @Test(arguments: [(1, "18:00", 21, "18:00"), (30, "09:00", 22, "09:00")])
  func whatWasPutOffToAMomentStaysThere(
    hours: Int,
    clock: String,
    day: Int,
    comes: String
  ) throws {
    try add("Call", 21, "10:05", rule: nil)
    machine.wait(.minutes(6))
    set(by: .minutes(60 * hours))
    let id = try machine.row("Call").todo.id
    let chosen = Zone.utc.civil(at: machine.clocks.now).date
    let time = try #require(TimeOfDay(clock))
    let until = Zone.utc.instant(of: CivilDateTime(chosen.adding(days: hours > 24 ? 1 : 0), time))
    machine.clocks.now = machine.clocks.now + .milliseconds(250)
    _ = try machine.companion.snooze([id], until: until, source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    set(by: .minutes(-60 * hours))
    let again = try machine.row("Call").reminder?.againAt
    #expect(again == (try at(day, comes)))
  }

  /// Put off at half past seven by a clock that says half past eight, it comes then, and at eight.
  @Test func whatWasPutOffTooEarlyComesAtItsTimeAsWell() throws {
    try add("Insulin", 21, "11:00")
    machine.wait(.minutes(30))
    set(by: .minutes(60))
    machine.wait(.seconds(10))
    machine.handle(.pressed(1, button: "later", .poster))
    set(by: .minutes(-60))
    machine.posts = []
    let seen = shown(until: try at(21, "11:01"))
    #expect(seen.count == 2 && seen.last == "21 11:00 due Insulin")
  }

  @Test func quietForAnHourLastsAnHour() throws {
    let until = machine.clocks.now + .minutes(60)
    try machine.companion.setQuiet(Quiet(until: until))
    machine.handle(.databaseWritten)
    machine.wait(.minutes(10))
    set(by: .zero - Self.day * 3)
    #expect(try machine.companion.quiet().until == until - .minutes(60 * 72))
  }

  /// Where the service was stopped before the clock was set right it lasts from when that begins anew.
  @Test(arguments: [true, false])
  func quietInWordsLastsThatLong(isSeen: Bool) throws {
    machine.clocks.now = machine.clocks.now + .milliseconds(641)
    let asked = machine.clocks.now
    try machine.companion.setQuiet(Quiet(until: Instant(seconds: asked.seconds) + .minutes(120)))
    try machine.companion.noteCommand(.beside, by: .commandLine, at: asked)
    set(by: .minutes(-60), isSeen: isSeen)
    let ends = machine.clocks.now + .minutes(120)
    for _ in 0..<2 {
      machine.restart()
      machine.begin()
      machine.wait(.seconds(3))
      let until = try #require(try machine.companion.quiet().until)
      #expect(until >= ends - .seconds(1) && until <= ends + .seconds(3))
    }
  }

  @Test func quietUntilAMomentEndsThen() throws {
    machine.clocks.now = machine.clocks.now + .milliseconds(641)
    let until = try at(21, "18:00")
    try machine.companion.setQuiet(Quiet(until: until))
    try machine.companion.noteCommand(.beside, by: .commandLine, at: machine.clocks.now)
    set(by: .minutes(-5 * 60), isSeen: false)
    machine.restart()
    machine.begin()
    machine.wait(.seconds(3))
    #expect(try machine.companion.quiet().until == until)
  }

  @Test(arguments: [-2, -49, -10_000] as [Int])
  func inAWhileIsThatLong(hours: Int) throws {
    let due = Due.absolute(Instant(seconds: machine.clocks.now.seconds + 1200))
    let draft = Draft(
      title: "Eggs",
      schedule: Schedule(due: due),
      phrase: "in 20 minutes"
    )
    _ = try machine.companion.capture([draft], source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    machine.wait(.minutes(5))
    set(by: .minutes(60 * hours))
    let left = try machine.row("Eggs").dueAt?.since(machine.clocks.now)
    #expect(left.map { (.minutes(14)...(.minutes(15))).contains($0) } == true)
    machine.posts = []
    machine.wait(.minutes(14))
    #expect(machine.posts.isEmpty)
    machine.wait(.minutes(2))
    #expect(machine.posts.map(\.words) == ["due Eggs"])
  }

  /// The dose of the first day is the one that was ticked off, and those of the days after it come.
  @Test(arguments: [2, 365] as [Int], [true, false])
  func whatWasTickedOffDoesNotComeAgainAndTheNextDoes(days: Int, isSeen: Bool) throws {
    try add("Insulin", 22, "08:00", .once)
    set(by: Self.day * days)
    let id = try machine.row("Insulin").todo.id
    _ = try machine.companion.complete([id], source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    set(by: .zero - Self.day * days, isSeen: isSeen)
    if !isSeen {
      machine.restart()
      machine.begin()
    }
    machine.posts = []
    #expect(shown(until: try at(23, "12:00")) == ["23 08:00 due Insulin"])
    // Nothing that is answered later is undone.
    _ = try machine.companion.complete([id], source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    #expect(shown(until: try at(24, "12:00")) == ["24 08:00 due Insulin"])
  }

  /// A course of ten days, ended by a clock that was a year ahead.
  @Test func aSeriesThatEndedGoesOn() throws {
    try add("Antibiotic", 22, "08:00", rule: "FREQ=DAILY;COUNT=10", .once)
    set(by: Self.day * 365)
    let id = try machine.row("Antibiotic").todo.id
    _ = try machine.companion.complete([id], source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
    #expect(try machine.row("Antibiotic").todo.completedAt != nil)
    set(by: .zero - Self.day * 365)
    machine.posts = []
    #expect(shown(until: try at(23, "12:00")) == ["23 08:00 due Antibiotic"])
  }

  /// A clock that begins at 1970, or in another year long gone, until it has heard of the time.
  @Test func aClockThatIsBehindChangesNothing() throws {
    try add("Insulin", 21, "10:05", .once)
    machine.wait(.minutes(6))
    let before = try machine.row("Insulin").reminder
    set(by: .zero - Self.day * 9000)
    #expect(try machine.row("Insulin").reminder == before)
    set(by: Self.day * 9000)
    machine.posts = []
    #expect(shown(until: try at(22, "10:06")) == ["22 10:05 due Insulin"])
  }

  /// Small steps are a clock that is kept right.
  @Test func nothingComesTwiceWithinAMinute() throws {
    try add("Insulin", 21, "10:05", .once)
    machine.wait(.minutes(5))
    machine.posts = []
    set(by: .seconds(-30))
    #expect(shown(until: try at(21, "10:06")) == [])
  }
}
