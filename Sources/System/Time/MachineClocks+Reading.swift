internal import CSystemd
internal import Glibc
package import Model

extension MachineClocks {
  /// The clocks at this moment.
  package static func read() -> MachineClocks {
    // In this order, so that it never seems to have been awake for longer than it was on.
    let awake = duration(CLOCK_MONOTONIC)
    return MachineClocks(now: .now, sinceStart: duration(CLOCK_BOOTTIME), awake: awake)
  }

  private static func duration(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(Int64(time.tv_sec)) + .nanoseconds(Int64(time.tv_nsec))
  }
}
