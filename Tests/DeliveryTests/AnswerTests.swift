import Delivery
import Language
import Model
import Planning
import Store
import Testing

/// Answers of the person by the buttons of a popup.
@Suite struct AnswerTests {
  struct Answer: CustomTestStringConvertible, Sendable {
    let button: String
    /// The state of the reminder afterwards, and in how many minutes it comes again.
    let state: Reminder.State
    var comesIn: Int?
    var isDone = false

    var testDescription: String { button }

    static let all = [
      Answer(button: "done", state: .closed, isDone: true),
      Answer(button: "later", state: .snoozed, comesIn: 10),
      Answer(button: "doing", state: .snoozed, comesIn: 25),
      Answer(button: "not-today", state: .snoozed, comesIn: 23 * 60),
      Answer(button: "this-evening", state: .snoozed, comesIn: 8 * 60),
      Answer(button: "tomorrow-morning", state: .snoozed, comesIn: 23 * 60),
      Answer(button: "close", state: .shown, comesIn: 10),
      Answer(button: "one at a time of one", state: .shown, comesIn: 10),
      Answer(button: "what no button says", state: .shown, comesIn: 10),
    ]
  }

  @Test("does what the button says, and takes the popup back", arguments: Answer.all)
  func carriesOut(_ answer: Answer) throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    _ = machine.done()
    machine.handle(.pressed(4, button: answer.button, .poster))
    let row = try machine.row("Water")
    #expect(row.reminder?.state == answer.state)
    #expect((row.todo.completedAt != nil) == answer.isDone)
    let moment = answer.comesIn.map { Machine.start + .minutes($0) }
    #expect((row.reminder?.fireAt) == moment)
    #expect(machine.done().contains("withdraw 4"))
  }

  @Test("shows one of a digest after the other when asked for one at a time")
  func oneAtATime() throws {
    let machine = try Machine()
    for title in ["Water", "Bread", "Tea"] { try machine.add(title) }
    machine.begin()
    #expect(machine.posts.last?.words.hasPrefix("digest") == true)
    machine.show(4)
    machine.handle(.pressed(4, button: "singly", .poster))
    #expect(machine.posts.last?.words == "digest Water Bread Tea, 1 of 3 over 4")
    machine.show(4)
    machine.handle(.pressed(4, button: "done", .poster))
    #expect(try machine.row("Water").todo.completedAt != nil)
    #expect(try machine.row("Bread").todo.completedAt == nil)
    #expect(machine.posts.last?.words == "digest Bread Tea, 2 of 3")
    machine.show(5)
    machine.handle(.pressed(5, button: "later", .poster))
    #expect(try machine.row("Bread").reminder?.state == .snoozed)
    #expect(machine.posts.last?.words == "again Tea, 3 of 3")
    machine.show(6)
    machine.handle(.pressed(6, button: "done", .poster))
    #expect(try machine.row("Tea").todo.completedAt != nil)
    #expect(machine.posts.count == 4)
  }

  @Test("shows the others together again after one of several was closed without an answer")
  func oneAtATimeClosed() throws {
    let machine = try Machine()
    for title in ["Water", "Bread"] { try machine.add(title) }
    machine.begin()
    machine.show(4)
    machine.handle(.pressed(4, button: "singly", .poster))
    machine.show(4)
    machine.handle(.closed(4, isExpired: false, .poster))
    let posts = machine.posts.count
    machine.wait(.seconds(11 * 60))
    #expect(machine.posts.count > posts)
    #expect(machine.posts.allSatisfy { !$0.words.contains("of 2") || $0.replaces == 4 })
  }

  @Test("waits for a database that cannot take it now, and nobody presses twice")
  func databaseIsBusy() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    try machine.whileBusy { machine.handle(.pressed(4, button: "done", .poster)) }
    #expect(try machine.row("Water").todo.completedAt == nil)
    #expect(machine.done().contains("tell database waits"))
    machine.wait(.seconds(6))
    #expect(try machine.row("Water").todo.completedAt != nil)
    #expect(machine.done().contains("withdraw 4"))
  }

  @Test("counts although it came before the popup could be recorded")
  func beforeTheRecord() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    try machine.whileBusy {
      machine.show(4)
      machine.handle(.pressed(4, button: "done", .poster))
    }
    #expect(try machine.row("Water").reminder?.state == .delivering)
    machine.wait(.seconds(6))
    #expect(try machine.row("Water").todo.completedAt != nil)
    #expect(try machine.ledger("Water").contains("shown"))
  }

  @Test("means nothing on the number of a popup that is not ours")
  func foreignNumber() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.handle(.pressed(5, button: "done", .poster))
    // Of our own popups the library tells, not the bus.
    machine.handle(.pressed(4, button: "done", .server(Machine.server)))
    #expect(try machine.row("Water").todo.completedAt == nil)
  }

  @Test("is none where the popup was closed: it comes again as it would have")
  func closed() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.handle(.closed(4, isExpired: false, .poster))
    let reminder = try machine.row("Water").reminder
    #expect(reminder?.popup == nil)
    #expect(reminder?.fireAt == Machine.start + .minutes(10))
  }

  @Test("is none where the server took it away: it comes soon, and does not count as seen")
  func takenByTheServer() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    machine.handle(.closed(4, isExpired: true, .poster))
    machine.handle(.closed(4, isExpired: true, .server(Machine.server)))
    let reminder = try #require(try machine.row("Water").reminder)
    #expect(reminder.popup == nil && reminder.attempts == 0 && reminder.shownAt == nil)
    machine.wait(.seconds(59))
    #expect(machine.posts.count == 1)
    machine.wait(.seconds(2))
    #expect(machine.posts.map(\.words) == ["due Water", "due Water"])
    machine.show(5)
    #expect(try machine.row("Water").reminder?.attempts == 1)
    let closings = try machine.companion.ledger(of: machine.row("Water").todo.id)
      .filter { $0.event == .closed }
    #expect(closings.map(\.reason) == ["unseen"])
  }

  @Test("is none, and a server that closes everything at once is not asked again and again")
  func takenAgainAndAgain() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    var number: UInt32 = 4
    for _ in 0..<600 {
      if let post = machine.posts.popLast() {
        machine.handle(.posted(post.id, .shown(number)))
        machine.handle(.closed(number, isExpired: true, .poster))
        number += 1
      }
      machine.wait(.seconds(60))
    }
    // Three times more than if a person had closed it: 1 + 3 repeats, 3 unseen.
    #expect(number - 4 == 7)
  }

  @Test("is none where we took it from the screen ourselves")
  func takenByUs() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    machine.show(4)
    let id = try machine.row("Water").todo.id
    let now = machine.clocks.now
    _ = try machine.companion.snooze([id], until: now + .minutes(30), source: .test, at: now)
    machine.handle(.databaseWritten)
    machine.handle(.closed(4, isExpired: true, .poster))
    #expect(try machine.row("Water").reminder?.state == .snoozed)
    #expect(try !machine.ledger("Water").contains("closed"))
  }
}

