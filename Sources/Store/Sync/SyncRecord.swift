package import Model
package import SQLite

/// An object of a server as it was seen last, and the to-do that it is here.
package struct SyncRecord: Hashable, Sendable, Identifiable {
  package enum State: String, CaseIterable, Hashable, Sendable {
    case open
    /// Nothing to do: an event, what was cancelled, what went into the archive.
    case other
    /// It could not be read.
    case unreadable
    /// The server does not take what is here.
    case refused
    /// It is to go over there: its to-do is on another list now.
    case leaving
    /// The series was ended over there, and goes on here until somebody says what is meant.
    case held
    /// A program over there dropped what it does not know, and it is to be put back.
    case restored
  }

  package let id: Int
  package var list: Int
  /// As the server writes it.
  package var address: String
  /// As it is compared.
  package var key: String
  package var uid: String?
  /// `nil` before the server has named one.
  package var tag: String?
  /// What the server had last, or is about to get.
  package var base: [UInt8]?
  /// What is on its way there, of which the server has not said yet that it has come.
  package var sending: [UInt8]?
  /// Where it is on its way that it is deleted.
  package static let deletion: [UInt8] = []
  package var todo: Todo.ID?
  package var version = 0
  package var pushed = 0
  package var state = State.open

  package init(id: Int = 0, list: Int, address: String, key: String) {
    self.id = id
    self.list = list
    self.address = address
    self.key = key
  }

  /// Whether its to-do was changed here since the server has had it.
  package var isEdited: Bool { version > pushed }
}

extension Store {
  /// The objects that a condition lets through; `sync_object` is the table's name in the query.
  func records(
    _ condition: String,
    _ values: [Value],
    columns: String = "base, sending"
  ) throws(DatabaseError) -> [SyncRecord] {
    try connection.all(
      """
      SELECT id, list, address, key, uid, tag, \(columns), todo_id, version, pushed, state
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
      record.todo = row.textIfAny(8)
      record.version = row.integer(9)
      record.pushed = row.integer(10)
      record.state = SyncRecord.State(rawValue: row.text(11)) ?? .open
      return record
    }
  }

  /// Every object of a list.
  package func records(of list: SyncedList) throws(DatabaseError) -> [SyncRecord] {
    try records("WHERE list = ? ORDER BY id", [Value(list.id)])
  }

  /// Every object of a list without what it holds.
  package func recordsInShort(of list: SyncedList) throws(DatabaseError) -> [SyncRecord] {
    try records("WHERE list = ? ORDER BY id", [Value(list.id)], columns: "NULL, NULL")
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
         AND own.todo_id IS NOT NULL AND own.tag IS NOT NULL AND own.state IN ('open', 'restored')
         AND from_list.account_id = ?1 AND to_list.account_id = ?1
         AND from_list.state = 'open' AND to_list.state = 'open' AND own.list <> other.list
       ORDER BY own.id, other.id
      """,
      [Value(account)]
    ) { (own: $0.integer(0), other: $0.integer(1)) }
  }

  /// Whether an object of a UID went from a list.
  package func isGone(uid: String) throws(DatabaseError) -> Bool {
    try connection.first("SELECT 1 FROM sync_gone WHERE uid = ?", [.text(uid)]) { _ in true } ?? false
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

extension TodoStore {
  /// Writes an object, a new one or one that is known; gives back its number.
  @discardableResult
  package func write(_ record: SyncRecord) throws(DatabaseError) -> Int {
    let values: [Value] = [
      Value(record.list), .text(record.address), .text(record.key), Value(record.uid),
      Value(record.tag), Value(octets: record.base), Value(octets: record.sending),
      Value(record.todo), Value(record.version), Value(record.pushed),
      .text(record.state.rawValue),
    ]
    if record.id != 0 {
      try connection.run(
        """
        UPDATE sync_object
           SET list = ?, address = ?, key = ?, uid = ?, tag = ?, base = ?, sending = ?, todo_id = ?,
               version = ?, pushed = ?, state = ?
         WHERE id = ?
        """,
        values + [Value(record.id)]
      )
      return record.id
    }
    return try connection.first(
      """
      INSERT INTO sync_object (list, address, key, uid, tag, base, sending, todo_id, version, pushed,
                               state)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (list, key) DO UPDATE
         SET address = excluded.address, uid = excluded.uid, tag = excluded.tag,
             base = excluded.base, sending = excluded.sending, todo_id = excluded.todo_id,
             version = excluded.version, pushed = excluded.pushed, state = excluded.state
      RETURNING id
      """,
      values
    ) { $0.integer(0) } ?? 0
  }

  /// Lets go of an object that is no longer there; its UID is not used again.
  package func remove(_ record: SyncRecord, at now: Instant) throws(DatabaseError) {
    try connection.run("DELETE FROM sync_object WHERE id = ?", [Value(record.id)])
    if let uid = record.uid { try noteGone(uid, of: record.todo, at: now) }
  }

  /// Notes that the object of a UID is there no more, and which to-do it was here.
  package func noteGone(
    _ uid: String,
    of todo: Todo.ID?,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.run(
      """
      INSERT INTO sync_gone (uid, gone_at, todo_id) VALUES (?, ?, ?)
      ON CONFLICT (uid) DO UPDATE
         SET gone_at = excluded.gone_at, todo_id = coalesce(excluded.todo_id, todo_id)
      """,
      [.text(uid), Value(milliseconds: now), Value(todo)]
    )
  }

  /// Whether an object has a UID, or one had it that went.
  package func isUsed(uid: String) throws(DatabaseError) -> Bool {
    try connection.first(
      "SELECT 1 FROM sync_gone WHERE uid = ?1 UNION SELECT 1 FROM sync_object WHERE uid = ?1",
      [.text(uid)]
    ) { _ in true } ?? false
  }
}

extension Value {
  /// Octets as a value: text where they are UTF-8, so that a person can read it in the database.
  fileprivate init(octets: [UInt8]?) {
    guard let octets else {
      self = .null
      return
    }
    self = String(validating: octets, as: UTF8.self).map(Value.text) ?? .bytes(octets)
  }

  fileprivate var octets: [UInt8]? {
    switch self {
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    case .null, .integer: nil
    }
  }
}
