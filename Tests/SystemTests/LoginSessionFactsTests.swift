import Model
import Testing

@testable import System

@Suite("A session on logind")
struct LoginSessionFactsTests {
  private static let desktop: [String: BusValue] = [
    "Type": .string("wayland"), "Class": .string("user"), "State": .string("active"),
    "Active": .bool(true), "LockedHint": .bool(true), "IdleHint": .bool(true),
    "IdleSinceHint": .uint64(1_700_000_000_123_456),
  ]

  private static func changed(_ name: String, _ value: BusValue?) -> LoginSessionFacts {
    var properties = desktop
    properties[name] = value
    return LoginSessionFacts(properties)
  }

  @Test func isReadFromItsProperties() {
    let idleChangedAt = Instant(milliseconds: 1_700_000_000_123)
    #expect(
      LoginSessionFacts(Self.desktop).session
        == LoginSession(isLocked: true, isIdle: true, idleChangedAt: idleChangedAt)
    )
    #expect(
      LoginSessionFacts([:]).session
        == LoginSession(isLocked: false, isIdle: false, idleChangedAt: nil)
    )
  }

  @Test(arguments: [BusValue.string("true"), .uint32(1), .strings(["true"]), .int64(1), nil])
  func ofAnotherFormIsNeitherLockedNorIdle(_ value: BusValue?) {
    #expect(!Self.changed("LockedHint", value).session.isLocked)
    #expect(!Self.changed("IdleHint", value).session.isIdle)
    #expect(Self.changed("IdleSinceHint", value).session.idleChangedAt == nil)
  }

  @Test(arguments: [BusValue.uint64(0), .uint64(.max)])
  func thatNeverIdledOrCannotTellSinceWhenIsRead(_ value: BusValue) {
    let moment = Self.changed("IdleSinceHint", value).session.idleChangedAt
    #expect(moment == (value == .uint64(0) ? nil : Instant(milliseconds: Int64(UInt64.max / 1000))))
  }

  @Test func onATerminalMayBeLockedAndIsNeverIdle() {
    let session = Self.changed("Type", .string("tty")).session
    #expect(session == LoginSession(isLocked: true, isIdle: false, idleChangedAt: nil))
  }

  @Test(arguments: [
    ("Class", "user", true), ("Class", "user-early", true), ("Class", "greeter", false),
    ("Class", "lock-screen", false), ("Class", "manager", false), ("State", "online", true),
    ("State", "closing", false),
  ])
  func isOnlyOneThatAPersonMaySitBefore(_ name: String, _ word: String, _ isLive: Bool) {
    #expect(Self.changed(name, .string(word)).isLive == isLive)
  }

  @Test func isRatherGraphicalThanActive() {
    let ranks = [
      LoginSessionFacts(Self.desktop),
      Self.changed("Active", .bool(false)),
      Self.changed("Type", .string("tty")),
      LoginSessionFacts([:]),
    ].map(\.rank)
    #expect(ranks == ranks.sorted(by: >))
    #expect(Set(ranks).count == ranks.count)
  }
}

@Suite("How a notification server tells Do-Not-Disturb")
struct DoNotDisturbSourceTests {
  private func source(_ name: String, _ capabilities: [String] = []) -> DoNotDisturbSource? {
    .of(NotificationServerFacts(name: name, vendor: "", version: "", capabilities: capabilities))
  }

  @Test(arguments: DoNotDisturbSource.all)
  func isKnownByItsName(_ known: DoNotDisturbSource) {
    #expect(source(known.server) == known)
    #expect(!known.condition.questions.isEmpty)
    #expect(!known.condition.signals.isEmpty)
  }

  @Test func isKnownByWhatItCanDo() {
    #expect(source("Another", ["body", "inhibitions"]) == source("Plasma"))
    #expect(source("dunst", ["inhibitions"]) != source("Plasma"))
  }

  @Test(arguments: ["", "Notification Daemon", "gnome-shell", "DUNST"])
  func isNotKnownOfOthers(_ name: String) {
    #expect(source(name) == nil)
  }
}
