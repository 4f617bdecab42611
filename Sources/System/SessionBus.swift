/// The session bus as the service sees it: its own object and name, and the notification server.
///
/// The service works without a bus, and picks up where it was whenever one appears.
@EventLoop
package final class SessionBus {
  package struct Events: Sendable {
    /// Another service has the name already.
    package var nameTaken: @EventLoop () -> Void
    package var server: @EventLoop (NotificationServer.Event) -> Void

    package init(
      nameTaken: @escaping @EventLoop () -> Void,
      server: @escaping @EventLoop (NotificationServer.Event) -> Void
    ) {
      self.nameTaken = nameTaken
      self.server = server
    }
  }

  private let events: Events
  private var connection: BusConnection?
  package let server: NotificationServer

  package init(_ object: ServiceObject, _ events: Events) {
    self.events = events
    ServiceObject.current = object
    server = NotificationServer(onEvent: events.server)
    connection = BusConnection(
      .session,
      onConnected: { [weak self] connection in self?.connected(connection) },
      onLost: { [weak self] in self?.server.lost() }
    )
  }

  /// Tells everybody who listens that a change of the database was handled.
  package func emitChanged() {
    connection?.emit(ServiceObject.path, ServiceObject.interface, "Changed")
  }

  /// Leaves the bus, after what is queued has been sent.
  package func close() {
    connection?.close()
    connection = nil
    ServiceObject.current = nil
  }

  private func connected(_ connection: BusConnection) {
    connection.offer(ServiceObject.path, ServiceObject.interface, ServiceObject.table)
    connection.requestName(ServiceObject.name) { [weak self] answer in
      // 1: it is ours; 4: it was already. Anything else, and somebody else has it.
      let outcome = answer.failure == nil ? answer.readUInt32() : 0
      if outcome != 1, outcome != 4 { self?.events.nameTaken() }
    }
    server.found(connection)
  }
}
