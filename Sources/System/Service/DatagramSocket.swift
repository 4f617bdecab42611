import CSystemd
import Glibc

/// A socket that sends datagrams to one address on this machine and waits for nobody.
///
/// Whoever reads there may hang; what does not fit is told to the caller instead.
package final class DatagramSocket: Sendable {
  package enum Outcome: Hashable, Sendable {
    case sent
    /// As much waits there to be read as fits.
    case full
    /// Nobody is there, or takes something like that.
    case refused
  }

  private let descriptor: Int32
  private let address: sockaddr_un
  private let length: socklen_t

  /// Sends to a path, or to an abstract address behind an `@`; `nil` where there can be none.
  package init?(to path: String) {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    var bytes = Array(path.utf8)
    let room = MemoryLayout.size(ofValue: address.sun_path)
    guard let first = bytes.first, first == UInt8(ascii: "/") || first == UInt8(ascii: "@"),
      bytes.count < room
    else { return nil }
    let isAbstract = first == UInt8(ascii: "@")
    // unix(7): a path ends in a NUL, an abstract address begins with one.
    if isAbstract { bytes[0] = 0 } else { bytes.append(0) }
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: bytes) }
    let descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { return nil }
    self.descriptor = descriptor
    self.address = address
    length = socklen_t(MemoryLayout<sa_family_t>.size + bytes.count)
  }

  deinit { close(descriptor) }

  package func send(_ text: String) -> Outcome {
    var (text, address) = (text, address)
    let sent = text.withUTF8 { bytes in
      withUnsafePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
          sendto(
            descriptor,
            bytes.baseAddress,
            bytes.count,
            Int32(MSG_DONTWAIT | MSG_NOSIGNAL),
            address,
            length
          )
        }
      }
    }
    if sent >= 0 { return .sent }
    return errno == EAGAIN || errno == ENOBUFS ? .full : .refused
  }
}
