internal import CSQLite
internal import Glibc

/// What time it is for SQLite: the simulated one on a thread that simulates, else the real one.
///
/// Another program's `unixepoch()` and the triggers' clock so follow the simulation; where there is
/// none, nothing changes.
enum SimulatedTime {
  /// Has SQLite look here for the time; once for the whole process.
  static let isInstalled: Bool = {
    guard let system = sqlite3_vfs_find(nil) else { return false }
    original = system.pointee.xCurrentTimeInt64
    let own = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    own.initialize(to: system.pointee)
    own.pointee.zName = UnsafePointer(strdup("voicedo-simulator"))
    own.pointee.xCurrentTimeInt64 = { files, answer in
      guard let kept = pthread_getspecific(SimulatedTime.key), let answer else {
        return SimulatedTime.original?(files, answer) ?? SQLITE_ERROR
      }
      // Julian days, in milliseconds.
      answer.pointee = 210_866_760_000_000 + kept.load(as: Int64.self)
      return SQLITE_OK
    }
    return sqlite3_vfs_register(own, 1) == SQLITE_OK
  }()

  /// What SQLite asked before; written once, before anybody asks.
  nonisolated(unsafe) private static var original:
    (
      @convention(c) (UnsafeMutablePointer<sqlite3_vfs>?, UnsafeMutablePointer<sqlite3_int64>?) ->
        Int32
    )?

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { $0?.deallocate() }
    return key
  }()

  /// Milliseconds UTC that it is on this thread from now on; `nil`: as it really is.
  static func set(_ milliseconds: Int64?) {
    let kept = pthread_getspecific(key)
    guard let milliseconds else {
      kept?.deallocate()
      pthread_setspecific(key, nil)
      return
    }
    if let kept { return kept.storeBytes(of: milliseconds, as: Int64.self) }
    let fresh = UnsafeMutableRawPointer.allocate(byteCount: 8, alignment: 8)
    fresh.storeBytes(of: milliseconds, as: Int64.self)
    pthread_setspecific(key, fresh)
  }
}
