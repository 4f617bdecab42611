import CSystemd
import Glibc
import Model

/// One connection to a message bus, served by the loop; it comes back whenever a bus is there
/// again.
///
/// Nothing here waits for the bus: every call is answered later or not at all.
@EventLoop
final class BusConnection {
  enum Kind: Hashable, Sendable { case session, system }

  private let kind: Kind
  private let onConnected: @EventLoop (BusConnection) -> Void
  private let onLost: @EventLoop () -> Void
  private var bus: OpaquePointer?
  private var slots: [Int: OpaquePointer] = [:]
  private var slotCount = 0
  private var names = BusNames()
  private var retry: Pause?
  private var retryPause = GrowingPause(from: .seconds(1), to: .seconds(60))

  /// Connects as soon as there is a bus; `onConnected` then sets up matches and objects.
  init(
    _ kind: Kind,
    onConnected: @escaping @EventLoop (BusConnection) -> Void,
    onLost: @escaping @EventLoop () -> Void = {}
  ) {
    self.kind = kind
    self.onConnected = onConnected
    self.onLost = onLost
    connect()
  }

  /// Closes the connection for good, what is queued is sent first.
  func close() {
    retry = nil
    guard let bus else { return }
    if takesWhatIsQueued { sd_bus_flush(bus) }
    release(bus)
  }

  /// Whether what is queued can go out: a flush waits for ever for a bus that has not let this
  /// connection in yet, or that reads nothing.
  private var takesWhatIsQueued: Bool {
    var count: UInt64 = 0
    guard let bus, isReady, sd_bus_get_n_queued_write(bus, &count) >= 0, count > 0 else {
      return false
    }
    var descriptor = pollfd(fd: sd_bus_get_fd(bus), events: Int16(POLLOUT), revents: 0)
    return poll(&descriptor, 1, Self.farewell) > 0 && descriptor.revents & Int16(POLLOUT) != 0
  }

  /// How long a bus may take to read, in milliseconds.
  private static let farewell: Int32 = 500

  private func connect() {
    retry = nil
    // Without an address there will be no bus for as long as the process lives.
    guard let address = kind.address else { return }
    do {
      try open(address)
    } catch {
      if let bus { release(bus) }
      connectLater()
    }
  }

  private func open(_ address: String) throws(SystemError) {
    var created: OpaquePointer?
    try SystemError.checkNegative(sd_bus_new(&created), "sd_bus_new")
    guard let bus = created else { return }
    self.bus = bus
    try SystemError.checkNegative(sd_bus_set_address(bus, address), "sd_bus_set_address")
    sd_bus_set_bus_client(bus, 1)
    // Waits by inotify for a socket that is not there yet.
    sd_bus_set_watch_bind(bus, 1)
    sd_bus_set_connected_signal(bus, 1)
    try SystemError.checkNegative(sd_bus_start(bus), "sd_bus_start")
    // Before all other inputs: whether a server has gone is known before anything is done to it.
    try SystemError.checkNegative(
      sd_bus_attach_event(bus, EventLoop.event, Int32(SD_EVENT_PRIORITY_IMPORTANT)),
      "sd_bus_attach_event"
    )
    match(.local("Connected")) { [weak self] _ in self?.connected() }
    match(.local("Disconnected")) { [weak self] _ in self?.disconnected() }
  }

  private func connected() {
    retryPause.reset()
    onConnected(self)
  }

  private func disconnected() {
    if let bus { release(bus) }
    onLost()
    connectLater()
  }

  private func connectLater() {
    do {
      retry = try Pause(retryPause.next()) { [weak self] in self?.connect() }
    } catch {
      // Not even a timer to be had: the service goes on without a bus.
      retry = nil
    }
  }

  private func release(_ bus: OpaquePointer) {
    for slot in slots.values { sd_bus_slot_unref(slot) }
    slots = [:]
    names = BusNames()
    self.bus = nil
    sd_bus_close_unref(bus)
  }
}

extension BusConnection {
  /// Whether messages can be sent at present.
  var isReady: Bool {
    guard let bus else { return false }
    return sd_bus_is_ready(bus) > 0
  }

  /// The bus's own identifier, different for every bus there ever was; `nil` without a connection.
  var identity: String? {
    var id = sd_id128_t()
    guard let bus, isReady, sd_bus_get_bus_id(bus, &id) >= 0 else { return nil }
    return withUnsafeBytes(of: id.bytes) { bytes in
      bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }
  }

  /// Calls `body` with every signal that fits and that the owner of its sender's name has sent,
  /// until `end(_:)` is called with the number that this answers, or for as long as the connection
  /// lasts.
  @discardableResult
  func match(_ signal: BusSignal, _ body: @escaping @EventLoop (BusMessage) -> Void) -> Int? {
    // The bus tells of the owner before it passes on anything that this asks for.
    followOwner(of: signal.sender)
    let handler = BusHandler { [weak self] message in
      if let self, names.isOwner(message.sender, of: signal.sender) { body(message) }
    }
    return add(handler) { context, slot in
      sd_bus_add_match_async(bus, &slot, signal.rule, BusHandler.run, nil, context)
    }
  }

