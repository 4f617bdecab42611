extension ZoneInfo {
  /// The names in the system's table of zones, each of them one that people live in, and UTC.
  ///
  /// Empty where there is no such table.
  var names: [String] {
    let tables = ["zone1970.tab", "zone.tab"].lazy.map { "\(folder)/\($0)" }
    guard let bytes = tables.compactMap({ ZoneInfoFile.bytes(of: $0) }).first else { return [] }
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    let names = lines.compactMap { line -> String? in
      guard line.first != UInt8(ascii: "#") else { return nil }
      // Countries, coordinates, the name, and perhaps a remark.
      let columns = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      return columns.count > 2 ? String(decoding: columns[2], as: UTF8.self) : nil
    }
    return (names + ["UTC"]).filter { path(of: $0) != nil }.sorted()
  }
}

/// The names of time zones that can be chosen on this system.
package func zoneNames() -> [String] {
  ZoneInfo.system.names
}
