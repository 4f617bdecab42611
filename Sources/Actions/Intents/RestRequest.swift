import Language
package import Model
package import Store

/// What is left of today and what waits, with the day that it is to go to.
package struct RestRequest: Hashable {
  /// Those that go there, as the person has seen them.
  package let rows: [TodoRow]
  /// How many wait that stay: medication, deadlines and what repeats.
  package let staying: Int
  package let day: CivilDate
  /// The clock time that all get; where there is none, each keeps its own.
  package let time: TimeOfDay?
}

extension Session {
  /// Finds out what is left of today and what waits, or that alone, and the moment that words name for it.
  ///
  /// - Throws: `CommandError.usage` where they name none ahead, or a repeat.
  package func rest(
    to words: String,
    onlyWaiting: Bool = false,
    in store: TodoStore
  ) throws -> RestRequest {
    let context = try languageContext(nil)
    guard let read = resolve(words, as: .moment, in: context), read.rule == nil,
      context.calendar.instant(of: read.due).map({ $0 > now }) ?? false
    else {
      let example = commandLine(["overdue", "monday 9"])
      throw CommandError.usage(
        .timeNotUnderstood(words, example: example),
        verb: .overdue,
        text: nil
      )
    }
    let civil = context.calendar.own(of: read.due).civil(of: read.due)
    let waiting = try store.waiting(at: now)
    let waits = Set(waiting.map(\.todo.id))
    let rows = try store.rest(of: personalDay(at: now), at: now).filter {
      $0.todo.due?.date != civil.date && (!onlyWaiting || waits.contains($0.todo.id))
    }
    let ids = Set(rows.map(\.todo.id))
    return RestRequest(
      rows: rows,
      staying: waiting.count { !ids.contains($0.todo.id) },
      day: civil.date,
      time: civil.time
    )
  }
}
