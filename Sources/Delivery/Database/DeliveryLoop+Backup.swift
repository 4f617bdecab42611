internal import Model
internal import SQLite
internal import Store

/// The backup that is made once a day, when something has changed.
extension DeliveryLoop {
  /// Makes the day's backup in a while, if one is due: not while a desktop starts, or somebody is
  /// writing.
  func backUpLater() {
    let day = zone.civil(at: now).date
    guard !isWaiting(for: .backup), backedUpOn != day, effects.isBackupDue(day) else { return }
    start(.backup, after: backupDelay)
  }

  func backUp() {
    guard store != nil else { return }
    let day = zone.civil(at: now).date
    // Once a day, whatever comes of it.
    backedUpOn = day
    effects.backUp(day, meaning)
  }

  func backedUp(_ result: Result<Void, DatabaseError>) {
    restLater(.seconds(1))
    switch result {
    case .success: effects.log(.backupMade)
    case .failure(let error):
      effects.log(.backupFailed(error))
      if error.isDamage { meet(error) }
    }
  }
}
