package import System

/// The facts that the checks of `doctor` look at, asked once.
package struct Examination {
  package let session: Session
  package let service: ServiceReport
  package let database: DatabaseReport
  /// The notification server, as the service knows it or else asked directly.
  package let server: NotificationServerFacts?
  /// The outcome of a test notification; `nil` if none was asked for.
  package let test: TestNotification?

  /// Looks at it all; `isDeep`: at every page of the database, too.
  package init(_ session: Session, isDeep: Bool, triesPopup: Bool) {
    self.session = session
    service = ServiceReport(session)
    database = DatabaseReport(session, isDeep: isDeep)
    let hasBus = service.answer != .failure(.noBus)
    server = service.status?.server ?? (hasBus ? session.environment.system.server() : nil)
    test = triesPopup ? TestNotification(service, session) : nil
  }

  package var system: SystemFacts { session.environment.system }

  /// Whether there is a session bus at all.
  package var hasBus: Bool { service.answer != .failure(.noBus) }
}
