import Actions
import Language
import Model
import Store
import Words

/// An event as a person reads it: when, what, where, and which calendar it is of.
struct EventText {
  let planned: PlannedEvent
  private let readBack: ReadBack

  init(_ planned: PlannedEvent, _ readBack: ReadBack) {
    (self.planned, self.readBack) = (planned, readBack)
  }

  private var tone: Tone { readBack.tone }
  private var clock: WallClock { readBack.clock }

  var title: String { planned.title(tone) }

  /// The calendar, and the place where it names one.
  var marks: [String] {
    let calendar = ["calendar": planned.calendar.printable]
    return [CalendarSentences.event.text(tone, calendar)]
      + [planned.event.place?.printable].compactMap(\.self)
  }

  /// `Thu 26 Nov 15:00-16:00`, `Thu 26 Nov`, with how far away it is where that is wanted.
  func moment(withDistance: Bool = false) -> String {
    let (due, end) = whenDue
    let moment =
      withDistance
      ? readBack.momentAndDistance(due, endTime: end) : readBack.moment(due, endTime: end)
    return moment + rest
  }

  /// `15:00-16:00`, `until 12:00`, `all day`: what is left to say below its day.
  func clockTime(on day: CivilDate) -> String {
    let days = planned.days(in: clock.zone)
    if planned.event.time.isAllDay || days.lowerBound < day && day < days.upperBound {
      return CalendarSentences.allDay.text(tone)
    }
    let (from, to) = (time(planned.span.lowerBound), time(planned.span.upperBound))
    if day > days.lowerBound {
      return CalendarSentences.until.text(tone, ["moment": clock.face.minute(to)])
    }
    return planned.span.isEmpty || day < days.upperBound
      ? clock.face.minute(from) : clock.range(from: from, to: to)
  }

  /// One line of an answer, without anything to name it by.
  var line: String {
    let moment = moment(withDistance: true)
    guard !readBack.isPlain else {
      return readBack.plainLine(title, moment: moment, marks: marks, handle: nil)
    }
    let painted = readBack.palette.paint(moment, .moment)
    return title + "  " + painted + "  "
      + readBack.palette.paint(marks.joined(separator: " · "), .quiet)
  }

  /// Its beginning, and the clock time of its end where that is on the same day.
  private var whenDue: (Due, TimeOfDay?) {
    let begin = clock.zone.civil(at: planned.span.lowerBound)
    guard !planned.event.time.isAllDay else { return (.floating(begin.date, nil), nil) }
    let days = planned.days(in: clock.zone)
    let isOnOneDay = days.lowerBound == days.upperBound && !planned.span.isEmpty
    let start = TimeOfDay.hour(begin.time.hour, begin.time.minute)
    return (.floating(begin.date, start), isOnOneDay ? time(planned.span.upperBound) : nil)
  }

  /// ", until Fri 27 Nov", where it ends on another day.
  private var rest: String {
    let days = planned.days(in: clock.zone)
    guard days.lowerBound < days.upperBound else { return "" }
    let end: Due =
      planned.event.time.isAllDay
      ? .floating(days.upperBound, nil)
      : .floating(days.upperBound, time(planned.span.upperBound))
    let text = readBack.moment(end, endTime: nil)
    return ", " + CalendarSentences.until.text(tone, ["moment": text])
  }

  private func time(_ instant: Instant) -> TimeOfDay {
    let time = clock.zone.civil(at: instant).time
    return .hour(time.hour, time.minute)
  }
}

extension PlannedEvent {
  /// What it is called, as a line has it.
  func title(_ tone: Tone) -> String {
    let title = event.title.printable
    return title.isEmpty ? CalendarSentences.untitled.text(tone) : title
  }

  /// The days that it touches.
  func days(in zone: Zone) -> ClosedRange<CivilDate> {
    let first = zone.civil(at: span.lowerBound).date
    guard !span.isEmpty else { return first...first }
    return first...max(first, zone.civil(at: span.upperBound - .milliseconds(1)).date)
  }
}

extension Palette {
  /// The sign that events stand behind, in the colour of their calendar.
  func bar(_ color: String?) -> String {
    guard isOn, let color = color.flatMap({ ListColor($0) }) else { return Self.bar }
    return paint(Self.bar, in: color)
  }

  package static let bar = "|"
}
