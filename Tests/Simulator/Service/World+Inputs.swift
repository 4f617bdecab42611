internal import Delivery
internal import Model

/// Inputs of the service, and when they come.
extension World {
  /// Has the loop handle something; what comes meanwhile waits for that.
  func send(_ input: Input) throws {
    guard service != nil else { return }
    inputs.append(input)
    guard !isSending else { return }
    isSending = true
    defer { isSending = false }
    while let service, !inputs.isEmpty {
      service.loop.handle(inputs.removeFirst(), at: clocks)
      if let failure { throw failure }
      if isDying { try serviceDies() }
    }
    inputs = []
  }

  /// The clocks as the service reads them.
  private var clocks: MachineClocks {
    MachineClocks(
      // The flawed service is a second ahead.
      now: flaw == .firesASecondEarly ? machine.now + .seconds(1) : machine.now,
      sinceStart: .milliseconds(machine.sinceStart),
      awake: .milliseconds(machine.awake)
    )
  }

  /// The service hears who is in front of the screen, and whether popups are kept back.
  func sendSurroundings() throws {
    guard machine.isAwake else { return }
    let session = LoginSession(isLocked: isLocked, isIdle: isIdle, idleChangedAt: nil)
    try send(.session(.present(session)))
    try send(.doNotDisturb(isDoNotDisturb))
  }

  /// The service hears of the server that there is.
  func sendServer() throws {
    guard let server else { return try send(.serverDisappeared) }
    oracle.serverCame(machine)
    guests = 0
    try send(.serverAppeared(server.name))
    // Every other server lets people press something.
    let takesAnswers = seed % 2 == 0
    if room != nil || takesAnswers {
      let traits = ServerTraits(
        room: room,
        showsCritical: room == nil,
        takesAnswers: takesAnswers
      )
      try send(.serverAnswered(traits))
    }
    try sendSurroundings()
  }

  /// Lets the service pass for as long as something asks for it.
  func letServicePass() throws {
    var rounds = 0
    while machine.isAwake, try answerArrivals() || ring() {
      rounds += 1
      guard rounds <= 1000 else { throw Violation(.comesToRest, "1000 passes at one moment") }
    }
    if machine.isAwake, let service { try checkAtRest(service) }
  }

  /// Has a timer that has ended, or the alarm, wake the service.
  private func ring() throws -> Bool {
    guard let service else { return false }
    if let next = service.nextTimer, next.at <= machine.elapsed {
      service.timers[next.timer] = nil
      try send(.timer(next.timer))
      return true
    }
    guard let alarm = service.alarm, alarm <= machine.now else { return false }
    service.alarm = nil
    try send(.alarm)
    return true
  }

  /// When the service wakes next, in elapsed time.
  var serviceWakes: Int64? {
    guard machine.isAwake, let service else { return nil }
    let alarm = service.alarm.map { $0.milliseconds - machine.wallAhead }
    // One that the clock was set past rings at once.
    return [service.nextTimer?.at, alarm].compactMap(\.self).map { max($0, machine.elapsed) }.min()
  }
}