  private func followOwner(of name: String) {
    guard names.follow(name) else { return }
    match(.ownerChanged(name)) { [weak self] message in
      _ = message.readString()
      _ = message.readString()
      self?.names.learn(message.readString(), of: name)
    }
    callBus(
      "GetNameOwner",
      write: { $0.append(name) },
      { [weak self] answer in
        self?.names.learn(answer.failure == nil ? answer.readString() : nil, of: name)
      }
    )
  }

  /// Ends a match; one that has gone with its connection already is left alone.
  func end(_ match: Int) {
    guard let slot = slots.removeValue(forKey: match) else { return }
    sd_bus_slot_unref(slot)
  }

  /// Offers an object; `table` outlives the process's last connection.
  func offer(_ path: String, _ interface: String, _ table: UnsafePointer<sd_bus_vtable>) {
    guard let bus else { return }
    var slot: OpaquePointer?
    if sd_bus_add_object_vtable(bus, &slot, path, interface, table, nil) >= 0, let slot {
      keep(slot)
    }
  }

  /// Asks for a name; `body` gets the bus's answer.
  func requestName(_ name: String, _ body: @escaping @EventLoop (BusMessage) -> Void) {
    add(BusHandler(body)) { context, slot in
      sd_bus_request_name_async(
        bus,
        &slot,
        name,
        UInt64(SD_BUS_NAME_QUEUE),
        BusHandler.run,
        context
      )
    }
  }

  /// Calls a method and hands the answer, or the failure, to `body`.
  ///
  /// Never starts a program: what is not there does not answer. Without `limit` it waits for ever.
  func call(
    _ destination: String,
    _ path: String,
    _ interface: String,
    _ member: String,
    limit: Duration? = nil,
    write: (BusMessage) -> Void = { _ in },
    _ body: @escaping @EventLoop (BusMessage) -> Void
  ) {
    guard let bus else { return }
    var message: OpaquePointer?
    guard
      sd_bus_message_new_method_call(bus, &message, destination, path, interface, member) >= 0,
      let message
    else { return }
    defer { sd_bus_message_unref(message) }
    sd_bus_message_set_auto_start(message, 0)
    write(BusMessage(pointer: message))
    let microseconds = limit.map { UInt64($0.wholeMilliseconds) * 1000 } ?? .max
    let handler = BusHandler(body)
    let context = Unmanaged.passRetained(handler).toOpaque()
    var slot: OpaquePointer?
    let result = sd_bus_call_async(bus, &slot, message, BusHandler.run, context, microseconds)
    guard result >= 0, let slot else {
      BusHandler.release(context)
      return
    }
    // Floating: libsystemd lets go of it once the answer was handed over.
    sd_bus_slot_set_destroy_callback(slot, BusHandler.release)
    sd_bus_slot_set_floating(slot, 1)
    sd_bus_slot_unref(slot)
  }

  /// Calls a method of the bus itself.
  func callBus(
    _ member: String,
    write: (BusMessage) -> Void = { _ in },
    _ body: @escaping @EventLoop (BusMessage) -> Void
  ) {
    call(BusNames.bus, "/org/freedesktop/DBus", BusNames.bus, member, write: write, body)
  }

  /// Sends a signal without contents.
  func emit(
    _ path: String,
    _ interface: String,
    _ member: String,
    write: (BusMessage) -> Void = { _ in }
  ) {
    guard let bus, isReady else { return }
    var message: OpaquePointer?
    guard sd_bus_message_new_signal(bus, &message, path, interface, member) >= 0, let message
    else { return }
    write(BusMessage(pointer: message))
    sd_bus_send(bus, message, nil)
    sd_bus_message_unref(message)
  }

  @discardableResult
  private func add(
    _ handler: BusHandler,
    _ install: (_ context: UnsafeMutableRawPointer, _ slot: inout OpaquePointer?) -> Int32
  ) -> Int? {
    let context = Unmanaged.passRetained(handler).toOpaque()
    var slot: OpaquePointer?
    guard bus != nil, install(context, &slot) >= 0, let slot else {
      BusHandler.release(context)
      return nil
    }
    sd_bus_slot_set_destroy_callback(slot, BusHandler.release)
    return keep(slot)
  }

  /// Numbers are never used twice: a connection that comes back has other slots.
  @discardableResult
  private func keep(_ slot: OpaquePointer) -> Int {
    slotCount += 1
    slots[slotCount] = slot
    return slotCount
  }
}

extension BusConnection.Kind {
  /// Where the bus is, or would be.
  var address: String? {
    switch self {
    case .session: BusAddress.session
    case .system: BusAddress.system
    }
  }
}
