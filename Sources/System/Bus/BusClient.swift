import CSystemd
import Glibc
import Model

/// One short-lived connection to the session bus, with a time by which everything has to be over.
final class BusClient {
  /// An object on the bus that is asked.
  struct Target {
    let name: String
    let path: String
    let interface: String
  }

  private let bus: OpaquePointer
  /// On the monotonic clock, in microseconds.
  private let deadline: UInt64

  /// Connects.
  init(limit: Duration) throws(BusError) {
    deadline = Self.now() + UInt64(max(0, limit.wholeMilliseconds)) * 1000
    var created: OpaquePointer?
    guard let address = BusAddress.session, sd_bus_new(&created) >= 0, let created else {
      throw .noBus
    }
    bus = created
    guard
      sd_bus_set_address(bus, address) >= 0,
      sd_bus_set_bus_client(bus, 1) >= 0,
      sd_bus_start(bus) >= 0
    else { throw .noBus }
    guard runUntil({ sd_bus_is_ready($0) > 0 }) else { throw .noBus }
  }

  deinit {
    sd_bus_close_unref(bus)
  }

  /// Calls a method of an object, and reads its answer.
  func call<Answer>(
    _ member: String,
    of target: Target,
    with arguments: [String] = [],
    write: (BusMessage) -> Void = { _ in },
    read: (BusMessage) -> Answer?
  ) throws(BusError) -> Answer {
    let message = try message(member, of: target)
    for argument in arguments { BusMessage(pointer: message).append(argument) }
    write(BusMessage(pointer: message))
    defer { sd_bus_message_unref(message) }
    var error = sd_bus_error()
    defer { sd_bus_error_free(&error) }
    var reply: OpaquePointer?
    let result = sd_bus_call(bus, message, max(1, remaining), &error, &reply)
    guard result >= 0, let reply else { throw Self.failure(error, -result) }
    defer { sd_bus_message_unref(reply) }
    guard let answer = read(BusMessage(pointer: reply)) else {
      throw .refused("an answer of another form")
    }
    return answer
  }

  /// Has the bus pass on an object's signals of a name.
  func follow(_ member: String, of target: Target) throws(BusError) {
    let bus = Target(
      name: "org.freedesktop.DBus",
      path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus"
    )
    let rule =
      "type='signal',sender='\(target.name)',path='\(target.path)',member='\(member)'"
    try call("AddMatch", of: bus, with: [rule]) { _ in () }
  }

  /// Waits for a signal that `read` makes something of; `nil` if none came in time.
  func next<Value>(
    _ member: String,
    of target: Target,
    read: (BusMessage) -> Value?
  ) -> Value? {
    while true {
      var message: OpaquePointer?
      let processed = sd_bus_process(bus, &message)
      if processed < 0 { return nil }
      if let message {
        defer { sd_bus_message_unref(message) }
        let isIt = sd_bus_message_is_signal(message, target.interface, member) > 0
        if isIt, let value = read(BusMessage(pointer: message)) { return value }
      }
      if processed > 0 { continue }
      let left = remaining
      guard left > 0 else { return nil }
      if sd_bus_wait(bus, left) < 0, errno != EINTR { return nil }
    }
  }

  private func message(
    _ member: String,
    of target: Target
  ) throws(BusError) -> OpaquePointer {
    var message: OpaquePointer?
    let result = sd_bus_message_new_method_call(
      bus,
      &message,
      target.name,
      target.path,
      target.interface,
      member
    )
    guard result >= 0, let message else { throw .noBus }
    sd_bus_message_set_auto_start(message, 0)
    return message
  }

  private static func failure(_ error: sd_bus_error, _ code: Int32) -> BusError {
    let name = error.name.map { String(cString: $0) } ?? ""
    switch name {
    case "org.freedesktop.DBus.Error.ServiceUnknown", "org.freedesktop.DBus.Error.NameHasNoOwner":
      return .notRunning
    case "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.Timeout":
      return .noAnswer
    case "":
      return code == ETIMEDOUT ? .noAnswer : .noBus
    default:
      return code == ETIMEDOUT
        ? .noAnswer : .refused(error.message.map { String(cString: $0) } ?? name)
    }
  }

  /// Serves the connection until `isDone` or the deadline; whether it was done in time.
  private func runUntil(_ isDone: (OpaquePointer) -> Bool) -> Bool {
    while !isDone(bus) {
      let processed = sd_bus_process(bus, nil)
      if processed < 0 { return false }
      if processed > 0 { continue }
      let left = remaining
      guard left > 0, sd_bus_wait(bus, left) > 0 else { return isDone(bus) }
    }
    return true
  }

  private var remaining: UInt64 {
    let now = Self.now()
    return deadline > now ? deadline - now : 0
  }

  private static func now() -> UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000 + UInt64(time.tv_nsec) / 1000
  }
}
