internal import Store

/// The end: calm, but soon.
extension DeliveryLoop {
  /// How long what was handed to the notification server may take to arrive, and whoever writes to
  /// let it be recorded.
  private static let farewell = Duration.milliseconds(500)

  /// Ends the program.
  ///
  /// Asked to end, it waits a moment for what is on its way to the screen, so that it is recorded;
  /// what has not arrived by then comes once more after the next start.
  func end(_ reason: EndReason) {
    guard ending == nil else { return finish() }
    if takenLog != nil { putLogBack() }
    guard ending == nil else { return }
    ending = reason
    store?.wait(upTo: Self.farewell)
    effects.stopping()
    effects.log(.ending(reason))
    guard reason == .asked, deliveries.areUnderWay, start(.ending, after: Self.farewell) else {
      return finish()
    }
  }

  /// While it ends nothing new begins, and it ends when the last of it has arrived.
  func endIfNothingIsUnderWay() {
    do {
      if let store { try recordUnrecorded(store) }
    } catch {
      effects.log(.unrecorded(error))
    }
    if !deliveries.areUnderWay { finish() }
  }

  func finish() {
    store = nil
    effects.end(ending ?? .asked)
  }
}
