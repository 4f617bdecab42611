import Configuration
import Desktop
import Logging
import Model
import Planning
import Store
import System
import Words

/// Handing popups to the server, and recording what came of it.
extension Service {
  /// Claims reminders, looks once more that they are open, and hands over one popup for them.
  func show(_ showing: Showing, _ store: Store, at now: Instant) throws(StoreError) {
    let ids = showing.reminders.map(\.todo.id)
    guard let server = health.usable, let notifier else { return }
    guard !deliveries.recent.isRunaway(ids, at: now) else {
      return letRest()
    }
    guard let claimed = try store.claim(showing, at: now) else { return }
    CrashPoint.afterClaim.pass()
    let open = claimed.reminders.map(\.todo.id)
    let isFamiliar = try isFamiliar(claimed.showing, store, at: now)
    let popup = popup(of: claimed.showing, isFamiliar: isFamiliar, at: now)
    deliveries.inFlight.formUnion(open)
    deliveries.recent.note(open, at: now)
    beginPatience()
    notifier.post(popup) { [weak self] posted in
      EventLoop.enqueue { self?.posted(posted, claimed, on: server) }
    }
  }

  /// Posts nothing that came again and again, until it has not come for a while.
  private func letRest() {
    guard runawayRest == nil else { return }
    logger.warning("The same reminders come again and again; they rest for a moment")
    do {
      runawayRest = try Pause(RecentPosts.span) { [weak self] in
        self?.runawayRest = nil
        self?.requestPass()
      }
    } catch {
      logger.warning("No timer for what rests", metadata: ["reason": "\(error)"])
    }
  }

  func popup(of showing: Showing, isFamiliar: Bool, at now: Instant) -> Popup {
    guard !showing.isPrivate else {
      return Popup(PopupText(lockedIn: settings.tone), of: showing, suitedTo: health)
    }
    let text = PopupText(
      showing,
      now: now,
      in: zone,
      tone: settings.tone,
      hasButtons: health.capabilities.contains("actions"),
      isFamiliar: isFamiliar,
      later: Set(LaterChoice.allCases.filter { moment(of: $0, at: now) != nil })
    )
    return Popup(text, of: showing, suitedTo: health)
  }

  /// Whether the one to-do of a popup has come up so often today that it may be for another day.
  func isFamiliar(
    _ showing: Showing,
    _ store: Store,
    at now: Instant
  ) throws(StoreError) -> Bool {
    guard showing.reminders.count == 1 else { return false }
    let id = showing.reminders[0].todo.id
    return try store.showings(of: id, onDayOf: now) >= Self.familiarFrom
  }

  /// From how many showings on one day on a to-do may be for another day.
  private static let familiarFrom = 3

  private func posted(
    _ posted: Notifier.Posted,
    _ claimed: ClaimedShowing,
    on server: String
  ) {
    patience = nil
    let now = Instant.now
    let reminders = claimed.reminders
    do {
      switch posted {
      case .shown(let number):
        CrashPoint.afterPost.pass()
        health.answer(at: .now)
        if health.identity == server { deliveries.own.insert(number) }
        deliveries.unrecorded.append(
          Deliveries.Unrecorded(
            reminders: reminders,
            popup: PopupID(server: server, number: number),
            kind: claimed.showing.kind,
            shownAt: now
          )
        )
        try recordUnrecorded(try opened())
      case .refused(let reason):
        logger.notice("A popup was refused", metadata: ["reason": "\(reason)"])
        deliveries.inFlight.subtract(reminders.map(\.todo.id))
        try recordRefused(reminders, reason, by: server, try opened(), at: now)
      }
    } catch {
      meet(error)
    }
    requestPass()
  }

  /// Records the popups that are on screen.
  ///
  /// What cannot be recorded now stays in flight until it is: nothing is shown twice because the
  /// database had to wait.
  func recordUnrecorded(_ store: Store) throws(StoreError) {
    while let first = deliveries.unrecorded.first {
      try store.recordShown(
        first.reminders,
        popup: first.popup,
        reason: first.kind,
        at: first.shownAt
      )
      deliveries.unrecorded.removeFirst()
      deliveries.inFlight.subtract(first.reminders.map(\.todo.id))
    }
  }

  /// Gives refused reminders back, each for a later try.
  ///
  /// After 5 s, 10 s, 20 s and so on, up to 5 min; at once if the server that refused is gone.
  private func recordRefused(
    _ reminders: [PendingReminder],
    _ reason: String,
    by server: String,
    _ store: Store,
    at now: Instant
  ) throws(StoreError) {
    for pending in reminders {
      let doublings = min(try store.refusals(of: pending.todo.id), 6)
      let isServerThere = health.identity == server
      let pause = isServerThere ? min(Duration.seconds(5 << doublings), .seconds(300)) : .zero
      try store.recordRefused([pending.todo.id], retryAt: now + pause, reason: reason, at: now)
    }
  }

  /// Takes a popup from the screen; it is forgotten once the server has answered.
  func withdraw(_ popup: PopupID) {
    guard popup.server == health.identity, deliveries.withdrawing.insert(popup.number).inserted
    else { return }
    beginPatience()
    notifier?.withdraw(popup.number) { [weak self] isAnswered in
      EventLoop.enqueue { self?.withdrew(popup, isAnswered: isAnswered) }
    }
  }

  private func withdrew(_ popup: PopupID, isAnswered: Bool) {
    patience = nil
    deliveries.withdrawing.remove(popup.number)
    if isAnswered, popup.server == health.identity {
      health.answer(at: .now)
      deliveries.own.remove(popup.number)
      forget(popup, reason: "withdrawn")
    }
    requestPass()
  }

  func forget(_ popup: PopupID, reason: String) {
    do {
      try opened().forget(popup, reason: reason, at: .now)
    } catch {
      meet(error)
    }
  }

  /// If the server does not take what was handed over, it hangs.
  private func beginPatience() {
    guard patience == nil else { return }
    do {
      patience = try Pause(ServerHealth.patience) { [weak self] in
        self?.patience = nil
        self?.waitForServer()
        self?.requestPass()
      }
    } catch {
      logger.warning("No timer for the server", metadata: ["reason": "\(error)"])
    }
  }
}
