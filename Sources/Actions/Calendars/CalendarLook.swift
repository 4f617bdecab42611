import Interchange
import Model
import Store

/// A look at where a calendar is: what there is to keep of it, if it is not as it was read last.
struct CalendarLook {
  /// `nil` where it is as it was.
  var reading: CalendarReading?
  /// What it calls itself, and its colour.
  var name: String?
  var color: String?
  /// The names of zones in what is new of it that nobody here knows.
  var unknownZones: Set<String> = []

  /// Events are kept from a quarter of a year ago to a year ahead, and worked out anew before half of
  /// that is over.
  static let daysBehind = 92
  static let daysAhead = 400
  static let daysLeft = 200
}

extension CalendarLook {
  /// Looks at where a calendar is; `tags` are those of its objects that were read.
  init(_ row: CalendarRow, tags: [String: String], in session: Session) throws(CalendarProblem) {
    switch row.kind {
    case .file, .folder: try self.init(local: row, tags: tags, in: session)
    case .web: try self.init(web: row, in: session)
    case .caldav:
      try self.init(row, on: try session.calendarServer(of: row), tags: tags, in: session)
    }
  }

  /// Looks at a file or a folder.
  init(local row: CalendarRow, tags: [String: String], in session: Session) throws(CalendarProblem)
  {
    let window = session.calendarWindow
    let isStale = row.isStale(in: session)
    let reader = EventReader(session.environment.zones, zone: session.zone, window: window)
    var reading = CalendarReading(zone: session.zone.identifier, reach: window.upperBound)
    if row.kind == .file {
      let file = try CalendarSourceFile(row.place)
      guard isStale || row.tag != file.stamp else { return }
      guard let read = reader.read(try file.bytes()) else { throw .notCalendar }
      reading.tag = file.stamp
      reading.isCut = read.isCut
      reading.objects = [
        CalendarReading.Object(address: "", tag: file.stamp, events: read.events)
      ]
      (self.reading, name, unknownZones) = (reading, read.name, read.unknownZones)
      return
    }
    let folder = try CalendarFolder(row.place)
    reading.isWhole = isStale
    reading.removed = Set(tags.keys).subtracting(folder.names)
    var room = CalendarFolder.largest
    var events = 0
    for name in folder.names {
      // One that has just gone, or that nobody may read, is as if it were not there.
      guard let file = folder.readable(name) else {
        reading.removed.insert(name)
        continue
      }
      guard isStale || tags[name] != file.stamp else { continue }
      let (bytes, cost) = file.contents
      room -= cost
      guard room >= 0, events < EventReader.usualMost else {
        reading.isCut = true
        break
      }
      let read = reader.read(bytes)
      reading.isCut = reading.isCut || read?.isCut == true
      events += read?.events.count ?? 0
      unknownZones.formUnion(read?.unknownZones ?? [])
      reading.objects.append(
        CalendarReading.Object(address: name, tag: file.stamp, events: read?.events ?? [])
      )
    }
    (name, color) = (folder.line("displayname"), folder.line("color"))
    let isSame = !isStale && reading.objects.isEmpty && reading.removed.isDisjoint(with: tags.keys)
    self.reading = isSame ? nil : reading
  }
}

extension CalendarFolder {
  /// A file that can be looked at.
  fileprivate func readable(_ name: String) -> CalendarSourceFile? {
    do { return try file(name) } catch { return nil }
  }
}

extension CalendarSourceFile {
  /// What stands in it, and how many bytes were read for it; nothing where it cannot be read, or is no
  /// calendar for its size.
  fileprivate var contents: (bytes: [UInt8], cost: Int) {
    do throws(CalendarProblem) {
      let bytes = try bytes()
      return (bytes, bytes.count)
    } catch {
      return ([], error == .tooLarge ? Self.largest : 0)
    }
  }
}

extension CalendarRow {
  /// Whether its events are to be worked out anew, though nothing has changed where it is.
  func isStale(in session: Session) -> Bool {
    guard readAt != nil, zone == session.zone.identifier, let reach else { return true }
    return reach < session.now + .seconds(CalendarLook.daysLeft * 86_400)
  }
}

extension Session {
  /// The days whose events are kept.
  var calendarWindow: Range<Instant> {
    let today = civilNow.date
    func midnight(_ days: Int) -> Instant {
      zone.instant(of: CivilDateTime(today.adding(days: days), .midnight))
    }
    return midnight(-CalendarLook.daysBehind)..<midnight(CalendarLook.daysAhead)
  }
}
