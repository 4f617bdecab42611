import Glibc
import System
import TestSupport
import Testing

@Suite("A socket of datagrams")
struct DatagramSocketTests {
  @Test("sends to a path and to an abstract address", arguments: ["path", "@abstract"])
  func sends(_ kind: String) throws {
    let reader = try Reader(kind)
    let socket = try #require(DatagramSocket(to: reader.address))
    #expect(socket.send("READY=1\nSTATUS=Caf\u{E9}") == .sent)
    #expect(reader.read() == "READY=1\nSTATUS=Caf\u{E9}")
  }

  @Test("says that it is full instead of waiting, and sends again once somebody has read")
  func full() throws {
    let reader = try Reader("path")
    let socket = try #require(DatagramSocket(to: reader.address))
    var sent = 0
    while sent < 100_000, socket.send("STATUS=\(sent)") == .sent { sent += 1 }
    #expect(sent > 0 && sent < 100_000)
    #expect(socket.send("STATUS=last") == .full)
    for number in 0..<sent { #expect(reader.read() == "STATUS=\(number)") }
    #expect(socket.send("STATUS=last") == .sent)
    #expect(reader.read() == "STATUS=last")
  }

  @Test("is refused where nobody is")
  func nobody() throws {
    let folder = try TemporaryFolder()
    #expect(DatagramSocket(to: folder.path + "/nobody")?.send("READY=1") == .refused)
  }

  @Test("has no address of another form", arguments: ["", "relative", "vsock:2:1"])
  func otherForms(_ address: String) {
    #expect(DatagramSocket(to: address) == nil)
  }

  @Test("has no address that is too long")
  func tooLong() {
    #expect(DatagramSocket(to: "/" + String(repeating: "x", count: 107)) == nil)
    #expect(DatagramSocket(to: "/" + String(repeating: "x", count: 106)) != nil)
  }

  /// The other end, in a folder of its own.
  private final class Reader {
    let address: String
    private let folder: TemporaryFolder
    private let descriptor: Int32

    init(_ kind: String) throws {
      folder = try TemporaryFolder()
      let path = folder.path + "/socket"
      let isAbstract = kind.hasPrefix("@")
      address = isAbstract ? "@" + path : path
      var place = sockaddr_un()
      place.sun_family = sa_family_t(AF_UNIX)
      let bytes = (isAbstract ? [0] : []) + Array(path.utf8) + (isAbstract ? [] : [0])
      withUnsafeMutableBytes(of: &place.sun_path) { $0.copyBytes(from: bytes) }
      let length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
      descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
      let bound = withUnsafePointer(to: &place) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
          bind(descriptor, $0, length)
        }
      }
      try #require(bound == 0)
    }

    deinit { close(descriptor) }

    func read() -> String {
      var bytes = [UInt8](repeating: 0, count: 4096)
      let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
  }
}
