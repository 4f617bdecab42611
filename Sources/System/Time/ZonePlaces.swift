internal import Model
internal import Synchronization

/// The places of zones, as the tables beside their files have them: `zone1970.tab`, and `zone.tab` for
/// names that share their rules with another one.
final class ZonePlaces: Sendable {
  private let places = Mutex<(folder: String, places: [String: Place])?>(nil)

  /// The place of a zone; `nil` where no table names it.
  func place(_ identifier: String, in info: ZoneInfo) -> Place? {
    places.withLock { known in
      // Tables change with the system's data, years apart: they are read once.
      if known?.folder != info.folder { known = (info.folder, Self.read(info.folder)) }
      return known?.places[identifier]
    }
  }

  private static func read(_ folder: String) -> [String: Place] {
    var places: [String: Place] = [:]
    for table in ["zone.tab", "zone1970.tab"] {
      guard let bytes = ZoneInfoFile.bytes(of: "\(folder)/\(table)") else { continue }
      let text = String(decoding: bytes, as: UTF8.self)
      for line in text.split(separator: "\n") where !line.hasPrefix("#") {
        let columns = line.split(separator: "\t")
        guard columns.count >= 3, let place = Place(columns[1]) else { continue }
        places[String(columns[2])] = place
      }
    }
    return places
  }
}
