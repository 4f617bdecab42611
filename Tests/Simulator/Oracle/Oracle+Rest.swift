internal import Model

/// The look of the world when the service has nothing more to do.
struct Scenery {
  var calm: Calm
  var server: String?
  /// Handed over to a server that has not answered.
  var inFlight: Set<Todo.ID>
  /// A server that hangs, and has not been found out yet.
  var isWaiting: Bool
  var screen: [UInt32: Set<Todo.ID>]
  /// When the service wakes next.
  var alarm: Int64?
  var hasBriefingRetry: Bool
}

/// Of the moment after the last pass.
extension Oracle {
  /// The planner answered when to look again.
  func planned(_ nextWake: Int64?, _ machine: Machine) throws {
    if let nextWake, nextWake <= machine.wall {
      throw Violation(.wakesAhead, "the next wake is \(machine.clock.text(nextWake))")
    }
  }

  func checkAtRest(_ scenery: Scenery, _ machine: Machine) throws {
    for (id, promise) in promises { try check(promise, id, scenery, machine) }
    if !scenery.isWaiting, scenery.server != nil {
      try checkScreen(scenery)
      try checkNothingIsLost(scenery, machine)
      try checkBriefing(scenery, machine)
      try checkFocus(scenery, machine)
    }
  }

  private func check(
    _ promise: Promise,
    _ id: Todo.ID,
    _ scenery: Scenery,
    _ machine: Machine
  ) throws {
    let record = promise.record
    let title = record.title
    guard record.isOpen else {
      guard record.state == nil || record.state == "closed" else {
        throw Violation(
          .neverAfterDone,
          "\(title) is not open, and its reminder is \(record.state ?? "")"
        )
      }
      return
    }
    if promise.next == .unsettled { throw Violation(.neverLost, "\(title): nobody has settled it") }
    guard let state = record.state else {
      guard record.due(on: machine.clock) == nil else {
        throw Violation(.neverLost, "\(title) has a time and no reminder")
      }
      return
    }
    if promise.isInFlight || scenery.inFlight.contains(id) {
      guard promise.isInFlight == scenery.inFlight.contains(id) || state != "delivering" else {
        throw Violation(.neverLost, "\(title) is on its way, and nobody knows")
      }
      return
    }
    if state == "closed" {
      guard record.due(on: machine.clock) == nil else {
        throw Violation(.neverLost, "\(title) is open, and its reminder closed")
      }
      return
    }
    try checkMoment(promise, id, state, scenery, machine)
  }

  private func checkMoment(
    _ promise: Promise,
    _ id: Todo.ID,
    _ state: String,
    _ scenery: Scenery,
    _ machine: Machine
  ) throws {
    let (record, clock) = (promise.record, machine.clock)
    let title = record.title
    let moment = promise.moment(on: clock)
    // Moments far ahead are reckoned anew a second after a start.
    let isFar = record.fireAt.map { $0 > machine.wall + 2 * 86_400_000 } ?? false
    guard moment == record.fireAt || isFar else {
      throw Violation(
        .rightMoment,
        "\(title) (\(record.summary)) comes \(moment.map(clock.text) ?? "no more"), and waits for "
          + (record.fireAt.map(clock.text) ?? "nothing")
      )
    }
    guard let moment else {
      // A reminder that a crash left on its way comes once there is a server.
      let isLeft =
        state == "delivering" && promise.causes.contains(.crash)
        && (scenery.server == nil || scenery.isWaiting)
      guard state == "shown" || isLeft, promise.lastShown != nil else {
        throw Violation(.neverLost, "\(title) is \(state) and waits for nothing")
      }
      return
    }
    guard moment <= machine.wall else {
      // A reminder that a crash left on its way, and a clock set back put ahead, may be kept back
      // until its moment.
      if state == "delivering", scenery.server != nil, !scenery.isWaiting,
        try !promise.causes.contains(.crash) || holds(promise, id, scenery.calm, machine).isEmpty
      {
        throw Violation(.neverLost, "\(title) hangs in the air")
      }
      guard let alarm = scenery.alarm, alarm <= moment || moment != record.fireAt else {
        throw Violation(.wakesAhead, "\(title) comes \(clock.text(moment)), and nobody wakes")
      }
      return
    }
    if scenery.isWaiting { return }
    let holds = try holds(promise, id, scenery.calm, machine)
    guard !holds.isEmpty else {
      throw Violation(.neverLost, "\(title) is due since \(clock.text(moment)), and not shown")
    }
    try checkHeld(id, title, state)
    try checkHoldEnds(title, holds, scenery, machine)
  }

