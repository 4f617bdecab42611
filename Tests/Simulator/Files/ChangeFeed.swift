internal import CSQLite
internal import Glibc
internal import Model

/// Names the to-dos whose rows anybody's statement touches, so that the oracle need not read all.
///
/// SQLite reports each row before it is written, whoever writes it and through whatever trigger. A
/// row that is rolled back is named as well, which does no harm.
final class ChangeFeed {
  private(set) var touched: Set<Todo.ID> = []

  /// Takes the to-dos that were touched since it was asked last.
  func take() -> Set<Todo.ID> {
    defer { touched.removeAll(keepingCapacity: true) }
    return touched
  }

  fileprivate func touch(_ value: OpaquePointer?) {
    guard let text = sqlite3_value_text(value) else { return }
    touched.insert(String(cString: text))
  }
}

extension ChangeFeed {
  /// Whether this SQLite tells of rows; where it does not, everything is read each time.
  static let isAvailable = Hooks.present != nil

  /// Does something in which every connection that is opened reports to this feed.
  func listening<Outcome>(_ body: () throws -> Outcome) rethrows -> Outcome {
    guard ChangeFeed.isInstalled else { return try body() }
    pthread_setspecific(ChangeFeed.key, Unmanaged.passUnretained(self).toOpaque())
    defer { pthread_setspecific(ChangeFeed.key, nil) }
    return try body()
  }

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key, nil)
    return key
  }()

  /// Has each new connection of the process look whether a feed of its thread listens.
  private static let isInstalled: Bool = {
    guard isAvailable else { return false }
    let began: Beginning = { connection, _, _ in
      guard let listener = pthread_getspecific(ChangeFeed.key) else { return SQLITE_OK }
      _ = Hooks.present?.listen(connection, ChangeFeed.heard, listener)
      return SQLITE_OK
    }
    // The type that the C header gives it is for want of a better one.
    return sqlite3_auto_extension(unsafeBitCast(began, to: (@convention(c) () -> Void).self))
      == SQLITE_OK
  }()

  private typealias Beginning =
    @convention(c) (
      OpaquePointer?, UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?, UnsafeRawPointer?
    ) -> Int32

  private static let heard: Hooks.Heard = { listener, connection, operation, _, table, _, _ in
    guard let listener, let table else { return }
    // Each of the three tables has the id of a to-do in its first column.
    guard
      strcmp(table, "todo") == 0 || strcmp(table, "reminder") == 0
        || strcmp(table, "unsettled") == 0
    else { return }
    let feed = Unmanaged<ChangeFeed>.fromOpaque(listener).takeUnretainedValue()
    var value: OpaquePointer?
    if operation != SQLITE_INSERT, Hooks.present?.old(connection, 0, &value) == SQLITE_OK {
      feed.touch(value)
    }
    if operation != SQLITE_DELETE, Hooks.present?.new(connection, 0, &value) == SQLITE_OK {
      feed.touch(value)
    }
  }
}

/// Functions of SQLite that not every build of it has.
private struct Hooks {
  typealias Heard =
    @convention(c) (
      UnsafeMutableRawPointer?, OpaquePointer?, Int32, UnsafePointer<CChar>?,
      UnsafePointer<CChar>?, Int64, Int64
    ) -> Void
  typealias Listen =
    @convention(c) (OpaquePointer?, Heard?, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  typealias Look =
    @convention(c) (OpaquePointer?, Int32, UnsafeMutablePointer<OpaquePointer?>) -> Int32

  let listen: Listen
  let old: Look
  let new: Look

  static let present: Hooks? = {
    guard let listen = dlsym(nil, "sqlite3_preupdate_hook"),
      let old = dlsym(nil, "sqlite3_preupdate_old"), let new = dlsym(nil, "sqlite3_preupdate_new")
    else { return nil }
    return Hooks(
      listen: unsafeBitCast(listen, to: Listen.self),
      old: unsafeBitCast(old, to: Look.self),
      new: unsafeBitCast(new, to: Look.self)
    )
  }()
}
