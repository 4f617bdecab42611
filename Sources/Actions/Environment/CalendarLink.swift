package import Interchange
package import Model

/// The CalDAV servers of accounts, as far as the companion asks them; tests put one in memory in their
/// place.
package struct CalendarLink: Sendable {
  /// Where an account is, and where its password is kept.
  package struct Place: Hashable, Sendable {
    package var address: String
    package var user: String
    package var secret: SecretReference?
    /// Variables of the environment that no program sees which is asked for the password.
    package var privateVariables: [String] = []

    package init(address: String, user: String, secret: SecretReference?) {
      (self.address, self.user, self.secret) = (address, user, secret)
    }
  }

  /// The server of an account; what is asked of it ends once `interrupt` becomes readable.
  package var server:
    @Sendable (_ place: Place, _ online: OnlineLink, _ interrupt: Int32) throws(OnlineError)
      -> CalendarServer

  package init(
    server:
      @escaping @Sendable (_ place: Place, _ online: OnlineLink, _ interrupt: Int32)
      throws(OnlineError) -> CalendarServer
  ) {
    self.server = server
  }

  /// No server at all.
  package static let none = CalendarLink { _, _, _ throws(OnlineError) in throw .noProgram }
}
