package import Model
package import SQLite

/// An account on a server that lists are kept the same on.
package struct SyncAccount: Hashable, Sendable, Identifiable {
  package let id: Int
  package var name: String
  package var address: String
  package var user: String
  /// Where the password is kept, as text; never the password.
  package var secret: String
  /// Whether lists that are made over there are made here as well.
  package var takesNew: Bool
  package var addedAt: Instant
  /// When it went through last.
  package var doneAt: Instant?
  /// How often in a row it did not, and when to try again.
  package var failures = 0
  package var retryAt: Instant?
  /// Why it did not the last time, as a word.
  package var trouble: String?
  /// The names of collections that nobody has taken, as they were seen last.
  package var offered: [String] = []

  package init(
    id: Int = 0,
    name: String,
    address: String,
    user: String,
    secret: String,
    takesNew: Bool,
    addedAt: Instant
  ) {
    self.id = id
    self.name = name
    self.address = address
    self.user = user
    self.secret = secret
    self.takesNew = takesNew
    self.addedAt = addedAt
  }
}

extension Store {
  /// The accounts, in the order in which they were added.
  package func syncAccounts() throws(DatabaseError) -> [SyncAccount] {
    try connection.all(
      """
      SELECT id, name, address, user, secret, takes_new, added_at, done_at, failures, retry_at, trouble,
             offered
        FROM sync_account ORDER BY id
      """
    ) { row in
      var account = SyncAccount(
        id: row.integer(0),
        name: row.text(1),
        address: row.text(2),
        user: row.text(3),
        secret: row.text(4),
        takesNew: row.integer(5) != 0,
        addedAt: row.milliseconds(6) ?? Instant(seconds: 0)
      )
      account.doneAt = row.milliseconds(7)
      account.failures = row.integer(8)
      account.retryAt = row.milliseconds(9)
      account.trouble = row.textIfAny(10)
      account.offered = row.textIfAny(11)?.split(separator: "\n").map(String.init) ?? []
      return account
    }
  }

  /// The account of this name, whatever the case.
  package func syncAccount(named name: String) throws(DatabaseError) -> SyncAccount? {
    let folded = name.lowercased()
    return try syncAccounts().first { $0.name.lowercased() == folded }
  }

  /// Whether anything is kept the same with a server.
  package func isSynced() throws(DatabaseError) -> Bool {
    try connection.first("SELECT 1 FROM sync_account LIMIT 1") { _ in true } ?? false
  }
}

extension TodoStore {
  /// Adds an account, and gives it back with its number.
  package func add(_ account: SyncAccount) throws(DatabaseError) -> SyncAccount {
    try connection.run(
      """
      INSERT INTO sync_account (name, address, user, secret, takes_new, added_at, journal)
      VALUES (?, ?, ?, ?, ?, ?, coalesce((SELECT max(id) FROM batch), 0))
      """,
      [
        .text(account.name), .text(account.address), .text(account.user), .text(account.secret),
        Value(account.takesNew), Value(milliseconds: account.addedAt),
      ]
    )
    return try syncAccount(named: account.name) ?? account
  }

  /// Writes where an account is, where its password is, and how its last run went.
  package func update(_ account: SyncAccount) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE sync_account
         SET address = ?, user = ?, secret = ?, takes_new = ?
       WHERE id = ?
      """,
      [
        .text(account.address), .text(account.user), .text(account.secret),
        Value(account.takesNew), Value(account.id),
      ]
    )
    try noteOutcome(of: account)
  }

  /// Writes down how a run went, and nothing that a person may have changed meanwhile; forgets what went
  /// from the server long ago.
  package func noteOutcome(of account: SyncAccount) throws(DatabaseError) {
    try connection.run(
      """
      UPDATE sync_account SET done_at = ?, failures = ?, retry_at = ?, trouble = ?, offered = ?
       WHERE id = ?
      """,
      [
        Value(milliseconds: account.doneAt), Value(account.failures),
        Value(milliseconds: account.retryAt), Value(account.trouble),
        Value(account.offered.isEmpty ? nil : account.offered.joined(separator: "\n")),
        Value(account.id),
      ]
    )
    guard let now = account.doneAt else { return }
    try connection.run(
      "DELETE FROM sync_gone WHERE gone_at < ?",
      [Value(milliseconds: now - .seconds(400 * 86_400))]
    )
  }

  /// Lets go of an account and all that is known of its server; lists and to-dos stay.
  package func removeSyncAccount(_ id: Int) throws(DatabaseError) {
    try connection.writing { () throws(DatabaseError) in
      try connection.run(
        "DELETE FROM sync_object WHERE list IN (SELECT id FROM sync_list WHERE account_id = ?)",
        [Value(id)]
      )
      for table in ["sync_list", "sync_conflict"] {
        try connection.run("DELETE FROM \(table) WHERE account_id = ?", [Value(id)])
      }
      try connection.run("DELETE FROM sync_account WHERE id = ?", [Value(id)])
    }
  }
}
