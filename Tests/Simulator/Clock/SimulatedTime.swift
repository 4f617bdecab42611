internal import CSQLite
internal import Glibc

/// The time for SQLite: the simulated one on a thread that simulates, else the real one.
///
/// Another program's `unixepoch()` and the triggers' clock so follow the simulation; where there is
/// none, nothing changes. Files on a memory disk are opened there.
package enum SimulatedTime {
  /// Has SQLite look here for the time and for files; once for the whole process.
  package static let isInstalled: Bool = {
    guard let system = sqlite3_vfs_find(nil) else { return false }
    original = system.pointee
    let own = UnsafeMutablePointer<sqlite3_vfs>.allocate(capacity: 1)
    own.initialize(to: system.pointee)
    own.pointee.zName = UnsafePointer(strdup("voicedo-simulator"))
    own.pointee.szOsFile = max(
      system.pointee.szOsFile,
      Int32(MemoryLayout<MemoryConnection>.size)
    )
    own.pointee.xCurrentTimeInt64 = { files, answer in
      guard let kept = pthread_getspecific(SimulatedTime.key), let answer else {
        return SimulatedTime.original?.xCurrentTimeInt64?(files, answer) ?? SQLITE_ERROR
      }
      // Julian days, in milliseconds.
      answer.pointee = 210_866_760_000_000 + kept.load(as: Int64.self)
      return SQLITE_OK
    }
    addFiles(to: &own.pointee)
    return sqlite3_vfs_register(own, 1) == SQLITE_OK
  }()

  private static func addFiles(to own: inout sqlite3_vfs) {
    own.xOpen = { files, name, place, flags, answer in
      guard let place, let (disk, part) = MemoryDisk.named(name), part != .journal else {
        return SimulatedTime.original?.xOpen?(files, name, place, flags, answer) ?? SQLITE_ERROR
      }
      MemoryConnection.open(disk, isLog: part == .log, at: place)
      answer?.pointee = flags
      return SQLITE_OK
    }
    own.xDelete = { files, name, synchronizes in
      guard let (disk, part) = MemoryDisk.named(name), part == .log else {
        return SimulatedTime.original?.xDelete?(files, name, synchronizes) ?? SQLITE_ERROR
      }
      disk.log.truncate(to: 0)
      disk.hasLog = false
      return SQLITE_OK
    }
    own.xAccess = { files, name, flags, answer in
      guard let (disk, part) = MemoryDisk.named(name), part != .database else {
        return SimulatedTime.original?.xAccess?(files, name, flags, answer) ?? SQLITE_ERROR
      }
      answer?.pointee = part == .log && disk.hasLog ? 1 : 0
      return SQLITE_OK
    }
  }

  /// The clock and files that SQLite asked before; written once, before anybody asks.
  nonisolated(unsafe) private static var original: sqlite3_vfs?

  private static let key: pthread_key_t = {
    var key = pthread_key_t()
    pthread_key_create(&key) { $0?.deallocate() }
    return key
  }()

  /// Milliseconds UTC that it is on this thread from now on; `nil`: as it really is.
  package static func set(_ milliseconds: Int64?) {
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
