internal import Model

/// The properties of one session in logind: `org.freedesktop.login1.Session` in
/// org.freedesktop.login1(5).
struct LoginSessionFacts: Hashable, Sendable {
  var isGraphical = false
  var isOfPerson = false
  var isActive = false
  var isClosing = false
  var isLocked = false
  var isIdle = false
  var idleChangedAt: Instant?
}

extension LoginSessionFacts {
  /// From the properties; what is missing or of another type is false.
  init(_ properties: [String: BusValue]) {
    func word(_ name: String) -> String {
      if case .string(let word)? = properties[name] { word } else { "" }
    }
    isGraphical = ["x11", "wayland", "mir"].contains(word("Type"))
    isOfPerson = word("Class").hasPrefix("user")
    isActive = properties["Active"] == .bool(true)
    isClosing = word("State") == "closing"
    isLocked = properties["LockedHint"] == .bool(true)
    isIdle = properties["IdleHint"] == .bool(true)
    if case .uint64(let microseconds)? = properties["IdleSinceHint"], microseconds > 0 {
      idleChangedAt = Instant(milliseconds: Int64(clamping: microseconds / 1000))
    }
  }

  /// The session with these facts.
  ///
  /// Of a session on a terminal logind reckons idleness from the terminal's own input; whoever started
  /// a desktop from there would be idle for ever.
  var session: LoginSession {
    LoginSession(
      isLocked: isLocked,
      isIdle: isGraphical && isIdle,
      idleChangedAt: isGraphical ? idleChangedAt : nil
    )
  }

  /// Whether a person may be in front of it: no login screen, no session that has ended.
  var isLive: Bool { isOfPerson && !isClosing }

  /// Which of a person's sessions is theirs to look at: a larger number is better.
  var rank: Int { (isGraphical ? 2 : 0) + (isActive ? 1 : 0) }
}
