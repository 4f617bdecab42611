import Glibc
import Model
import SQLite

/// A file of a calendar on this machine, and what tells whether it has changed.
struct CalendarSourceFile {
  let path: String
  /// Its size, when it was written and which file it is: another one has another stamp.
  let stamp: String

  /// Larger ones are no calendars.
  static let largest = 16 << 20

  /// A regular file; links are followed.
  init(_ path: String) throws(CalendarProblem) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw errno == ENOENT ? .missing : .unreadable }
    guard facts.st_mode & S_IFMT == S_IFREG else { throw .unreadable }
    self.path = path
    stamp =
      "\(facts.st_size) \(facts.st_mtim.tv_sec).\(facts.st_mtim.tv_nsec) \(facts.st_ino)"
  }

  /// What stands in it; nobody is waited for.
  func bytes() throws(CalendarProblem) -> [UInt8] {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard descriptor >= 0 else { throw errno == ENOENT ? .missing : .unreadable }
    defer { close(descriptor) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw .unreadable }
      guard count > 0 else { return bytes }
      bytes += buffer.prefix(count)
      guard bytes.count <= Self.largest else { throw .tooLarge }
    }
  }
}

/// A folder of calendar files, one for each event, as khal and vdirsyncer keep them (vdir).
struct CalendarFolder {
  /// The names of its files, in order.
  let names: [String]
  private let path: String

  /// More files are nobody's calendar, and all of them together are no larger than that.
  private static let most = 10_000
  static let largest = 64 << 20

  init(_ path: String) throws(CalendarProblem) {
    var facts = stat()
    guard stat(path, &facts) == 0 else { throw errno == ENOENT ? .missing : .unreadable }
    guard facts.st_mode & S_IFMT == S_IFDIR, access(path, R_OK | X_OK) == 0 else {
      throw .unreadable
    }
    self.path = path
    let names = DatabaseFile.names(in: path)
      .filter { !$0.hasPrefix(".") && $0.lowercased().hasSuffix(".ics") }
    guard names.count <= Self.most else { throw .tooLarge }
    self.names = names.sorted()
  }

  func file(_ name: String) throws(CalendarProblem) -> CalendarSourceFile {
    try CalendarSourceFile(path + "/" + name)
  }

  /// The first line of a file beside the events, such as `displayname` or `color`.
  ///
  /// A link is none: whoever can write to the folder could have any other file told.
  func line(_ name: String) -> String? {
    let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | O_NOFOLLOW
    let descriptor = open(path + "/" + name, flags)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else { return nil }
    var bytes = [UInt8](repeating: 0, count: 200)
    let count = read(descriptor, &bytes, bytes.count)
    let first = bytes[..<max(0, count)].prefix { $0 != UInt8(ascii: "\n") }
    let line = String(decoding: first, as: UTF8.self).withoutControls.trimmed
    return line.isEmpty ? nil : line
  }
}
