import Configuration
import Delivery
import Glibc
import Model
import Store
import System
import Words

/// Reports of the service on itself, to systemd and over the session bus.
extension Service {
  /// Tells systemd how things stand.
  func show(_ state: ServiceState) {
    let text =
      switch state {
      case .watching: ServiceSentences.statusWatching.text(settings.tone)
      case .noServer: ServiceSentences.statusNoServer.text(settings.tone)
      case .serverSilent: ServiceSentences.statusServerSilent.text(settings.tone)
      case .databaseWaits(let error):
        ServiceSentences.statusDatabaseWaits.text(settings.tone, ["reason": "\(error)"])
      case .databaseDamaged(let error):
        ServiceSentences.statusDamaged.text(settings.tone, ["reason": "\(error)"])
      }
    guard text != status else { return }
    status = text
    ServiceManager.status(text)
  }

  func report() -> ServiceStatus {
    var status = ServiceStatus(
      version: Version.number,
      processID: UInt32(getpid()),
      database: paths.database,
      schema: UInt32(Store.schemaVersion),
      open: UInt32(loop.openCount(at: .read())),
      nextWake: loop.nextWake,
      started: started.now,
      server: facts
    )
    status.isDoNotDisturb = loop.isDoNotDisturb
    status.isSwitchedOff = isSwitchedOff
    status.isLocked = loop.isLocked
    status.isIdle = loop.isIdle
    status.speechTrouble = speechTrouble
    return status
  }
}
