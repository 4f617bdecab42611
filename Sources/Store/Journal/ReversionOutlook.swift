package import Model
package import SQLite

/// What taking back or bringing back a step would do now.
package struct ReversionOutlook: Hashable, Sendable {
  /// What would become of one to-do, list or calendar.
  package struct Effect: Hashable, Sendable {
    package enum Kind: Hashable, Sendable {
      case goes, comesBack
      case changes([Aspect])
    }

    /// Something of a to-do that a person tells apart.
    package enum Aspect: String, CaseIterable, Hashable, Sendable {
      case title, time, done, list, notes, priority, reminder, pause, other
    }

    package let name: String
    package let kind: Kind
  }

  package let step: ChangeStep
  /// The later steps that changed the same, the earliest first.
  package let later: [ChangeStep]
  package let effects: [Effect]
  /// Columns that would be left as they are: `handle.column`.
  package let left: [String]
}

extension Store {
  /// What taking back or bringing back a step would do; `nil` where it does not stand so that it could
  /// be.
  ///
  /// It is found by doing it, of which nothing stays: where it is very much, in a copy in memory, so that
  /// nobody waits for it.
  package func outlook(
    _ way: Reversion,
    _ number: Int,
    at now: Instant
  ) throws(DatabaseError) -> ReversionOutlook? {
    if let target = try target(way, number), mostRevertedAtOnce < .max,
      try changesToRevert(of: target).count > mostRevertedAtOnce
    {
      let copy = try Store(copyOf: path, meaning: meaning)
      copy.mostRevertedAtOnce = .max
      return try copy.outlook(way, number, at: now)
    }
    return try connection.writing { () throws(DatabaseError) in
      try settleSome(at: now)
      guard let target = try target(way, number), let step = try step(number) else { return nil }
      let later = try steps(touching: target.id)
      try connection.run("SAVEPOINT outlook")
      let reverted = try revert(target, way, by: target.source, at: now)
      let effects = try effects(of: reverted.batch)
      try connection.run("ROLLBACK TO outlook")
      try connection.run("RELEASE outlook")
      return ReversionOutlook(step: step, later: later, effects: effects, left: reverted.left)
    }
  }

  /// The steps after a batch that changed something of the same, and are not taken back.
  private func steps(touching batch: Int) throws(DatabaseError) -> [ChangeStep] {
    let ids = try connection.all(
      """
      SELECT DISTINCT coalesce(batch.caused_by, batch.id)
        FROM change JOIN batch ON batch.id = change.batch_id
       WHERE batch.id > ?1 AND batch.kind = 'do' AND coalesce(batch.caused_by, 0) <> ?1
         AND change.row_id IN (SELECT row_id FROM change
                                WHERE batch_id IN (SELECT value FROM json_each(?2)))
       ORDER BY 1
      """,
      [Value(batch), .text("[\(try parts(of: batch).map(String.init).joined(separator: ","))]")]
    ) { $0.integer(0) }
    var steps: [ChangeStep] = []
    for id in ids { if let step = try step(id), !step.isTakenBack { steps.append(step) } }
    return steps
  }

  /// What a batch and all that it caused made of each row.
  private func effects(of batch: Int) throws(DatabaseError) -> [ReversionOutlook.Effect] {
    var rows: [String] = []
    var known: Set<String> = []
    var images: [String: (before: [String: Value], after: [String: Value])] = [:]
    var reminded: Set<String> = []
    for part in try parts(of: batch).reversed() {
      for change in try changes(of: part).reversed() where change.table != .focus {
        if known.insert(change.row).inserted { rows.append(change.row) }
        if change.table == .reminder {
          reminded.insert(change.row)
        } else {
          images[change.row] = (images[change.row]?.before ?? change.before, change.after)
        }
      }
    }
    var effects: [ReversionOutlook.Effect] = []
    for row in rows {
      let (before, after) = images[row] ?? ([:], [:])
      let image = after.isEmpty ? before : after
      let named = (image["title"] ?? image["name"])?.text
      let name = if let named { named } else { try self.row(row)?.todo.title ?? "" }
      if images[row] != nil, before.isEmpty != after.isEmpty {
        effects.append(.init(name: name, kind: after.isEmpty ? .goes : .comesBack))
        continue
      }
      let columns = Set(before.keys).union(after.keys).filter { before[$0] != after[$0] }
      var aspects = Set(columns.map(ReversionOutlook.Effect.Aspect.init(column:)))
      if reminded.contains(row) { aspects.insert(.reminder) }
      guard !aspects.isEmpty else { continue }
      let told = ReversionOutlook.Effect.Aspect.allCases.filter(aspects.contains)
      effects.append(.init(name: name, kind: .changes(told)))
    }
    return effects
  }
}

extension ReversionOutlook.Effect.Aspect {
  /// The aspect that a column belongs to.
  fileprivate init(column: String) {
    self =
      switch column {
      case "title", "name": .title
      case "completed_at": .done
      case "list_id": .list
      case "notes": .notes
      case "priority": .priority
      case "paused_at", "paused_until": .pause
      case "time_kind", "due_date", "due_time", "end_time", "zone", "due_at", "phrase",
        "inferred_at", "rrule", "exceptions", "series_start", "occurrence", "repeat_from":
        .time
      default: .other
      }
  }
}
