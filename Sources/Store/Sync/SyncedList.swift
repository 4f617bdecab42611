package import Model
package import SQLite

/// A list that is kept the same as a collection of a server.
package struct SyncedList: Hashable, Sendable, Identifiable {
  package enum State: String, CaseIterable, Hashable, Sendable {
    case open
    /// What is changed here stays here.
    case readOnly = "read-only"
    /// The collection is no longer there; the to-dos are.
    case gone
    /// So much has gone from it at once that nothing is done before a person agrees.
    case held
    /// The person does not want it kept the same.
    case off
  }

  package let id: Int
  package let account: Int
  package var list: TodoList.ID
  /// The name of the list here; `nil` where it is gone.
  package var name: String?
  package var address: String
  package var tag: String?
  package var token: String?
  /// When all that is there was listed last.
  package var wholeAt: Instant?
  package var state = State.open
  /// How many are gone over there, where it is held.
  package var vanished = 0
  /// What it was called on both sides last; `nil` where the two names differ.
  package var title: String?
  /// Whether it is off since the list was deleted here.
  package var wasRemoved = false

  package init(id: Int = 0, account: Int, list: TodoList.ID, address: String) {
    self.id = id
    self.account = account
    self.list = list
    self.address = address
  }

  /// Whether it was removed here.
  package var isRemoved: Bool { name == nil && state != .off }

  package var isActive: Bool { name != nil && state != .gone && state != .off }
}

extension Store {
  /// The lists of an account, or of all.
  package func syncedLists(of account: Int? = nil) throws(DatabaseError) -> [SyncedList] {
    try connection.all(
      """
      SELECT sync_list.id, account_id, list_id, list.name, address, tag, token, whole_at, state, vanished,
             title, removed
        FROM sync_list LEFT JOIN list ON list.id = list_id
       WHERE ?1 IS NULL OR account_id = ?1 ORDER BY sync_list.id
      """,
      [Value(account)]
    ) { row in
      var list = SyncedList(
        id: row.integer(0),
        account: row.integer(1),
        list: row.text(2),
        address: row.text(4)
      )
      list.name = row.textIfAny(3)
      list.tag = row.textIfAny(5)
      list.token = row.textIfAny(6)
      list.wholeAt = row.milliseconds(7)
      list.state = SyncedList.State(rawValue: row.text(8)) ?? .open
      list.vanished = row.integer(9)
      list.title = row.textIfAny(10)
      list.wasRemoved = row.integer(11) != 0
      return list
    }
  }
}

extension Store {
  /// The names of lists with to-dos that are kept the same nowhere.
  package func unsyncedLists() throws(DatabaseError) -> [String] {
    let synced = Set(try syncedLists().filter(\.isActive).map(\.list))
    return try listRows().filter { !synced.contains($0.list.id) && $0.count > 0 }.map(\.list.name)
  }
}

extension TodoStore {
  /// Keeps a list the same as a collection from now on; the list is made where there is none.
  package func bind(
    listNamed name: String,
    to address: String,
    of account: Int,
    color: String? = nil,
    state: SyncedList.State = .open,
    at now: Instant
  ) throws(DatabaseError) {
    if try listIfAny(named: name) == nil, state != .off {
      var change = ListChange()
      change.color = color
      try addList(name, change, source: .sync, at: now)
    }
    let id = try listIfAny(named: name)?.id ?? ""
    try connection.run(
      """
      INSERT INTO sync_list (account_id, list_id, address, state) VALUES (?1, ?2, ?3, ?4)
      ON CONFLICT (account_id, address) DO UPDATE
         SET list_id = excluded.list_id, state = excluded.state, tag = NULL, token = NULL,
             whole_at = NULL, title = NULL, removed = 0
      """,
      [Value(account), .text(id), .text(address), .text(state.rawValue)]
    )
  }

  /// Writes what is known of a list's collection.
  package func update(_ list: SyncedList) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE sync_list SET tag = ?, token = ?, whole_at = ?, state = ?, vanished = ?, address = ?,
             title = ?, removed = ?
       WHERE id = ?
      """,
      [
        Value(list.tag), Value(list.token), Value(milliseconds: list.wholeAt),
        .text(list.state.rawValue), Value(list.vanished), .text(list.address), Value(list.title),
        Value(list.wasRemoved), Value(list.id),
      ]
    )
  }

  /// Keeps a list the same no longer; its to-dos stay here, and those over there.
  ///
  /// One that was deleted here (`isRemoved`) is kept the same again once it is back.
  package func unbind(_ list: SyncedList) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run("DELETE FROM sync_object WHERE list = ?", [Value(list.id)])
      try connection.run(
        "UPDATE sync_list SET state = 'off', removed = ? WHERE id = ?",
        [Value(list.isRemoved), Value(list.id)]
      )
    }
  }
}
