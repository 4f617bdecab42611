import Configuration
import Logging
import Model
import Store
import System
import Words

/// The database: opened, watched, and waited for when it is in trouble.
extension Service {
  var meaning: Store.Meaning {
    Store.Meaning(conventions: settings.conventions, policy: settings.policy, zones: zones)
  }

  /// The open database, opened if need be.
  func opened() throws(StoreError) -> Store {
    if let store { return store }
    guard !isBeingRepaired else { throw .busy(path: paths.database) }
    let opened = try Store(path: paths.database, meaning: meaning)
    try trust(opened)
    for path in opened.mended {
      logger.notice(
        "Others could get at a file; now nobody else can",
        metadata: ["path": "\(path)"]
      )
    }
    store = opened
    derivation = .unknown
    dataVersion = try opened.dataVersion()
    return opened
  }

  /// Watches the folder of the database, whether or not it can be opened.
  func watchDatabase() {
    let name = paths.database.fileName
    // The companion touches it when it has written.
    let lock = ServiceLock.path(forDatabase: name)
    do {
      databaseWatch = try DirectoryWatch(paths.database.folder) { [weak self] change in
        switch change {
        case .file(name): self?.databaseChanged(isMainFile: true)
        case .file(lock): self?.look(isFinished: true)
        case .file(name + "-wal"), .file(name + "-journal"), .unknown:
          self?.databaseChanged(isMainFile: false)
        case .file: break
        }
      }
    } catch {
      logger.warning("The database is not watched", metadata: ["reason": "\(error)"])
    }
  }

  /// Whether somebody repairs the database at present, and needs it for himself.
  private var isBeingRepaired: Bool {
    ServiceLock.isHeld(byServiceOf: paths.database + ServiceLock.repairing)
  }

  private func databaseChanged(isMainFile: Bool) {
    if store != nil {
      recheck?.begin()
    } else if isMainFile {
      // Another file may have taken the place of the one that could not be opened. Not at once: a
      // try to open it may itself have touched it.
      tryAgain(after: .seconds(2))
    }
  }

  /// Looks whether somebody has changed the database, and acts on it: at once where the writer says
  /// that it has finished, else after a moment of quiet.
  func look(isFinished: Bool) {
    do {
      guard !isBeingRepaired else {
        // Whoever repairs it can begin when everybody else has closed it.
        store = nil
        return meet(.busy(path: paths.database))
      }
      guard let store else { return pass() }
      guard store.isCurrent() else {
        logger.notice("The database was replaced or migrated; starting anew")
        return end(ExitCode.databaseReplaced)
      }
      let version = try store.dataVersion()
      guard version != dataVersion else { return }
      dataVersion = version
      if isFinished { follow() } else { try followSoon() }
    } catch let error as StoreError {
      meet(error)
    } catch {
      follow()
    }
  }

  /// Waits until whoever writes has been quiet for a moment, but not for long.
  ///
  /// A plain shell waits for nobody: a settling between two of its statements would have the second
  /// one refused. Where the disk is slow, one statement takes longer than the moment of quiet: who
  /// is in the middle of one is not quiet.
  private func followSoon() throws {
    let now = ContinuousClock.now
    let since = followingSince ?? now
    guard now - since < .milliseconds(700) else { return follow() }
    followingSince = since
    following = try Pause(.milliseconds(40)) { [weak self] in self?.followIfQuiet() }
  }

  private func followIfQuiet() {
    do {
      if let store, try store.isBeingWritten() { try followSoon() } else { follow() }
    } catch let error as StoreError {
      meet(error)
    } catch {
      follow()
    }
  }

  private func follow() {
    following = nil
    followingSince = nil
    pass()
    sessionBus?.emitChanged()
  }

  /// Tells of trouble with the database, once, and tries again after a pause.
  func meet(_ error: StoreError) {
    if error != lastTrouble {
      lastTrouble = error
      logger.warning("The database has to wait", metadata: ["reason": "\(error.reason)"])
    }
    show(error.isDamage ? .statusDamaged : .statusDatabaseWaits, ["reason": error.reason])
    if error.isDamage { tellOfDamage(at: .now) }
    if !error.passesByItself { store = nil }
    if retry == nil { tryAgain(after: trouble.next()) }
  }

  private func tryAgain(after pause: Duration) {
    do {
      retry = try Pause(pause) { [weak self] in
        self?.retry = nil
        self?.pass()
      }
    } catch {
      logger.warning("No timer for another try", metadata: ["reason": "\(error)"])
    }
  }

  /// The database works again.
  func recover() {
    guard lastTrouble != nil else { return }
    logger.info("The database works again")
    lastTrouble = nil
    withdrawDamage()
    retry = nil
    trouble.reset()
  }
}

extension StoreError {
  /// Whether the open database can go on as it is once the trouble is over.
  fileprivate var passesByItself: Bool {
    switch self {
    case .busy, .diskFull, .diskSilent, .refused, .failed: true
    // A read-only one may have been opened as it stands: opened anew, it may be written again.
    case .readOnly, .noPlace, .nameNotText, .cannotCreateDirectory, .cannotOpen, .notADatabase,
      .foreignDatabase, .newerSchema, .corrupt, .alreadyThere:
      false
    }
  }

  /// What is the matter, in few words for the log.
  var reason: String {
    switch self {
    case .cannotCreateDirectory(let path, let reason): "no folder at \(path): \(reason)"
    case .cannotOpen(let path, let reason): "\(path) cannot be opened: \(reason)"
    case .notADatabase(let path): "\(path) is not a database"
    case .foreignDatabase(let path): "\(path) belongs to another program"
    case .newerSchema(_, let version, let supported):
      "its form \(version) is newer than \(supported), which this version knows"
    case .corrupt(let path, let reason): "\(path) is damaged: \(reason)"
    case .alreadyThere(let path): "\(path) is there already"
    case .readOnly(let path): "\(path) cannot be written"
    case .busy(let path): "another program holds \(path)"
    case .diskFull(let path): "the disk of \(path) is full"
    case .diskSilent(let path): "the disk of \(path) gives no answer"
    case .noPlace: "there is no home directory to find it in; VOICEDO_DB names another place"
    case .nameNotText(let path): "the path \(path) is no UTF-8"
    case .refused(let reason): reason
    case .failed(let reason, let detail): "\(reason) (\(detail))"
    }
  }
}
