/// Why a reminder that is due is not shown now.
package enum HoldReason: String, CaseIterable, Hashable, Sendable {
  case noNotificationServer = "no-notification-server"
  /// The person has switched the popups of this program off in the desktop's settings: the server
  /// takes each, whatever it is, and shows none.
  case switchedOff = "switched-off"
  /// The notification server keeps popups back.
  case doNotDisturb = "do-not-disturb"
  /// Nobody can be looking: the screen is locked.
  case locked
  /// The person keeps the time for one thing.
  case focus
  /// The person asked for quiet.
  case quietHours = "quiet-hours"
  /// It would come once more at night.
  case night
  /// Nobody has answered anything for a while: repeats come together, after pauses that grow.
  case unanswered
  /// The hour has had as many nudges as it may have.
  case nudgeBudget = "nudge-budget"
}
