internal import Glibc
internal import Language
internal import Model
internal import Planning
internal import Store

/// An empty database, from which every run begins, and folders for files.
enum EmptyDatabase {
  struct Trouble: Error {
    var words: String
  }

  /// An empty database, as bytes; made once.
  static let bytes: Result<[UInt8], any Error> = Result {
    let folder = try makeFolder()
    defer { remove(folder) }
    let meaning = Store.Meaning(
      conventions: Conventions(),
      policy: Policy(),
      zones: ZoneDirectory(zone: { _ in nil }, current: { .utc })
    )
    do {
      let store = try Store(path: folder + "/voicedo.sqlite", meaning: meaning)
      _ = try store.settle(at: Instant(seconds: 0))
    }
    return try read(folder + "/voicedo.sqlite")
  }

  /// A folder of its own with an empty file `voicedo.sqlite` in it.
  static func makeFile() throws -> String {
    let folder = try makeFolder()
    let path = folder + "/voicedo.sqlite"
    let descriptor = open(path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw Trouble(words: "nothing can be made in \(folder)") }
    close(descriptor)
    return folder
  }

  /// Removes what `makeFile` made.
  static func remove(_ folder: String) {
    for name in ["voicedo.sqlite", "voicedo.sqlite-wal", "voicedo.sqlite-shm"] {
      unlink(folder + "/" + name)
    }
    rmdir(folder)
  }

  private static func makeFolder() throws -> String {
    let place = access("/dev/shm", W_OK) == 0 ? "/dev/shm" : "/tmp"
    var template = Array("\(place)/voicedo-simulator-XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else { throw Trouble(words: "no folder in \(place)") }
    return String(cString: made)
  }

  private static func read(_ path: String) throws -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Trouble(words: "\(path) cannot be read") }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else { throw Trouble(words: "\(path) cannot be read") }
    let size = Int(facts.st_size)
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      count = max(0, Glibc.read(descriptor, buffer.baseAddress, size))
    }
    guard bytes.count == size else { throw Trouble(words: "\(path) cannot be read") }
    return bytes
  }
}
