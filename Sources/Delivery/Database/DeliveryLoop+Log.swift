internal import Model
internal import SQLite
internal import Store

/// The database's log, where somebody takes it away while the database is open.
extension DeliveryLoop {
  /// How long whoever takes the log away may take to put another database in its place.
  private static let patience = Duration.seconds(1)

  /// Lets go of a database that sees nothing any more of what others commit.
  ///
  /// It is closed without a checkpoint, which would write over what they have committed.
  func followLog() {
    guard let store, store.hasLostItsLog else { return }
    guard store.isCurrent() else { return letGo() }
    effects.log(.logTaken)
    takenLog = store.takenLog()
    self.store = nil
    if takenLog == nil || !start(.takenLog, after: Self.patience) { putLogBack() }
  }

  /// Puts the log back, or takes over what it held, and opens the database anew.
  func putLogBack() {
    cancel(.takenLog)
    do {
      var apart: String?
      if let log = takenLog {
        guard log.isWanted else {
          takenLog = nil
          return letGo()
        }
        let civil = zone.civil(at: now)
        let outcome = try log.putBack(orApartAt: "\(path).before-\(civil.date)-\(now.seconds)")
        if case .apart(let path) = outcome { apart = path }
      }
      takenLog = nil
      let store = try opened()
      if let apart { try store.takeOver(from: apart, at: now) }
      try store.noteTakenLog(at: now)
      effects.log(.logPutBack(apart: apart))
    } catch {
      takenLog = nil
      meet(error)
    }
    requestPass()
  }
}
