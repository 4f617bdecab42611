import Glibc

/// One search for this user's session on logind.
@EventLoop
final class LoginSessionSearch {
  enum Outcome {
    /// There is no logind, or it says nothing that could be understood.
    case noAnswer
    /// The user has no session.
    case none
    case found(String, LoginSessionFacts)
  }

  private let connection: BusConnection
  private let onOutcome: @EventLoop (Outcome) -> Void
  private var candidates: [(path: String, facts: LoginSessionFacts)] = []
  private var answersAhead = 0

  init(_ connection: BusConnection, onOutcome: @escaping @EventLoop (Outcome) -> Void) {
    self.connection = connection
    self.onOutcome = onOutcome
  }

  func begin() {
    let write: (BusMessage) -> Void = { $0.append(getuid()) }
    call(LoginManager.path, LoginManager.interface, "GetUser", write: write) { [self] answer in
      if let user = answer.readObjectPath() {
        askDisplay(user)
      } else {
        // Somebody whom logind does not know, or no logind at all.
        list()
      }
    }
  }

  private func askDisplay(_ user: String) {
    let write: (BusMessage) -> Void = { message in
      message.append(LoginManager.userInterface)
      message.append("Display")
    }
    call(user, LoginManager.properties, "Get", write: write) { [self] answer in
      // A session's number and path; of a user without one they are empty and "/".
      let display = answer.readInside(BusType.variant, "(so)") {
        answer.readInside(BusType.structure, "so") {
          answer.readString().flatMap { _ in answer.readObjectPath() }
        }
      }
      if let display, display != "/" { describe([display]) } else { list() }
    }
  }

  private func list() {
    call(LoginManager.path, LoginManager.interface, "ListSessions") { [self] answer in
      let own = answer.readInside(BusType.array, "(susso)") {
        var own: [String] = []
        while let (user, path) = Self.readSession(answer) {
          if user == getuid() { own.append(path) }
        }
        return own
      }
      guard let own else { return onOutcome(.noAnswer) }
      if own.isEmpty { onOutcome(.none) } else { describe(own) }
    }
  }

  /// A session's number, the user's number and name, the seat's name, and the session's path.
  private static func readSession(_ answer: BusMessage) -> (user: UInt32, path: String)? {
    answer.readInside(BusType.structure, "susso") {
      guard answer.readString() != nil, let user = answer.readUInt32(),
        answer.readString() != nil, answer.readString() != nil,
        let path = answer.readObjectPath()
      else { return nil }
      return (user, path)
    }
  }

  private func describe(_ paths: [String]) {
    answersAhead = paths.count
    for path in paths {
      let write: (BusMessage) -> Void = { $0.append(LoginManager.sessionInterface) }
      call(path, LoginManager.properties, "GetAll", write: write) { [self] answer in
        if let properties = answer.readDictionary() {
          candidates.append((path, LoginSessionFacts(properties)))
        }
        answersAhead -= 1
        if answersAhead == 0 { choose() }
      }
    }
  }

  private func choose() {
    let live = candidates.filter(\.facts.isLive)
    if let best = live.max(by: { ($0.facts.rank, $1.path) < ($1.facts.rank, $0.path) }) {
      onOutcome(.found(best.path, best.facts))
    } else {
      onOutcome(.none)
    }
  }

  private func call(
    _ path: String,
    _ interface: String,
    _ member: String,
    write: (BusMessage) -> Void = { _ in },
    _ body: @escaping @EventLoop (BusMessage) -> Void
  ) {
    connection.call(LoginManager.name, path, interface, member, write: write, body)
  }
}
