import System
import Words

/// The outcome of a test notification.
package struct TestNotification: Hashable {
  package let isShown: Bool
  package let explanation: String
}

extension TestNotification {
  /// Has the service show one, if it runs.
  init(_ service: ServiceReport, _ session: Session) {
    guard service.isRunning else {
      self.init(isShown: false, explanation: StatusSentences.tryNeedsService.text(session.tone))
      return
    }
    do {
      let (isShown, explanation) = try session.environment.service.tryNotification()
      self.init(isShown: isShown, explanation: explanation)
    } catch {
      let why: StatusSentences = error == .noBus ? .noBusNoPopups : .notAnswering
      self.init(isShown: false, explanation: why.text(session.tone))
    }
  }
}
