internal import SQLite
internal import Store

extension DeliveryLoop {
  /// Tells everybody who listens that a change was acted on, and that lists wait to be synced where it
  /// was on one that is kept the same as on a server.
  func tellChanged() {
    effects.emitChanged()
    do {
      if let store, try store.hasChangesToSync() { effects.syncWaits() }
    } catch {
      // The next change asks again.
    }
  }
}
