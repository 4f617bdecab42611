import Configuration
import Interchange
import Model
import Store

extension CalendarLook {
  /// Fetches a calendar, unless it is as it was read last.
  ///
  /// `voicedo-online` writes what comes into a file that nobody else can look into.
  init(web row: CalendarRow, in session: Session) throws(CalendarProblem) {
    let window = session.calendarWindow
    let file: PrivateFile
    do {
      file = try PrivateFile(named: "calendar.ics", bytes: [], in: session.environment.variable)
    } catch {
      throw .unreadable
    }
    defer { file.remove() }
    let answer: OnlineAnswer
    do {
      let question = session.question(fetching: row, into: file.path)
      answer = try session.environment.online.ask(question, Self.timeout, -1)
    } catch {
      throw .link(error)
    }
    if let failure = answer.failure { throw .online(failure) }
    guard answer.json["isUnchanged"]?.bool != true else { return }
    let reader = EventReader(session.environment.zones, zone: session.zone, window: window)
    guard let read = reader.read(try CalendarSourceFile(file.path).bytes()) else {
      throw .notCalendar
    }
    var reading = CalendarReading(zone: session.zone.identifier, reach: window.upperBound)
    reading.tag = answer.json["tag"]?.text
    reading.changed = answer.json["changed"]?.text
    reading.isCut = read.isCut
    reading.objects = [CalendarReading.Object(address: "", tag: "", events: read.events)]
    (self.reading, name, unknownZones) = (reading, read.name, read.unknownZones)
  }

  /// Longer than `voicedo-online` itself takes, whatever it waits for.
  private static let timeout = Duration.seconds(120)
}

extension Session {
  fileprivate func question(fetching row: CalendarRow, into path: String) -> OnlineQuestion {
    var question = OnlineQuestion().asking(.subscription)
    if row.place.hasPrefix(CalendarRow.secretMark) {
      let name = String(row.place.dropFirst(CalendarRow.secretMark.count))
      let references = settings.references(to: name, in: paths.settingsFolder)
      question[.secret] = .array(references.map(\.json))
    } else {
      question[.url] = .string(row.place)
    }
    question[.private] = .array(privateVariables.map(JSONValue.string))
    question[.file] = .string(path)
    // Where its events are to be worked out anew, all of it has to come.
    if !row.isStale(in: self) {
      question[.tag] = row.tag.map(JSONValue.string)
      question[.changed] = row.changed.map(JSONValue.string)
    }
    return question
  }
}
