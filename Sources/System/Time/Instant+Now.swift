import CSystemd
import Glibc
package import Model

extension Instant {
  /// The wall clock at this moment, rounded down to the millisecond.
  ///
  /// Only a program's outermost floor asks; everything below is told.
  package static var now: Instant {
    var time = timespec()
    clock_gettime(CLOCK_REALTIME, &time)
    return Instant(milliseconds: Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000)
  }
}