  /// Checks that a reminder on the screen of a server that is gone is on that of the one that came,
  /// unless it is due and kept back: then it comes when that ends.
  private func checkNothingIsLost(_ scenery: Scenery, _ machine: Machine) throws {
    for (id, promise) in promises where promise.isLost && !promise.isInFlight {
      guard !scenery.inFlight.contains(id) else { continue }
      let isDue = promise.moment(on: machine.clock).map { $0 <= machine.wall } ?? false
      guard isDue else {
        throw Violation(.shownAnew, "\(promise.record.title) went with its server")
      }
      promises[id]?.isLost = false
    }
  }

  /// Checks that a hold whose end nothing reports ends by itself.
  private func checkHoldEnds(
    _ title: String,
    _ holds: Set<String>,
    _ scenery: Scenery,
    _ machine: Machine
  ) throws {
    guard holds.isSubset(of: ["quiet-hours", "night", "unanswered", "nudge-budget"]) else { return }
    let gathering = try gatherings(machine).moments.first { $0 > machine.wall }
    let latest = max(
      scenery.calm.quietEnd(machine) ?? 0,
      nightEnd(machine) ?? 0,
      gathering ?? 0,
      machine.wall + 3_600_000
    )
    guard let alarm = scenery.alarm, alarm <= latest else {
      throw Violation(.wakesAhead, "\(title) is held, and nobody wakes for it")
    }
  }

  private func checkHeld(_ id: Todo.ID, _ title: String, _ state: String) throws {
    var last: (event: String?, reason: String?) = (nil, nil)
    let query = """
      SELECT event, reason FROM delivery
       WHERE todo_id = ? AND event NOT IN ('closed', 'withdrawn', 'pushed', 'push-dropped')
       ORDER BY id DESC LIMIT 1
      """
    try shell.each(query, [.text(id)]) { last = ($0.text(0), $0.text(1)) }
    guard state == "held", last.event == "held", last.reason != nil else {
      throw Violation(
        .heldWithReason,
        "\(title) is \(state), \(last.event ?? "") \(last.reason ?? "")"
      )
    }
  }

  private func checkScreen(_ scenery: Scenery) throws {
    guard let server = scenery.server else { return }
    var known: [UInt32: Set<Todo.ID>] = [:]
    for (id, promise) in promises {
      guard let popup = promise.record.popup, popup.server == server else { continue }
      if promise.record.isObsolete || !promise.record.isOpen {
        throw Violation(.tidyScreen, "\(promise.record.title) is on the screen, and should not be")
      }
      known[popup.number, default: []].insert(id)
    }
    for (number, ids) in scenery.screen where !ids.isEmpty {
      guard !orphans.contains(Record.Popup(server: server, number: number)) else { continue }
      guard known[number] == ids else {
        throw Violation(.tidyScreen, "popup \(number) shows \(titles(Array(ids)))")
      }
    }
    for (number, ids) in known where scenery.screen[number] == nil {
      guard !orphans.contains(Record.Popup(server: server, number: number)) else { continue }
      throw Violation(.tidyScreen, "popup \(number) of \(titles(Array(ids))) is not there")
    }
    let left = try shell.number(
      "SELECT count(*) FROM reminder WHERE popup_obsolete = 1 AND popup_server = ?",
      [.text(server)]
    )
    if let left, left > 0 { throw Violation(.tidyScreen, "\(left) popups should have gone") }
  }
}
