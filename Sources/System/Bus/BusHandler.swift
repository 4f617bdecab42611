import CSystemd

/// The callback that libsystemd runs with a message; a slot holds on to it until the slot goes.
final class BusHandler: Sendable {
  private let body: @EventLoop (BusMessage) -> Void

  init(_ body: @escaping @EventLoop (BusMessage) -> Void) {
    self.body = body
  }

  static let run: sd_bus_message_handler_t = { message, context, _ in
    guard let message, let context else { return 0 }
    let handler = Unmanaged<BusHandler>.fromOpaque(context).takeUnretainedValue()
    nonisolated(unsafe) let received = BusMessage(pointer: message)
    EventLoop.enter { handler.body(received) }
    return 0
  }

  static let release: sd_bus_destroy_t = { context in
    if let context { Unmanaged<BusHandler>.fromOpaque(context).release() }
  }
}
