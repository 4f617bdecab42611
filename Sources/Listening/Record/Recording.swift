import Actions
import Audio
import Glibc
import Model
import System
import Words

/// Sound on the disk that waits until its to-dos are stored.
///
/// It is locked for as long as somebody works with it; the kernel lets go of that lock however the
/// process ends.
final class Recording {
  let path: String
  /// When it began.
  let startedAt: Instant
  private let file: Int32
  private var written = 0
  private var unsynced = 0

  private init(path: String, startedAt: Instant, file: Int32) {
    self.path = path
    self.startedAt = startedAt
    self.file = file
  }

  deinit {
    close(file)
  }
}

extension Recording {
  /// Begins one in a folder that is the person's alone; throws what the system said against it.
  static func begin(in folder: String, at now: Instant) throws(SystemError) -> Recording {
    makeDirectory(folder)
    fchmodat(AT_FDCWD, folder, 0o700, AT_SYMLINK_NOFOLLOW)
    for number in 0..<100 {
      let moment = now.milliseconds + Int64(number)
      let path = "\(folder)/\(Instant(milliseconds: moment).fileName).wav"
      let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
      let file = open(path, flags, 0o600)
      if file < 0, errno == EEXIST { continue }
      guard file >= 0 else { throw SystemError(code: errno, operation: "open \(path)") }
      let recording = Recording(path: path, startedAt: now, file: file)
      // A run that looks for recordings that wait may have taken it for one.
      flock(file, LOCK_EX)
      var facts = stat()
      guard fstat(file, &facts) == 0, facts.st_nlink > 0 else {
        close(file)
        continue
      }
      try recording.write(Sound.waveHeader(samples: 0))
      // The name is to be there after a crash of the machine, too.
      let place = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      fsync(place)
      close(place)
      return recording
    }
    throw SystemError(code: EEXIST, operation: "open \(folder)")
  }

  /// Takes one that waits; `nil` if somebody else works with it, or it is gone.
  static func take(_ path: String) -> Recording? {
    let name = path.split(separator: "/").last.map(String.init) ?? ""
    let file = open(path, O_RDWR | O_CLOEXEC | O_NOFOLLOW)
    guard file >= 0 else { return nil }
    var facts = stat()
    var named = stat()
    let isOurs = flock(file, LOCK_EX | LOCK_NB) == 0
    // The run that had it before may have deleted it meanwhile.
    guard isOurs, fstat(file, &facts) == 0, stat(path, &named) == 0, facts.st_ino == named.st_ino
    else {
      close(file)
      return nil
    }
    let changed = Instant(seconds: Int64(facts.st_mtim.tv_sec))
    return Recording(path: path, startedAt: Instant(fileName: name) ?? changed, file: file)
  }

  /// Adds what was heard; throws what the system said against it.
  func add(_ samples: [Int16]) throws(SystemError) {
    let bytes = samples.withUnsafeBytes { Array($0) }
    try write(bytes)
    unsynced += bytes.count
    // Once a second, so that little is gone when the power is.
    if unsynced >= Sound.rate * 2 {
      fdatasync(file)
      unsynced = 0
    }
  }

  /// Writes into its head how long it is.
  func finish() {
    let bytes = max(0, Int(lseek(file, 0, SEEK_END)) - Sound.waveHeaderBytes)
    let header = Sound.waveHeader(samples: bytes / 2)
    pwrite(file, header, header.count, 0)
    fsync(file)
  }

  /// Its sound; `nil` where nothing of it can be read.
  var sound: Sound? {
    guard let bytes = bytesOfFile(path, limit: 1 << 31) else { return nil }
    do {
      return try Sound(wave: bytes)
    } catch {
      return nil
    }
  }

  private func write(_ bytes: [UInt8]) throws(SystemError) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw SystemError(code: errno, operation: "write \(path)") }
      rest = rest.dropFirst(count)
    }
  }
}

extension Recording {
  /// Notes the moment that its to-dos are being stored under: after a crash it tells whether they
  /// were.
  func note(storingAt now: Instant) {
    _ = writePrivately(String(now.milliseconds), to: path + ".storing")
  }

  /// The moment that was noted; `nil` if none was.
  var storingAt: Instant? {
    let bytes = bytesOfFile(path + ".storing", limit: 32)
    return bytes.flatMap { Int64(String(decoding: $0, as: UTF8.self)) }
      .map(Instant.init(milliseconds:))
  }

  /// Takes the note back: nothing was stored.
  func forgetNote() {
    unlink(path + ".storing")
  }

  /// Deletes it.
  func remove() {
    unlink(path)
    unlink(path + ".storing")
  }

  /// Moves it to where recordings stay.
  func archive() {
    let folder = path.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 } + "/kept"
    makeDirectory(folder)
    let name = path.split(separator: "/").last ?? ""
    rename(path, "\(folder)/\(name)")
    unlink(path + ".storing")
  }
}

extension Instant {
  /// A name for a file that sorts by time, in UTC: `20261121T183000-250`.
  fileprivate var fileName: String {
    let fraction = Int(milliseconds - seconds * 1000)
    return Zone.utc.civil(at: self).basic + "-" + fraction.padded(to: 3)
  }

  /// Reads such a name, whatever follows it.
  fileprivate init?(fileName name: String) {
    guard name.utf8.count >= 19, let civil = CivilDateTime(basic: name.prefix(15)),
      let fraction = Int(digits: name.dropFirst(16).prefix(3))
    else { return nil }
    self.init(milliseconds: Int64(civil.secondsSinceEpoch * 1000 + fraction))
  }
}

/// Reads the bytes of a file; `nil` where it cannot be read, or holds more than `limit` bytes.
func bytesOfFile(_ path: String, limit: Int) -> [UInt8]? {
  let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
  guard file >= 0 else { return nil }
  defer { close(file) }
  var facts = stat()
  guard fstat(file, &facts) == 0 else { return nil }
  let isPipe = facts.st_mode & S_IFMT == S_IFIFO
  guard isPipe || facts.st_mode & S_IFMT == S_IFREG else {
    errno = EINVAL
    return nil
  }
  var bytes: [UInt8] = []
  bytes.reserveCapacity(min(limit, Int(facts.st_size)) + 1)
  var buffer = [UInt8](repeating: 0, count: 1 << 18)
  while bytes.count <= limit {
    if isPipe, !hasData(file) {
      errno = ETIMEDOUT
      return nil
    }
    let count = read(file, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { continue }
    guard count >= 0 else { return nil }
    guard count > 0 else { return bytes }
    bytes += buffer[..<count]
  }
  errno = EFBIG
  return nil
}

/// Whether a pipe has something to read, or has ended; one that nobody writes to is given ten
/// seconds.
private func hasData(_ pipe: Int32) -> Bool {
  var wait = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
  while true {
    let count = poll(&wait, 1, 10_000)
    if count < 0, errno == EINTR { continue }
    return count > 0
  }
}

/// The names in a folder, in no order; none where there is no such folder.
func namesOfEntries(in folder: String) -> [String] {
  guard let entries = opendir(folder) else { return [] }
  defer { closedir(entries) }
  var names: [String] = []
  while let entry = readdir(entries) {
    names.append(
      withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
    )
  }
  return names
}
