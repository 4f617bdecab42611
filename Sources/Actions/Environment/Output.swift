/// Writes answers to standard output and talk to standard error.
package struct Output: Sendable {
  /// Data, as it is; a reader that went away is no error, a full disk is.
  package var data: @Sendable (String) throws(CommandError) -> Void
  /// A line for the person.
  package var talk: @Sendable (String) -> Void

  package init(
    data: @escaping @Sendable (String) throws(CommandError) -> Void,
    talk: @escaping @Sendable (String) -> Void
  ) {
    self.data = data
    self.talk = talk
  }
}