/// Answers to the briefing.
@Suite struct BriefingAnswerTests {
  private let machine: Machine

  init() throws {
    var policy = Policy()
    policy.briefing.at = TimeOfDay.hour(10)
    machine = try Machine(policy: policy)
    for title in ["Plants", "Letter"] {
      let today = Due.floating(Zone.utc.civil(at: Machine.start).date, nil)
      let draft = Draft(title: title, schedule: Schedule(due: today))
      _ = try machine.companion.capture([draft], source: .test, at: Machine.start)
    }
    machine.begin()
    #expect(machine.posts.last?.words == "briefing")
    machine.show(4)
  }

  @Test("Start begins with the first of the day")
  func starts() throws {
    machine.handle(.pressed(4, button: "start", .poster))
    #expect(machine.posts.last?.words == "focus focusing Plants")
    #expect(machine.done().contains("withdraw 4"))
  }

  @Test("the evening tells what was done, once, and Leave as it is leaves it")
  func wrapsUp() throws {
    var policy = Policy.withoutBriefing
    policy.wrapUp.isOn = true
    policy.wrapUp.at = TimeOfDay.hour(11)
    let machine = try Machine(policy: policy)
    let plants = try machine.add("Plants", in: 600)
    let today = Due.floating(Zone.utc.civil(at: Machine.start).date, nil)
    let draft = Draft(title: "Letter", schedule: Schedule(due: today))
    _ = try machine.companion.capture([draft], source: .test, at: Machine.start)
    _ = try machine.companion.complete([plants], source: .test, at: Machine.start)
    machine.begin()
    machine.show(3)
    machine.wait(.minutes(61))
    #expect(machine.posts.last?.words == "briefing")
    machine.show(4)
    machine.handle(.pressed(4, button: "leave", .poster))
    #expect(machine.done().contains("withdraw 4"))
    #expect(try machine.row("Letter").todo.due == today)
    let count = machine.posts.count
    machine.wait(.minutes(30))
    #expect(machine.posts.dropFirst(count).allSatisfy { $0.words != "briefing" })
  }

  @Test("Rest to tomorrow, in the briefing, moves what is not fixed")
  func movesToTomorrow() throws {
    machine.handle(.pressed(4, button: "tomorrow", .poster))
    let tomorrow = Due.floating(Zone.utc.civil(at: Machine.start).date.adding(days: 1), nil)
    #expect(try machine.row("Plants").todo.due == tomorrow)
    #expect(try machine.row("Letter").todo.due == tomorrow)
    #expect(machine.done().contains("withdraw 4"))
  }
}
