import CCurl
package import Interchange

/// A URL that may be spoken to: encrypted, or on this machine.
package struct Address: Hashable, Sendable {
  /// As libcurl reads it, without a slash at its end.
  package let url: String
  package let host: String
  /// Whether what goes there stays on this machine, and may go unencrypted.
  package let isLoopback: Bool

  /// Throws `insecureURL` for what is no `https` and leads elsewhere, and for a URL with a password
  /// in it: that would be a secret in a place for none.
  package init(_ text: String) throws(OnlineFailure) {
    guard let parts = curl_url() else { throw .insecureURL }
    defer { curl_url_cleanup(parts) }
    guard curl_url_set(parts, CURLUPART_URL, text, 0) == CURLUE_OK,
      let scheme = Address.part(CURLUPART_SCHEME, of: parts),
      let host = Address.part(CURLUPART_HOST, of: parts), !host.isEmpty,
      Address.part(CURLUPART_USER, of: parts) == nil,
      Address.part(CURLUPART_PASSWORD, of: parts) == nil,
      Address.part(CURLUPART_FRAGMENT, of: parts) == nil,
      let url = Address.part(CURLUPART_URL, of: parts)
    else { throw .insecureURL }
    isLoopback = Address.isLoopback(host)
    guard scheme == "https" || scheme == "http" && isLoopback else { throw .insecureURL }
    self.host = host
    self.url = url.hasSuffix("/") ? String(url.dropLast()) : url
  }

  private static func part(_ part: CURLUPart, of parts: OpaquePointer) -> String? {
    var text: UnsafeMutablePointer<CChar>?
    guard curl_url_get(parts, part, &text, 0) == CURLUE_OK, let text else { return nil }
    defer { curl_free(text) }
    return String(cString: text)
  }

  /// libcurl itself takes `localhost` for this machine, whatever a name server says.
  private static func isLoopback(_ host: String) -> Bool {
    if ["localhost", "[::1]"].contains(host.lowercased()) { return true }
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4 && parts[0] == "127" && parts.allSatisfy { UInt8($0) != nil }
  }
}
