import Configuration
import Delivery
import Desktop
import Glibc
import Logging
import Model
import System
import Words

/// Everything that wakes the service.
extension Service {
  /// Connects the inputs and makes the first pass.
  func begin() throws {
    sources = [
      try SignalSource(SIGTERM) { [weak self] in self?.handle(.end(.asked)) },
      try SignalSource(SIGINT) { [weak self] in self?.handle(.end(.asked)) },
      try SignalSource(SIGHUP) { [weak self] in self?.reload() },
      try Watchdog { [weak self] in
        self?.handle(.check)
        return self != nil
      },
    ]
    alarm = try Alarm { [weak self] ring in
      self?.handle(ring == .clockChanged ? .clockChanged : .alarm)
    }
    watchDatabase()
    watchZone()
    readSettings()
    watchSettings()
    notifier = .live(
      // The desktop entry's name, which Plasma writes above each popup.
      application: "Reminders",
      desktopEntry: Self.desktopEntry,
      icon: icon
    ) { [weak self] event in
      EventLoop.enqueue { self?.told(event) }
    }
    handle(.begin)
    ServiceManager.ready(status)
    logger.info(
      "Ready",
      metadata: ["database": "\(paths.database)", "version": "\(Version.number)"]
    )
    connect()
  }

  /// The name of the icon that popups and results of a search show.
  var icon: String {
    let isInstalled = paths.icons.contains { access($0, R_OK) == 0 }
    return isInstalled ? "voicedo-remind" : "appointment-soon"
  }

  private func connect() {
    sessionBus = SessionBus(
      ServiceObject(
        nudge: { [weak self] in self?.handle(.databaseWritten) },
        status: { [weak self] in self?.report() },
        tryNotification: { [weak self] answer in
          if let self { tryNotification(answer) } else { answer(false, "") }
        },
        tell: { [weak self] news, answer in
          if let self { tell(news, answer) } else { answer(0) }
        },
        speak: { [weak self] text in self?.speak(text) },
        hush: { [weak self] in self?.hush() }
      ),
      SessionBus.Events(
        // One service for one database is what the lock sees to: reminders come without the name.
        nameTaken: { [logger] in
          logger.notice("Somebody else has the bus name; it is waited for, and reminders come")
        },
        server: { [weak self] event in self?.told(event) },
        doNotDisturb: { [weak self] isOn in self?.handle(.doNotDisturb(isOn)) },
        screenSaver: { [weak self] isOn in self?.handle(.screenSaver(isOn)) }
      ),
      search: searchObject(),
      silence: (
        path: paths.state.isEmpty ? "" : paths.state + "/do-not-disturb",
        reason: FocusWords.quietReason.text(settings.tone)
      )
    )
    // The loop may have wanted it before there was a bus.
    followQuiet()
    systemBus = SystemBus { [weak self] event in
      switch event {
      case .fallsAsleep: self?.handle(.fallsAsleep)
      case .resumed: self?.handle(.resumed)
      case .zoneChanged: self?.handle(.zoneChanged)
      case .session(let session): self?.handle(.session(session))
      }
    }
  }

  /// Watches the folder of the database, whether or not it can be opened.
  private func watchDatabase() {
    let name = paths.database.fileName
    // The companion touches it when it has written.
    let lock = ServiceLock.path(forDatabase: name)
    watch(paths.database.folder, "The database is not watched") { [weak self] change in
      if [.file(name), .file(lock), .unknown].contains(change) { self?.keepLock() }
      switch change {
      case .file(name): self?.handle(.databaseTouched(isMainFile: true))
      case .file(lock): self?.handle(.databaseWritten)
      case .file(name + "-wal"), .file(name + "-shm"), .file(name + "-journal"), .unknown:
        self?.handle(.databaseTouched(isMainFile: false))
      case .file: break
      }
    }
  }

  /// Takes the service's lock anew where somebody has taken its file away.
  private func keepLock() {
    do {
      if try !lock.keepInPlace() { handle(.end(.lockTaken)) }
    } catch {
      logger.debug("The lock is not kept", metadata: ["reason": "\(error)"])
    }
  }

  /// Watches for another zone; where that cannot be, timedated's signal and the daily look remain.
  private func watchZone() {
    watch("/etc", "The folder of localtime is not watched") { [weak self] change in
      if change == .file("localtime") || change == .file("timezone") {
        self?.handle(.zoneChanged)
      }
    }
  }

  /// Has `onChange` told of the files of a folder, for as long as the service lives.
  func watch(
    _ folder: String,
    _ trouble: Logger.Message,
    _ level: Logger.Level = .warning,
    onChange: @escaping @EventLoop (DirectoryWatch.Change) -> Void
  ) {
    do {
      sources.append(try DirectoryWatch(folder, onChange: onChange))
    } catch {
      logger.log(level: level, trouble, metadata: ["reason": "\(error)"])
    }
  }
}
