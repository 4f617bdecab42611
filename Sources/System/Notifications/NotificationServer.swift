/// The notification server as the bus shows it: who it is, whether it answers, what it signals.
///
/// Asked here, over the loop's own connection, a server that hangs keeps nobody waiting.
@EventLoop
package final class NotificationServer {
  package enum Event: Hashable, Sendable {
    /// Names the server that there is now, or `nil`: all popups of others are gone.
    ///
    /// No other server ever has this name: it holds the bus's identity, too.
    case appeared(String)
    case disappeared
    case facts(NotificationServerFacts)
    /// A button was pressed on a popup.
    case pressed(server: String, number: UInt32, button: String)
    /// The server closed a popup: 1 expired, 2 dismissed, 3 withdrawn, 4 undefined.
    case closed(server: String, number: UInt32, reason: UInt32)
  }

  private nonisolated static let name = "org.freedesktop.Notifications"
  private nonisolated static let path = "/org/freedesktop/Notifications"

  private let onEvent: @EventLoop (Event) -> Void
  private weak var connection: BusConnection?
  /// The unique name on the bus of the server that there is.
  private var owner: String?
  /// Whether the bus has told who the server is, or that there is none.
  private var isKnown = false
  /// The name of the server that there is, unlike every other there ever was.
  package private(set) var identity: String?

  init(onEvent: @escaping @EventLoop (Event) -> Void) {
    self.onEvent = onEvent
  }

  /// Asks the server whether it answers; `answer` gets the time-limited result.
  package func probe(limit: Duration, _ answer: @escaping @EventLoop (Bool) -> Void) {
    guard let connection, let owner else { return answer(false) }
    connection.call(
      owner,
      Self.path,
      Self.name,
      "GetServerInformation",
      limit: limit
    ) { answer($0.failure == nil) }
  }

  /// Has the bus start the server that is installed for it; `answer` tells whether one is.
  ///
  /// A server that starts makes itself known by taking the name.
  package func start(_ answer: @escaping @EventLoop (Bool) -> Void) {
    guard let connection else { return answer(false) }
    connection.callBus("ListActivatableNames") { [weak self] names in
      guard names.readStrings()?.contains(Self.name) == true else { return answer(false) }
      answer(true)
      self?.connection?.callBus(
        "StartServiceByName",
        write: { message in
          message.append(Self.name)
          message.append(UInt32(0))
        },
        { _ in }
      )
    }
  }

  func found(_ connection: BusConnection) {
    self.connection = connection
    watch(connection)
    connection.callBus(
      "GetNameOwner",
      write: { $0.append(Self.name) },
      { [weak self] answer in self?.changeOwner(answer.failure == nil ? answer.readString() : nil) }
    )
  }

  func lost() {
    connection = nil
    changeOwner(nil)
    isKnown = false
  }

  private func watch(_ connection: BusConnection) {
    connection.match(.ownerChanged(Self.name)) { [weak self] message in
      guard message.readString() != nil, message.readString() != nil,
        let owner = message.readString()
      else { return }
      self?.changeOwner(owner.isEmpty ? nil : owner)
    }
    connection.match(signal("ActionInvoked")) { [weak self] message in
      guard let number = message.readUInt32(), let button = message.readString() else { return }
      self?.report(message) { .pressed(server: $0, number: number, button: button) }
    }
    connection.match(signal("NotificationClosed")) { [weak self] message in
      guard let number = message.readUInt32(), let reason = message.readUInt32() else { return }
      self?.report(message) { .closed(server: $0, number: number, reason: reason) }
    }
  }

  private func signal(_ member: String) -> BusSignal {
    BusSignal(sender: Self.name, path: Self.path, interface: Self.name, member: member)
  }

  private func report(_ message: BusMessage, _ event: (_ server: String) -> Event) {
    // A signal of a server that has just lost the name is not of this one's popups.
    guard let sender = message.sender, sender == owner else { return }
    if let identity { onEvent(event(identity)) }
  }

  private func changeOwner(_ owner: String?) {
    guard owner != self.owner || !isKnown else { return }
    isKnown = true
    self.owner = owner
    if let owner, let bus = connection?.identity {
      identity = "\(owner)@\(bus)"
      onEvent(.appeared("\(owner)@\(bus)"))
      learn(owner)
    } else {
      identity = nil
      onEvent(.disappeared)
    }
  }

  private func learn(_ owner: String) {
    guard let connection else { return }
    connection.call(owner, Self.path, Self.name, "GetServerInformation") { [weak self] answer in
      guard let name = answer.readString(), let vendor = answer.readString(),
        let version = answer.readString()
      else { return }
      self?.learn(owner, name: name, vendor: vendor, version: version)
    }
  }

  private func learn(_ owner: String, name: String, vendor: String, version: String) {
    guard let connection else { return }
    connection.call(owner, Self.path, Self.name, "GetCapabilities") { [weak self] answer in
      guard let self, self.owner == owner else { return }
      let capabilities = answer.readStrings() ?? []
      onEvent(
        .facts(
          NotificationServerFacts(
            name: name,
            vendor: vendor,
            version: version,
            capabilities: capabilities
          )
        )
      )
    }
  }
}
