/// Whose Do-Not-Disturb holds on the desktop, and what is to be done about it; a value without a bus.
///
/// It is switched on only where it is off, and switched off only where it is ours: what the person
/// chose stays as it is.
struct SilenceCourse: Hashable, Sendable {
  enum Phase: Hashable, Sendable { case off, beginning, on, ending }
  enum Step: Hashable, Sendable { case switchOn, switchOff }

  private(set) var phase = Phase.off
  private(set) var isWanted = false
  /// Whether this server can be asked for it.
  private var canSwitch = false
  /// Whether the person has it on; `nil` until the server has told.
  private var isPersonal: Bool?
  /// The server has shown ours: from then on its end is the person's doing.
  private var isSeen = false
  /// The person has switched it off, and is not asked again until it is wanted anew.
  private var isDeclined = false

  /// Whether what is to be seen has to wait for ours to be over.
  var isBeingLifted: Bool { phase == .ending || phase == .beginning && !isWanted }

  /// Whether ours is on, or may be.
  var isOurs: Bool { phase != .off }

  /// It is wanted from now on, or no more.
  mutating func want(_ wanted: Bool) -> Step? {
    isWanted = wanted
    if !wanted { isDeclined = false }
    return next()
  }

  /// There is a server; `isOurs` where an earlier process of ours has it on.
  mutating func found(canSwitch: Bool, isOurs: Bool) -> Step? {
    (self.canSwitch, phase) = (canSwitch, isOurs ? .on : .off)
    (isPersonal, isSeen, isDeclined) = (isOurs ? false : nil, isOurs, false)
    return next()
  }

  /// The server is gone, and ours with it.
  mutating func lost() {
    (phase, canSwitch, isPersonal, isSeen) = (.off, false, nil, false)
  }

  /// The server says whether it keeps popups back; answers whether that is the person's doing.
  mutating func told(_ isOn: Bool) -> (isPersonal: Bool, step: Step?) {
    switch phase {
    case .off:
      if isPersonal == true, !isOn, isWanted { isDeclined = true }
      isPersonal = isOn
      return (isOn, next())
    case .on where isOn:
      isSeen = true
    case .on where isSeen:
      // Not by us: so it is not to come back either.
      (phase, isPersonal, isDeclined) = (.off, false, isWanted)
    case .on, .beginning, .ending: break
    }
    return (false, next())
  }

  /// The server has answered a step.
  mutating func answered(_ step: Step, isDone: Bool) -> Step? {
    switch (step, phase) {
    case (.switchOn, .beginning):
      (phase, isSeen) = (isDone ? .on : .off, false)
      if !isDone { canSwitch = false }
    case (.switchOff, .ending): (phase, isPersonal) = (.off, false)
    default: break
    }
    return next()
  }

  private mutating func next() -> Step? {
    switch phase {
    case .off where isWanted && canSwitch && !isDeclined && isPersonal == false:
      phase = .beginning
      return .switchOn
    case .on where !isWanted:
      phase = .ending
      return .switchOff
    case .off, .beginning, .on, .ending: return nil
    }
  }
}
