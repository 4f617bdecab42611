package import Model

/// The instant at which a due time comes; a day without a clock comes at the policy's `day` time.
///
/// `zone` is the machine's; a fixed due time uses its own, taken from `zones`, and gives `nil` if
/// the system does not know it.
package func instant(
  of due: Due,
  in zone: Zone,
  zones: ZoneDirectory,
  policy: Policy
) -> Instant? {
  nil
}

/// The reminder after it has been shown at `now`: its next lead, its next repeat, or rest.
package func afterShowing(
  _ pending: PendingReminder,
  at now: Instant,
  due: Instant?,
  in zone: Zone,
  policy: Policy
) -> Reminder {
  pending.reminder
}

/// The to-do with its next occurrence after `now`, or `nil` if the series has ended.
package func advanced(
  _ todo: Todo,
  completedAt: Instant,
  in zone: Zone,
  zones: ZoneDirectory
) -> Todo? {
  nil
}
