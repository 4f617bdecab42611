import Delivery
import Model
import Store
import Testing

/// The notification server, as the loop meets it.
@Suite struct ServerTests {
  @Test("is not said to be missing before the bus had the time to tell of it")
  func firstContact() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.handle(.begin)
    #expect(try machine.row("Water").reminder?.state == .scheduled)
    #expect(!machine.done().contains("tell no server"))
    machine.wait(.seconds(3))
    #expect(try machine.row("Water").reminder?.state == .held)
    #expect(machine.done().contains("tell no server"))
  }

  @Test("gets nothing before it is known whether a popup is welcome")
  func surroundings() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.handle(.begin)
    machine.handle(.serverAppeared(Machine.server))
    #expect(machine.posts.isEmpty)
    machine.wait(.seconds(3))
    #expect(machine.posts.map(\.words) == ["due Water"])
  }

  @Test("is started after a while where none has come, and asked for again, ever more rarely")
  func started() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin(server: nil)
    machine.wait(.seconds(9))
    #expect(!machine.done().contains("start server"))
    machine.wait(.seconds(2))
    #expect(machine.done().contains("start server"))
    machine.handle(.serverStarted(isInstalled: true))
    machine.wait(.seconds(62))
    #expect(machine.done().contains("start server"))
    machine.handle(.serverStarted(isInstalled: true))
    machine.wait(.seconds(62))
    #expect(!machine.done().contains("start server"))
    machine.handle(.serverAppeared(Machine.server))
    machine.wait(.seconds(600))
    #expect(!machine.done().contains("start server"))
  }

  @Test("that hangs gets nothing more until it answers")
  func silent() throws {
    let machine = try Machine()
    machine.begin()
    machine.answersProbes = false
    machine.wait(.seconds(10))
    try machine.add("Water")
    machine.handle(.databaseWritten)
    #expect(machine.posts.isEmpty)
    let first = try #require(machine.probes.last)
    #expect(first.limit == .seconds(3))
    machine.handle(.probed(first, isAnswered: false))
    #expect(machine.loop.usableServer == nil)
    #expect(try machine.row("Water").reminder?.state == .held)
    // It is asked once, with much time to answer.
    let second = try #require(machine.probes.last)
    #expect(second.limit > .seconds(3600))
    machine.wait(.seconds(400))
    machine.handle(.probed(second, isAnswered: true))
    #expect(machine.posts.map(\.words) == ["late Water"])
    #expect(machine.done().contains("server answers again"))
  }

  @Test("that hung for a day is asked again")
  func silentForADay() throws {
    let machine = try Machine()
    machine.begin()
    machine.answersProbes = false
    machine.wait(.seconds(10))
    try machine.add("Water")
    machine.handle(.databaseWritten)
    for _ in 0..<2 {
      let probe = try #require(machine.probes.last)
      machine.handle(.probed(probe, isAnswered: false))
    }
    let asked = machine.probes.count
    machine.wait(.seconds(61))
    #expect(machine.probes.count == asked + 1)
  }

  @Test("that takes a popup and says nothing hangs")
  func noAnswer() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    #expect(machine.posts.count == 1)
    machine.answersProbes = false
    machine.wait(.seconds(4))
    #expect(machine.loop.usableServer == nil)
    machine.show(4)
    #expect(machine.loop.usableServer != nil)
    #expect(try machine.ledger("Water") == ["claimed", "shown"])
  }

  @Test("that came anew is not vouched for by the answer of the one before")
  func answerOfAnother() throws {
    let machine = try Machine()
    machine.begin()
    machine.answersProbes = false
    machine.wait(.seconds(10))
    try machine.add("Water")
    machine.handle(.databaseWritten)
    let probe = try #require(machine.probes.last)
    machine.handle(.serverAppeared(":1.9@bus"))
    machine.handle(.probed(probe, isAnswered: false))
    #expect(machine.loop.usableServer == ":1.9@bus")
  }

  @Test("that refuses is tried again: after five seconds, ten, and so on")
  func refuses() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    for pause in [5, 10, 20] {
      let post = try #require(machine.posts.last)
      machine.handle(.posted(post.id, .refused("no room")))
      #expect(try machine.row("Water").reminder?.fireAt == machine.clocks.now + .seconds(pause))
      let before = machine.posts.count
      machine.wait(.seconds(pause))
      #expect(machine.posts.count == before + 1)
    }
  }

  @Test("gets at once what the one before refused")
  func refusedByAnother() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    let post = try #require(machine.posts.last)
    machine.handle(.posted(post.id, .refused("no room")))
    machine.handle(.serverAppeared(":1.9@bus"))
    machine.handle(.doNotDisturb(false))
    #expect(machine.posts.count == 2)
  }

  @Test("never gets the same again and again")
  func runaway() throws {
    let machine = try Machine()
    try machine.add("Water")
    machine.begin()
    for number in 1...7 as ClosedRange<UInt32> {
      machine.show(number)
      // Somebody makes it due anew each time.
      let id = try machine.row("Water").todo.id
      _ = try machine.companion.snooze(
        [id],
        until: machine.clocks.now + .seconds(1),
        source: .test,
        at: machine.clocks.now
      )
      machine.handle(.databaseWritten)
      machine.wait(.seconds(1))
    }
    let shown = machine.posts.count
    #expect(shown <= 6)
    #expect(machine.done().contains("runaway"))
    machine.wait(.seconds(12))
    #expect(machine.posts.count > shown)
  }
}

extension ServerTests {
  @Test("is good for the pass that its answer asked for, however long that takes to begin")
  func slowPass() throws {
    let machine = try Machine()
    machine.begin()
    machine.answersProbes = false
    try machine.add("Water", in: 1)
    machine.handle(.databaseWritten)
    machine.wait(.seconds(60))
    let probe = try #require(machine.probes.last)
    machine.loop.handle(.probed(probe, isAnswered: true), at: machine.clocks)
    // Something else keeps the loop busy for a long while.
    machine.clocks.sinceStart += .seconds(20)
    machine.wait(.zero)
    #expect(machine.posts.map(\.words) == ["due Water"])
  }
}
