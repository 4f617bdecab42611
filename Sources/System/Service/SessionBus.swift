/// The session bus as the service sees it: its own object and name, and the notification server.
///
/// The service works without a bus, and picks up where it was whenever one appears.
@EventLoop
package final class SessionBus {
  package struct Events: Sendable {
    /// Somebody else has the name; it becomes ours when that one leaves it.
    package var nameTaken: @EventLoop () -> Void
    package var server: @EventLoop (NotificationServer.Event) -> Void
    /// Whether the notification server keeps popups back, and not for us; after each of its own
    /// events.
    package var doNotDisturb: @EventLoop (Bool) -> Void
    /// Whether the desktop's screen saver, which may be a lock, is on.
    package var screenSaver: @EventLoop (Bool) -> Void

    package init(
      nameTaken: @escaping @EventLoop () -> Void,
      server: @escaping @EventLoop (NotificationServer.Event) -> Void,
      doNotDisturb: @escaping @EventLoop (Bool) -> Void,
      screenSaver: @escaping @EventLoop (Bool) -> Void
    ) {
      self.nameTaken = nameTaken
      self.server = server
      self.doNotDisturb = doNotDisturb
      self.screenSaver = screenSaver
    }
  }

  private let events: Events
  private var connection: BusConnection?
  private let doNotDisturb: DoNotDisturb
  private let silence: DesktopSilence
  private var screenSavers: BusCondition?
  package let server: NotificationServer

  /// `search` is what the desktop's search asks, at the path of the service's own object.
  ///
  /// `silence` is the file that says where Do-Not-Disturb is on for us, and the reason that a desktop
  /// may show for it.
  package init(
    _ object: ServiceObject,
    _ events: Events,
    search: SearchObject,
    silence: (path: String, reason: String)
  ) {
    self.events = events
    ServiceObject.current = object
    SearchObject.current = search
    let silence = DesktopSilence(
      path: silence.path,
      reason: silence.reason,
      onAnswer: events.doNotDisturb
    )
    let doNotDisturb = DoNotDisturb { silence.told($0) }
    silence.lookAgain = { [weak doNotDisturb] in doNotDisturb?.look() }
    (self.silence, self.doNotDisturb) = (silence, doNotDisturb)
    server = NotificationServer { event in
      events.server(event)
      silence.told(event)
      doNotDisturb.told(event)
    }
    connection = BusConnection(
      .session,
      onConnected: { [weak self] connection in self?.connected(connection) },
      onLost: { [weak self] in self?.lost() }
    )
  }

  /// Tells everybody who listens that a change of the database was handled.
  package func emitChanged() {
    connection?.emit(ServiceObject.path, ServiceObject.interface, "Changed")
  }

  /// Tells whoever asked for a popup which of its buttons was pressed.
  package func emitPressed(_ number: UInt32, button: String) {
    connection?.emit(ServiceObject.path, ServiceObject.interface, "Pressed") { signal in
      signal.append(number)
      signal.append(button)
    }
  }

  /// Has systemd start a unit; the answer is the job that it is, or why it is none.
  package func start(
    unit: String,
    _ answer: @escaping @EventLoop (Result<String, BusError>) -> Void
  ) {
    connection?.call(
      "org.freedesktop.systemd1",
      "/org/freedesktop/systemd1",
      "org.freedesktop.systemd1.Manager",
      "StartUnit",
      limit: .seconds(10),
      write: { call in
        call.append(unit)
        call.append("replace")
      },
      { reply in
        guard let job = reply.readObjectPath() else {
          return answer(.failure(.refused(reply.failure.map { "\($0)" } ?? "no job")))
        }
        answer(.success(job))
      }
    )
  }

  /// Has the desktop keep popups back from now on, or no more; what the person chose stays.
  package func keepQuiet(_ isWanted: Bool) { silence.want(isWanted) }

  /// Does something once the desktop keeps nothing back for us that is to be seen.
  package func onceLifted(_ body: @escaping @EventLoop () -> Void) { silence.onceLifted(body) }

  /// Leaves the bus, after what is queued has been sent.
  package func close() {
    silence.close()
    connection?.close()
    connection = nil
    ServiceObject.current = nil
    SearchObject.current = nil
  }

  private func connected(_ connection: BusConnection) {
    connection.offer(ServiceObject.path, ServiceObject.interface, ServiceObject.table)
    connection.offer(ServiceObject.path, SearchObject.gnome, SearchObject.gnomeTable)
    connection.offer(ServiceObject.path, SearchObject.kde, SearchObject.kdeTable)
    connection.requestName(ServiceObject.name) { [weak self] answer in
      // 1: it is ours; 4: it was already. Anything else, and somebody else has it: it becomes ours
      // when that one leaves it.
      let outcome = answer.failure == nil ? answer.readUInt32() : 0
      if outcome != 1, outcome != 4 { self?.events.nameTaken() }
    }
    silence.found(connection)
    doNotDisturb.found(connection)
    server.found(connection)
    screenSavers = BusCondition(
      ScreenSavers.condition,
      on: connection,
      onAnswer: events.screenSaver
    )
  }

  private func lost() {
    server.lost()
    screenSavers = nil
    events.screenSaver(false)
  }
}
