import Configuration
import Desktop
import Logging
import Model
import Store
import System
import Words

/// The notification server: coming, going, hanging.
extension Service {
  func told(_ event: NotificationServer.Event) {
    firstContact = nil
    switch event {
    case .appeared(let identity):
      logger.info("A notification server is there")
      loseServer()
      health.appear(identity)
      forgetDoNotDisturb()
      serverStart = nil
      retryRefused()
    case .disappeared:
      logger.info("No notification server is there")
      loseServer()
      health.disappear()
      forgetDoNotDisturb()
    case .facts(let facts):
      health.facts = facts
      health.answer(at: .now)
      if facts.isGnomeShell { followBannerSetting() }
      logger.debug("The server told about itself", metadata: ["server": "\(facts.name)"])
    case .pressed(let server, let number, let button):
      // Of popups that this process posted, libnotify tells.
      guard !deliveries.own.contains(number) else { return }
      pressed(button, on: PopupID(server: server, number: number))
    case .closed(let server, let number, _):
      guard !deliveries.own.contains(number) else { return }
      closed(PopupID(server: server, number: number))
    }
    requestPass()
  }

  private func loseServer() {
    deliveries.loseServer()
    notifier?.forget()
    adoption = nil
    adoptionPause.reset()
  }

  /// What the server before refused need not wait: this one may take it.
  private func retryRefused() {
    do {
      try opened().retryRefused(at: .now)
    } catch {
      meet(error)
    }
  }

  /// Whether something may be handed to the server now; if it has not answered lately it is asked,
  /// and a pass follows its answer.
  ///
  /// While it is not known whether a popup is welcome, none goes out; a pass follows that, too.
  func vouchForServer() -> Bool {
    guard health.usable != nil, surroundings.isKnown else { return false }
    if health.isFresh(at: .now) { return true }
    guard !isProbing, let server = sessionBus?.server else { return false }
    isProbing = true
    server.probe(limit: ServerHealth.patience) { [weak self] isAnswered in
      guard let self else { return }
      isProbing = false
      if isAnswered {
        health.answer(at: .now)
      } else if health.identity != nil {
        waitForServer()
      }
      requestPass()
    }
    return false
  }

  /// The server hangs: nothing is handed to it until it answers.
  func waitForServer() {
    guard health.usable != nil else { return }
    logger.notice("The notification server does not answer; reminders are held until it does")
    health.fallSilent()
    let waitedFor = health.identity
    sessionBus?.server.probe(limit: .seconds(86_400)) { [weak self] isAnswered in
      guard let self, health.identity == waitedFor else { return }
      guard isAnswered else { return waitForServer() }
      logger.info("The notification server answers again")
      health.answer(at: .now)
      requestPass()
    }
  }

  /// Has the bus start an installed server if nobody has taken its name for a while.
  ///
  /// Not at once: at login the desktop's own server may be on its way.
  func startServerLater() {
    guard health.identity == nil, serverStart == nil else { return }
    startServer(after: .seconds(10), then: GrowingPause(from: .seconds(60), to: .seconds(600)))
  }

  private func startServer(after pause: Duration, then later: GrowingPause) {
    do {
      serverStart = try Pause(pause) { [weak self] in
        guard let self, health.identity == nil, let server = sessionBus?.server else { return }
        server.start { [weak self] isInstalled in
          guard let self, isInstalled, health.identity == nil else { return }
          var later = later
          startServer(after: later.next(), then: later)
        }
      }
    } catch {
      logger.warning("No timer for starting a server", metadata: ["reason": "\(error)"])
    }
  }

  /// Tells systemd how things stand, where that has changed.
  func showState() {
    if health.identity == nil, firstContact == nil {
      show(.statusNoServer)
    } else if health.identity != nil, health.usable == nil {
      show(.statusServerSilent)
    } else {
      show(.statusWatching)
    }
  }

  func show(_ sentence: ServiceSentences, _ values: [String: String] = [:]) {
    let text = sentence.text(settings.tone, values)
    guard text != status else { return }
    status = text
    ServiceManager.status(text)
  }
}
