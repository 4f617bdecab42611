import Configuration
import Glibc
import Interchange
package import Model
import SQLite
package import Store
import System
import Words

/// What is asked of a sync.
package struct SyncRequest: Hashable, Sendable {
  /// Whether nothing is changed, and only told what would come of it.
  package var isDryRun = false
  /// Whether nobody waits for it: what is to wait waits.
  package var isQuiet = false
  /// Whether what vanished on a server at once goes here as well.
  package var letsGo = false
  /// How long a person waits for a run that is at it already.
  package var patience = Duration.seconds(15)
  /// Becomes readable when the person calls it off.
  package var interrupt: Int32 = -1

  package init() {}
}

extension Session {
  /// Keeps the lists of every account the same once, and reads calendars of the network anew.
  package func sync(_ request: SyncRequest) throws -> [SyncOutcome] {
    let store = try syncStore(isDryRun: request.isDryRun)
    var outcomes: [SyncOutcome] = []
    for account in try store.syncAccounts() {
      outcomes.append(try sync(account, request, in: store))
    }
    // Who has changed something since found the lock taken, and went away.
    for _ in 0..<2 where request.isQuiet && outcomes.allSatisfy({ $0.trouble == nil }) {
      guard try store.hasChangesToSync() else { break }
      outcomes = try store.syncAccounts().map { try sync($0, request, in: store) }
    }
    guard !request.isDryRun else { return outcomes }
    let hasNews = try refreshCalendars(request.isQuiet ? .due : .all, in: store)
    if hasNews || outcomes.contains(where: \.hasChangedHere) { _ = tellService() }
    // Who asks for it has the timer as well, in another installation than it was begun in, too; an undo
    // may have taken away the last one that the timer is for.
    let isEmpty = try outcomes.isEmpty && store.calendars().isEmpty
    if request.isQuiet == isEmpty { try turnTimer(in: store) }
    return outcomes
  }

  /// The database, or a copy of it in memory for a trial.
  package func syncStore(isDryRun: Bool) throws -> TodoStore {
    guard isDryRun else { return try openStore() }
    _ = try openStore()
    return try TodoStore(copyOf: paths.database, meaning: meaning)
  }

  /// Keeps the lists of one account the same once.
  package func sync(
    _ known: SyncAccount,
    _ request: SyncRequest,
    in store: TodoStore
  ) throws -> SyncOutcome {
    var outcome = SyncOutcome(account: known.name)
    if request.isQuiet, known.waits(at: now) {
      try store.atomically { () throws(DatabaseError) in try store.noteChanges(of: known.id) }
      outcome.isPostponed = true
      return outcome
    }
    let lock = request.isDryRun ? nil : syncLock(of: known, request)
    guard request.isDryRun || lock != nil else {
      outcome.isUnderWay = true
      return outcome
    }
    defer { withExtendedLifetime(lock) {} }
    // While the lock was waited for, a person may have given another password, or let it go.
    guard let account = try store.syncAccounts().first(where: { $0.id == known.id }) else {
      return outcome
    }
    let server: CalendarServer
    do {
      server = try calendarServer(account.place, request.interrupt)
    } catch {
      outcome.trouble = error == .interrupted ? .offline : .noProgram
      return outcome
    }
    var rules = syncRules(letsGo: request.letsGo)
    rules.isTrial = request.isDryRun
    rules.isAsked = !request.isQuiet
    var run = SyncRun(
      store: store,
      account: account,
      server: request.isDryRun ? server.dry : server,
      rules: rules,
      now: now
    )
    if !request.isQuiet { run.onSent = tellProgress() }
    outcome = try run.run()
    if request.isQuiet, outcome.trouble == .auth, account.trouble != outcome.trouble?.rawValue {
      tellOnce(of: account)
    }
    return outcome
  }

  /// The server of an account, whose password is asked of programs that see no other key.
  func calendarServer(
    _ place: CalendarLink.Place,
    _ interrupt: Int32
  ) throws(OnlineError) -> CalendarServer {
    var place = place
    place.privateVariables = settings.secrets.values.compactMap { reference in
      if case .environment(let name) = reference { name } else { nil }
    }
    return try environment.calendars.server(place, environment.online, interrupt)
  }

