import CSystemd

/// An event source with one owner: the loop stops watching when its owner lets go of it.
///
/// The loop calls its owner by a bare pointer, so the owner, too, goes on the loop's thread alone.
@EventLoop
final class EventSource {
  private let pointer: OpaquePointer

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

  isolated deinit {
    sd_event_source_disable_unref(pointer)
  }
}
