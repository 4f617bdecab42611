internal import CSQLite

extension Connection {
  /// Has SQLite keep what it frees for what it wants next, and give nothing back to the system.
  ///
  /// For a program that lives for an instant; call it before the first connection is opened. A
  /// quarter of reading the schema and compiling statements is otherwise spent on finding and
  /// joining memory.
  package static func keepMemoryUntilExit() {
    _ = Connection.library
    _ = voicedo_sqlite_keep_memory()
  }
}
