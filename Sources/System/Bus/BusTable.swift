import CSystemd

/// The methods and signals of an interface, as libsystemd wants to have them.
enum BusTable {
  /// A table that libsystemd keeps pointers into: made once, never freed.
  static func keep(_ members: [sd_bus_vtable]) -> UnsafePointer<sd_bus_vtable> {
    let entries = [voicedo_vtable_start()] + members + [voicedo_vtable_end()]
    let table = UnsafeMutablePointer<sd_bus_vtable>.allocate(capacity: entries.count)
    table.initialize(from: entries, count: entries.count)
    return UnsafePointer(table)
  }

  /// A text that lies in the program itself.
  static func text(_ text: StaticString) -> UnsafePointer<CChar> {
    UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
  }

  /// Hands a call over to whoever answers it, now or later.
  static func answer(_ message: OpaquePointer?, _ body: (BusMessage) -> Void) -> Int32 {
    guard let message else { return 0 }
    body(BusMessage(pointer: message))
    return 1
  }
}
