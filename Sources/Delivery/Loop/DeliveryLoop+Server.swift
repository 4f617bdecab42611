internal import Model
internal import Store

/// The notification server: coming, going, hanging.
extension DeliveryLoop {
  /// How long a server that hangs is waited for at a time.
  private static let day = Duration.seconds(86_400)

  /// The server that there is, whether or not it answers.
  package var server: String? { health.identity }

  /// The server to show popups on; `nil` if there is none, or if it hangs.
  package var usableServer: String? { health.usable }

  func serverAppeared(_ identity: String) {
    effects.log(.serverAppeared)
    loseServer()
    health.appear(identity)
    cancel(.serverStart)
    // Reminders that the server before refused need not wait: this one may take them.
    do {
      try opened().retryRefused(at: now)
    } catch {
      meet(error)
    }
    requestPass()
  }

  func serverDisappeared() {
    effects.log(.serverDisappeared)
    loseServer()
    health.disappear()
    requestPass()
  }

  func serverAnswered(_ traits: ServerTraits) {
    cancel(.firstContact)
    health.learn(traits)
    health.answer(at: clocks.sinceStart)
    requestPass()
  }

  private func loseServer() {
    cancel(.firstContact)
    deliveries.loseServer()
    effects.forgetPopups()
    probe = nil
    for timer in [LoopTimer.answer, .probe, .adoption] { cancel(timer) }
    adoptionPause.reset()
    // Whether another one keeps popups back is asked anew.
    surroundings.forgetServer()
    waitForSurroundings()
  }

  /// Whether something may be handed to the server now; if it has not answered lately it is asked,
  /// and a pass follows its answer.
  ///
  /// While it is not known whether a popup is welcome, none goes out; a pass follows that, too.
  func vouchForServer() -> Bool {
    guard let server = health.usable, surroundings.isKnown else { return false }
    if health.isFresh(at: clocks.sinceStart) { return true }
    let question = Probe(server: server, limit: ServerHealth.timeout)
    if probe != question { ask(question) }
    return false
  }

  private func ask(_ probe: Probe) {
    self.probe = probe
    health.expectAnswer(by: clocks.sinceStart + probe.limit)
    effects.probe(probe)
  }

  func probed(_ probe: Probe, isAnswered: Bool) {
    // A question to an earlier server tells nothing of this one.
    guard probe == self.probe else { return }
    self.probe = nil
    let wasSilent = health.usable == nil
    if isAnswered {
      if wasSilent { effects.log(.serverAnswersAgain) }
      health.answer(at: clocks.sinceStart)
    } else if wasSilent {
      // One that answers with an error answers at once.
      start(.probe, after: .seconds(60))
    } else if health.isLateToLook(at: clocks.sinceStart) {
      // The loop was too busy to read the answer in time: it is asked once more.
      ask(probe)
    } else {
      waitForServer()
    }
    requestPass()
  }

  /// The server hangs: nothing is handed to it until it answers.
  func waitForServer() {
    guard health.usable != nil else { return }
    effects.log(.serverSilent)
    health.fallSilent()
    askUntilItAnswers()
  }

  func askUntilItAnswers() {
    guard health.usable == nil, let server = health.identity else { return }
    ask(Probe(server: server, limit: Self.day))
  }

  /// Has the bus start an installed server if nobody has taken its name for a while.
  ///
  /// Not at once: at login the desktop's own server may be on its way.
  func startServerLater() {
    guard health.identity == nil, !isWaiting(for: .serverStart) else { return }
    serverStartPause.reset()
    start(.serverStart, after: .seconds(10))
  }

  /// The bus was asked to start a server, where one is installed; it is asked again until one is
  /// there.
  func serverStarted(isInstalled: Bool) {
    guard isInstalled, health.identity == nil else { return }
    start(.serverStart, after: serverStartPause.next())
  }

  /// Tells how things stand, where that has changed.
  func tellState() {
    if health.identity == nil, !isWaiting(for: .firstContact) {
      tell(.noServer)
    } else if health.identity != nil, health.usable == nil {
      tell(.serverSilent)
    } else {
      tell(.watching)
    }
  }

  func tell(_ state: ServiceState) {
    guard state != self.state else { return }
    self.state = state
    effects.tell(state)
  }
}
