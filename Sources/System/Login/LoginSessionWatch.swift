internal import Model

/// Follows the session of this user on logind, wherever it comes from and however often it goes.
///
/// The service belongs to no session itself. logind names the one to show things on (`Display` of
/// the user); where it names none, it is the best of the user's sessions. See
/// org.freedesktop.login1(5).
@EventLoop
final class LoginSessionWatch {
  private let onState: @EventLoop (LoginSessionState) -> Void
  private weak var connection: BusConnection?
  private var search: LoginSessionSearch?
  /// Whether something changed while a search went on.
  private var isStale = false
  private var session: String?
  private var matches: [Int] = []
  private var lock: LockRequest?
  private var last: LoginSession?
  /// Whether a logind has said how the session is.
  private var hasTold = false

  init(onState: @escaping @EventLoop (LoginSessionState) -> Void) {
    self.onState = onState
  }

  func found(_ connection: BusConnection) {
    self.connection = connection
    for member in ["SessionNew", "SessionRemoved", "UserNew", "UserRemoved"] {
      let signal = LoginManager.signal(member, of: LoginManager.interface, at: LoginManager.path)
      connection.match(signal) { [weak self] _ in self?.look() }
    }
    let user = BusSignal.propertiesChanged(
      LoginManager.userInterface,
      by: LoginManager.name,
      below: "\(LoginManager.path)/user"
    )
    connection.match(user) { [weak self] _ in self?.look() }
    connection.match(.ownerChanged(LoginManager.name)) { [weak self] message in
      _ = message.readString()
      _ = message.readString()
      // A logind that is started anew is asked anew.
      if message.readString()?.isEmpty == false { self?.look() } else { self?.forget() }
    }
    look()
  }

  func lost() {
    connection = nil
    search = nil
    forget()
  }

  /// Lets go of a logind that is gone: things are taken to be as it told them last.
  ///
  /// A screen that was locked must not count as open because nobody says so any more.
  private func forget() {
    unfollow()
    if !hasTold { onState(.unknown) }
  }

  private func look() {
    guard search == nil else {
      isStale = true
      return
    }
    guard let connection else { return }
    isStale = false
    search = LoginSessionSearch(connection) { [weak self] outcome in self?.take(outcome) }
    search?.begin()
  }

  private func take(_ outcome: LoginSessionSearch.Outcome) {
    search = nil
    guard !isStale else { return look() }
    switch outcome {
    case .noAnswer: forget()
    case .none:
      unfollow()
      hasTold = true
      onState(.absent)
    case .found(let path, let facts):
      let isNew = follow(path)
      // A change between the answer and the match would go unseen.
      guard !isNew else { return look() }
      if facts.isLocked { lock = nil }
      last = facts.session
      report()
    }
  }

  private func report() {
    guard var session = last else { return }
    session.isLocked = session.isLocked || lock != nil
    hasTold = true
    onState(.present(session))
  }

  /// Listens to a session; whether that is new.
  private func follow(_ path: String) -> Bool {
    guard path != session, let connection else { return false }
    unfollow()
    session = path
    let interface = LoginManager.sessionInterface
    let handlers: [(BusSignal, @EventLoop () -> Void)] = [
      (
        .propertiesChanged(interface, by: LoginManager.name, at: path),
        { [weak self] in self?.look() }
      ),
      (
        LoginManager.signal("Lock", of: interface, at: path), { [weak self] in self?.askedToLock() }
      ),
      (LoginManager.signal("Unlock", of: interface, at: path), { [weak self] in self?.unlocked() }),
    ]
    matches = handlers.compactMap { signal, body in connection.match(signal) { _ in body() } }
    return true
  }

  private func unfollow() {
    for match in matches { connection?.end(match) }
    matches = []
    session = nil
    lock = nil
    last = nil
  }

  private func askedToLock() {
    lock = LockRequest { [weak self] in
      self?.lock = nil
      self?.report()
    }
    report()
  }

  private func unlocked() {
    lock = nil
    look()
  }
}
