package import Model
internal import SQLite
internal import Store

/// The database: opened, followed, and waited for when it is in trouble.
extension DeliveryLoop {
  /// The open database, opened if need be.
  func opened() throws(DatabaseError) -> DeliveryStore {
    if let store { return store }
    guard !effects.isBeingRepaired(), takenLog == nil else { throw .busy(path: path) }
    if whereabouts == .gone {
      guard DatabaseFile.size(path) > 0 else { throw goneError }
      // Nobody would tell of what happens in a folder that has taken the place of the watched one.
      guard folder == FileIdentity(of: path.folder) else {
        beginWithAnother()
        throw goneError
      }
    }
    let opened = try effects.openStore(meaning)
    try trust(opened)
    whereabouts = try opened.hasBegunAnew() ? .begunAnew : .inPlace
    folder = folder ?? FileIdentity(of: path.folder)
    for path in opened.mended { effects.log(.closedToOthers(path: path)) }
    if !opened.dropped.isEmpty { effects.log(.schemaDropped(opened.dropped)) }
    store = opened
    derivation = .unknown
    dataVersion = try opened.dataVersion()
    return opened
  }

  /// How many to-dos are open; 0 while the database has to wait.
  package func openCount(at clocks: MachineClocks) -> Int {
    // Asking must not get in the way of a database that has to wait.
    guard let store else { return 0 }
    do {
      return try store.lists().reduce(0) { $0 + $1.open }
    } catch {
      self.clocks = clocks
      meet(error)
      return 0
    }
  }

  func databaseTouched(isMainFile: Bool) {
    if store != nil {
      if let pause = recheck.begin(isWaiting: isWaiting(for: .recheck)) {
        start(.recheck, after: pause)
      }
    } else if isMainFile {
      // Another file may have taken the place of the one that could not be opened. Not at once: a
      // try to open it may itself have touched it.
      start(.retry, after: .seconds(2))
    }
  }

  func recheckEnded() {
    let pause = recheck.next()
    look(isFinished: false)
    if let pause { start(.recheck, after: pause) }
  }

  /// Looks whether somebody has changed the database, and acts on it: at once where the writer says
  /// that it has finished, else after a moment of quiet.
  func look(isFinished: Bool) {
    do throws(DatabaseError) {
      guard !effects.isBeingRepaired() else {
        // A repair can begin when everybody else has closed the database.
        store = nil
        throw .busy(path: path)
      }
      // What is to become of it is not known yet.
      guard takenLog == nil else { return }
      guard let store else { return pass() }
      guard store.isCurrent() else { return letGo() }
      let version = try store.dataVersion()
      guard version != dataVersion else { return }
      dataVersion = version
      let dropped = try store.mendSchema()
      if !dropped.isEmpty { effects.log(.schemaDropped(dropped)) }
      if isFinished { follow() } else { followSoon() }
    } catch {
      meet(error)
    }
  }

  /// Waits until whoever writes has been quiet for a moment, but not for long.
  ///
  /// A plain shell waits for nobody: a settling between two of its statements would have the second
  /// one refused. Where the disk is slow, one statement takes longer than the moment of quiet: who
  /// is in the middle of one is not quiet.
  private func followSoon() {
    let since = followingSince ?? clocks.sinceStart
    guard clocks.sinceStart - since < .milliseconds(700),
      start(.following, after: .milliseconds(40))
    else { return follow() }
    followingSince = since
  }

  func followIfQuiet() {
    do {
      if let store, try store.isBeingWritten() { followSoon() } else { follow() }
    } catch {
      meet(error)
    }
  }

  private func follow() {
    cancel(.following)
    followingSince = nil
    pass()
    tellChanged()
  }

  /// Tells of trouble with the database, once, and tries again after a pause.
  func meet(_ error: DatabaseError) {
    if error != lastTrouble {
      lastTrouble = error
      effects.log(.databaseTrouble(error))
    }
    tell(error.isDamage ? .databaseDamaged(error) : .databaseWaits(error))
    if case .diskFull = error, effects.giveUpReserve() {
      effects.log(.reserveGivenUp)
      requestPass()
    }
    if error.leavesItReadable { unwritableSince = unwritableSince ?? now }
    if error.isDamage { tellOfTrouble(.damaged) }
    if whereabouts == .gone { tellOfTrouble(.gone) }
    if !error.passesByItself { store = nil }
    if !isWaiting(for: .retry) { start(.retry, after: error.retryPause ?? trouble.next()) }
  }

  /// The database works again.
  func recover() {
    unwritableSince = nil
    guard lastTrouble != nil else { return }
    effects.log(.databaseWorks)
    effects.takeReserve()
    lastTrouble = nil
    // That a new, empty one has taken its place is still to be known.
    if whereabouts == .inPlace { withdrawTrouble() }
    cancel(.retry)
    trouble.reset()
  }
}

extension DatabaseError {
  /// When a database that another program holds is tried again; `nil` for what lasts longer.
  fileprivate var retryPause: Duration? {
    if case .busy = self { .seconds(1) } else { nil }
  }

  /// Whether the open database can go on as it is once the trouble is over.
  fileprivate var passesByItself: Bool {
    switch self {
    case .busy, .diskFull, .diskSilent, .refused, .failed, .unfinished: true
    // A read-only one may have been opened as it stands: opened anew, it may be written again.
    case .readOnly, .noPlace, .nameNotText, .cannotCreateDirectory, .cannotOpen, .notADatabase,
      .foreignDatabase, .newerSchema, .corrupt, .alreadyThere:
      false
    }
  }
}
