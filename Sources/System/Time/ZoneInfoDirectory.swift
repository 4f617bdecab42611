package import Model
internal import Synchronization

extension ZoneDirectory {
  /// The zones of this system, read from its compiled time zone files.
  ///
  /// `current` notices at once when the machine's zone is changed, and `zone` when its rules are.
  package static let system = ZoneDirectory { ZoneInfo.system }

  /// Zones of the places that `info` names; it is asked anew each time.
  init(_ info: @escaping @Sendable () -> ZoneInfo) {
    let cache = ZoneCache()
    let places = ZonePlaces()
    self.init(
      zone: { cache.zone($0, in: info()) },
      current: { cache.current(in: info()) },
      place: { places.place($0, in: info()) }
    )
  }
}

/// Zones that were read before, by file.
private final class ZoneCache: Sendable {
  private struct Entry {
    let stamp: ZoneInfoFile.Stamp
    let zone: Zone
  }

  private let entries = Mutex<[String: Entry]>([:])

  func zone(_ identifier: String, in info: ZoneInfo) -> Zone? {
    info.path(of: identifier).flatMap { zone(identifier, path: $0) }
  }

  /// `$TZ`, else the machine's zone, else UTC.
  func current(in info: ZoneInfo) -> Zone {
    guard let choice = info.choice else { return machine(in: info) }
    let name = choice.hasPrefix(":") ? String(choice.dropFirst()) : choice
    if name.isEmpty { return .utc }
    if name == info.localtime { return machine(in: info) }
    if name.hasPrefix("/") {
      return info.name(ofFile: name).flatMap { zone($0, in: info) } ?? zone(name, path: name)
        ?? .utc
    }
    return zone(name, in: info) ?? Zone(identifier: name, posix: name) ?? .utc
  }

  private func machine(in info: ZoneInfo) -> Zone {
    info.name(ofLink: info.localtime).flatMap { zone($0, in: info) }
      ?? info.firstLine(of: info.timezone).flatMap { zone($0, in: info) }
      ?? zone("localtime", path: info.localtime) ?? .utc
  }

  private func zone(_ identifier: String, path: String) -> Zone? {
    guard let stamp = ZoneInfoFile.Stamp(path: path) else { return nil }
    let known = entries.withLock { $0[path] }
    if let known, known.stamp == stamp, known.zone.identifier == identifier { return known.zone }
    guard let bytes = ZoneInfoFile.bytes(of: path) else { return nil }
    do {
      let zone = try Zone(identifier: identifier, tzif: bytes)
      entries.withLock { $0[path] = Entry(stamp: stamp, zone: zone) }
      return zone
    } catch {
      return nil  // Not a zone: the folder holds tables and scripts too.
    }
  }
}
