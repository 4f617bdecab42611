internal import Model

/// The state of the world around the service: whether a popup would be welcome now.
struct SurroundingsFacts: Hashable, Sendable {
  /// When the person came back last: unlocked the screen, touched the machine again, or logged in.
  private(set) var returnedAt: Instant?
  /// Since when the screen is locked or nobody is there; of what was so when this began to look, since
  /// then.
  private(set) var awaySince: Instant?
  /// The last time that the screen was locked, once that is over.
  private(set) var lastLock: Range<Instant>?
  /// Since when it is locked.
  private var lockedAt: Instant?
  /// When Do-Not-Disturb ended last.
  private(set) var revealedAt: Instant?
  /// Whether the person has switched the popups of this program off in the desktop's settings.
  var isSwitchedOff = false
  private var doNotDisturb: Bool?
  private var session: LoginSessionState = .unknown
  private var isSessionKnown = false
  private var isScreenSaverActive = false

  init() {}
}

extension SurroundingsFacts {
  /// Whether the notification server keeps popups back.
  var isDoNotDisturb: Bool { doNotDisturb ?? false }

  /// Whether the person's screen is locked.
  var isLocked: Bool {
    if case .present(let session) = session, session.isLocked { return true }
    return isScreenSaverActive
  }

  /// Whether nobody has touched the machine for a while, as the desktop reckons it.
  var isIdle: Bool {
    if case .present(let session) = session { session.isIdle } else { false }
  }

  /// Whether everybody who was asked has answered, or has had the time to.
  var isKnown: Bool { doNotDisturb != nil && isSessionKnown }

  private var isAway: Bool { isLocked || isIdle }
}

extension SurroundingsFacts {
  /// The clock was set: a return that lies ahead of it now tells nothing of what is shown from now on.
  mutating func clockWasSet(to now: Instant) {
    if let returned = returnedAt, returned > now { returnedAt = nil }
    if let revealed = revealedAt, revealed > now { revealedAt = nil }
    if let away = awaySince, away > now { awaySince = now }
    if let lock = lastLock, lock.upperBound > now { lastLock = nil }
  }

  /// Another notification server, or none: what the last one said means nothing.
  mutating func forgetServer() {
    doNotDisturb = nil
    isSwitchedOff = false
  }

  mutating func learn(doNotDisturb: Bool, at now: Instant) {
    if isDoNotDisturb, !doNotDisturb { revealedAt = now }
    self.doNotDisturb = doNotDisturb
  }

  mutating func learn(screenSaver isActive: Bool, at now: Instant) {
    let wasAway = isAway
    isScreenSaverActive = isActive
    noteLock(since: now, at: now)
    noteAway(at: now)
    if wasAway, !isAway { returnedAt = now }
  }

  mutating func learn(session: LoginSessionState, at now: Instant) {
    let wasAway = isAway
    let before = self.session
    let isFirst = !isSessionKnown
    self.session = session
    isSessionKnown = true
    // One that was there before the service began to look has lasted for nobody knows how long.
    noteLock(since: isFirst ? Instant(seconds: 0) : now, at: now)
    noteAway(at: now)
    guard case .present(let present) = session, !isAway else { return }
    switch before {
    case .absent: returnedAt = now
    case .present: if wasAway { returnedAt = now }
    case .unknown:
      // From before the service began to look: the desktop says when idling ended.
      if isFirst, let changed = present.idleChangedAt, changed <= now { returnedAt = changed }
    }
  }

  private mutating func noteAway(at now: Instant) {
    awaySince = isAway ? awaySince ?? now : nil
  }

  private mutating func noteLock(since start: Instant, at now: Instant) {
    if isLocked {
      lockedAt = lockedAt ?? start
    } else if let start = lockedAt {
      lockedAt = nil
      if start < now { lastLock = start..<now }
    }
  }

  /// A source that has not answered by now is taken to have nothing to say.
  mutating func waitNoLonger() {
    doNotDisturb = doNotDisturb ?? false
    isSessionKnown = true
  }
}
