import CSystemd
import Glibc

/// What the system allows this process, and what a program needs of it.
package enum ProcessLimits {
  /// What is allowed, and is not enough.
  package struct Shortage: Hashable, Sendable {
    package let allowed: UInt
    package let needed: UInt

    /// Both by name, for a sentence.
    package var figures: [String: String] {
      ["allowed": String(allowed), "needed": String(needed)]
    }
  }

  /// What the service opens, and as much again for what libraries open for a moment: GLib ends the
  /// process where it gets none.
  private static let files = (needed: UInt(64), wanted: UInt(1024))
  private static let stack = (needed: UInt(256 << 10), wanted: UInt(8 << 20))

  /// Has room for the files of a service, up to what the system allows; answers what is missing.
  package static func makeRoomForFiles() -> Shortage? {
    let allowed = raise(RLIMIT_NOFILE, files)
    return allowed < files.needed ? Shortage(allowed: allowed, needed: files.needed) : nil
  }

  /// Has room for the stack, up to what the system allows; answers what is missing.
  ///
  /// Begins the program anew where there was too little: its threads have what counted at its start.
  package static func makeRoomForStack() -> Shortage? {
    let before = allowed(RLIMIT_STACK)
    let allowed = raise(RLIMIT_STACK, stack)
    guard allowed >= stack.needed else {
      return Shortage(allowed: allowed >> 10, needed: stack.needed >> 10)
    }
    if allowed > before { ProgramStart.again() }
    return nil
  }

  /// Raises a limit that is below what is needed; answers what is allowed from now on.
  private static func raise(
    _ resource: __rlimit_resource,
    _ room: (needed: UInt, wanted: UInt)
  ) -> UInt {
    var limit = rlimit()
    let number = __rlimit_resource_t(UInt32(resource.rawValue))
    guard getrlimit(number, &limit) == 0, limit.rlim_cur < room.needed else {
      return allowed(resource)
    }
    limit.rlim_cur = min(limit.rlim_max, room.wanted)
    setrlimit(number, &limit)
    return allowed(resource)
  }

  private static func allowed(_ resource: __rlimit_resource) -> UInt {
    var limit = rlimit()
    let number = __rlimit_resource_t(UInt32(resource.rawValue))
    return getrlimit(number, &limit) == 0 ? limit.rlim_cur : .max
  }
}
