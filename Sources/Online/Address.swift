import CCurl
package import Interchange

/// A URL that may be spoken to: encrypted, or on this machine.
package struct Address: Hashable, Sendable {
  /// As libcurl reads it, without a slash at its end.
  package let url: String
  /// The same with the slash, where there is one.
  package let whole: String
  package let host: String
  /// Whether what goes there stays on this machine, and may go unencrypted.
  package let isLoopback: Bool
  package let isEncrypted: Bool

  /// Throws `insecureURL` for what is no `https` and leads elsewhere, unless it `mayBeOpen` since
  /// everybody may read along, and for a URL with a password in it: that would be a secret in a place
  /// for none.
  ///
  /// One that is not whole is taken as standing in an answer of `base`.
  package init(
    _ text: String,
    from base: Address? = nil,
    mayBeOpen: Bool = false
  ) throws(OnlineFailure) {
    guard let parts = curl_url() else { throw .insecureURL }
    defer { curl_url_cleanup(parts) }
    if let base { _ = curl_url_set(parts, CURLUPART_URL, base.whole, 0) }
    guard curl_url_set(parts, CURLUPART_URL, text, 0) == CURLUE_OK,
      let scheme = Address.part(CURLUPART_SCHEME, of: parts),
      let host = Address.part(CURLUPART_HOST, of: parts), !host.isEmpty,
      Address.part(CURLUPART_USER, of: parts) == nil,
      Address.part(CURLUPART_PASSWORD, of: parts) == nil,
      Address.part(CURLUPART_FRAGMENT, of: parts) == nil,
      let url = Address.part(CURLUPART_URL, of: parts)
    else { throw .insecureURL }
    isLoopback = Address.isLoopback(host)
    isEncrypted = scheme == "https"
    guard isEncrypted || scheme == "http" && (isLoopback || mayBeOpen) else {
      throw .insecureURL
    }
    self.host = host
    whole = url
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
