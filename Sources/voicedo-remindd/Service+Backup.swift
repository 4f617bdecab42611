import Configuration
import Glibc
import Logging
import Model
import Store
import System

/// The backup that the service makes once a day, when something has changed.
extension Service {
  /// How long after a pass it begins: not while a desktop starts, or somebody is writing.
  ///
  /// `VOICEDO_BACKUP_AFTER` in the environment, in milliseconds, is for tests.
  private static let delay =
    getenv("VOICEDO_BACKUP_AFTER").flatMap { Int(String(cString: $0)) }
    .map { Duration.milliseconds($0) } ?? .seconds(120)

  /// Makes the day's backup in a while, if one is due.
  func backUpLater(at now: Instant) {
    let day = zone.civil(at: now).date
    guard backup == nil, backedUpOn != day, DailyBackups(ofDatabase: paths.database).isDue(on: day)
    else { return }
    do {
      backup = try Pause(Self.delay) { [weak self] in self?.backUp(on: day) }
    } catch {
      logger.debug("No timer for a backup", metadata: ["reason": "\(error)"])
    }
  }

  private func backUp(on day: CivilDate) {
    backup = nil
    guard store != nil else { return }
    // Once a day, whatever comes of it.
    backedUpOn = day
    let (backups, meaning) = (DailyBackups(ofDatabase: paths.database), meaning)
    BackgroundThread.run { [weak self] in
      var trouble: StoreError?
      do throws(StoreError) {
        try backups.make(on: day, meaning)
      } catch {
        trouble = error
      }
      EventLoop.enqueue { [trouble] in self?.backedUp(trouble) }
    }
  }

  private func backedUp(_ trouble: StoreError?) {
    rest(after: .seconds(1))
    guard let trouble else { return logger.info("Made the backup of the day") }
    logger.notice("There is no backup today", metadata: ["reason": "\(trouble.reason)"])
    if trouble.isDamage { meet(trouble) }
  }
}
