/// The lock of whoever syncs an account at present; the kernel lets go of it however that ends.
package final class SyncLock {
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
