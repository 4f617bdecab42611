import Actions
import Store
import System
import Words

/// What the checks of `doctor` look at, asked once.
struct Examination {
  let session: Session
  let service: ServiceReport
  let database: DatabaseReport
  /// The notification server, as the service knows it or else asked directly.
  let server: NotificationServerFacts?
  /// What came of a test notification; `nil` if none was asked for.
  let test: TestNotification?

  /// Looks at it all; `isDeep`: at every page of the database, too.
  init(_ session: Session, isDeep: Bool, triesPopup: Bool) {
    self.session = session
    service = ServiceReport(session)
    database = DatabaseReport(session, isDeep: isDeep)
    let hasBus = service.answer != .failure(.noBus)
    server = service.status?.server ?? (hasBus ? session.environment.system.server() : nil)
    test = triesPopup ? TestNotification(service, session) : nil
  }

  var system: SystemFacts { session.environment.system }

  /// Whether there is a session bus at all.
  var hasBus: Bool { service.answer != .failure(.noBus) }

  /// A finding in the person's tone.
  func finding(
    _ check: CheckName,
    _ state: Finding.State,
    _ sentences: [String],
    advice: String? = nil
  ) -> Finding {
    Finding(
      check: check,
      state: state,
      sentence: sentences.joined(separator: "\n"),
      advice: advice
    )
  }

  /// A sentence; its values lose whatever could steer a terminal.
  func say(_ sentence: some SentenceFamily, _ values: [String: String] = [:]) -> String {
    sentence.text(session.tone, values.mapValues(\.printable))
  }
}

extension Examination {
  /// Every check's finding; those that have nothing to look at here are left out.
  var findings: [Finding] {
    [
      checkService(), checkStart(), checkBus(), checkNotifications(), checkQuiet(), checkZone(),
      checkSleep(), checkLingering(), checkDatabase(), checkFiles(), checkFilesystem(),
      checkSpace(), checkSettings(), checkTest(),
    ].compactMap(\.self)
  }
}
