import Configuration
import Desktop
import Glibc
import Logging
import Model
import Store
import System
import Words

/// What others ask over the session bus.
extension Service {
  func report() -> ServiceStatus {
    var status = ServiceStatus(
      version: Version.number,
      processID: UInt32(getpid()),
      database: paths.database,
      schema: UInt32(Store.schemaVersion),
      open: openCount,
      nextWake: nextWake,
      started: started,
      server: health.facts
    )
    status.isDoNotDisturb = surroundings.isDoNotDisturb
    status.isLocked = surroundings.isLocked
    status.isIdle = surroundings.isIdle
    return status
  }

  private var openCount: UInt32 {
    // Asking must not get in the way of a database that has to wait.
    guard let store else { return 0 }
    do {
      return UInt32(try store.lists().reduce(0) { $0 + $1.open })
    } catch {
      meet(error)
      return 0
    }
  }

  /// Shows a test notification and tells in plain words what came of it.
  func tryNotification(_ answer: @escaping @EventLoop (Bool, String) -> Void) {
    let tone = settings.tone
    guard let identity = health.identity, let server = sessionBus?.server, let notifier else {
      return answer(false, ServiceSentences.triedNoServer.text(tone))
    }
    let name = health.facts?.name ?? ""
    var popup = Popup(
      PopupText(
        summary: ServiceSentences.tryTitle.text(tone),
        lines: [ServiceSentences.tryBody.text(tone)],
        buttons: [.close],
        tone: tone
      ),
      suitedTo: health.capabilities
    )
    popup.category = "x-voicedo.test"
    popup.staysOpen = false
    let trial = popup
    server.probe(limit: ServerHealth.patience) { [weak self] isAnswered in
      guard isAnswered else {
        return answer(false, ServiceSentences.triedServerSilent.text(tone))
      }
      notifier.post(trial) { [weak self] posted in
        EventLoop.enqueue {
          switch posted {
          case .shown(let number):
            if let self, self.health.identity == identity { self.deliveries.own.insert(number) }
            answer(true, ServiceSentences.triedShown.text(tone, ["server": name]))
          case .refused(let reason):
            answer(false, ServiceSentences.triedRefused.text(tone, ["reason": reason]))
          }
        }
      }
    }
  }
}

extension ServiceStatus {
  /// What is left to say once the service has ended.
  static let unknown = ServiceStatus(
    version: Version.number,
    processID: 0,
    database: "",
    schema: 0,
    open: 0,
    nextWake: nil,
    started: Instant(milliseconds: 0),
    server: nil
  )
}
