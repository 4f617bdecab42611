import CSystemd
import Glibc
import Model

/// A socket in a private folder by which other runs of a program talk to this one, a line each way.
///
/// The process that has it holds a lock beside it, so that there is one at a time; the kernel lets
/// go of that however the process ends.
package final class ControlSocket {
  /// A line that another run sent; that run waits for an answer.
  package struct Request: Hashable, Sendable {
    package let line: String
    fileprivate let asker: Int32
  }

  private let folder: String
  private let name: String
  private var lock: Int32
  private var listener: Int32 = -1
  /// Those who have asked nothing yet.
  private var askers: [Int32] = []

  /// Opens it, in a folder that is made if there is none yet; `nil` if another process has it.
  package init?(named name: String, in folder: String) throws(SystemError) {
    self.folder = folder
    self.name = name
    try Folder.make(folder)
    let path = "\(folder)/\(name).lock"
    lock = try SystemError.check(
      open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600),
      "open \(path)"
    )
    guard flock(lock, LOCK_EX | LOCK_NB) == 0 else {
      close(lock)
      lock = -1
      return nil
    }
    // One that was left behind would keep its name taken.
    unlink("\(folder)/\(name)")
    listener = try SystemError.check(
      socket(
        AF_UNIX,
        Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue),
        0
      ),
      "socket"
    )
    let bound = try ControlSocket.withAddress(name, in: folder) { bind(listener, $0, $1) }
    _ = try SystemError.check(bound, "bind \(folder)/\(name)")
    chmod("\(folder)/\(name)", 0o600)
    _ = try SystemError.check(listen(listener, 8), "listen")
  }

  deinit {
    closeDoor()
    for asker in askers { close(asker) }
  }

  /// Lets go of the name and the lock, so that another run may take them; who waits for an answer
  /// still gets one.
  package func closeDoor() {
    guard lock >= 0 else { return }
    unlink("\(folder)/\(name)")
    if listener >= 0 { close(listener) }
    close(lock)
    (listener, lock) = (-1, -1)
  }

  /// The descriptors that `poll` has to look after.
  package var descriptors: [Int32] { (listener >= 0 ? [listener] : []) + askers }

  /// Takes the requests that came since the last look, without waiting.
  package func requests() -> [Request] {
    while listener >= 0 {
      let asker = accept(listener, nil, nil)
      guard asker >= 0 else { break }
      _ = fcntl(asker, F_SETFD, FD_CLOEXEC)
      _ = fcntl(asker, F_SETFL, O_NONBLOCK)
      askers.append(asker)
    }
    var asked: [Request] = []
    for asker in askers {
      switch Child.readPiece(of: asker) {
      case .nothingYet: continue
      case .end: close(asker)
      case .bytes(let bytes):
        let line = String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
        asked.append(Request(line: line, asker: asker))
      }
      askers.removeAll { $0 == asker }
    }
    return asked
  }

  /// Answers with a line, and is done with whoever asked.
  package func answer(_ request: Request, _ line: String) {
    _ = Child.writePiece(Array((line + "\n").utf8)[...], to: request.asker)
    close(request.asker)
  }
}

extension ControlSocket {
  /// The name of the socket by which other runs end a recording.
  package static let listening = "listen"

  /// Asks whoever has the socket, and waits so long for the answer; `nil` if nobody has it.
  package static func ask(
    _ line: String,
    named name: String,
    in folder: String,
    within time: Duration?
  ) throws(SystemError) -> String? {
    guard access("\(folder)/\(name)", F_OK) == 0 else { return nil }
    let asker = try Descriptor(
      socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0),
      "socket"
    )
    let number = asker.number
    let connected = try withAddress(name, in: folder) { connect(number, $0, $1) }
    guard connected == 0 else { return nil }
    _ = Child.writePiece(Array((line + "\n").utf8)[...], to: number)
    var heard: [UInt8] = []
    let end = time.map { ContinuousClock.now + $0 }
    while true {
      let left = end.map { $0 - .now } ?? .seconds(60)
      guard left > .zero else { throw SystemError(code: ETIMEDOUT, operation: "read") }
      var wait = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, Int32(left.wholeMilliseconds) + 1) > 0 else { continue }
      switch Child.readPiece(of: number) {
      case .bytes(let bytes): heard += bytes
      case .nothingYet: continue
      case .end:
        // The other run went away without a word.
        guard !heard.isEmpty else { return nil }
        return String(decoding: heard.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
      }
    }
  }

  /// Whether somebody has it, or is about to.
  package static func isTaken(named name: String, in folder: String) -> Bool {
    let lock = open("\(folder)/\(name).lock", O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    return flock(lock, LOCK_SH | LOCK_NB) != 0
  }

  /// The address of a socket: by way of its folder's descriptor, since an address has room for few
  /// letters.
  private static func withAddress(
    _ name: String,
    in folder: String,
    _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) throws(SystemError) -> Int32 {
    let place = try Descriptor(open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC), "open \(folder)")
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let path = Array("/proc/self/fd/\(place.number)/\(name)".utf8)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.prefix($0.count - 1)) }
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
