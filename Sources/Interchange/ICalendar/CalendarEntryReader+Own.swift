import Model

/// What only this program writes (`X-VOICEDO-...`, and the place that Apple's programs have).
extension CalendarEntryReader {
  func readOwn(into todo: inout ExchangedTodo) {
    if let list = word("LIST"), !list.isEmpty { todo.list = list }
    todo.effort = Effort(
      minutes: word("MINUTES").flatMap { Int($0) }
        .flatMap { Effort.lengths.contains($0) ? $0 : nil },
      energy: word("ENERGY").flatMap { Effort.Energy(rawValue: $0.lowercased()) }
    )
    todo.position = entry.first("X-APPLE-SORT-ORDER").flatMap { Int($0.value.onOneLine) }
      .map { min(max($0, -1 << 53), 1 << 53) }
    todo.pause = entry.first("X-VOICEDO-PAUSED").flatMap(instant).map { since in
      Todo.Pause(since: since, until: word("PAUSED-UNTIL").flatMap { CivilDateTime($0) })
    }
    todo.persistence = word("PERSISTENCE").flatMap {
      Reminder.Persistence(rawValue: $0.lowercased())
    }
    todo.isBreakthrough = word("BREAKTHROUGH")?.uppercased() == "TRUE"
  }

  private func word(_ name: String) -> String? {
    entry.first("X-VOICEDO-" + name)?.text.onOneLine
  }
}
