import Delivery
import Glibc
import Language
import Model
import Planning
import Store
import TestSupport
import Testing

/// A database for scenarios, in a folder of its own, and the zones that they know.
final class ScenarioDatabase {
  private let folder: TemporaryFolder
  /// Zones that always are so many hours ahead of UTC, and one with summer time.
  let zones = [
    "Test/Home": Zone(identifier: "Test/Home", secondsFromUTC: 3600),
    "Test/Away": Zone(identifier: "Test/Away", secondsFromUTC: -5 * 3600),
    "Test/Summer": Zone(identifier: "Test/Summer", posix: "CET-1CEST,M3.5.0,M10.5.0/3"),
  ].compactMapValues(\.self)
  let home: Zone

  /// Thursday 2026-11-19, 10:00 at home.
  static let now = Instant(seconds: 1_795_078_800)

  init(home: String = "Test/Home") throws {
    folder = try TemporaryFolder("scenario")
    self.home = try #require(zones[home])
  }

  /// A store with these to-dos.
  func filled(_ todos: [Played.Due] = []) throws -> DeliveryStore {
    let (zones, home) = (zones, home)
    let meaning = Store.Meaning(
      conventions: Conventions(),
      policy: Policy(),
      zones: ZoneDirectory(zone: { zones[$0] }, current: { home })
    )
    let store = try DeliveryStore(path: folder.path + "/voicedo.sqlite", meaning: meaning)
    for todo in todos {
      let civil = try civil(todo.at)
      let due: Due =
        todo.zone.map { .zoned(civil.date, civil.time, zone: $0) }
        ?? .floating(civil.date, civil.time)
      let draft = Draft(
        title: todo.title,
        schedule: Schedule(due: due, rule: todo.rule.flatMap(RecurrenceRule.init)),
        leads: todo.leads
      )
      let captured = try store.capture([draft], source: .test, at: Self.now)
      guard let persistence = todo.persistence else { continue }
      var change = ReminderChange()
      change.persistence = persistence
      let id = try #require(captured.rows.first).todo.id
      _ = try store.remind(id, change, source: .test, at: Self.now)
    }
    return store
  }

  /// The moment at which the clock at home shows a civil time.
  func moment(_ text: String) throws -> Instant { home.instant(of: try civil(text)) }

  private func civil(_ text: String) throws -> CivilDateTime {
    try #require(CivilDateTime(text))
  }

  /// Makes the scenario that is to be played.
  func scenario(_ played: Played) throws -> Scenario {
    let events = try played.events.map { event in
      let turn: Scenario.Turn =
        switch event.1 {
        case .sleep(let until): .sleep(until: try civil(until))
        case .zone(let name): .zone(try #require(zones[name]))
        case .clock(let minutes): .clock(.minutes(minutes))
        }
      return Scenario.Event(at: try civil(event.at), turn)
    }
    let from = try moment(played.from)
    return Scenario(
      start: from,
      from: from,
      to: try moment(played.to),
      zone: home,
      events: events,
      answer: played.answer
    )
  }
}

extension Store {
  /// The id of a to-do by its title.
  func id(_ title: String) throws -> Todo.ID {
    try #require(try todos(TodoFilter()).first { $0.todo.title == title }).todo.id
  }
}
