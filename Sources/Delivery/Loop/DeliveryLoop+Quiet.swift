internal import Model
internal import Planning
internal import Store

/// Do-Not-Disturb of the desktop during a round of focus, where the person chose that.
extension DeliveryLoop {
  /// Has the desktop keep popups of others back while a round runs and nothing of ours is to be seen.
  ///
  /// The popup of the session comes first: a server may not show what comes later. What breaks
  /// through, and word of damage, lift it for as long as they are on the screen.
  func followQuiet(_ state: PlanState) {
    let session = state.focus?.course(to: now, isLocked: surroundings.isLocked)
    let isRound = meaning.policy.focus.quietsDesktop && session?.state == .focusing
    let focus = deliveries.focus
    let isShown =
      keepsDesktopQuiet
      || focus.map { !$0.isPosting && ($0.number != nil || $0.isClosed) } ?? false
    keepQuiet(isRound && isShown && troublePopup == nil && !isAnythingUrgent(state))
  }

  /// Keeps nothing back from now on: something is about to come that has to be seen.
  func letBeSeen() { keepQuiet(false) }

  private func keepQuiet(_ isWanted: Bool) {
    guard isWanted != keepsDesktopQuiet else { return }
    keepsDesktopQuiet = isWanted
    effects.keepQuiet(isWanted)
  }

  /// Whether anything that breaks through is on the screen, or is to come there.
  private func isAnythingUrgent(_ state: PlanState) -> Bool {
    state.pending.contains { pending in
      pending.reminder.isBreakthrough && pending.todo.completedAt == nil
        && (pending.reminder.popup != nil || pending.reminder.fireAt.map { $0 <= now } ?? false
          || deliveries.inFlight.contains(pending.todo.id))
    }
  }
}
