internal import CSQLite
internal import Glibc
internal import Synchronization

/// A database that is nowhere but in memory, with its log and what its connections share.
///
/// To SQLite it is a file as any other, with the same locks and the same write-ahead log: only nothing
/// is asked of the system. All its connections are used on one thread at a time.
final class MemoryDisk {
  let path: String
  var database = MemoryFile()
  var log = MemoryFile()
  var hasLog = false
  var locks = FileLocks()
  var shared = SharedRegions()
  /// How often it began anew.
  private var beginnings: UInt32 = 0

  /// A disk under the name of an empty file, which is there for those who look whether it is.
  init(path: String) {
    self.path = path
    let key = MemoryDisk.Key(disk: Unmanaged.passUnretained(self))
    MemoryDisk.disks.withLock { $0[path] = key }
  }

  deinit {
    MemoryDisk.disks.withLock { $0[path] = nil }
    database.free()
    log.free()
    shared.free()
  }

  /// Begins anew with what an earlier file held; connections that are open notice.
  func begin(with bytes: [UInt8]) {
    log.truncate(to: 0)
    shared.clear()
    database.truncate(to: 0)
    bytes.withUnsafeBytes { buffer in
      if let start = buffer.baseAddress { database.write(start, buffer.count, at: 0) }
    }
    // Two empty logs are alike to a connection that has seen one, and it would go on with the pages that
    // it holds: this one has a head of its own.
    beginnings += 1
    // SQLite looks at a head only where something follows it.
    let head = LogHead(salt: beginnings).octets + [0]
    head.withUnsafeBytes { buffer in
      if let start = buffer.baseAddress { log.write(start, buffer.count, at: 0) }
    }
    hasLog = true
  }
}

extension MemoryDisk {
  /// A disk that is there for as long as it is in the list.
  private struct Key: @unchecked Sendable {
    // The disk takes itself from the list before it goes, and has one thread at a time.
    let disk: Unmanaged<MemoryDisk>
  }

  private static let disks = Mutex<[String: Key]>([:])

  /// The part of a disk that a name means.
  enum Part {
    case database, log
    /// Of another kind of journal, which it never has.
    case journal
  }

  /// The disk that a path names, if it is one in memory.
  static func named(_ name: UnsafePointer<CChar>?) -> (disk: MemoryDisk, part: Part)? {
    guard let name else { return nil }
    var path = String(cString: name)
    var part = Part.database
    for (suffix, meaning) in [("-wal", Part.log), ("-journal", .journal)]
    where path.hasSuffix(suffix) {
      path.removeLast(suffix.utf8.count)
      part = meaning
    }
    let key = disks.withLock { $0[path] }
    return key.map { ($0.disk.takeUnretainedValue(), part) }
  }
}

/// The locks on a database file: what each of its connections may do.
struct FileLocks {
  private var sharing = 0
  private var isReserved = false
  private var isExclusive = false

  /// Goes from one level to another; false if somebody else is in the way.
  mutating func raise(from level: Int32, to wanted: Int32) -> Bool {
    if level < SQLITE_LOCK_SHARED {
      guard !isExclusive else { return false }
      sharing += 1
    }
    if wanted >= SQLITE_LOCK_RESERVED, level < SQLITE_LOCK_RESERVED {
      guard !isReserved else { return drop(from: level) }
      isReserved = true
    }
    if wanted >= SQLITE_LOCK_EXCLUSIVE, level < SQLITE_LOCK_EXCLUSIVE {
      guard sharing == 1 else {
        if level < SQLITE_LOCK_RESERVED { isReserved = false }
        return drop(from: level)
      }
      isExclusive = true
    }
    return true
  }

  mutating func lower(from level: Int32, to wanted: Int32) {
    if level >= SQLITE_LOCK_EXCLUSIVE, wanted < SQLITE_LOCK_EXCLUSIVE { isExclusive = false }
    if level >= SQLITE_LOCK_RESERVED, wanted < SQLITE_LOCK_RESERVED { isReserved = false }
    if level >= SQLITE_LOCK_SHARED, wanted < SQLITE_LOCK_SHARED { sharing -= 1 }
  }

  private mutating func drop(from level: Int32) -> Bool {
    if level < SQLITE_LOCK_SHARED { sharing -= 1 }
    return false
  }

  var hasWriter: Bool { isReserved }
}

/// The index of the log, which all connections see, and the locks that go with it.
struct SharedRegions {
  private var regions: [UnsafeMutableRawPointer] = []
  private var size = 0
  private var sharing = [Int](repeating: 0, count: Int(SQLITE_SHM_NLOCK))
  private var exclusive = [Bool](repeating: false, count: Int(SQLITE_SHM_NLOCK))

  mutating func region(_ number: Int, size: Int, extends: Bool) -> UnsafeMutableRawPointer? {
    self.size = size
    while extends, regions.count <= number, let region = calloc(1, size) { regions.append(region) }
    return regions.indices.contains(number) ? regions[number] : nil
  }

  mutating func lock(_ range: Range<Int>, isExclusive: Bool) -> Bool {
    for slot in range where exclusive[slot] || isExclusive && sharing[slot] > 0 { return false }
    for slot in range {
      if isExclusive { exclusive[slot] = true } else { sharing[slot] += 1 }
    }
    return true
  }

  mutating func unlock(_ range: Range<Int>, isExclusive: Bool) {
    for slot in range {
      if isExclusive { exclusive[slot] = false } else { sharing[slot] -= 1 }
    }
  }

  /// Clears the index: its next reader has to build it anew from the log.
  func clear() {
    for region in regions { memset(region, 0, size) }
  }

  mutating func free() {
    for region in regions { Glibc.free(region) }
    regions = []
  }
}
