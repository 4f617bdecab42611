import Glibc

/// A file descriptor with one owner, closed with it.
struct Descriptor: ~Copyable {
  let number: Int32

  /// Takes over the result of a call that opens a descriptor.
  init(_ result: Int32, _ operation: String) throws(SystemError) {
    number = try SystemError.check(result, operation)
  }

  deinit {
    close(number)
  }
}
