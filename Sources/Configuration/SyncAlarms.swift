/// What becomes of answers to alarms where lists are kept the same as on a server.
package enum SyncAlarms: String, CaseIterable, Hashable, Sendable {
  /// They go both ways.
  case full
  /// Those of other devices count here; those of here stay here.
  case read
  case off
}
