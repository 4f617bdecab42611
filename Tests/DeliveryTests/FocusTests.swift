import Delivery
import Model
import Planning
import Store
import Testing

/// The focus session: one popup, in the place of itself, and reminders that wait for its end.
@Suite struct FocusTests {
  private func begin(_ machine: Machine, on todo: Todo.ID? = nil, minutes: Int? = 25) throws {
    let session = FocusSession(
      todo: todo,
      method: minutes == nil ? .flow : .single,
      length: minutes.map { .minutes($0) },
      at: machine.clocks.now
    )
    _ = try machine.companion.beginFocus(session, source: .test, at: machine.clocks.now)
    machine.handle(.databaseWritten)
  }

  private func focusPosts(_ machine: Machine) -> [String] {
    machine.posts.map(\.words).filter { $0.hasPrefix("focus") }
  }

  @Test("has one popup, which each change takes the place of")
  func onePopup() throws {
    let machine = try Machine()
    let report = try machine.add("Report", in: 600)
    machine.begin()
    try begin(machine, on: report)
    #expect(focusPosts(machine) == ["focus focusing Report"])
    machine.show(4)
    machine.wait(.minutes(5))
    machine.handle(.pressed(4, button: "pause", .poster))
    machine.show(4)
    machine.handle(.pressed(4, button: "go-on", .poster))
    machine.show(4)
    machine.wait(.minutes(25))
    machine.show(4)
    machine.handle(.pressed(4, button: "break", .poster))
    machine.show(4)
    machine.wait(.minutes(6))
    machine.show(4)
    machine.handle(.pressed(4, button: "stop", .poster))
    #expect(
      focusPosts(machine) == [
        "focus focusing Report", "focus paused Report over 4", "focus focusing Report over 4",
        "focus time-up Report over 4", "focus resting Report over 4", "focus rested Report over 4",
      ]
    )
    #expect(machine.done().last { $0.hasPrefix("withdraw") } == "withdraw 4")
  }

  @Test("takes one press of a button, however often it is pressed")
  func pressedTwice() throws {
    let machine = try Machine()
    machine.begin()
    try begin(machine)
    machine.show(4)
    machine.wait(.minutes(5))
    machine.handle(.pressed(4, button: "more", .poster))
    machine.handle(.pressed(4, button: "more", .poster))
    #expect(try machine.companion.focusSession()?.more == .minutes(10))
    machine.show(4)
    machine.handle(.pressed(4, button: "more", .poster))
    #expect(try machine.companion.focusSession()?.more == .minutes(20))
  }

  @Test("answers for the session that its popup shows, not for one that began since")
  func anotherSession() throws {
    let machine = try Machine()
    let (report, letter) = (try machine.add("Report", in: 600), try machine.add("Letter", in: 600))
    machine.begin()
    try begin(machine, on: report)
    machine.show(4)
    let session = FocusSession(
      todo: letter,
      method: .single,
      length: .minutes(25),
      at: machine.clocks.now
    )
    _ = try machine.companion.beginFocus(session, source: .test, at: machine.clocks.now)
    machine.handle(.pressed(4, button: "done", .poster))
    #expect(try machine.row("Letter").todo.completedAt == nil)
    #expect(try machine.row("Report").todo.completedAt == nil)
  }

  @Test("holds reminders, and they come together at its end")
  func holds() throws {
    let machine = try Machine()
    machine.begin()
    try begin(machine)
    machine.show(4)
    for (index, title) in ["Water", "Bread", "Tea"].enumerated() {
      try machine.add(title, in: 5 + index)
    }
    machine.handle(.databaseWritten)
    machine.wait(.minutes(24))
    #expect(machine.posts.count == 1)
    #expect(try machine.row("Water").reminder?.state == .held)
    #expect(try machine.companion.ledger(of: machine.row("Tea").todo.id).last?.reason == "focus")
    machine.wait(.minutes(2))
    #expect(machine.posts.map(\.words).contains("digest Water Bread Tea"))
  }

  @Test("lets medication through")
  func letsMedicationThrough() throws {
    let machine = try Machine()
    let pills = try machine.add("Pills", in: 5)
    var change = ReminderChange()
    change.isBreakthrough = true
    _ = try machine.companion.remind(pills, change, source: .test, at: machine.clocks.now)
    machine.begin()
    try begin(machine)
    machine.show(4)
    machine.wait(.minutes(6))
    #expect(machine.posts.last?.words == "due Pills")
  }

  @Test("lets what it is for be, until it has ended, and asks later how it is going")
  func asksForItself() throws {
    let machine = try Machine()
    let report = try machine.add("Report")
    machine.begin()
    machine.show(3)
    try begin(machine, on: report)
    #expect(machine.done().contains("withdraw 3"))
    machine.handle(.withdrew(PopupID(server: Machine.server, number: 3), isAnswered: true))
    machine.show(4)
    machine.wait(.minutes(40))
    #expect(machine.posts.last?.words == "focus time-up Report over 4")
    machine.show(4)
    machine.handle(.pressed(4, button: "more", .poster))
    machine.show(4)
    machine.wait(.minutes(5))
    _ = try machine.companion.changeFocus(source: .test, at: machine.clocks.now) {
      $0.end(.stopped, at: machine.clocks.now)
    }
    machine.handle(.databaseWritten)
    machine.wait(.minutes(24))
    #expect(machine.posts.last?.words.hasPrefix("focus") == true)
    machine.wait(.minutes(2))
    #expect(machine.posts.last?.words == "checkIn Report")
  }

  @Test("asks how it is going also when it has ended unanswered")
  func asksWhenNobodyAnswers() throws {
    let machine = try Machine()
    let report = try machine.add("Report")
    machine.begin()
    machine.show(3)
    try begin(machine, on: report)
    machine.handle(.withdrew(PopupID(server: Machine.server, number: 3), isAnswered: true))
    machine.show(4)
    machine.wait(.minutes(25))
    machine.show(4)
    machine.wait(.minutes(61))
    #expect(try machine.companion.focusSession() == nil)
    machine.handle(.withdrew(PopupID(server: Machine.server, number: 4), isAnswered: true))
    machine.wait(.minutes(25))
    #expect(machine.posts.last?.words == "checkIn Report")
  }

  @Test("is over when what it is for is done, whoever did it")
  func endsWhenDone() throws {
    let machine = try Machine()
    let report = try machine.add("Report", in: 600)
    machine.begin()
    try begin(machine, on: report)
    machine.show(4)
    machine.wait(.minutes(5))
    machine.handle(.pressed(4, button: "done", .poster))
    #expect(try machine.row("Report").todo.completedAt != nil)
    #expect(try machine.companion.focusSession() == nil)
    #expect(machine.done().last { $0.hasPrefix("withdraw") } == "withdraw 4")
    let ended = try machine.companion.focusSessions(in: Machine.start..<machine.clocks.now)
    #expect(ended.map(\.state) == [.ended(.done)])
    #expect(ended.map { $0.focused(at: machine.clocks.now) } == [.minutes(5)])
  }

  @Test("stands still behind a locked screen, and says nothing there")
  func locked() throws {
    let machine = try Machine()
    machine.begin()
    try begin(machine)
    machine.show(4)
    machine.wait(.minutes(5))
    machine.handle(
      .session(.present(LoginSession(isLocked: true, isIdle: false, idleChangedAt: nil)))
    )
    #expect(machine.posts.last?.words == "focus paused hidden over 4")
    machine.show(4)
    machine.wait(.minutes(30))
    machine.handle(.session(.present(Machine.person)))
    #expect(machine.posts.last?.words == "focus focusing over 4")
    machine.show(4)
    machine.wait(.minutes(19))
    #expect(machine.posts.last?.words == "focus focusing over 4")
    machine.wait(.minutes(2))
    #expect(machine.posts.last?.words == "focus time-up over 4")
  }

  @Test("stands still while the machine sleeps, and ends after an hour of it")
  func sleeps() throws {
    for (minutes, last) in [(30, "focus focusing over 4"), (90, "focus ended-away over 4")] {
      let machine = try Machine()
      machine.begin()
      try begin(machine)
      machine.show(4)
      machine.wait(.minutes(5))
      machine.handle(.fallsAsleep)
      machine.clocks.now = machine.clocks.now + .minutes(minutes)
      machine.clocks.sinceStart += .minutes(minutes)
      machine.handle(.resumed)
      #expect(machine.posts.last?.words == last)
      machine.show(4)
      machine.wait(.minutes(19))
      let sessions = try machine.companion.focusSessions(in: Machine.start..<machine.clocks.now)
      #expect(sessions.first?.state == (minutes == 30 ? .focusing : .ended(.away)))
    }
  }

  @Test("says once that it has ended, and takes that back")
  func tellsOfItsEnd() throws {
    let machine = try Machine()
    machine.begin()
    try begin(machine)
    machine.show(4)
    machine.handle(.fallsAsleep)
    machine.clocks.now = machine.clocks.now + .minutes(90)
    machine.clocks.sinceStart += .minutes(90)
    machine.handle(.resumed)
    machine.show(4)
    _ = machine.done()
    machine.wait(.seconds(31))
    #expect(machine.done().last == "withdraw 4")
    machine.handle(.withdrew(PopupID(server: Machine.server, number: 4), isAnswered: true))
    machine.wait(.minutes(10))
    #expect(machine.posts.last?.words == "focus ended-away over 4")
  }

  @Test("goes on with its own popup after a restart of the service")
  func restarts() throws {
    let machine = try Machine()
    machine.begin()
    try begin(machine)
    machine.show(4)
    machine.wait(.minutes(5))
    machine.restart(lastTouched: machine.clocks.now)
    machine.wait(.minutes(2))
    machine.begin()
    #expect(machine.posts.map(\.words) == ["focus focusing over 4"])
    machine.show(4)
    machine.wait(.minutes(19))
    #expect(machine.posts.last?.words == "focus time-up over 4")
  }

  @Test("shows itself on another server, and nothing of the old one")
  func anotherServer() throws {
    let machine = try Machine()
    machine.begin()
    try begin(machine)
    machine.show(4)
    machine.handle(.serverDisappeared)
    machine.handle(.serverAppeared(":1.8@bus"))
    machine.handle(.doNotDisturb(false))
    #expect(focusPosts(machine) == ["focus focusing", "focus focusing"])
  }

  @Test("stays away when it was closed, until there is something new to tell")
  func closed() throws {
    let machine = try Machine()
    machine.begin()
    try begin(machine)
    machine.show(4)
    machine.handle(.closed(4, isExpired: false, .poster))
    machine.wait(.minutes(20))
    #expect(machine.posts.count == 1)
    machine.wait(.minutes(6))
    #expect(machine.posts.last?.words == "focus time-up")
  }

  @Test("is offered when somebody says to be doing it, and not for long")
  func isOffered() throws {
    let machine = try Machine()
    try machine.add("Report")
    machine.begin()
    machine.show(4)
    machine.handle(.pressed(4, button: "doing", .poster))
    #expect(machine.posts.last?.words == "focus offer Report")
    machine.show(5)
    _ = machine.done()
    machine.wait(.minutes(1))
    #expect(machine.done().contains("withdraw 5"))
    #expect(try machine.companion.focusSession() == nil)
  }

  @Test("begins with the button of the offer")
  func isTakenUp() throws {
    let machine = try Machine()
    let report = try machine.add("Report")
    machine.begin()
    machine.show(4)
    machine.handle(.pressed(4, button: "doing", .poster))
    machine.show(5)
    machine.handle(.pressed(5, button: "start", .poster))
    #expect(machine.posts.last?.words == "focus focusing Report over 5")
    #expect(try machine.companion.focusSession()?.todo == report)
  }

  @Test("leaves room on a server that shows three")
  func leavesRoom() throws {
    let machine = try Machine()
    for title in ["Water", "Bread", "Tea"] { try machine.add(title, in: 1) }
    machine.begin()
    machine.handle(.serverAnswered(ServerTraits(room: 3)))
    try begin(machine)
    machine.show(4)
    machine.wait(.minutes(1))
    #expect(machine.loop.present.room == 2)
  }

  private func quiets(_ machine: Machine) -> [String] {
    machine.done().filter { $0.hasPrefix("quiet") || $0.hasPrefix("post") }
  }

  @Test("has the desktop keep popups back during a round, and only then, where that is chosen")
  func quietsTheDesktop() throws {
    var policy = Policy.withoutBriefing
    policy.focus.quietsDesktop = true
    let machine = try Machine(policy: policy)
    machine.begin()
    try begin(machine)
    #expect(quiets(machine) == ["post focus focusing"])
    machine.show(4)
    #expect(quiets(machine) == ["quiet"])
    machine.handle(.pressed(4, button: "pause", .poster))
    #expect(quiets(machine) == ["post focus paused over 4", "quiet no more"])
    machine.show(4)
    machine.handle(.pressed(4, button: "go-on", .poster))
    machine.show(4)
    #expect(quiets(machine) == ["post focus focusing over 4", "quiet"])
    machine.wait(.minutes(26))
    machine.show(4)
    machine.handle(.pressed(4, button: "break", .poster))
    #expect(
      quiets(machine) == [
        "quiet no more", "post focus time-up over 4", "post focus resting over 4",
      ]
    )
  }

  @Test("lets medication be seen for as long as it waits for an answer")
  func liftsForMedication() throws {
    var policy = Policy.withoutBriefing
    policy.focus.quietsDesktop = true
    let machine = try Machine(policy: policy)
    let pills = try machine.add("Pills", in: 5)
    var change = ReminderChange()
    change.isBreakthrough = true
    _ = try machine.companion.remind(pills, change, source: .test, at: machine.clocks.now)
    machine.begin()
    try begin(machine)
    machine.show(4)
    _ = quiets(machine)
    machine.wait(.minutes(6))
    #expect(quiets(machine) == ["quiet no more", "post due Pills"])
    machine.show(5)
    machine.wait(.minutes(2))
    #expect(quiets(machine) == [])
    machine.handle(.pressed(5, button: "done", .poster))
    #expect(quiets(machine) == ["quiet"])
  }

  @Test("leaves the desktop alone unless that is chosen")
  func leavesTheDesktopAlone() throws {
    let machine = try Machine()
    machine.begin()
    try begin(machine)
    machine.show(4)
    #expect(quiets(machine) == ["post focus focusing"])
  }
}
