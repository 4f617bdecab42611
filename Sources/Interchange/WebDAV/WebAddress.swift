internal import Model

/// An `http` or `https` URL, read so strictly that nobody can read it otherwise: no password, no
/// other sign in its host than letters, digits, dots and dashes.
package struct WebAddress: Hashable, Sendable {
  /// `http` or `https`.
  package let scheme: String
  /// In lower case; an IPv6 address in its brackets.
  package let host: String
  /// `nil` for the one that is usual for the scheme.
  package let port: Int?
  /// Begins with a slash; the query stands behind it.
  package let path: String

  package var isEncrypted: Bool { scheme == "https" }
  /// Whose it is: credentials of one place are not for another.
  package var origin: String { scheme + "://" + host + (port.map { ":\($0)" } ?? "") }
  /// The whole URL.
  package var text: String { origin + path }
  /// The path as a folder, with a slash at its end.
  package var folder: WebAddress {
    path.hasSuffix("/") ? self : WebAddress(scheme, host, port, path + "/")
  }

  private init(_ scheme: String, _ host: String, _ port: Int?, _ path: String) {
    self.scheme = scheme
    self.host = host
    self.port = port
    self.path = path
  }

  /// Reads a URL; `nil` is what cannot be spoken to.
  package init?(_ text: String) {
    guard !text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }),
      let mark = text.utf8.firstIndex(of: UInt8(ascii: ":")), text[mark...].hasPrefix("://")
    else { return nil }
    let scheme = text[..<mark].lowercased()
    guard ["http", "https"].contains(scheme) else { return nil }
    let rest = text[mark...].dropFirst(3)
    let end = rest.firstIndex { "/?#".contains($0) } ?? rest.endIndex
    guard let (host, port) = Self.place(rest[..<end]) else { return nil }
    let usual = scheme == "https" ? 443 : 80
    let path = rest[end...].prefix { $0 != "#" }
    self.init(scheme, host, port == usual ? nil : port, Self.straight(String(path)))
  }

  /// Another address at the same place.
  func at(path: String) -> WebAddress { WebAddress(scheme, host, port, Self.straight(path)) }

  /// What a reference in an answer from here leads to (RFC 3986, section 5).
  package func resolving(_ reference: String) -> WebAddress? {
    let reference = reference.trimmed
    guard !reference.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      return nil
    }
    if reference.hasPrefix("//") { return WebAddress(scheme + ":" + reference) }
    if reference.hasPrefix("/") { return at(path: reference) }
    let first = reference.prefix { !"/?#".contains($0) }
    // A scheme, unless the colon is one of a name such as `./a:b`.
    if first.contains(":") { return WebAddress(reference) }
    let own = String(path.prefix { $0 != "?" })
    if reference.isEmpty || reference.hasPrefix("#") { return self }
    if reference.hasPrefix("?") { return at(path: own + reference) }
    let folder = own.prefix(upTo: own.lastIndex(of: "/").map(own.index(after:)) ?? own.startIndex)
    return at(path: String(folder) + reference)
  }

  /// A path from its slash on, without steps up and down, fragments and what needs encoding.
  private static func straight(_ path: String) -> String {
    let path = path.prefix { $0 != "#" }
    let query = path.firstIndex(of: "?").map { path[$0...] } ?? ""
    var parts: [Substring] = []
    let all = path.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false)
      .drop { $0.isEmpty }
    for (index, part) in all.enumerated() {
      let isLast = index == all.count - 1
      switch part {
      case ".": if isLast { parts.append("") }
      case "..":
        _ = parts.popLast()
        if isLast { parts.append("") }
      default: parts.append(part)
      }
    }
    return ("/" + parts.joined(separator: "/") + String(query)).percentEncodedPath
  }

  private static func place(_ text: Substring) -> (host: String, port: Int?)? {
    let isBracketed = text.hasPrefix("[")
    let host =
      isBracketed ? text.prefix { $0 != "]" } + "]" : text.prefix { $0 != ":" }
    guard text.count >= host.count else { return nil }
    let behind = text.dropFirst(host.count)
    var port: Int?
    if !behind.isEmpty {
      let digits = behind.dropFirst()
      guard behind.hasPrefix(":"), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else {
        return nil
      }
      if !digits.isEmpty {
        guard let number = Int(digits), (1...65_535).contains(number) else { return nil }
        port = number
      }
    }
    let letters = isBracketed ? host.dropFirst().dropLast() : host[...]
    let isClean = letters.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."): true
      case UInt8(ascii: ":"): isBracketed
      case UInt8(ascii: "-"), UInt8(ascii: "_"): !isBracketed
      default: (UInt8(ascii: "a")...UInt8(ascii: isBracketed ? "f" : "z")).contains(byte | 0x20)
      }
    }
    return letters.isEmpty || !isClean ? nil : (host.lowercased(), port)
  }
}
