import CSQLite
import Delivery
import Model
import Planning
import SQLite
import Store
import Testing

/// What is due is shown although the database cannot take a note of it.
@Suite("Showing without a note") struct UnnotedTests {
  private let machine: Machine

  init() throws {
    machine = try Machine()
    machine.showsAtOnce = true
    machine.begin()
  }

  private var words: [String] { machine.posts.map(\.words) }

  private func medication(_ title: String, in minutes: Int) throws {
    let id = try machine.add(title, in: minutes)
    var change = ReminderChange()
    change.isBreakthrough = true
    _ = try machine.companion.remind(id, change, source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
  }

  private func add(_ title: String, in minutes: Int) throws {
    try machine.add(title, in: minutes)
    machine.handle(.databaseWritten)
  }

  @Test func medicationComesAtItsTime() throws {
    try medication("Insulin", in: 5)
    try machine.letWrite(false)
    machine.wait(.seconds(299))
    #expect(words == [])
    machine.wait(.seconds(2))
    #expect(words == ["due Insulin"])
  }

  @Test func theRestComesWithinAMinute() throws {
    try add("Water", in: 5)
    try machine.letWrite(false)
    machine.wait(.seconds(299))
    #expect(words == [])
    machine.wait(.seconds(61))
    #expect(words.first == "due Water")
  }

  @Test func thePersonIsToldOnceAnHour() throws {
    try add("Water", in: 5)
    try add("Tea", in: 20)
    try machine.letWrite(false)
    machine.wait(.minutes(55))
    #expect(words.filter { $0.hasPrefix("readOnly") }.count == 1)
    try machine.letWrite(true)
    machine.wait(.minutes(10))
    #expect(machine.done().contains("database works"))
  }

  @Test func itIsNotedOnceThatCanBe() throws {
    try add("Water", in: 5)
    let shown = machine.clocks.now + .minutes(5)
    try machine.letWrite(false)
    machine.wait(.minutes(6))
    #expect(try machine.ledger("Water").contains("shown") == false)
    try machine.letWrite(true)
    machine.wait(.minutes(2))
    #expect(words.filter { $0.contains("Water") } == ["due Water"])
    #expect(try machine.ledger("Water").suffix(2) == ["claimed", "shown"])
    let reminder = try #require(try machine.row("Water").reminder)
    #expect(reminder.state == .shown && reminder.attempts == 1 && reminder.popup != nil)
    let lateness = try #require(reminder.shownAt).since(shown)
    #expect(lateness >= .zero && lateness <= .seconds(60))
  }

  @Test func itComesAgainAsUsualMeanwhile() throws {
    try medication("Insulin", in: 1)
    try machine.letWrite(false)
    machine.wait(.minutes(13))
    #expect(words.filter { $0.contains("Insulin") }.count == 2)
    try machine.letWrite(true)
    machine.wait(.minutes(5))
    #expect(words.filter { $0.contains("Insulin") }.count == 2)
    #expect(try machine.row("Insulin").reminder?.attempts == 2)
  }

  @Test func whatIsDoneMeanwhileDoesNotComeAgain() throws {
    try medication("Insulin", in: 1)
    try machine.letWrite(false)
    machine.wait(.minutes(2))
    machine.handle(.pressed(1, button: "done", .poster))
    machine.wait(.minutes(60))
    #expect(words.filter { $0.contains("Insulin") }.count == 1)
    try machine.letWrite(true)
    machine.wait(.minutes(6))
    #expect(try machine.row("Insulin").todo.completedAt != nil)
  }

  @Test func whatIsPutOffMeanwhileComesWhenThatIsOver() throws {
    try medication("Insulin", in: 1)
    try machine.letWrite(false)
    machine.wait(.minutes(2))
    machine.handle(.pressed(1, button: "later", .poster))
    let snooze = machine.companion.meaning.policy.snooze
    machine.wait(.minutes(snooze) - .seconds(5))
    #expect(words.filter { $0.contains("Insulin") }.count == 1)
    machine.wait(.seconds(10))
    #expect(words.filter { $0.contains("Insulin") }.count == 2)
  }

  @Test func whatTheServerClosesIsNotedAsClosed() throws {
    try medication("Insulin", in: 1)
    try machine.letWrite(false)
    machine.wait(.minutes(2))
    machine.handle(.closed(1, isExpired: false, .poster))
    try machine.letWrite(true)
    machine.wait(.minutes(3))
    #expect(try machine.row("Insulin").reminder?.popup == nil)
    #expect(try machine.ledger("Insulin").contains("closed"))
  }

  @Test func afterACrashItComesOnceMore() throws {
    try medication("Insulin", in: 1)
    try machine.letWrite(false)
    machine.wait(.minutes(2))
    #expect(words.first == "due Insulin")
    machine.restart()
    machine.begin()
    machine.wait(.minutes(1))
    #expect(words.filter { $0.contains("Insulin") }.count == 1)
  }

  @Test func whoeverHoldsItKeepsNothingBack() throws {
    try medication("Insulin", in: 1)
    try add("Water", in: 1)
    try machine.whileBusy {
      machine.wait(.seconds(61))
      #expect(words == ["due Insulin"])
      machine.wait(.seconds(60))
    }
    #expect(words.contains { $0.contains("Water") })
    machine.wait(.seconds(5))
    #expect(try machine.ledger("Insulin").contains("shown"))
  }

  @Test func whatTheTablesRefuseToNoteComesAllTheSame() throws {
    try medication("Insulin", in: 1)
    try machine.letClaim(false)
    machine.wait(.seconds(61))
    #expect(words == ["due Insulin"])
    machine.wait(.seconds(60))
    #expect(words == ["due Insulin", "refused"])
    machine.handle(.pressed(1, button: "done", .poster))
    machine.wait(.minutes(30))
    #expect(words.filter { $0.contains("Insulin") }.count == 1)
    try machine.letClaim(true)
    machine.wait(.minutes(6))
    #expect(try machine.row("Insulin").todo.completedAt != nil)
    #expect(try machine.ledger("Insulin").contains("shown"))
  }

  /// Without a word of it to the service.
  @Test(arguments: [
    "ALTER TABLE reminder ADD COLUMN x INT CHECK (state <> 'delivering')",
    "ALTER TABLE delivery ADD COLUMN x INT CHECK (event <> 'claimed')",
    "ALTER TABLE reminder ADD COLUMN x INT NOT NULL DEFAULT 0 CHECK (attempts < 1)",
  ])
  func aConstraintOfAnotherProgramIsTakenOut(script: String) throws {
    try medication("Insulin", in: 1)
    try machine.change(script)
    machine.wait(.seconds(61))
    #expect(words == ["due Insulin"])
    #expect(try machine.ledger("Insulin") == ["claimed", "shown"])
    #expect(try machine.row("Insulin").reminder?.state == .shown)
  }

  /// Three hours with a disk that fills and empties and a database that others hold, with crashes.
  @Test(arguments: 0..<60) func nothingIsLostAndNothingIsEarly(_ seed: Int) throws {
    var policy = Policy.withoutBriefing
    policy.nudgesPerHour = 1000
    let machine = try Machine(policy: policy)
    machine.showsAtOnce = true
    machine.begin()
    var random = SplitMix(state: UInt64(seed))
    var due: [String: Instant] = [:]
    for index in 0..<10 {
      let minutes = Int.random(in: 1...180, using: &random)
      let id = try machine.add("T\(index).", in: minutes)
      due["T\(index)."] = Instant(seconds: machine.clocks.now.seconds) + .minutes(minutes)
      var change = ReminderChange()
      change.persistence = .once
      change.isBreakthrough = Bool.random(using: &random)
      _ = try machine.companion.remind(id, change, source: .test, at: machine.clocks.now)
    }
    machine.handle(.databaseWritten)
    var shown: [String: [Instant]] = [:]
    var crashes = 0
    var holder: OpaquePointer?
    defer { sqlite3_close_v2(holder) }
    func count() {
      for post in machine.posts {
        guard case .reminders(let showing, _) = post.content else { continue }
        for reminder in showing.reminders {
          shown[reminder.todo.title, default: []].append(post.now)
        }
      }
      machine.posts = []
    }
    for _ in 0..<240 {
      switch Int.random(in: 0..<24, using: &random) {
      case 0, 1: try machine.letWrite(false)
      case 2, 3: try machine.letWrite(true)
      case 4 where holder == nil:
        #expect(sqlite3_open(machine.path, &holder) == SQLITE_OK)
        sqlite3_exec(holder, "BEGIN IMMEDIATE", nil, nil, nil)
      case 5, 6:
        sqlite3_close_v2(holder)
        holder = nil
      case 7:
        count()
        crashes += 1
        machine.restart()
        machine.begin()
      default: break
      }
      machine.wait(.seconds(60))
      count()
    }
    for (title, moment) in due {
      let moments = shown[title] ?? []
      #expect(moments.allSatisfy { $0 >= moment }, "\(title) came early.")
      let first = try #require(moments.min(), "\(title) never came.")
      #expect(first.since(moment) <= .seconds(61), "\(title) came \(first.since(moment)) late.")
      #expect(
        moments.count <= 1 + crashes,
        "\(title) came \(moments.count) times, \(crashes) crashes."
      )
    }
  }
}

/// SplitMix64: the same numbers for the same seed.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var word = state
    word = (word ^ (word >> 30)) &* 0xbf58_476d_1ce4_e5b9
    word = (word ^ (word >> 27)) &* 0x94d0_49bb_1331_11eb
    return word ^ (word >> 31)
  }
}
