/// The lock of a program that is at a work which one does at a time, such as telling hooks; the kernel
/// lets go of it however that ends.
package final class RunLock {
  private let lock: FileLock

  /// Takes it; `nil` where another run has it, or there is no place for it.
  package init?(_ path: String) {
    lock = FileLock(path)
    do {
      guard try lock.take() else { return nil }
    } catch {
      return nil
    }
  }
}
