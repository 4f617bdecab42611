import Delivery
import Model
import Planning
import SQLite
import Testing

@testable import Store

/// Events of calendars are told before they begin, once each.
@Suite("Events of calendars") struct EventTests {
  private let machine: Machine

  init() throws {
    machine = try Machine()
    let row = CalendarRow(
      id: "",
      name: "Team",
      kind: .file,
      place: "/home/ada/team.ics",
      notice: NoticeWish(.headsUp, minutes: 10)
    )
    let calendar = try machine.companion.addCalendar(row, source: .test, at: Machine.start)
    let start = Machine.start + .minutes(30)
    let event = CalendarEvent(
      uid: "standup",
      title: "Standup",
      time: .instants(start..<start + .minutes(60))
    )
    var reading = CalendarReading(zone: "UTC", reach: start + .minutes(400 * 1440))
    reading.objects = [CalendarReading.Object(address: "", tag: "1", events: [event])]
    try machine.companion.keep(reading, of: calendar.id, at: Machine.start)
    machine.begin()
    _ = machine.done()
  }

  private var posts: [String] { machine.done().filter { $0.hasPrefix("post") } }

  @Test func itIsToldAtItsMomentAndOnce() {
    #expect(machine.alarm == Machine.start + .minutes(20))
    machine.wait(.minutes(20))
    #expect(posts == ["post events Standup silent"])
    machine.show(4)
    machine.wait(.minutes(5))
    machine.restart()
    machine.begin()
    #expect(posts == [])
  }

  @Test func itGoesFromTheScreenHalfAnHourAfterItBegan() {
    machine.wait(.minutes(20))
    machine.show(4)
    _ = machine.done()
    machine.wait(.minutes(39))
    #expect(machine.done().contains("withdraw 4") == false)
    machine.wait(.minutes(2))
    #expect(machine.done().contains("withdraw 4"))
  }

  @Test func itWaitsForTheLockAndComesBehindIt() {
    machine.handle(.screenSaver(true))
    machine.wait(.minutes(25))
    #expect(posts == [])
    machine.handle(.screenSaver(false))
    #expect(posts == ["post events Standup silent"])
  }

  @Test func whatHasLongBegunIsToldNoMore() {
    machine.handle(.doNotDisturb(true))
    machine.wait(.minutes(61))
    machine.handle(.doNotDisturb(false))
    #expect(posts == [])
  }

  @Test func onALockedScreenItSaysNothingOfItself() {
    machine.wait(.minutes(20))
    machine.show(4)
    _ = machine.done()
    machine.handle(.screenSaver(true))
    #expect(posts == ["post events Standup hidden silent over 4"])
    machine.show(4)
    machine.handle(.screenSaver(false))
    #expect(posts == ["post events Standup silent over 4"])
  }

  @Test func aServerThatRefusesItIsAskedAgainLater() {
    machine.wait(.minutes(20))
    if let post = machine.posts.last { machine.handle(.posted(post.id, .refused("no"))) }
    #expect(posts == ["post events Standup silent"])
    machine.wait(.seconds(70))
    #expect(posts == ["post events Standup silent"])
  }

  @Test func closedByThePersonItIsGone() {
    machine.wait(.minutes(20))
    machine.show(4)
    machine.handle(.closed(4, isExpired: false, .poster))
    _ = machine.done()
    machine.wait(.minutes(60))
    #expect(machine.done().allSatisfy { !$0.hasPrefix("post") && $0 != "withdraw 4" })
  }
}

/// A popup of events that comes while the database cannot be written.
@Suite("Events while nothing can be noted") struct UnnotedEventTests {
  private let machine: Machine

  /// The day has an event at half past ten, and one an hour later, each told ten minutes ahead.
  init() throws {
    machine = try Machine()
    try addEvents([("Standup", 30, 30), ("Review", 90, 30)], to: "Team")
  }

  /// Events with the minutes until they begin, and those that they last.
  private func addEvents(_ events: [(String, Int, Int)], to name: String) throws {
    let row = CalendarRow(
      id: "",
      name: name,
      kind: .file,
      place: "/home/ada/\(name).ics",
      notice: NoticeWish(.headsUp, minutes: 10)
    )
    let calendar = try machine.companion.addCalendar(row, source: .test, at: Machine.start)
    var reading = CalendarReading(zone: "UTC", reach: Machine.start + .minutes(400 * 1440))
    for (title, minutes, length) in events {
      let start = Machine.start + .minutes(minutes)
      let time = CalendarEvent.Time.instants(start..<start + .minutes(length))
      let event = CalendarEvent(uid: title, title: title, time: time)
      reading.objects.append(CalendarReading.Object(address: title, tag: "1", events: [event]))
    }
    try machine.companion.keep(reading, of: calendar.id, at: Machine.start)
  }

  /// The service is there.
  private func begin() {
    machine.begin()
    _ = machine.done()
  }

  private var posts: [String] { machine.done().filter { $0.hasPrefix("post") } }

