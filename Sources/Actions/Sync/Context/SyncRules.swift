package import Configuration

/// What a person chose of how lists are kept the same.
package struct SyncRules: Hashable, Sendable {
  /// What becomes of alarms that were put off or acknowledged.
  package var answers = SyncAlarms.full
  /// Whether a series that another program ended by completing it goes on everywhere.
  package var revivesSeries = false
  /// Whether the person agreed that what vanished over there at once goes here as well.
  package var letsGo = false
  /// Whether nothing that is sent comes there, so that it is not looked for afterwards.
  package var isTrial = false

  /// Whether a person asks for it: what the server did not take is sent once more, and what else is there is
  /// looked at.
  package var isAsked = false

  package init() {}
}
