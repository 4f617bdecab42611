import System

/// What the companion asks of the service, and tells it.
struct ServiceLink: Sendable {
  /// Whether a service of the database at this path runs.
  var isRunning: @Sendable (_ databasePath: String) -> Bool
  /// Tells the service that something was written; no answer is awaited.
  var nudge: @Sendable (_ databasePath: String) -> Void
  /// What the service says about itself.
  var status: @Sendable () throws(BusError) -> ServiceStatus
  /// Has the service show a test notification: whether it was taken, and what happened.
  var tryNotification:
    @Sendable () throws(BusError) -> (isShown: Bool, explanation: String)
  /// Has the service show a popup, and waits so long for an answer to it.
  var tell:
    @Sendable (News, Duration) throws(BusError) -> (number: UInt32, button: String?) =
      {
        _,
        _ in (0, nil)
      }
}

extension ServiceLink {
  /// The service of this session, over its bus.
  static let live = ServiceLink(
    isRunning: { ServiceLock.isHeld(byServiceOf: $0) },
    nudge: { ServiceLock.touch(ofDatabase: $0) },
    status: { () throws(BusError) in try ServiceClient.status() },
    tryNotification: { () throws(BusError) in try ServiceClient.tryNotification() },
    tell: { news, limit throws(BusError) in
      try ServiceClient.tell(news, awaiting: limit)
    }
  )
}
