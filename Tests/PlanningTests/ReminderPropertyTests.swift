import Model
import Testing

@testable import Planning

/// Changes that no transition may ever make, whatever a reminder's columns are.
@Suite("Every transition of every reminder") struct ReminderPropertyTests {
  private static let now = Fixture.at("11:50")
  private static let popup = PopupID(server: Fixture.server, number: 9)

  /// The rules that the table of the database checks, and those that its programs rely on.
  @Test func leavesAReminderThatTheDatabaseTakes() {
    forEachTransition { name, before, after in
      #expect(
        after.state != .closed || after.fireAt == nil && after.againAt == nil,
        "\(name) of \(before.line): \(after.line)"
      )
      #expect(after.againAt == nil || after.againAt == after.fireAt, "\(name) of \(before.line)")
      #expect(after.popup == nil || after.obsoletePopup == nil, "\(name) of \(before.line)")
      #expect(after.attempts >= 0 && after.stage >= 0, "\(name) of \(before.line)")
      #expect(after.resumesAt == nil || after.state == .closed, "\(name) of \(before.line)")
    }
  }

  @Test func keepsWhatThePersonAskedFor() {
    forEachTransition { name, before, after in
      var (before, after) = (before, after)
      if name.hasPrefix("led") || name.hasPrefix("settled") {
        (before.leads, before.hasOwnLeads) = (after.leads, after.hasOwnLeads)
      }
      #expect(after.todo == before.todo && after.leads == before.leads, "\(name)")
      #expect(after.hasOwnLeads == before.hasOwnLeads, "\(name)")
      #expect(after.persistence == before.persistence, "\(name)")
      #expect(after.hasOwnPersistence == before.hasOwnPersistence, "\(name)")
      #expect(after.isBreakthrough == before.isBreakthrough, "\(name)")
    }
  }

  @Test func opensWhatIsClosedOnlyToAPerson() {
    let opening = ["snoozed", "reopened", "restored", "scheduled", "settled"]
    forEachTransition { name, before, after in
      guard before.state == .closed, !opening.contains(where: name.hasPrefix) else { return }
      #expect(after.state == .closed, "\(name) of \(before.line)")
    }
  }

  @Test func countsAnAttemptOnlyWhenItIsClaimed() {
    forEachTransition { name, before, after in
      let claims = name == "claimed" && before.state != .delivering ? 1 : 0
      #expect(after.attempts <= before.attempts + claims, "\(name) of \(before.line)")
      if name == "claimed" { #expect(after.attempts == before.attempts + claims) }
    }
  }

  @Test func neverClaimsWhatIsEarly() {
    forEachTransition { name, before, after in
      guard name == "claimed" else { return }
      let wasSeen = before.popup != nil || before.state == .shown || before.state == .delivering
      #expect(wasSeen || before.fireAt.map { $0 <= Self.now } ?? false, "\(before.line)")
      #expect(after.fireAt == before.fireAt && after.stage == before.stage)
    }
  }

  @Test func putsNothingOnTheScreenButWhatWasClaimed() {
    forEachTransition { name, before, after in
      if name.hasPrefix("shown as") { #expect(before.state == .delivering) }
      if before.popup == nil, after.popup != nil { #expect(name.hasPrefix("shown as"), "\(name)") }
    }
  }

  /// A popup on screen is noted until it is forgotten, so that none is left there for good.
  @Test func losesSightOfNoPopup() {
    forEachTransition { name, before, after in
      guard !name.hasPrefix("shown"), name != "forgettingPopup" else { return }
      let shown = [before.popup, before.obsoletePopup].compactMap(\.self)
      #expect([after.popup, after.obsoletePopup].compactMap(\.self) == shown, "\(name)")
    }
  }

  @Test func givesTheSameWhenItIsDoneTwice() {
    let idempotent = [
      "claimed", "held", "closed", "cancelled", "moved", "settled", "forgettingPopup",
    ]
    for before in reminders() {
      for (name, apply) in Self.transitions where idempotent.contains(name) {
        guard let once = apply(before), let twice = apply(once) else { continue }
        #expect(once == twice, "\(name) of \(before.line)")
      }
    }
  }

  private func forEachTransition(_ check: (String, Reminder, Reminder) -> Void) {
    for before in reminders() {
      for (name, apply) in Self.transitions {
        if let after = apply(before) { check(name, before, after) }
      }
    }
  }

  private static let transitions: [(String, @Sendable (Reminder) -> Reminder?)] = [
    ("claimed", { $0.claimed(at: now) }),
    ("refused", { $0.refused(retryAt: now + .seconds(30)) }),
    ("retried", { $0.retried(at: now) }),
    ("held", { $0.held(at: now) }),
    ("rested", { $0.rested(until: now + .minutes(60)) }),
    ("shown as", { pending($0).shown(as: popup, at: now) }),
    ("shown in vain", { $0.shownInVain(as: popup, at: now) }),
    ("forgettingPopup", { $0.forgettingPopup() }),
    ("snoozed", { $0.snoozed(until: now + .minutes(10)) }),
    ("closed", { $0.closed() }),
    ("cancelled", { $0.cancelled() }),
    ("moved", { $0.moved() }),
    ("reopened", { $0.reopened(towards: now + .minutes(20), at: now) }),
    ("restored", { $0.restored(asClosed: false, until: nil, stage: 0, checkIn: nil) }),
    ("restored, closed", { $0.restored(asClosed: true, until: now, stage: 1, checkIn: .awaited) }),
    ("scheduled", { $0.scheduled(towards: now + .minutes(20), at: now) }),
    ("led", { $0.led(by: [30, 0], isOwn: true, towards: now + .minutes(20), at: now) }),
    ("unscheduled", { $0.unscheduled() }),
    ("rederived", { $0.rederived(to: now + .minutes(60), at: now) }),
    (
      "rederived, claimed",
      {
        $0.rederived(
          to: now + .minutes(60),
          after: Reminder.Claim(at: now, in: .shown),
          isInFlight: false,
          at: now
        )
      }
    ),
    (
      "settled",
      {
        pending($0).todo.settled(
          $0,
          due: now + .minutes(20),
          ramp: [15, 0],
          at: now,
          in: TestZones.utc
        )
      }
    ),
  ]

  private static func pending(_ reminder: Reminder) -> PendingReminder {
    let due = now + .minutes(20)
    return PendingReminder(
      todo: Fixture.todo("a", due: .absolute(due)),
      reminder: reminder,
      dueAt: due
    )
  }

  /// Reminders in every state, with whatever a row may hold in it.
  private func reminders() -> [Reminder] {
    var chance = Chance(seed: 7)
    return (0..<2_000).map { _ in
      var reminder = Reminder(todo: "a", leads: chance.happens(50) ? [0] : [15, 5, 0])
      reminder.hasOwnLeads = chance.happens(30)
      reminder.stage = chance.number(0...(reminder.leads.count - 1))
      reminder.persistence = [.once, .gentle, .untilDone][chance.number(0...2)]
      reminder.hasOwnPersistence = chance.happens(50)
      reminder.isBreakthrough = chance.happens(20)
      reminder.state = Reminder.State.allCases[chance.number(0...5)]
      reminder.attempts = chance.number((reminder.state == .delivering ? 1 : 0)...4)
      let moment = Self.now + .minutes(chance.number(-60...60))
      if reminder.state == .closed {
        reminder.resumesAt = chance.happens(50) ? moment : nil
      } else if reminder.state == .snoozed || chance.happens(50) {
        reminder.wait(until: moment)
      } else if chance.happens(80) {
        reminder.fireAt = moment
      }
      if chance.happens(60) { reminder.shownAt = Self.now - .minutes(chance.number(0...90)) }
      let popup = PopupID(server: Fixture.server, number: UInt32(chance.number(1...5)))
      if chance.happens(40) {
        let isObsolete = reminder.state == .closed || chance.happens(20)
        (reminder.popup, reminder.obsoletePopup) = isObsolete ? (nil, popup) : (popup, nil)
      }
      if chance.happens(20) { reminder.checkIn = chance.happens(50) ? .awaited : .asked }
      return reminder
    }
  }
}

extension PendingReminder {
  fileprivate func shown(as popup: PopupID, at now: Instant) -> Reminder? {
    shown(
      as: popup,
      at: now,
      due: dueAt,
      in: TestZones.utc,
      policy: Fixture.policy
    )
  }
}
