import Desktop
import Glibc
import Logging
import Model
import Store
import System
import Words

/// Everything that wakes the service.
extension Service {
  /// Connects the inputs and makes the first pass.
  func begin() throws {
    sources = [
      try SignalSource(SIGTERM) { [weak self] in self?.end(ExitCode.ended) },
      try SignalSource(SIGINT) { [weak self] in self?.end(ExitCode.ended) },
      try SignalSource(SIGHUP) { [weak self] in self?.reload() },
      try Watchdog { [weak self] in
        self?.pass()
        return self != nil
      },
    ]
    alarm = try Alarm { [weak self] ring in self?.rang(ring) }
    recheck = Recheck { [weak self] in self?.look(isFinished: false) }
    watchDatabase()
    watchZone()
    readSettings()
    watchSettings()
    notifier = .live(
      application: "voicedo-remind",
      desktopEntry: "voicedo-remind",
      icon: paths.icon
    ) { [weak self] event in
      EventLoop.enqueue { self?.told(event) }
    }
    firstContact = try Pause(.seconds(2)) { [weak self] in
      // No bus has answered by now: what is due is held.
      self?.firstContact = nil
      self?.pass()
    }
    waitForSurroundings()
    rest(after: .milliseconds(500))
    pass()
    ServiceManager.ready(status)
    logger.info(
      "Ready",
      metadata: ["database": "\(paths.database)", "version": "\(Version.number)"]
    )
    sessionBus = SessionBus(
      ServiceObject(
        nudge: { [weak self] in self?.look(isFinished: true) },
        status: { [weak self] in self?.report() ?? .unknown },
        tryNotification: { [weak self] answer in
          if let self { tryNotification(answer) } else { answer(false, "") }
        },
        tell: { [weak self] news, answer in
          if let self { tell(news, answer) } else { answer(0) }
        }
      ),
      SessionBus.Events(
        nameTaken: { [weak self] in self?.nameTaken() },
        server: { [weak self] event in self?.told(event) },
        doNotDisturb: { [weak self] isOn in self?.told(doNotDisturb: isOn) },
        screenSaver: { [weak self] isOn in self?.told(screenSaver: isOn) }
      )
    )
    systemBus = SystemBus { [weak self] event in self?.told(event) }
  }

  private func nameTaken() {
    // Two services would show everything twice on the same desktop.
    logger.notice("Another service has the bus name; this one steps back")
    end(ExitCode.alreadyRunning)
  }

  private func rang(_ ring: Alarm.Ring) {
    if ring == .clockChanged { clockChanged() }
    pass()
  }

  private func told(_ event: SystemBus.Event) {
    switch event {
    case .fallsAsleep: return clocks.fallAsleep(at: .now)
    case .resumed:
      lastResume = .now
      lookAtClocks(hasWoken: true)
      clockChanged()
    case .zoneChanged: break
    case .session(let session): return told(session: session)
    }
    pass()
  }

  /// Everything that comes from civil time is reckoned anew with the next pass.
  func clockChanged() {
    logger.info("The clock was set, or the machine woke up")
    derivation = .stale
    let now = Instant.now
    // What is shown from now on was not on screen before that.
    if let resumed = lastResume, resumed > now { lastResume = nil }
    surroundings.clockWasSet(to: now)
  }

  private func watchZone() {
    do {
      sources.append(
        try DirectoryWatch("/etc") { [weak self] change in
          if change == .file("localtime") || change == .file("timezone") { self?.pass() }
        }
      )
    } catch {
      // The daily look and timedated's signal remain.
      logger.info("The folder of localtime is not watched", metadata: ["reason": "\(error)"])
    }
  }
}
