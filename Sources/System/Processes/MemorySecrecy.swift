import CSystemd
import Glibc

/// Keeps what this process holds in memory from disks and from other programs.
package enum MemorySecrecy {
  /// From now on no core is dumped, and no other program of this user looks into the memory.
  ///
  /// Programs that are started dump no core either.
  package static func begin() {
    dumpNoCore()
    _ = voicedo_forbid_dumps()
  }

  /// From now on no core is dumped, by this process or one that it starts.
  package static func dumpNoCore() {
    var none = rlimit(rlim_cur: 0, rlim_max: 0)
    setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &none)
  }
}
