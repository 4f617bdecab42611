import Delivery
import Desktop
import Glibc
import Logging
import Model
import SQLite
import Store
import System

/// Everything that the delivery loop does to the world.
extension Service {
  /// How long after a pass the day's backup begins.
  ///
  /// `VOICEDO_BACKUP_AFTER` in the environment, in milliseconds, is for tests.
  static let backupDelay =
    getenv("VOICEDO_BACKUP_AFTER").flatMap { Int(String(cString: $0)) }
    .map { Duration.milliseconds($0) } ?? .seconds(120)

  /// How long it waits wherever another program holds the database.
  private static let lockWait = Duration.milliseconds(500)

  /// From so many free bytes on a little room is taken for a disk that is full some day.
  private static let plenty = 16 * 1024 * 1024

  func effects() -> Effects {
    let (path, backups) = (paths.database, DailyBackups(ofDatabase: paths.database))
    var effects = Effects { meaning throws(DatabaseError) in
      let store = try DeliveryStore(path: path, meaning: meaning) {
        SignalSource.isPending([SIGTERM, SIGINT])
      }
      // Whoever holds it longer keeps no reminder back: it comes without a note.
      store.wait(upTo: Self.lockWait)
      return store
    }
    let reserve = Reserve(ofDatabase: path)
    effects.giveUpReserve = { reserve.giveUp() }
    effects.takeReserve = {
      guard let disk = DiskFacts(path: path), disk.free >= Self.plenty else { return }
      reserve.take()
    }
    effects.isBeingRepaired = { ServiceLock.isHeld(byServiceOf: path + ServiceLock.repairing) }
    effects.isBackupDue = { backups.isDue(on: $0) }
    effects.backUp = { [weak self] day, meaning in
      BackgroundThread.run {
        let made = Result { () throws(DatabaseError) in try backups.make(on: day, meaning, at: .now)
        }
        EventLoop.enqueue { self?.handle(.backedUp(made)) }
      }
    }

    effects.post = { [weak self] request in
      guard let self else { return }
      var popup = popup(of: request)
      if let number = popup.replaces, facts?.isGnomeShell == true {
        notifier?.withdraw(number) { _ in }
        popup.replaces = nil
      }
      onceLifted { [weak self, popup] in
        self?.notifier?.post(popup) { [weak self] posted in
          EventLoop.enqueue {
            self?.handle(.posted(request.id, Posted(posted)))
            if case .shown = posted { self?.speak(request) }
          }
        }
      }
    }
    effects.keepQuiet = { [weak self] isWanted in
      self?.wantsQuietDesktop = isWanted
      self?.followQuiet()
    }
    effects.withdraw = { [weak self] popup in
      self?.notifier?.withdraw(popup.number) { [weak self] isAnswered in
        EventLoop.enqueue { self?.handle(.withdrew(popup, isAnswered: isAnswered)) }
      }
    }
    effects.forgetPopups = { [weak self] in self?.notifier?.forget() }
    effects.probe = { [weak self] probe in
      self?.sessionBus?.server.probe(limit: probe.limit) { [weak self] isAnswered in
        self?.handle(.probed(probe, isAnswered: isAnswered))
      }
    }
    effects.startServer = { [weak self] in
      self?.sessionBus?.server.start { [weak self] isInstalled in
        self?.handle(.serverStarted(isInstalled: isInstalled))
      }
    }

    effects.askForWeather = { [weak self] in self?.askForWeather() }

    effects.arm = { [weak self] moment in self?.arm(moment) ?? .armed }
    effects.after = { [weak self] timer, pause in self?.start(timer, after: pause) ?? false }
    effects.cancel = { [weak self] timer in self?.timers[timer] = nil }

    effects.tell = { [weak self] state in self?.show(state) }
    effects.emitChanged = { [weak self] in
      self?.sessionBus?.emitChanged()
      self?.tellHooks()
      self?.followLooks()
    }
    effects.noted = { [weak self] in self?.tellHooks() }
    effects.syncWaits = { [weak self] in self?.syncUnit.tell() }
    effects.push = { [weak self] in self?.push() }
    effects.log = { [logger] entry in logger.log(entry) }
    effects.giveMemoryBack = { ProcessMemory.giveBack() }
    effects.stopping = { ServiceManager.stopping() }
    effects.end = { [weak self] reason in self?.end(reason) }
    if let armed = CrashPoint.armed {
      effects.reach = { step throws(DatabaseError) in armed.reached(step) }
    }
    return effects
  }

  private func arm(_ moment: Instant?) -> Arming {
    guard let alarm else { return .armed }
    do {
      return switch try alarm.arm(moment, now: .now) {
      case .armed: .armed
      case .due: .due
      case .clockChanged: .clockChanged
      }
    } catch {
      logger.warning("The alarm cannot be armed", metadata: ["reason": "\(error)"])
      return .failed
    }
  }

  private func start(_ timer: LoopTimer, after pause: Duration) -> Bool {
    do {
      timers[timer] = try Pause(pause) { [weak self] in
        self?.timers[timer] = nil
        self?.handle(.timer(timer))
      }
      return true
    } catch {
      logger.warning(
        "There is no timer",
        metadata: ["timer": "\(timer.rawValue)", "reason": "\(error)"]
      )
      return false
    }
  }

  private func end(_ reason: EndReason) {
    speaker = nil
    sessionBus?.close()
    systemBus?.close()
    // A sign of life, for whoever starts next.
    ServiceLock.touch(ofDatabase: paths.database)
    EventLoop.exit(ExitCode.of(reason).rawValue)
  }
}

extension Posted {
  fileprivate init(_ posted: Notifier.Posted) {
    self =
      switch posted {
      case .shown(let number): .shown(number)
      case .refused(let reason): .refused(reason)
      }
  }
}
