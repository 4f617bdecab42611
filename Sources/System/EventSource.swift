import CSystemd

/// An event source with one owner: the loop stops watching when its owner lets go of it.
@EventLoop
final class EventSource {
  // Its owners live on the loop's thread and are let go of there.
  nonisolated(unsafe) let pointer: OpaquePointer

  /// Takes over the source that an `sd_event_add_...` call makes.
  init(
    _ operation: String,
    _ add: (_ event: OpaquePointer, _ source: inout OpaquePointer?) -> Int32
  ) throws(SystemError) {
    var source: OpaquePointer?
    try SystemError.checkNegative(add(EventLoop.event, &source), operation)
    guard let source else { throw SystemError(code: EINVAL, operation: operation) }
    pointer = source
  }

  deinit {
    sd_event_source_disable_unref(pointer)
  }
}