  /// The first comes up while something keeps the database from being written, and the person closes it.
  private func comeAndClose() {
    machine.wait(.minutes(20))
    machine.show(4)
    #expect(posts == ["post events Standup silent"])
    machine.wait(.minutes(8))
    #expect(posts == [])
    machine.handle(.closed(4, isExpired: false, .poster))
    machine.wait(.minutes(12))
    #expect(posts == [])
  }

  /// What was told is noted now: neither this process nor another one tells of it again.
  private func expectNoted() throws {
    machine.wait(.minutes(10))
    #expect(posts == [])
    #expect(try machine.announced() == ["Standup"])
    machine.restart()
    machine.begin()
    #expect(posts == [])
  }

  @Test func heldByAnotherProgramItIsToldOnce() throws {
    begin()
    try machine.whileBusy { comeAndClose() }
    try expectNoted()
  }

  @Test func onAFullDiskItIsToldOnce() throws {
    begin()
    try machine.fillDisk()
    comeAndClose()
    try machine.emptyDisk()
    try expectNoted()
  }

  @Test func whereItMayOnlyBeReadItIsToldOnce() throws {
    machine.isReadOnly = true
    begin()
    comeAndClose()
    machine.isReadOnly = false
    try expectNoted()
  }

  @Test func anotherThatComesMeanwhileIsToldAtItsMoment() throws {
    begin()
    try machine.whileBusy {
      comeAndClose()
      machine.wait(.minutes(40))
      #expect(posts == ["post events Review silent"])
      machine.show(5)
      machine.wait(.minutes(5))
    }
    machine.wait(.minutes(10))
    #expect(posts == [])
    // The first one is over: nobody would tell of it.
    #expect(try machine.announced() == ["Review"])
  }

  @Test func oneThatGoesOnKeepsNoOtherBack() throws {
    try addEvents([("Workshop", 27, 180)], to: "Course")
    begin()
    try machine.whileBusy {
      machine.wait(.minutes(17))
      #expect(posts == ["post events Workshop silent"])
      machine.show(4)
      // Whether it can be noted is looked at every few minutes; the others come at their own.
      machine.wait(.minutes(3))
      #expect(posts.contains { $0.contains("Standup") })
      machine.show(5)
      machine.wait(.minutes(60))
      #expect(posts.contains { $0.contains("Review") })
    }
  }

  @Test func aProcessThatEndsBeforeItIsNotedTellsOfItOnceMore() throws {
    begin()
    try machine.whileBusy {
      machine.wait(.minutes(20))
      machine.show(4)
    }
    machine.restart()
    _ = machine.done()
    machine.begin()
    #expect(posts == ["post events Standup silent"])
  }
}

extension Machine {
  /// The events that the ledger says were told, in order.
  fileprivate func announced() throws -> [String] {
    let connection = try #require(loop.store?.connection)
    return try connection.all(
      "SELECT reason FROM delivery WHERE event = 'announced' ORDER BY at"
    ) { $0.text(0).split(separator: " ").last.map(String.init) ?? "" }
  }

  /// Lets the service write no more than what is in the file has room for.
  fileprivate func fillDisk() throws {
    let connection = try #require(loop.store?.connection)
    let pages = try connection.first("PRAGMA page_count") { $0.integer(0) } ?? 0
    _ = try connection.first("PRAGMA max_page_count = \(pages)") { $0.integer(0) }
    #expect(throws: DatabaseError.diskFull(path: path)) {
      for _ in 0..<100_000 {
        try connection.run(
          "INSERT INTO delivery (at, event) VALUES (?, 'held')",
          [Value(milliseconds: clocks.now)]
        )
      }
    }
  }

  fileprivate func emptyDisk() throws {
    let connection = try #require(loop.store?.connection)
    _ = try connection.first("PRAGMA max_page_count = 1000000") { $0.integer(0) }
  }
}

/// The weather is asked for by somebody else, before the briefing.
@Suite("Asking for the weather") struct WeatherTests {
  @Test func itIsAskedForOnceAroundABriefing() throws {
    var policy = Policy()
    policy.briefing.at = .hour(10, 30)
    policy.briefing.place = "Berlin"
    let machine = try Machine(policy: policy)
    machine.begin()
    #expect(machine.alarm == Machine.start + .minutes(25))
    machine.wait(.minutes(40))
    #expect(machine.done().filter { $0 == "ask for the weather" }.count == 1)
  }

  @Test func theBriefingOnTheScreenFollowsIt() throws {
    var policy = Policy()
    policy.briefing.at = .hour(10)
    policy.briefing.place = "Berlin"
    let machine = try Machine(policy: policy)
    try machine.add("Plants", in: 600)
    machine.begin()
    machine.show(4)
    _ = machine.done()
    let weather = Weather(
      day: try #require(CivilDate("2026-11-21")),
      kind: .rain,
      low: 4,
      high: 9,
      rain: 70,
      wind: nil
    )
    let place = try #require(Coordinates("52.5,13.4"))
    try machine.companion.noteWeather(
      of: "Berlin",
      (coordinates: place, weather: weather, code: 61),
      at: machine.clocks.now
    )
    machine.handle(.databaseWritten)
    machine.wait(.seconds(2))
    #expect(machine.done().contains("post briefing over 4"))
  }
}
