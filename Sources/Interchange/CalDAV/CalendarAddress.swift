/// An address in the form in which two that name the same object are equal: servers give one back
/// with other characters percent-encoded than it was written with (RFC 3986, section 6.2.2).
package struct CalendarAddress: Hashable, Sendable {
  /// Percent-decoded, with scheme and host in lower case and without a usual port.
  package let decoded: String

  package init(_ text: String) { self.init(WebAddress(text), text) }

  init(_ address: WebAddress) { self.init(address, address.text) }

  private init(_ address: WebAddress?, _ text: String) {
    decoded = address.map { $0.origin + $0.path.percentDecoded } ?? text.percentDecoded
  }
}
