internal import Glibc

/// The places at which a system says which zones there are, and which one is its own.
struct ZoneInfo: Sendable {
  /// The folder of compiled zones: `$TZDIR`, else `/usr/share/zoneinfo`.
  var folder: String
  /// The link (or copy) of the machine's zone.
  var localtime = "/etc/localtime"
  /// Its name, where `localtime` is a copy.
  var timezone = "/etc/timezone"
  /// The person's own choice: `$TZ`, as `tzset(3)` describes it.
  var choice: String?
}

extension ZoneInfo {
  /// The places and the choice in the environment of this process.
  static var system: ZoneInfo {
    ZoneInfo(
      folder: environment("TZDIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
        ?? "/usr/share/zoneinfo",
      choice: environment("TZ")
    )
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// The file of a zone, or `nil` if the name is not of the kind that zones have.
  ///
  /// No name leads out of the folder.
  func path(of identifier: String) -> String? {
    let parts = identifier.utf8.split(
      separator: UInt8(ascii: "/"),
      omittingEmptySubsequences: false
    )
    guard identifier.utf8.count <= 255,
      parts.allSatisfy({ part in
        part.first.map { $0 != UInt8(ascii: ".") } ?? false
          && part.allSatisfy { Unicode.Scalar($0).isPartOfZoneName }
      })
    else { return nil }
    return "\(folder)/\(identifier)"
  }

  /// The zone's name that a link to its file tells, such as `Europe/Berlin`.
  ///
  /// `nil` if the path is no link or leads elsewhere.
  func name(ofLink path: String) -> String? {
    ZoneInfoFile.target(ofLink: path).flatMap(name(ofFile:))
  }

  /// The name of the zone whose file lies at a path, or `nil` if it lies in no folder of zones.
  func name(ofFile path: String) -> String? {
    for start in ["\(folder)/", "zoneinfo/"] {
      guard let range = path.firstRange(of: start) else { continue }
      let name = path[range.upperBound...]
      return String(name.hasPrefix("posix/") ? name.dropFirst("posix/".count) : name)
    }
    return nil
  }
}

extension ZoneInfo {
  /// The first line of a small text file.
  func firstLine(of path: String) -> String? {
    ZoneInfoFile.bytes(of: path, limit: 4096).map { bytes in
      String(decoding: bytes.prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
    }
  }

  /// Whether the folder holds a zone of this name.
  func hasFile(_ identifier: String) -> Bool {
    path(of: identifier).flatMap { ZoneInfoFile.Stamp(path: $0) } != nil
  }
}

extension Unicode.Scalar {
  fileprivate var isPartOfZoneName: Bool {
    switch self {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", "+", ".": true
    default: false
    }
  }
}

extension String {
  /// Where `part` first occurs, byte by byte.
  fileprivate func firstRange(of part: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if utf8[start...].starts(with: part.utf8) {
        return start..<utf8.index(start, offsetBy: part.utf8.count)
      }
      start = utf8.index(after: start)
    }
    return nil
  }
}
