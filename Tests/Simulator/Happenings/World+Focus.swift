internal import Delivery
internal import Model
internal import Planning
internal import Store

/// The person keeps the time for one thing.
extension World {
  /// Something happens to the session that goes on, or one begins.
  func focusHappens(_ chance: inout Chance) throws {
    guard try oracle.openFocus() != nil, chance.happens(75) else { return try beginFocus(&chance) }
    if let popup = focusPopup, server?.name == popup.server, server?.isHanging == false,
      server?.screen[popup.number] != nil, service != nil, chance.happens(60)
    {
      let button = chance.one(of: ["pause", "go-on", "more", "break", "stop"]) ?? "pause"
      tell("\(button) is pressed on the session's popup")
      try send(.pressed(popup.number, button: button, .poster))
      try send(.pressed(popup.number, button: button, .server(popup.server)))
      return try followFocus()
    }
    let now = machine.now
    let choice = chance.number(1...5)
    tell("the session is changed: \(choice)")
    _ = try companion.changeFocus(source: .commandLine, at: now) { session in
      switch choice {
      case 1: session.pause(at: now)
      case 2: session.goOn(at: now)
      case 3: session.extend(by: .minutes(10), at: now)
      case 4: session.takeBreak(Policy.Focus(), at: now)
      default: session.end(.stopped, at: now)
      }
    }
    try oracle.observe(machine)
    try followFocus()
    try send(.databaseWritten)
  }

  private func beginFocus(_ chance: inout Chance) throws {
    let id: Todo.ID? = chance.happens(60) ? anyToDo(&chance) : nil
    let todo = id.flatMap { oracle.promises[$0]?.record.isOpen == true ? $0 : nil }
    let isFlow = chance.happens(20)
    let length: Duration? = isFlow ? nil : .minutes(chance.number(1...120))
    let method: FocusSession.Method =
      isFlow ? .flow : chance.happens(40) ? .pomodoro : .single
    tell("focus on \(todo.map { oracle.titles([$0]) } ?? "nothing in particular")")
    let session = FocusSession(todo: todo, method: method, length: length, at: machine.now)
    let made = try companion.beginFocus(session, source: .commandLine, at: machine.now)
    try oracle.observe(machine)
    try followFocus()
    if let todo {
      let asked = machine.now + max(length ?? .zero, .minutes(policy.checkIn))
      oracle.began([todo], askedAt: asked.milliseconds)
    }
    focusTime = FocusTime(id: Int64(made.id))
    try send(.databaseWritten)
  }

  /// Takes account of what has become of the session.
  func followFocus() throws {
    try oracle.observe(machine)
    let open = try oracle.openFocus()
    if let known = focus, known.id != open?.id, let todo = known.todo {
      try oracle.focusEnded(for: todo, machine)
    }
    focus = open
    try checkFocusTime()
  }

  /// A session counts no time at which nobody was there.
  private func checkFocusTime() throws {
    guard let time = focusTime, let record = try oracle.focus(time.id) else { return }
    let focused = record.focused(at: machine.wall)
    guard focused <= time.present + time.tolerance else {
      throw Violation(
        .focusEnds,
        "it counts \(focused / 60_000) minutes, and \(time.present / 60_000) were there"
      )
    }
  }

  /// Time goes by, in which the person may be there.
  func countFocusTime(_ passed: Int64) {
    guard machine.isAwake, !isLocked || service == nil else { return }
    focusTime?.present += passed
  }
}

/// The time since a session began that may count for it.
struct FocusTime {
  let id: Int64
  /// Milliseconds at which the machine was awake, and the screen not locked while the service could
  /// see that.
  var present: Int64 = 0
  /// A clock that is set by less than a minute is believed, and so is a minute in which nobody ran.
  var tolerance: Int64 = 120_000
}
