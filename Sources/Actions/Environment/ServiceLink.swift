package import System

/// The service, as far as the companion asks it and tells it.
package struct ServiceLink: Sendable {
  /// Whether a service of the database at this path runs.
  package var isRunning: @Sendable (_ databasePath: String) -> Bool
  /// Tells the service that something was written; no answer is awaited.
  package var nudge: @Sendable (_ databasePath: String) -> Void
  /// The service's own account of itself.
  package var status: @Sendable () throws(BusError) -> ServiceStatus
  /// Has the service show a test notification: whether it was taken, and what happened.
  package var tryNotification: @Sendable () throws(BusError) -> (isShown: Bool, explanation: String)
  /// Has the service show a popup, and waits so long for an answer to it.
  package var tell: @Sendable (News, Duration) throws(BusError) -> (number: UInt32, button: String?)

  /// Has the service speak a text, where the person wants that and it is welcome now.
  package var speak: @Sendable (String) -> Void = { _ in }
  /// Has hooks told of a change, unless the service, where it runs, sees to that.
  package var tellHooks: @Sendable (_ paths: Paths, _ isServed: Bool) -> Void = { _, _ in }
  /// Has what was changed synced, unless the service, where it runs, sees to that.
  package var startSync: @Sendable (_ isServed: Bool) -> Void = { _ in }
  /// Has systemd sync now and then from now on, or no more; whether it does.
  package var setSyncTimer: @Sendable (_ isOn: Bool) throws(BusError) -> Bool = { _ in false }
  /// Has the phone's server asked, unless the service, where it runs, sees to that.
  package var push: @Sendable (_ isServed: Bool) -> Void = { _ in }
  /// Has the service end what it speaks: somebody is about to be listened to.
  package var hush: @Sendable () -> Void = {}

  package init(
    isRunning: @escaping @Sendable (_ databasePath: String) -> Bool,
    nudge: @escaping @Sendable (_ databasePath: String) -> Void,
    status: @escaping @Sendable () throws(BusError) -> ServiceStatus,
    tryNotification:
      @escaping @Sendable () throws(BusError) -> (
        isShown: Bool, explanation: String
      ),
    tell:
      @escaping @Sendable (News, Duration) throws(BusError) -> (
        number: UInt32, button: String?
      ) = { _, _ in (0, nil) }
  ) {
    self.isRunning = isRunning
    self.nudge = nudge
    self.status = status
    self.tryNotification = tryNotification
    self.tell = tell
  }
}

extension ServiceLink {
  /// The service of this session, over its bus.
  package static let live: ServiceLink = {
    var link = ServiceLink(
      isRunning: { ServiceLock.isHeld(byServiceOf: $0) },
      nudge: { ServiceLock.touch(ofDatabase: $0) },
      status: { () throws(BusError) in try ServiceClient.status() },
      tryNotification: { () throws(BusError) in try ServiceClient.tryNotification() },
      tell: { news, limit throws(BusError) in
        try ServiceClient.tell(news, awaiting: limit)
      }
    )
    // Without a service nothing is spoken, and what was said stands written.
    link.speak = { text in do { try ServiceClient.speak(text) } catch {} }
    link.push = { RunBeside.start(["push", "run"], unit: UnitFacts.pushUnit, isServed: $0) }
    link.tellHooks = { HookStart.start($0, isServed: $1) }
    link.startSync = { SyncStart.start(isServed: $0) }
    link.setSyncTimer = { isOn throws(BusError) in
      if isOn { return try SyncTimer.enable() }
      try SyncTimer.disable()
      return false
    }
    link.hush = { do { try ServiceClient.hush() } catch {} }
    return link
  }()
}
