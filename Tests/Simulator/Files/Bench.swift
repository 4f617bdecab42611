internal import Glibc
internal import Language
internal import Model
internal import Planning
package import Store
internal import Synchronization

/// A database in memory with open connections to it; runs use it one after the other.
///
/// A store remembers nothing but its compiled statements, which cost more than a quiet day: those
/// of one run serve the next.
package final class Bench: @unchecked Sendable {
  // One run has it at a time, on one thread; SQLite's own handles keep it from being Sendable.
  private let folder: String
  private let disk: MemoryDisk
  let feed = ChangeFeed()
  package let companion: TodoStore
  /// The shells that another program writes through, and that the oracle reads through.
  package let shell: Shell
  let glasses: Shell
  private var idle: [DeliveryStore] = []

  var path: String { disk.path }

  private init() throws {
    _ = SimulatedTime.isInstalled && Bench.clearsUp
    folder = try EmptyDatabase.makeFile()
    disk = MemoryDisk(path: folder + "/voicedo.sqlite")
    disk.begin(with: try EmptyDatabase.bytes.get())
    let path = disk.path
    (companion, shell, glasses) = try feed.listening {
      (try TodoStore(path: path, meaning: .utc), try Shell(path), try Shell(path))
    }
  }

  deinit {
    EmptyDatabase.remove(folder)
  }

  /// A connection for a life of the service: one of an earlier life, or one that is opened anew.
  package func open(_ meaning: Store.Meaning, isFresh: Bool) throws -> DeliveryStore {
    guard !isFresh, let store = idle.popLast() else {
      return try feed.listening { try DeliveryStore(path: disk.path, meaning: meaning) }
    }
    store.meaning = meaning
    return store
  }

  /// A life of the service is over; what was opened for it alone is closed.
  package func giveBack(_ store: DeliveryStore, isFresh: Bool) {
    if !isFresh { idle.append(store) }
  }
}

extension Bench {
  /// The database as it is at this moment, to begin with again later.
  package func bytes() throws -> [UInt8] {
    try shell.run("PRAGMA wal_checkpoint(TRUNCATE)")
    let size = disk.database.size
    return [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      if let start = buffer.baseAddress { _ = disk.database.read(start, size, at: 0) }
      count = size
    }
  }

  /// Begins anew with what the database was before.
  package func begin(with bytes: [UInt8]) {
    disk.begin(with: bytes)
    _ = feed.take()
  }
}

extension Bench {
  private static let free = Mutex<[Bench]>([])

  /// A bench with an empty database.
  package static func take() throws -> Bench {
    let bench = try free.withLock { $0.popLast() } ?? Bench()
    bench.disk.begin(with: try EmptyDatabase.bytes.get())
    _ = bench.feed.take()
    return bench
  }

  /// Keeps it for the next run.
  package static func giveBack(_ bench: Bench) {
    free.withLock { $0.append(bench) }
  }

  /// Removes what is left of files at the end of the process.
  private static let clearsUp: Bool = atexit { Bench.free.withLock { $0 = [] } } == 0
}

extension Store.Meaning {
  fileprivate static var utc: Store.Meaning {
    Store.Meaning(
      conventions: Conventions(),
      policy: Policy(),
      zones: ZoneDirectory(zone: { _ in nil }, current: { .utc })
    )
  }
}
