internal import SQLite

/// How reminders speak up, where their rows are lost: the journal has what a person decided of them.
extension Connection {
  /// Gives the reminders of to-dos what a person last decided of them, as the journal noted it: when, how
  /// often and through what they speak up; one that is missing is made.
  ///
  /// The settling that follows gives them their moments. Takes as long as reading the whole journal does.
  func followDecisions(of ids: [String]) throws(DatabaseError) {
    let columns = ["leads", "persistence", "breakthrough", "own_leads"]
    let images = columns.map { "after ->> '$.\($0)'" }.joined(separator: ", ")
    let last = try all(
      """
      SELECT row_id, \(images), max(batch_id * 1000000 + number)
        FROM change WHERE table_name = 'reminder' AND json_valid(after)
         AND row_id IN (SELECT value FROM json_each(?))
       GROUP BY row_id
      """,
      [.text(Store.jsonList(ids))]
    ) { row in (id: row.text(0), values: columns.indices.map { row.value(Int32($0 + 1)) }) }
    for (id, values) in last {
      try run("INSERT OR IGNORE INTO reminder (todo_id) VALUES (?)", [.text(id)])
      // An image of an older program lacks columns that came later.
      let marks = columns.map { "\($0) = coalesce(?, \($0))" }.joined(separator: ", ")
      do throws(DatabaseError) {
        try run(
          "UPDATE OR IGNORE reminder SET \(marks) WHERE todo_id = ?",
          values + [.text(id)]
        )
      } catch .refused {
        // A constraint of another program stands against it: the others come back all the same.
      }
      try run("INSERT OR IGNORE INTO unsettled (todo_id) VALUES (?)", [.text(id)])
    }
  }
}
