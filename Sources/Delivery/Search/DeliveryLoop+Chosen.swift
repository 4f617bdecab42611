internal import Language
package import Model
internal import Planning
internal import SQLite
internal import Store

/// Results of the desktop's search that somebody has chosen, each a step that can be taken back.
extension DeliveryLoop {
  /// Stores words as they were understood: one of their readings, from 0.
  ///
  /// Whoever chose between several has settled what was not certain.
  package func add(
    _ typed: TypedWords,
    reading: Int = 0,
    at clocks: MachineClocks
  ) -> SearchOutcome {
    let words = typed.text.words
    return writing(words, at: clocks) { store throws(DatabaseError) in
      guard typed.readings.indices.contains(reading) else { return .gone }
      let read = typed.readings[reading].drafts
      let drafts = typed.readings.count > 1 ? read.settled : read
      let leftOut = typed.readings[0].remarks.leftOut
      let heard = HeardWords(words, leftOut: leftOut, at: now)
      let captured = try store.capture(
        drafts,
        from: heard,
        urgent: drafts.urgent(in: words),
        source: .search,
        at: now
      )
      return .stored(drafts, leftOut: leftOut, batch: captured.batch)
    }
  }

  /// Completes a to-do; one that repeats and has not come yet is left as it is.
  package func complete(
    _ id: Todo.ID,
    by source: ChangeSource,
    at clocks: MachineClocks
  ) -> SearchOutcome {
    changing(id, at: clocks) { row, store throws(DatabaseError) in
      guard !row.isAhead(at: now, on: zone.civil(at: now).date) else { return .comesLater(row) }
      let completed = try store.complete([id], source: source, at: now)
      return .done(completed.rows.first ?? row, batch: completed.batch)
    }
  }

  /// Has a to-do come up again after the usual minutes.
  package func putOff(
    _ id: Todo.ID,
    by source: ChangeSource,
    at clocks: MachineClocks
  ) -> SearchOutcome {
    changing(id, at: clocks) { row, store throws(DatabaseError) in
      guard row.todo.pause == nil else { return .paused(row) }
      let again = now + .minutes(meaning.policy.snooze)
      let rows = try store.snooze([id], until: again, source: source, at: now)
      let until = rows.first?.reminder?.fireAt ?? again
      return .putOff(rows.first ?? row, until: until, batch: try store.lastStep())
    }
  }

  /// Takes a step back, as long as it is the last one.
  package func takeBack(_ batch: Int, at clocks: MachineClocks) -> SearchOutcome {
    writing(nil, at: clocks) { store throws(DatabaseError) in
      guard try store.lastStep() == batch else { return .notTakenBack }
      return try store.undo(batch, by: .popup, at: now) == nil ? .notTakenBack : .takenBack
    }
  }

  private func changing(
    _ id: Todo.ID,
    at clocks: MachineClocks,
    _ body: (TodoRow, DeliveryStore) throws(DatabaseError) -> SearchOutcome
  ) -> SearchOutcome {
    writing(nil, at: clocks) { store throws(DatabaseError) in
      guard let row = try store.todos(with: [id]).first, row.todo.completedAt == nil else {
        return .gone
      }
      return try body(row, store)
    }
  }

  /// Changes the database, and has everybody hear of it.
  private func writing(
    _ words: String?,
    at clocks: MachineClocks,
    _ body: (DeliveryStore) throws(DatabaseError) -> SearchOutcome
  ) -> SearchOutcome {
    self.clocks = clocks
    do {
      let store = try opened()
      let outcome = try body(store)
      if outcome.isChange {
        requestPass()
        effects.emitChanged()
      } else {
        try store.noteCommand(by: .search, at: now)
      }
      return outcome
    } catch {
      meet(error)
      return .notTaken(error, words: words)
    }
  }
}
