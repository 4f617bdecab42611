package import System

/// How the service stands, as `status` and `doctor` tell it.
package struct ServiceReport {
  package let isRunning: Bool
  package let answer: Result<ServiceStatus, BusError>
  package let session: Session

  package init(_ session: Session) {
    self.session = session
    isRunning = session.environment.service.isRunning(session.paths.database)
    do {
      answer = .success(try session.environment.service.status())
    } catch {
      answer = .failure(error)
    }
  }

  /// The service's answer, if there is one.
  package var status: ServiceStatus? {
    if case .success(let status) = answer { status } else { nil }
  }
}
