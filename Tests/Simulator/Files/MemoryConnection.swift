internal import CSQLite
internal import Glibc

/// The part of an open file that SQLite holds, on a memory disk, laid out as it wants it: the
/// methods come first.
struct MemoryConnection {
  var methods: UnsafePointer<sqlite3_io_methods>?
  var disk: Unmanaged<MemoryDisk>
  var isLog: Bool
  var level: Int32 = SQLITE_LOCK_NONE
  /// Locks on the index of the log that it holds, a bit each.
  var sharing: UInt32 = 0
  var exclusive: UInt32 = 0
}

extension MemoryConnection {
  /// The methods by which SQLite uses such a file; made once, for as long as the process lives.
  nonisolated(unsafe) static let methods: UnsafePointer<sqlite3_io_methods> = {
    let methods = UnsafeMutablePointer<sqlite3_io_methods>.allocate(capacity: 1)
    methods.initialize(to: sqlite3_io_methods())
    methods.pointee.iVersion = 2
    addReading(to: &methods.pointee)
    addLocking(to: &methods.pointee)
    addSharing(to: &methods.pointee)
    return UnsafePointer(methods)
  }()

  /// Opens a part of a disk where SQLite has made room for it.
  static func open(_ disk: MemoryDisk, isLog: Bool, at place: UnsafeMutablePointer<sqlite3_file>) {
    if isLog { disk.hasLog = true }
    UnsafeMutableRawPointer(place).bindMemory(to: MemoryConnection.self, capacity: 1).initialize(
      to: MemoryConnection(
        methods: methods,
        disk: Unmanaged.passRetained(disk),
        isLog: isLog
      )
    )
  }

  private static func at(
    _ place: UnsafeMutablePointer<sqlite3_file>?
  ) -> UnsafeMutablePointer<MemoryConnection>? {
    UnsafeMutableRawPointer(place)?.assumingMemoryBound(to: MemoryConnection.self)
  }

  private static func addReading(to methods: inout sqlite3_io_methods) {
    methods.xClose = { place in
      guard let file = MemoryConnection.at(place) else { return SQLITE_OK }
      file.pointee.lower(to: SQLITE_LOCK_NONE)
      file.pointee.disk.release()
      return SQLITE_OK
    }
    methods.xRead = { place, buffer, count, offset in
      guard let file = MemoryConnection.at(place), let buffer else { return SQLITE_IOERR }
      let disk = file.pointee.disk.takeUnretainedValue()
      let isWhole =
        file.pointee.isLog
        ? disk.log.read(buffer, Int(count), at: Int(offset))
        : disk.database.read(buffer, Int(count), at: Int(offset))
      return isWhole ? SQLITE_OK : SQLITE_IOERR | 2 << 8
    }
    methods.xWrite = { place, buffer, count, offset in
      guard let file = MemoryConnection.at(place), let buffer else { return SQLITE_IOERR }
      let disk = file.pointee.disk.takeUnretainedValue()
      if file.pointee.isLog {
        disk.log.write(buffer, Int(count), at: Int(offset))
      } else {
        disk.database.write(buffer, Int(count), at: Int(offset))
      }
      return SQLITE_OK
    }
    methods.xTruncate = { place, length in
      guard let file = MemoryConnection.at(place) else { return SQLITE_OK }
      let disk = file.pointee.disk.takeUnretainedValue()
      if file.pointee.isLog {
        disk.log.truncate(to: Int(length))
      } else {
        disk.database.truncate(to: Int(length))
      }
      return SQLITE_OK
    }
    methods.xSync = { _, _ in SQLITE_OK }
    methods.xFileSize = { place, size in
      guard let file = MemoryConnection.at(place) else { return SQLITE_OK }
      let disk = file.pointee.disk.takeUnretainedValue()
      size?.pointee = Int64(file.pointee.isLog ? disk.log.size : disk.database.size)
      return SQLITE_OK
    }
  }

  private static func addLocking(to methods: inout sqlite3_io_methods) {
    methods.xLock = { place, level in
      guard let file = MemoryConnection.at(place), file.pointee.level < level else {
        return SQLITE_OK
      }
      let disk = file.pointee.disk.takeUnretainedValue()
      guard disk.locks.raise(from: file.pointee.level, to: level) else { return SQLITE_BUSY }
      file.pointee.level = level
      return SQLITE_OK
    }
    methods.xUnlock = { place, level in
      MemoryConnection.at(place)?.pointee.lower(to: level)
      return SQLITE_OK
    }
    methods.xCheckReservedLock = { place, answer in
      let disk = MemoryConnection.at(place)?.pointee.disk.takeUnretainedValue()
      answer?.pointee = disk?.locks.hasWriter == true ? 1 : 0
      return SQLITE_OK
    }
    methods.xFileControl = { _, operation, argument in
      guard operation == SQLITE_FCNTL_HAS_MOVED else { return SQLITE_NOTFOUND }
      argument?.assumingMemoryBound(to: Int32.self).pointee = 0
      return SQLITE_OK
    }
    methods.xSectorSize = { _ in 4096 }
    methods.xDeviceCharacteristics = { _ in SQLITE_IOCAP_POWERSAFE_OVERWRITE }
  }

  private static func addSharing(to methods: inout sqlite3_io_methods) {
    methods.xShmMap = { place, number, size, extends, answer in
      let disk = MemoryConnection.at(place)?.pointee.disk.takeUnretainedValue()
      let region = disk?.shared.region(Int(number), size: Int(size), extends: extends != 0)
      answer?.pointee = UnsafeMutableRawPointer(region)
      return SQLITE_OK
    }
    methods.xShmLock = { place, first, count, flags in
      guard let file = MemoryConnection.at(place) else { return SQLITE_OK }
      return file.pointee.lockIndex(Int(first)..<Int(first + count), flags)
    }
    methods.xShmBarrier = { _ in }
    methods.xShmUnmap = { _, _ in SQLITE_OK }
  }

  private mutating func lower(to wanted: Int32) {
    guard wanted < level else { return }
    disk.takeUnretainedValue().locks.lower(from: level, to: wanted)
    level = wanted
  }

  private mutating func lockIndex(_ slots: Range<Int>, _ flags: Int32) -> Int32 {
    let disk = disk.takeUnretainedValue()
    let isExclusive = flags & SQLITE_SHM_EXCLUSIVE != 0
    let mask = slots.reduce(UInt32(0)) { $0 | 1 << UInt32($1) }
    if flags & SQLITE_SHM_UNLOCK != 0 {
      guard (isExclusive ? exclusive : sharing) & mask != 0 else { return SQLITE_OK }
      disk.shared.unlock(slots, isExclusive: isExclusive)
      if isExclusive { exclusive &= ~mask } else { sharing &= ~mask }
    } else {
      guard (isExclusive ? exclusive : sharing) & mask == 0 else { return SQLITE_OK }
      guard disk.shared.lock(slots, isExclusive: isExclusive) else { return SQLITE_BUSY }
      if isExclusive { exclusive |= mask } else { sharing |= mask }
    }
    return SQLITE_OK
  }
}