  /// The rules of the settings.
  private func syncRules(letsGo: Bool) -> SyncRules {
    var rules = SyncRules()
    rules.letsGo = letsGo
    rules.answers = settings.syncAlarms
    rules.revivesSeries = settings.revivesSeries
    return rules
  }

  /// Tells a person who waits how far it is, every ten seconds.
  private func tellProgress() -> (String, Int, Int) -> Void {
    var next = ContinuousClock.now + .seconds(10)
    return { list, count, total in
      guard count < total, ContinuousClock.now >= next else { return }
      next = .now + .seconds(10)
      let values = ["list": list, "count": String(count), "total": String(total)]
      talk(SyncSentences.sending, values)
    }
  }

  /// Says once on the screen that the password is no longer taken; the rest stands in `sync status`.
  private func tellOnce(of account: SyncAccount) {
    let values = ["name": account.name.printable, "command": commandLine(["sync"])]
    let news = News(
      title: SyncSentences.authTitle.text(tone),
      text: SyncSentences.authHow.text(tone, values)
    )
    // Without a service it stands in `sync status` all the same.
    do { _ = try environment.service.tell(news, .zero) } catch {}
  }

  /// Takes the lock of an account; a person waits for a run that began by itself, and is told so.
  private func syncLock(of account: SyncAccount, _ request: SyncRequest) -> SyncLock? {
    guard !paths.state.isEmpty else { return nil }
    makeDirectory(paths.state)
    let path = syncLockPath(of: account)
    if let lock = SyncLock(path) { return lock }
    guard !request.isQuiet else { return nil }
    let pause = Duration.milliseconds(100)
    for turn in 0..<Int(request.patience / pause) {
      // What a change has begun is mostly over in a moment.
      if turn == 20 { talk(SyncSentences.awaited, ["name": account.name]) }
      usleep(100_000)
      if let lock = SyncLock(path) { return lock }
    }
    return nil
  }

  /// Does something while no run syncs an account; `false`, and nothing is done, where one goes on and on.
  package func betweenSyncs(of account: SyncAccount, _ body: () throws -> Void) throws -> Bool {
    let lock = syncLock(of: account, SyncRequest())
    guard lock != nil || paths.state.isEmpty else { return false }
    defer { withExtendedLifetime(lock) {} }
    try body()
    return true
  }

  /// Where the lock of an account is.
  func syncLockPath(of account: SyncAccount) -> String {
    let place = realpath(paths.database, nil)
    defer { free(place) }
    let database = place.map { String(cString: $0) } ?? paths.database
    let name = String(SQLite.hash(of: database), radix: 16)
    return "\(paths.state)/sync-\(name)-\(account.id).lock"
  }

  /// Has changes on lists that are kept the same synced, where the service does not see to it.
  func startSync(_ isServed: Bool) {
    // `VOICEDO_SYNC=0` in the environment is for tests.
    guard source != .sync, let store, environment.variable("VOICEDO_SYNC") != "0" else { return }
    do {
      if try store.hasChangesToSync() { environment.service.startSync(isServed) }
    } catch {
      // The next sync finds them all the same.
    }
  }
}

extension SyncAccount {
  /// Where it is, and where its password is kept.
  package var place: CalendarLink.Place {
    CalendarLink.Place(address: address, user: user, secret: reference)
  }

  /// Where its password is kept.
  package var reference: SecretReference? {
    do throws(JSONTrouble) {
      return SecretReference(json: try JSONValue(parsing: Array(secret.utf8)))
    } catch {
      return nil
    }
  }

  /// The whole address of a path on its server.
  func place(of path: String) -> String {
    guard path.hasPrefix("/"), let start = CalendarAccount.address(address) else { return path }
    return start.origin + path
  }

  /// Whether it is not its time yet, or a person has to do something first.
  func waits(at now: Instant) -> Bool {
    if trouble == SyncOutcome.Trouble.auth.rawValue { return true }
    return retryAt?.isPause(at: now) ?? false
  }
}
