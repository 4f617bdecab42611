internal import CSQLite
internal import Glibc

/// The log of a database that somebody took away while a connection had it open.
///
/// Made while the connection is open, used once it is closed, and gone before the next one opens:
/// closing a descriptor of a file lets go of every lock that this process has on it.
package final class TakenLog {
  /// What came of it.
  package enum Outcome: Hashable {
    /// The log has its name back, with all that was committed to it.
    case putBack
    /// Others have begun a log of their own: what there was before it is in the database at `path`.
    case apart(path: String)
  }

  private let path: String
  private let log: Int32
  /// Keeps others from checkpointing as the last ones to close the database.
  private let database: Int32
  private let before: stat
  /// Whether what was opened is what the connection had open: a copy may have come in between.
  private let isOfConnection: Bool

  /// The log of an open connection; `nil` where the system does not hand it out.
  package init?(of connection: Connection) {
    guard let files = connection.logFiles, let log = files.openLog() else { return nil }
    path = connection.file
    self.log = log
    database = open(path, O_RDONLY | O_CLOEXEC)
    var (request, facts) = (flock(), stat())
    request.l_type = Int16(F_RDLCK)
    request.l_whence = Int16(SEEK_SET)
    (request.l_start, request.l_len) = (Self.sharedLocks, 510)
    if database >= 0 {
      _ = fcntl(database, Self.setLock, &request)
      fstat(database, &facts)
    }
    before = facts
    isOfConnection = !connection.hasMoved
  }

  deinit {
    close(log)
    if database >= 0 { close(database) }
  }

  /// Whether the database itself is still the one that the log belongs to: whoever puts a copy in its
  /// place takes the log away first.
  package var isWanted: Bool {
    var facts = stat()
    return isOfConnection && stat(path, &facts) == 0 && facts.st_ino == before.st_ino
      && facts.st_size == before.st_size && facts.st_mtim.tv_sec == before.st_mtim.tv_sec
      && facts.st_mtim.tv_nsec == before.st_mtim.tv_nsec
  }

  /// Gives the log its name back; where others have begun one of their own, the database as it was
  /// with this one becomes another file at `other`.
  package func putBack(orApartAt other: String) throws(DatabaseError) -> Outcome {
    let bytes = try DatabaseFile.contents(of: log, at: path)
    guard bytes.count > Self.header else { return .putBack }
    let name = path + "-wal"
    let unfinished = "\(name).\(String(UInt32.random(in: 0...(.max)), radix: 16)).unfinished"
    try DatabaseFile.create(unfinished, holding: bytes)
    let isPutBack = link(unfinished, name) == 0
    try DatabaseFile.removeIfThere(unfinished)
    if isPutBack { return .putBack }
    if try fill(name, with: bytes) { return .putBack }
    try DatabaseFile.create(other, holding: try DatabaseFile.contents(of: database, at: path))
    try DatabaseFile.create(other + "-wal", holding: bytes)
    return .apart(path: other)
  }

  /// Fills a log that somebody has opened and not written to, while nobody else can begin to.
  private func fill(_ name: String, with bytes: [UInt8]) throws(DatabaseError) -> Bool {
    let index = open(path + "-shm", O_RDWR | O_CLOEXEC)
    let other = open(name, O_RDWR | O_CLOEXEC)
    defer { for descriptor in [index, other] where descriptor >= 0 { close(descriptor) } }
    guard other >= 0 else { throw DatabaseFile.trouble(errno, at: name) }
    var request = flock()
    request.l_type = Int16(F_WRLCK)
    request.l_whence = Int16(SEEK_SET)
    (request.l_start, request.l_len) = (Self.writeLock, 1)
    guard index < 0 || fcntl(index, Self.setLock, &request) == 0 else { return false }
    // The log itself, which somebody has given its name again, or one without a header.
    var (mine, its) = (stat(), stat())
    guard fstat(log, &mine) == 0, fstat(other, &its) == 0 else { return false }
    if FileIdentity(mine) == FileIdentity(its) { return true }
    var start = [UInt8](repeating: 0, count: Self.header)
    guard pread(other, &start, start.count, 0) >= 0, start.allSatisfy({ $0 == 0 }) else {
      return false
    }
    try DatabaseFile.write(bytes, to: other, at: name, shortens: false)
    // Without its header the index is made anew, from the log, by whoever reads next.
    let nothing = [UInt8](repeating: 0, count: 96)
    return index < 0 || pwrite(index, nothing, nothing.count, 0) == nothing.count
  }

  /// The length of a log's header; see "The Write-Ahead Log" in SQLite's description of its format.
  private static let header = 32
  /// Where SQLite keeps its locks: `SHARED_FIRST` of the database, `WAL_WRITE_LOCK` of the index.
  private static let (sharedLocks, writeLock) = (0x4000_0002, 120)
  /// `F_OFD_SETLK`: a lock of this open file, which nothing else in the process lets go of.
  private static let setLock: Int32 = 37
}
