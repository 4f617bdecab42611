import Model
import Store
import Testing

/// Setting the scene.
extension Workshop {
  /// A store with these to-dos.
  func filled(_ todos: [Played.Due]) throws -> Store {
    let store = try store()
    for todo in todos {
      let civil = try #require(CivilDateTime(todo.at))
      let due: Due =
        todo.zone.map { .fixed(civil.date, civil.time, zone: $0) }
        ?? .floating(civil.date, civil.time)
      let row = try store.add(todo.title, due: due, rule: todo.rule, leads: todo.leads)
      guard let persistence = todo.persistence else { continue }
      var change = ReminderChange()
      change.persistence = persistence
      _ = try store.remind(row.todo.id, change, source: "test", at: Workshop.now)
    }
    return store
  }

  /// What is to be played.
  func scenario(_ played: Played) throws -> Scenario {
    let zone = try #require(zones[home])
    func civil(_ text: String) throws -> CivilDateTime { try #require(CivilDateTime(text)) }
    let from = zone.instant(of: try civil(played.from))
    let events = try played.events.map { event in
      let turn: Scenario.Turn =
        switch event.1 {
        case .sleep(let until): .sleep(until: try civil(until))
        case .zone(let name): .zone(try #require(zones[name]))
        case .clock(let minutes): .clock(.minutes(minutes))
        }
      return Scenario.Event(at: try civil(event.at), turn)
    }
    return Scenario(
      start: from,
      from: from,
      to: zone.instant(of: try civil(played.to)),
      zone: zone,
      events: events,
      answer: played.answer
    )
  }
}
