package import Model

/// The session that goes on, and what the planner has to know beside it.
package struct FocusState: Hashable, Sendable {
  package var session: FocusSession
  /// The to-do that it is for, as its popup names it.
  package var title: String?
  package var firstStep: String?
  /// Whether that to-do is done, or gone.
  package var isOver: Bool
  /// Where it is on a screen.
  package var popup: PopupID?

  package init(
    session: FocusSession,
    title: String? = nil,
    firstStep: String? = nil,
    isOver: Bool = false,
    popup: PopupID? = nil
  ) {
    (self.session, self.title, self.firstStep) = (session, title, firstStep)
    (self.isOver, self.popup) = (isOver, popup)
  }

  /// The session as it is at `now`: ended where its to-do is done.
  package func course(to now: Instant, isLocked: Bool? = nil) -> FocusSession {
    var session = session.course(to: now, isLocked: isLocked)
    if isOver { session.end(.done, at: now) }
    return session
  }
}
