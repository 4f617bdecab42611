internal import CSQLite
internal import Glibc

/// How long a connection waits wherever others hold the file, by the clock that never goes back.
///
/// It looks each two milliseconds. SQLite's own waiting comes to look each hundred: among several who
/// write without a pause that one may not once find the file free. Counting the looks would wait
/// for twice as long where the machine is busy.
final class BusyWait {
  /// In milliseconds.
  var limit: Int64
  private let isCalledOff: () -> Bool
  private var began: Int64 = 0
  /// How long who is called off waits all the same, in milliseconds: most who write do so for less,
  /// and what is to be recorded is recorded.
  private static let parting: Int64 = 500

  /// Waits up to `limit` milliseconds, and hardly at all once `isCalledOff`, which each look asks.
  init(_ limit: Int32, isCalledOff: @escaping () -> Bool) {
    self.limit = Int64(limit)
    self.isCalledOff = isCalledOff
  }

  /// Waits a little, unless the limit is over; the first look of a wait begins it.
  func goesOn(looks: Int32) -> Bool {
    let now = BusyWait.now
    if looks == 0 { began = now }
    guard now - began < (isCalledOff() ? min(limit, Self.parting) : limit) else { return false }
    sqlite3_sleep(2)
    return true
  }

  /// Milliseconds since the machine started.
  private static var now: Int64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1000 + Int64(time.tv_nsec) / 1_000_000
  }
}
