import Configuration
import Interchange
import Model
import Store

extension CalendarLook {
  /// So many objects are asked for at once, and held.
  private static let slice = 50

  /// Looks at what has changed in a collection of a CalDAV server.
  ///
  /// What its server calls it now is the `tag` of the calendar; where that is not known there any more,
  /// all of it is listed anew.
  init(
    _ row: CalendarRow,
    on server: CalendarServer,
    tags: [String: String],
    in session: Session
  ) throws(CalendarProblem) {
    let window = session.calendarWindow
    let isStale = row.isStale(in: session)
    let reader = EventReader(session.environment.zones, zone: session.zone, window: window)
    var reading = CalendarReading(zone: session.zone.identifier, reach: window.upperBound)
    do throws(CalendarServerFailure) {
      let changes = try Self.changes(of: row, since: isStale ? nil : row.tag, server)
      let isNew = { (address: String, tag: String) in isStale || tags[address] != tag }
      let wanted = changes.tags.filter { isNew($0.key, $0.value) }.map(\.key).sorted()
      reading.tag = changes.token
      reading.isWhole = isStale
      reading.removed =
        changes.isWhole ? Set(tags.keys).subtracting(changes.tags.keys) : changes.removed
      var (rest, room, events) = (wanted[...], CalendarFolder.largest, 0)
      while !rest.isEmpty, room >= 0, events < EventReader.usualMost {
        for object in try server.objects(row.place, Array(rest.prefix(Self.slice))) {
          let read = reader.read(object.bytes)
          reading.isCut = reading.isCut || read?.isCut == true
          room -= object.bytes.count
          events += read?.events.count ?? 0
          unknownZones.formUnion(read?.unknownZones ?? [])
          reading.objects.append(
            CalendarReading.Object(
              address: object.address,
              tag: object.tag,
              events: read?.events ?? []
            )
          )
        }
        rest = rest.dropFirst(Self.slice)
      }
      reading.isCut = reading.isCut || !rest.isEmpty
      // What did not come is asked for with the next look, which lists all there is.
      if reading.objects.count < wanted.count { reading.tag = nil }
    } catch {
      throw CalendarProblem(error)
    }
    let isSame =
      !isStale && reading.objects.isEmpty && reading.removed.isDisjoint(with: tags.keys)
      && reading.tag == row.tag
    self.reading = isSame ? nil : reading
  }

  private static func changes(
    of row: CalendarRow,
    since token: String?,
    _ server: CalendarServer
  ) throws(CalendarServerFailure) -> CalendarChanges {
    do throws(CalendarServerFailure) {
      return try server.changes(row.place, token)
    } catch .unknownToken where token != nil {
      return try server.changes(row.place, nil)
    }
  }
}

extension CalendarProblem {
  init(_ failure: CalendarServerFailure) {
    switch failure {
    case .online(let failure): self = .online(failure)
    case .notFound: self = .online(.notFound)
    default: self = .notCalendar
    }
  }
}

extension Session {
  /// The CalDAV server that a calendar is on.
  func calendarServer(of row: CalendarRow) throws(CalendarProblem) -> CalendarServer {
    let account = CalendarAccount(
      url: row.place,
      user: row.user ?? "",
      secret: row.secret.map { settings.references(to: $0, in: paths.settingsFolder) } ?? [],
      privateVariables: privateVariables,
      contents: .events
    )
    let conversation: OnlineConversation
    do {
      conversation = try environment.online.converse(-1)
    } catch {
      throw .link(error)
    }
    return CalendarServer(account) { question throws(OnlineFailure) in
      do throws(OnlineError) {
        return try conversation.ask(question, Self.serverTimeout)
      } catch {
        throw .offline
      }
    }
  }

  /// Variables of the environment that no other program sees.
  var privateVariables: [String] {
    settings.secrets.values.compactMap { reference in
      if case .environment(let name) = reference { name } else { nil }
    }
  }

  /// Longer than `voicedo-online` itself waits for a server.
  private static let serverTimeout = Duration.seconds(180)

  /// Finds the collection that a person means by the address of a server, or of one of its calendars.
  func find(_ row: inout CalendarRow) throws {
    let server = try calendarServer(of: row)
    let found: [CalendarCollection]
    do throws(CalendarServerFailure) {
      found = try server.collections().filter(\.holdsEvents)
    } catch {
      throw CalendarProblem(error)
    }
    let place = row.place
    let named = found.filter { $0.name.isSameName(as: row.name) }
    let there = found.filter { CalendarAddress($0.address) == CalendarAddress(place) }
    guard let one = there.first ?? named.first ?? (found.count == 1 ? found[0] : nil) else {
      guard !found.isEmpty else { throw CalendarProblem.online(.notFound) }
      // The password is elsewhere, so the address says nothing that is not for others.
      var words = [row.user == nil ? row.shownPlace : place]
      if let user = row.user { words += ["--user", user] }
      if let secret = row.secret { words += ["--secret", secret] }
      throw CommandError.calendar(.severalThere(found.map(\.name), words: words))
    }
    row.place = one.address
    if row.name.isEmpty { row.name = one.name.trimmed }
    if row.color == nil {
      row.color = one.color.flatMap { ListColor(String($0.prefix(7))) }?.description
    }
  }
}
