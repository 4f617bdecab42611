internal import Delivery
internal import Model
internal import Planning
internal import Store

/// Popups on their way to the server, and what it answers.
extension World {
  func post(_ request: PopupRequest) {
    guard let service, let name = service.loop.server else { return }
    let (life, claim) = (service.life, service.claim)
    service.claim = nil
    let ids: [Todo.ID]
    switch request.content {
    case .reminders(let showing, _): ids = showing.reminders.map(\.todo.id)
    case .briefing(let contents, _):
      ids = []
      // Posted anew, with its text or without, it is the same briefing.
      if request.replaces == nil {
        do {
          try oracle.briefs(contents.day.description, calm(around: service), machine)
        } catch {
          failure = failure ?? error
        }
      }
    case .focus, .events, .later, .wayBack: ids = []
    case .trouble: return
    }
    let first = request.first
    hand(
      .post(ids, replaces: request.replaces) { [self] answer in
        if case .shown(let number) = answer {
          if case .focus = request.content {
            focusPopup = PopupID(server: name, number: number)
          }
          if case .wayBack = request.content, isAlive(life) {
            personMayRegret(PopupID(server: name, number: number))
          }
          firsts[PopupID(server: name, number: number)] = first.map { ($0, life) }
        }
        if let claim { return try arrived(answer, request.id, claim, on: name, life) }
        try arrived(answer, request, on: name, life)
      }
    )
  }

  /// Records that a claimed popup has come on the screen, or not.
  private func arrived(
    _ answer: NotificationServer.Answer,
    _ id: PopupRequest.ID,
    _ claim: ServiceProcess.Claim,
    on name: String,
    _ life: Int
  ) throws {
    switch answer {
    case .shown(let number):
      let popup = PopupID(server: name, number: number)
      try oracle.posted(claim.ids, isOrphan: !isAlive(life), popup.record, machine)
      personLooks(at: popup)
      guard isAlive(life) else { return }
      service?.claims[popup] = claim
      try send(.posted(id, .shown(number)))
    case .refused:
      guard isAlive(life) else { return }
      tell("refused: \(oracle.titles(claim.ids))")
      try send(.posted(id, .refused("simulated")))
    }
  }

  /// The briefing, or a popup that was taken over, has come on the screen, or not.
  private func arrived(
    _ answer: NotificationServer.Answer,
    _ request: PopupRequest,
    on name: String,
    _ life: Int
  ) throws {
    switch answer {
    case .shown(let number):
      if let replaced = request.replaces {
        let popup = PopupID(server: name, number: number)
        if replaced == number {
          if isAlive(life) { oracle.orphans.remove(popup.record) }
        } else if !isAlive(life) {
          // The life that took a popup over has ended before it heard of the one in its place.
          oracle.orphans.insert(popup.record)
        }
      } else if !isAlive(life), case .briefing(let contents, _) = request.content {
        oracle.lostBriefing(of: contents.day.description)
      }
      guard isAlive(life) else { return }
      if case .briefing(let contents, _) = request.content {
        briefings[PopupID(server: name, number: number)] = contents.day.description
      }
      try send(.posted(request.id, .shown(number)))
    case .refused:
      guard isAlive(life) else { return }
      // A popup on the screen in its place is not known any more.
      if let replaced = request.replaces {
        oracle.orphans.insert(PopupID(server: name, number: replaced).record)
      }
      try send(.posted(request.id, .refused("simulated")))
    }
  }

  func withdraw(_ popup: PopupID) {
    guard let life = service?.life else { return }
    hand(
      .withdraw(popup.number) { [self] isAnswered in
        guard isAlive(life) else { return }
        try send(.withdrew(popup, isAnswered: isAnswered))
      }
    )
  }

  /// The service asks whether the server answers.
  func ask(_ probe: Probe) {
    guard let life = service?.life else { return }
    if server?.isHanging == true {
      agenda.add(.probeEnds(life: life, probe), at: machine.elapsed + probe.limit.milliseconds)
    }
    hand(
      .probe { [self] isAnswered in
        if isAlive(life) { try send(.probed(probe, isAnswered: isAnswered)) }
      }
    )
  }

  /// Hands something to the server, which answers once the pass is over, unless it hangs.
  private func hand(_ request: NotificationServer.Request) {
    if case .post = request, server?.hangsAtNextPost == true {
      tell("the server hangs with it")
      server?.hangsAtNextPost = false
      server?.isHanging = true
    }
    if server?.isHanging == true {
      server?.waiting.append(request)
    } else {
      arrivals.append(request)
    }
  }

  /// Lets requests that were handed over arrive; answers whether any did.
  func answerArrivals() throws -> Bool {
    guard !arrivals.isEmpty else { return false }
    while !arrivals.isEmpty {
      let request = arrivals.removeFirst()
      // Nothing takes no time at all.
      advance(to: machine.elapsed + 3)
      try answer(request)
    }
    return true
  }

  /// The server, or what is left of the connection to it, answers a request.
  func answer(_ request: NotificationServer.Request) throws {
    switch request {
    case .post(let ids, let replaces, let answer):
      try answer(server?.put(ids, replaces: replaces) ?? .refused)
      try makeRoom()
    case .withdraw(let number, let answer):
      if flaw != .keepsThePopup { _ = server?.take(number) }
      try answer(server != nil)
    case .probe(let answer): try answer(server != nil)
    }
  }
}

extension PopupRequest {
  /// The one to-do of several that the person sees; `nil` where all are seen.
  fileprivate var first: Todo.ID? {
    guard case .reminders(let showing, _) = content, showing.turn != nil,
      showing.reminders.count > 1
    else { return nil }
    return showing.reminders.first?.todo.id
  }
}

extension PopupID {
  /// As the oracle has it.
  var record: Record.Popup { Record.Popup(server: server, number: number) }
}
