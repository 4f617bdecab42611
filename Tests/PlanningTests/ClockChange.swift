import Model
import Testing

@testable import Planning

/// A to-do whose moments lie where the clock changes.
struct ClockChange: CustomTestStringConvertible, Sendable {
  let name: String
  /// The machine's zone.
  let zone: String
  /// The first due time: on the machine's clock, or in UTC where it elapses.
  let due: String
  /// The zone that the due time is bound to; `nil`: it follows the machine's.
  var fixed: String?
  var elapses = false
  var rule: String?
  /// When it rings, each time answered a minute later; UTC.
  let rings: [String]

  var testDescription: String { name }
}

extension ClockChange {
  /// Lets it ring as often as is said, the planner asked around each moment.
  func check() throws {
    let zone = try #require(TestZones.zone(self.zone))
    var todo: Todo? = try self.todo(in: zone)
    for (index, text) in rings.enumerated() {
      let present = try #require(todo, "the series has ended before \(text)")
      let ring = Fixture.at(text)
      let due = try #require(present.due)
      let moment = TestZones.calendar(of: zone).instant(of: due)
      #expect(moment == ring, "\(text) is ring \(index + 1), not \(String(describing: moment))")
      for lead in [0, 90] {
        expectToRing(present, at: ring, lead: lead, in: zone)
      }
      let calendar = TestZones.calendar(of: zone)
      todo = advanced(present, completedAt: ring + .minutes(1), in: calendar)
    }
    if rule == nil { #expect(todo == nil) }
  }

  /// Silent to the last millisecond, then there; a heads-up so many elapsed minutes before.
  private func expectToRing(_ todo: Todo, at ring: Instant, lead: Int, in zone: Zone) {
    let fireAt = ring - .minutes(lead)
    let pending = PendingReminder(
      todo: todo,
      reminder: Reminder(todo: todo.id, leads: lead == 0 ? [0] : [lead, 0], fireAt: fireAt),
      dueAt: TestZones.calendar(of: zone).instant(of: todo.due ?? .absolute(ring))
    )
    func plan(at now: Instant, nextFireAt: Instant?) -> Plan {
      Planning.plan(
        PlanState(pending: [pending], nextFireAt: nextFireAt),
        at: now,
        in: zone,
        policy: Fixture.policy,
        surroundings: Surroundings(server: Fixture.server)
      )
    }
    let before = plan(at: fireAt - .milliseconds(1), nextFireAt: fireAt)
    #expect(before == Plan(nextWake: fireAt))
    let then = plan(at: fireAt, nextFireAt: nil)
    #expect(then.actions.map(\.description) == [lead == 0 ? "due a" : "headsUp a"])
    #expect(then.nextWake == fireAt + .minutes(lead == 0 ? 10 : lead))
  }

  private func todo(in zone: Zone) throws -> Todo {
    let hour = self.due.utf8.count == 10 ? "T09:00" : ""
    let civil = try #require(CivilDateTime(self.due + hour))
    let time = hour.isEmpty ? civil.time : nil
    let due: Due =
      if elapses {
        .absolute(Zone.utc.instant(of: civil))
      } else if let name = fixed {
        .zoned(civil.date, time, zone: name)
      } else {
        .floating(civil.date, time)
      }
    var todo = Fixture.todo("a", due: due)
    guard let rule else { return todo }
    let start = elapses ? zone.civil(at: Zone.utc.instant(of: civil)) : civil
    todo.recurrence = Recurrence(
      rule: try #require(RecurrenceRule(rule)),
      seriesStart: start,
      occurrence: start
    )
    return todo
  }
}
