package import Model
package import SQLite

/// Looking up the objects of servers.
extension Store {
  /// The objects that a condition lets through; `sync_object` is the table's name in the query.
  func records(
    _ condition: String,
    _ values: [Value],
    columns: String = "base, sending, unseen_base"
  ) throws(DatabaseError) -> [SyncRecord] {
    try connection.all(
      """
      SELECT id, list, address, key, uid, tag, \(columns), todo_id, version, pushed, state,
             unseen_at, unseen_count, unseen_tags
        FROM sync_object \(condition)
      """,
      values
    ) { row in
      var record = SyncRecord(
        id: row.integer(0),
        list: row.integer(1),
        address: row.text(2),
        key: row.text(3)
      )
      record.uid = row.textIfAny(4)
      record.tag = row.textIfAny(5)
      record.base = row.value(6).octets
      record.sending = row.value(7).octets
      record.todo = row.textIfAny(9)
      record.version = row.integer(10)
      record.pushed = row.integer(11)
      record.state = SyncRecord.State(rawValue: row.text(12)) ?? .open
      record.unseen = row.milliseconds(13).map { moment in
        UnseenWrite(
          at: moment,
          count: row.integer(14),
          tags: row.textIfAny(15).map { text in
            text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
          } ?? [],
          base: row.value(8).octets
        )
      }
      return record
    }
  }

  /// The UIDs that to-dos have on servers.
  package func serverUIDs() throws(DatabaseError) -> [Todo.ID: String] {
    let pairs = try connection.all(
      "SELECT todo_id, uid FROM sync_object WHERE todo_id IS NOT NULL AND uid IS NOT NULL"
    ) { ($0.text(0), $0.text(1)) }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Every object of a list.
  package func records(of list: SyncedList) throws(DatabaseError) -> [SyncRecord] {
    try records("WHERE list = ? ORDER BY id", [Value(list.id)])
  }

  /// Every object of a list without what it holds.
  package func recordsInShort(of list: SyncedList) throws(DatabaseError) -> [SyncRecord] {
    try records("WHERE list = ? ORDER BY id", [Value(list.id)], columns: "NULL, NULL, NULL")
  }

  /// The objects of a list that the server did not take.
  package func refused(of list: SyncedList) throws(DatabaseError) -> [SyncRecord] {
    try records("WHERE list = ? AND state = 'refused' ORDER BY id", [Value(list.id)])
  }

  /// How many objects of a list the server has taken, and no listing has shown.
  package func unseenCount(of list: SyncedList) throws(DatabaseError) -> Int {
    try connection.first(
      "SELECT count(*) FROM sync_object WHERE list = ? AND unseen_at IS NOT NULL",
      [Value(list.id)]
    ) { $0.integer(0) } ?? 0
  }

  /// The object of a list under an address, in the form in which those are compared.
  package func record(key: String, of list: SyncedList) throws(DatabaseError) -> SyncRecord? {
    try records("WHERE list = ? AND key = ?", [Value(list.id), .text(key)]).first
  }

  /// The to-dos whose objects name something, perhaps what they are part of.
  package func todosNamingParents(in account: Int) throws(DatabaseError) -> [Todo.ID] {
    try connection.all(
      """
      SELECT todo_id FROM sync_object
       WHERE todo_id IS NOT NULL AND instr(base, 'RELATED-TO')
         AND list IN (SELECT id FROM sync_list WHERE account_id = ?)
      """,
      [Value(account)]
    ) { $0.text(0) }
  }

  /// The object of this number, as it is now.
  package func record(_ id: Int) throws(DatabaseError) -> SyncRecord? {
    try records("WHERE id = ?", [Value(id)]).first
  }

  /// The objects of an account that have a UID.
  package func records(uid: String, of account: Int) throws(DatabaseError) -> [SyncRecord] {
    try records(
      "WHERE uid = ? AND list IN (SELECT id FROM sync_list WHERE account_id = ?)",
      [.text(uid), Value(account)]
    )
  }

  /// The objects of an account's lists whose to-do is on another list of it as well, and what is there.
  package func rivals(
    of account: Int
  ) throws(DatabaseError) -> [(own: SyncRecord.ID, other: SyncRecord.ID)] {
    try connection.all(
      """
      SELECT own.id, other.id
        FROM sync_object AS other JOIN sync_object AS own ON own.uid = other.uid
        JOIN sync_list AS from_list ON from_list.id = own.list
        JOIN sync_list AS to_list ON to_list.id = other.list
       WHERE other.state = 'other' AND other.todo_id IS NULL AND other.base IS NOT NULL
         AND own.todo_id IS NOT NULL AND own.tag IS NOT NULL
         AND own.state IN ('open', 'restored', 'held', 'refused')
         AND from_list.account_id = ?1 AND to_list.account_id = ?1
         AND from_list.state IN ('open', 'gone') AND to_list.state = 'open'
         AND own.list <> other.list
       ORDER BY own.id, other.id
      """,
      [Value(account)]
    ) { (own: $0.integer(0), other: $0.integer(1)) }
  }

  /// Whether an object of a UID, or one that a to-do was, went from a list at a moment or since.
  package func wentFromList(
    _ uid: String,
    _ todo: Todo.ID,
    since moment: Instant
  ) throws(DatabaseError) -> Bool {
    try connection.first(
      "SELECT 1 FROM sync_gone WHERE (uid = ? OR todo_id = ?) AND gone_at >= ? LIMIT 1",
      [.text(uid), .text(todo), Value(milliseconds: moment)]
    ) { _ in true } ?? false
  }

  /// The UIDs of objects that went, and the to-dos that they were here.
  package func goneObjects() throws(DatabaseError) -> [(uid: String, todo: Todo.ID)] {
    try connection.all("SELECT uid, todo_id FROM sync_gone WHERE todo_id IS NOT NULL") {
      (uid: $0.text(0), todo: $0.text(1))
    }
  }

  /// The object of an account that a to-do is.
  package func record(of todo: Todo.ID, in account: Int) throws(DatabaseError) -> SyncRecord? {
    try records(
      "WHERE todo_id = ? AND list IN (SELECT id FROM sync_list WHERE account_id = ?)",
      [.text(todo), Value(account)]
    ).first
  }
}
