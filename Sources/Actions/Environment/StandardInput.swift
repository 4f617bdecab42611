/// Reads what comes in on standard input.
package struct StandardInput: Sendable {
  /// Everything until its end; bytes that are not UTF-8 become replacement characters.
  package var all: @Sendable () -> String
  /// One line without its end, or `nil` at the end of the input.
  package var line: @Sendable () -> String?

  package init(all: @escaping @Sendable () -> String, line: @escaping @Sendable () -> String?) {
    self.all = all
    self.line = line
  }
}
