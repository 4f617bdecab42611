internal import Model

/// Of what is on its way to the screen.
extension Oracle {
  /// The service has claimed reminders for one popup; one that makes room takes in others that are on
  /// screen.
  func claimed(
    _ ids: [Todo.ID],
    as kind: String,
    isQuiet: Bool,
    makesRoom: Bool = false,
    _ calm: Calm,
    _ machine: Machine
  ) throws {
    let left = Set(ids.filter { promises[$0]?.record.state == "delivering" })
    try observe(machine)
    var isNews = false
    for id in ids {
      guard var promise = promises[id], promise.record.isOpen else {
        throw Violation(.neverAfterDone, "\(titles([id])) is claimed and not open")
      }
      claims += 1
      let moment = promise.moment(on: machine.clock)
      let isDue = moment.map { $0 <= machine.wall } ?? (promise.lastShown == nil)
      try checkQuestion(
        promise,
        isDue: isDue,
        wasOnItsWay: left.contains(id),
        as: ids.count == 1 ? kind : nil
      )
      if let rests = promise.restsOn,
        rests.clock.civil(at: machine.wall / 1000) / CivilText.day == rests.day
      {
        throw Violation(.notToday, "\(promise.record.title) comes, and is not for today")
      }
      // Of one that a crash left on its way nobody knows whether it was on the screen.
      isNews = isNews || isDue || promise.causes.contains(.crash)
      var causes = promise.causes
      let comesOnce = (promise.record.persistence ?? policy.usual) == "once"
      if comesOnce, !promise.record.isBreakthrough { causes.remove(.resumed) }
      if !isDue, !makesRoom, causes.isEmpty, try !isLeft(promise, id, machine) {
        let when = moment.map(machine.clock.text) ?? "never again"
        throw Violation(
          promise.lastShown == nil ? .neverEarly : .neverTwice,
          "\(promise.record.title) is claimed, and comes \(when)"
        )
      }
      // For want of room it joins others, wherever it waits on the screen.
      let isJoining = makesRoom && promise.record.popup != nil
      if isDue, !isQuiet, !isJoining { try checkWelcome(promise, id, calm, machine) }
      promise.isInFlight = true
      promise.claimedFor = if case .occurrence = promise.next { moment } else { nil }
      promises[id] = promise
    }
    if !isNews, !isQuiet { throw Violation(.neverLoud, "\(titles(ids)) sounds once more") }
  }

  /// Who is at something hears nothing of it but one question.
  private func checkQuestion(
    _ promise: Promise,
    isDue: Bool,
    wasOnItsWay: Bool,
    as kind: String?
  ) throws {
    let title = promise.record.title
    // One that a crash left on its way is asked, though the clock was set back since.
    if promise.question == .awaited, !isDue, !wasOnItsWay {
      throw Violation(.oneQuestion, "\(title) is under way, and is not left alone")
    }
    let asks = promise.question == .awaited || promise.question == .asked && !isDue
    guard kind == nil || asks == (kind == "checkIn") else {
      throw Violation(.oneQuestion, "\(title) comes as \(kind ?? "")")
    }
  }

  /// Whether others leave the popup that it is in, so that it gets another one.
  private func isLeft(
    _ promise: Promise,
    _ id: Todo.ID,
    _ machine: Machine
  ) throws -> Bool {
    guard let popup = promise.record.popup, !promise.record.isObsolete else { return false }
    var leaves = false
    let mates = """
      SELECT todo_id, popup_obsolete FROM reminder
       WHERE popup_server = ? AND popup_number = ?
      """
    try shell.each(mates, [.text(popup.server), .number(Int64(popup.number))]) { line in
      guard let other = line.text(0), other != id else { return }
      let mate = promises[other]
      let isDue = mate?.moment(on: machine.clock).map { $0 <= machine.wall } ?? false
      if line.number(1) == 1 || mate == nil || isDue || mate?.isInFlight == true { leaves = true }
      if mate?.causes.isEmpty == false { leaves = true }
    }
    return leaves
  }

  /// A popup has come on the screen; an orphan was handed over by a life of the service that is
  /// over.
  func posted(
    _ ids: [Todo.ID],
    isOrphan: Bool,
    _ popup: Record.Popup,
    _ machine: Machine
  ) throws {
    shows += 1
    if isOrphan { orphans.insert(popup) } else { orphans.remove(popup) }
    for id in ids {
      guard var promise = promises[id], isOrphan ? promise.crashes > 0 : promise.isInFlight
      else { continue }
      promise.posts += 1
      promises[id] = promise
      guard promise.posts <= 1 + promise.crashes else {
        throw Violation(
          .neverTwice,
          "\(promise.record.title) is shown \(promise.posts) times, with \(promise.crashes) crashes"
        )
      }
    }
  }

  /// The service has recorded what it posted.
  func recorded(
    _ ids: [Todo.ID],
    _ popup: Record.Popup,
    server: String?,
    _ machine: Machine
  ) {
    for id in ids {
      guard var promise = promises[id], promise.isInFlight else {
        // It was answered or moved since it was claimed, and has been on the screen all the same.
        promises[id]?.lastShown = machine.wall
        continue
      }
      promise.shown(at: machine.wall, on: machine.clock, policy: policy)
      if promise.restsUnforeseen { promise.adopt() }
      if popup.server != server {
        promise.causes.insert(.serverGone)
        promise.isLost = true
      }
      promises[id] = promise
    }
  }

  /// The server did not take what was claimed: it has to come again within five minutes.
  func refused(_ ids: [Todo.ID], _ machine: Machine) throws {
    for id in ids {
      guard var promise = promises[id], promise.isInFlight else { continue }
      (promise.isInFlight, promise.isLost) = (false, false)
      // At once where the server that refused is gone.
      guard let retry = promise.record.fireAt, retry >= machine.wall,
        retry <= machine.wall + 300_000
      else {
        throw Violation(.neverLost, "\(promise.record.title) was refused, and nobody tries again")
      }
      promise.next = .instant(retry)
      promise.isRefused = true
      promises[id] = promise
    }
  }

  /// A server is there: what the one before refused comes at once.
  func serverCame(_ machine: Machine) {
    let soon = machine.wall...machine.wall + 300_000
    for (id, promise) in promises where promise.isRefused && promise.record.isOpen {
      guard case .instant(let moment) = promise.next, soon.contains(moment) else { continue }
      promises[id]?.next = .instant(machine.wall)
    }
  }

  /// The service has died, with what was on its way.
  func died() {
    for id in promises.keys where promises[id]?.isInFlight == true {
      promises[id]?.isInFlight = false
      promises[id]?.crashes += 1
      promises[id]?.causes.insert(.crash)
    }
  }

  func serverGone(_ name: String) {
    for (id, promise) in promises where promise.record.popup?.server == name {
      promises[id]?.causes.insert(.serverGone)
      let record = promise.record
      promises[id]?.isLost = record.isOpen && !record.isObsolete && record.state != "snoozed"
    }
    orphans = orphans.filter { $0.server != name }
  }

  func titles(_ ids: [Todo.ID]) -> String {
    ids.map { promises[$0]?.record.title ?? "one that is gone" }.sorted().joined(separator: " ")
  }
}
