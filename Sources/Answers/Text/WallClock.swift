import Actions
import Language
package import Model
package import Words

/// The person's clock: what a moment is called on it, and how far away it is.
package struct WallClock {
  package let now: CivilDateTime
  /// The moment on the UTC time line.
  package let instant: Instant
  package let calendar: LocalCalendar
  package let tone: Tone
  package let face: ClockFace
  /// Whether a screen reader is to read it: names in full.
  package let isPlain: Bool
  /// Whether the days around now go by their names: on a screen, which nobody reads tomorrow.
  package let namesDays: Bool
  private let days = DayTexts()

  package init(
    now: CivilDateTime,
    instant: Instant,
    calendar: LocalCalendar,
    tone: Tone,
    face: ClockFace,
    isPlain: Bool = false,
    namesDays: Bool = false
  ) {
    self.now = now
    self.instant = instant
    self.calendar = calendar
    self.tone = tone
    self.face = face
    self.isPlain = isPlain
    self.namesDays = namesDays
  }

  package var zone: Zone { calendar.zone }
}

extension WallClock {
  /// `Thu 26 Nov 15:00`, and `today 15:00` where days go by their names.
  package func text(of due: Due, endTime: TimeOfDay?) -> String {
    switch due {
    case .floating(let date, let time):
      return text(date, time, endTime)
    case .zoned(let date, let time, let name) where name == zone.identifier:
      return text(date, time, endTime)
    case .zoned(let date, let time, let name):
      let other = OtherClock(date, time, dueAt: calendar.instant(of: due), in: zone)
      let range = time.map { start in
        endTime.map { self.range(from: start, to: $0) } ?? face.minute(start)
      }
      return MomentWords.elsewhere(
        here: other.map { text($0.here.date, $0.here.time, nil) },
        there: other?.isSameDay == true ? range ?? "" : text(date, time, endTime),
        zone: name,
        tone
      )
    case .absolute(let moment):
      let civil = zone.civil(at: moment)
      return text(civil.date, civil.time, endTime)
    }
  }

  /// `in 5 days`, `tomorrow`, `in 20 minutes`.
  package func distance(to due: Due) -> String? {
    let dueAt = calendar.instant(of: due)
    let moment = MomentText(due, dueAt: dueAt, now: instant, in: zone, tone: tone, face: face)
    return moment.relative ?? (namesDays ? nil : dayName(of: due))
  }

  private func dayName(of due: Due) -> String? {
    let date =
      if case .absolute(let moment) = due { zone.civil(at: moment).date } else { due.date }
    return date.flatMap(name)?.text(tone)
  }

  /// The name of a day around now.
  func name(of date: CivilDate) -> MomentWords? {
    switch date.days(since: now.date) {
    case -1: .yesterday
    case 0: .today
    case 1: .tomorrow
    default: nil
    }
  }

  private func text(_ date: CivilDate, _ time: TimeOfDay?, _ endTime: TimeOfDay?) -> String {
    guard let time else { return text(date) }
    let clock = endTime.map { range(from: time, to: $0) } ?? face.minute(time)
    let (before, behind) = aroundClock(date)
    return before + clock + behind
  }

  /// The text around the clock time of a moment on this day.
  private func aroundClock(_ date: CivilDate) -> (before: String, behind: String) {
    if let known = days.aroundClock, known.date == date { return (known.before, known.behind) }
    let mark: Character = "\u{0}"
    let text = MomentWords.withClock.text(tone, ["day": text(date), "time": String(mark)])
    let before = text.prefix { $0 != mark }
    let around = (before: String(before), behind: String(text[before.endIndex...].dropFirst()))
    days.aroundClock = (date, around.before, around.behind)
    return around
  }

  private func text(_ date: CivilDate) -> String {
    if let known = days.known, known.date == date { return known.text }
    // After midnight who is still awake says "tomorrow" of the day that has begun.
    if namesDays, now.time >= Conventions().dayStarts, let name = name(of: date) {
      let text = name.text(tone)
      days.known = (date, text)
      return text
    }
    let text = text(ofDay: date)
    days.known = (date, text)
    return text
  }

  /// `Thu 26 Nov`, whatever the day is called from here.
  func text(ofDay date: CivilDate) -> String {
    let words = [
      "weekday": isPlain ? date.weekday.name(tone) : date.weekday.shortName(tone),
      "date": isPlain ? "\(date.day) \(date.monthName(tone))" : date.dayAndMonth(tone),
      "year": String(date.year),
    ]
    return (date.year == now.date.year ? MomentWords.day : .dayInYear).text(tone, words)
  }

  /// `15:00-15:30`, `3 pm-3:30 pm`.
  func range(from start: TimeOfDay, to end: TimeOfDay) -> String {
    let (start, end) = (face.minute(start), face.minute(end))
    return isPlain
      ? PlainSentences.fromTo.text(tone, ["start": start, "end": end]) : "\(start)-\(end)"
  }
}

/// Texts of the day asked for last: a long list is sorted, so the next row mostly asks for the
/// same.
///
/// A table of days costs each command a search for how a day is hashed, longer than its few texts.
private final class DayTexts {
  var known: (date: CivilDate, text: String)?
  var aroundClock: (date: CivilDate, before: String, behind: String)?
}
