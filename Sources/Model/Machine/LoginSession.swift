/// The person's session as logind knows it.
package struct LoginSession: Hashable, Sendable {
  /// Whether the desktop says that its screen is locked, or was just asked to lock it.
  package var isLocked: Bool
  /// Whether the desktop says that nobody has touched it for a while.
  package var isIdle: Bool
  /// When `isIdle` was last set to what it is, if ever.
  package var idleChangedAt: Instant?

  package init(isLocked: Bool, isIdle: Bool, idleChangedAt: Instant?) {
    self.isLocked = isLocked
    self.isIdle = isIdle
    self.idleChangedAt = idleChangedAt
  }
}

/// The person's session, as far as it is known.
package enum LoginSessionState: Hashable, Sendable {
  /// logind has not answered, or there is none.
  case unknown
  /// The person is not logged in.
  case absent
  case present(LoginSession)
}
