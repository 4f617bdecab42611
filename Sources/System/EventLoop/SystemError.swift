import Glibc

/// An operation that the kernel or libsystemd refused, with the reason.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// An `errno` value, positive.
  package let code: Int32
  package let operation: String

  package init(code: Int32, operation: String) {
    self.code = code
    self.operation = operation
  }

  package var description: String {
    "\(operation): \(String(cString: strerror(code)))"
  }
}

extension SystemError {
  /// Checks a call that answers -1 and sets `errno`.
  static func check(_ result: Int32, _ operation: String) throws(SystemError) -> Int32 {
    guard result >= 0 else { throw SystemError(code: errno, operation: operation) }
    return result
  }

  /// Checks a call of libsystemd, which answers a negative `errno`.
  @discardableResult
  static func checkNegative(_ result: Int32, _ operation: String) throws(SystemError) -> Int32 {
    guard result >= 0 else { throw SystemError(code: -result, operation: operation) }
    return result
  }
}
