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
    /// It is to be written though nothing may differ: a program over there dropped what it does not know, or
    /// another machine may be about to let it go.
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
  /// A write that the server has answered, and that no listing has shown since.
  package var unseen: UnseenWrite?
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

  /// Whether it is to be written even where nothing differs.
  package var isInsistedOn: Bool { state == .restored && isEdited }
}

extension TodoStore {
  /// Writes an object, a new one or one that is known; gives back its number.
  @discardableResult
  package func write(_ record: SyncRecord) throws(DatabaseError) -> Int {
    let values: [Value] = [
      Value(record.list), .text(record.address), .text(record.key), Value(record.uid),
      Value(record.tag), Value(octets: record.base), Value(octets: record.sending),
      Value(record.todo), Value(record.version), Value(record.pushed),
      .text(record.state.rawValue), Value(milliseconds: record.unseen?.at),
      Value(record.unseen?.count ?? 0), Value(record.unseen?.tags.joined(separator: "\n")),
      Value(octets: record.unseen?.base),
    ]
    if record.id != 0 {
      try connection.run(
        """
        UPDATE sync_object
           SET list = ?, address = ?, key = ?, uid = ?, tag = ?, base = ?, sending = ?, todo_id = ?,
               version = ?, pushed = ?, state = ?, unseen_at = ?, unseen_count = ?, unseen_tags = ?,
               unseen_base = ?
         WHERE id = ?
        """,
        values + [Value(record.id)]
      )
      return record.id
    }
    return try connection.first(
      """
      INSERT INTO sync_object (list, address, key, uid, tag, base, sending, todo_id, version, pushed,
                               state, unseen_at, unseen_count, unseen_tags, unseen_base)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (list, key) DO UPDATE
         SET address = excluded.address, uid = excluded.uid, tag = excluded.tag,
             base = excluded.base, sending = excluded.sending, todo_id = excluded.todo_id,
             version = excluded.version, pushed = excluded.pushed, state = excluded.state,
             unseen_at = excluded.unseen_at, unseen_count = excluded.unseen_count,
             unseen_tags = excluded.unseen_tags, unseen_base = excluded.unseen_base
      RETURNING id
      """,
      values
    ) { $0.integer(0) } ?? 0
  }

  /// Lets go of an object that is no longer there; its UID is not used again.
  ///
  /// `tag` is its last one where it was deleted from here.
  package func remove(
    _ record: SyncRecord,
    deleted tag: String? = nil,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.run("DELETE FROM sync_object WHERE id = ?", [Value(record.id)])
    if let uid = record.uid { try noteGone(uid, of: record.todo, deleted: tag, at: now) }
  }

  /// Notes that the object of a UID is there no more, and which to-do it was here.
  package func noteGone(
    _ uid: String,
    of todo: Todo.ID?,
    deleted tag: String? = nil,
    at now: Instant
  ) throws(DatabaseError) {
    try connection.run(
      """
      INSERT INTO sync_gone (uid, gone_at, todo_id, tag) VALUES (?, ?, ?, ?)
      ON CONFLICT (uid) DO UPDATE
         SET gone_at = excluded.gone_at, todo_id = coalesce(excluded.todo_id, todo_id),
             tag = excluded.tag
      """,
      [.text(uid), Value(milliseconds: now), Value(todo), Value(tag)]
    )
  }

  /// Whether the object of a UID with just this tag was deleted from here at a moment or since.
  package func wasDeleted(
    uid: String,
    tag: String,
    since moment: Instant
  ) throws(DatabaseError) -> Bool {
    try connection.first(
      "SELECT 1 FROM sync_gone WHERE uid = ? AND tag = ? AND gone_at >= ?",
      [.text(uid), .text(tag), Value(milliseconds: moment)]
    ) { _ in true } ?? false
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

  var octets: [UInt8]? {
    switch self {
    case .text(let text): Array(text.utf8)
    case .bytes(let bytes): bytes
    case .null, .integer: nil
    }
  }
}
