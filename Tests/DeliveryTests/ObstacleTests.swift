import Delivery
import Model
import Planning
import Store
import Testing

/// Popups that perhaps nobody sees: for a lock, for the person's own rules, for want of room.
@Suite struct ObstacleTests {
  private static let locked = LoginSession(isLocked: true, isIdle: false, idleChangedAt: nil)

  /// A machine whose medication comes in a minute.
  private static func medicated(_ traits: ServerTraits = ServerTraits()) throws -> Machine {
    let machine = try Machine()
    let id = try machine.add("Pill", in: 1)
    var change = ReminderChange()
    change.isBreakthrough = true
    change.persistence = .once
    _ = try machine.companion.remind(id, change, source: .test, at: machine.clocks.now)
    machine.begin()
    machine.handle(.serverAnswered(traits))
    return machine
  }

  /// How the ledger says that it was shown.
  private static func showings(_ machine: Machine) throws -> [String?] {
    try machine.companion.ledger(of: machine.row("Pill").todo.id)
      .filter { $0.event == .shown }.map(\.reason)
  }

  @Test("are told as handed over where the person's own rules decide, and come once more after it")
  func rules() throws {
    let machine = try Self.medicated(ServerTraits(showsCritical: false))
    machine.handle(.doNotDisturb(true))
    machine.wait(.seconds(61))
    machine.show(4)
    #expect(try Self.showings(machine) == ["do-not-disturb"])
    machine.wait(.seconds(60))
    machine.handle(.doNotDisturb(false))
    machine.show(4)
    #expect(machine.posts.map(\.words) == ["due Pill", "again Pill over 4"])
    #expect(try Self.showings(machine) == ["do-not-disturb", "again"])
  }

  @Test("are told as shown where a server shows what is critical in Do-Not-Disturb")
  func critical() throws {
    let machine = try Self.medicated()
    machine.handle(.doNotDisturb(true))
    machine.wait(.seconds(61))
    machine.show(4)
    machine.handle(.doNotDisturb(false))
    #expect(machine.posts.map(\.words) == ["due Pill"])
    #expect(try Self.showings(machine) == ["due"])
  }

  @Test("are told as handed over on a locked screen, and come once more after it")
  func lock() throws {
    let machine = try Self.medicated()
    machine.handle(.session(.present(Self.locked)))
    machine.wait(.seconds(61))
    machine.show(4)
    machine.wait(.seconds(5))
    machine.handle(.session(.present(Machine.person)))
    machine.show(4)
    #expect(machine.posts.map(\.words) == ["due Pill hidden", "again Pill over 4"])
    #expect(try Self.showings(machine) == ["locked", "again"])
  }

  @Test("wait, medication as well, where the person has switched them off")
  func switchedOff() throws {
    let machine = try Self.medicated()
    machine.handle(.switchedOff(true))
    machine.wait(.seconds(61))
    #expect(machine.posts.isEmpty)
    #expect(try machine.row("Pill").reminder?.state == .held)
    machine.handle(.switchedOff(false))
    #expect(machine.posts.map(\.words) == ["due Pill"])
  }

  @Test("make room for popups of others where a server shows only some")
  func guests() throws {
    let machine = try Machine()
    for (minute, title) in ["Water", "Bread", "Tea"].enumerated() {
      try machine.add(title, in: minute)
    }
    machine.begin()
    machine.handle(.serverAnswered(ServerTraits(room: 3)))
    for number in UInt32(4)...6 {
      machine.show(number)
      machine.wait(.seconds(60))
    }
    #expect(machine.posts.map(\.words) == ["due Water", "due Bread", "due Tea"])
    machine.posts = []
    machine.handle(.guests(1))
    #expect(machine.posts.map(\.words) == ["digest Water Bread over 4"])
    machine.show(4)
    machine.handle(.guests(0))
    #expect(machine.posts.count == 1)
  }
}
