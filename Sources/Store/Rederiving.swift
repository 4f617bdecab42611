package import Model

extension Store {
  /// Derives every moment that comes from civil time anew: the zone, the clock or tzdata changed.
  ///
  /// Snoozes, repeats and retries are instants of their own and stay.
  package func rederiveMoments(at now: Instant) throws(StoreError) {
    let zone = meaning.zones.current()
    let policy = meaning.policy
    try connection.writing { () throws(StoreError) in
      try settleEverything(at: now)
      let waiting = try connection.all(
        """
        SELECT \(StoredTodo.columns), \(StoredReminder.columns)
          FROM reminder JOIN todo ON todo.id = reminder.todo_id
         WHERE reminder.fire_at IS NOT NULL AND reminder.again_at IS NULL
           AND reminder.state IN ('scheduled', 'held') AND todo.due_date IS NOT NULL
        """
      ) { row in
        (
          StoredTodo(row).todo,
          StoredReminder(row, from: StoredTodo.width, policy: policy)?.reminder
        )
      }
      for (todo, reminder) in waiting {
        guard let reminder, let due = moment(of: todo.due, in: zone) else { continue }
        let fireAt = reminder.moment(before: due)
        guard fireAt != reminder.fireAt else { continue }
        try connection.run(
          """
          UPDATE reminder SET fire_at = ?2, state = iif(?2 > ?3, 'scheduled', state)
           WHERE todo_id = ?1
          """,
          [.text(todo.id), Value(milliseconds: fireAt), Value(milliseconds: now)]
        )
      }
    }
  }
}
