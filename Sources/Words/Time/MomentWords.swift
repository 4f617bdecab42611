internal import Language
package import Model

/// Moments in words, absolute and relative.
package enum MomentWords: Sentence, SentenceFamily {
  case today = "today"
  case tomorrow = "tomorrow"
  case yesterday = "yesterday"
  case day = "{weekday} {date}"
  case dayInYear = "{weekday} {date} {year}"
  case withClock = "{day} {time}"
  case inZone = "{moment} {zone}"
  case inPlace = "{moment} in {zone}"
  case hereAndThere = "{here}, {there}"
  case now = "now"
  case within = "within {duration}"
  case ahead = "in {duration}"
  case ago = "{duration} ago"
  case both = "{absolute} ({relative})"
}

/// Stretches of time, as a sentence goes on with them.
package enum WindowWords: Sentence, SentenceFamily {
  case atTime = "at {time} {day}"
  case onDay = "on {day}"
  case withDay = "{words} ({day})"
  case fromDayToDay = "from {first} to {last}"
  case betweenTimes = "{day} between {start} and {end}"
  case inThe = "in the {words}"
}

/// A moment in words: "Thu 26 Nov 15:00" and "in 5 days".
package struct MomentText: Hashable, Sendable {
  /// "tomorrow 09:00", "Thu 26 Nov 15:00"; with the year where it is not the present one.
  package var absolute: String
  /// "in 20 minutes", "5 days ago"; `nil` where the absolute words say as much.
  package var relative: String?
  /// Both: "Thu 26 Nov 15:00 (in 5 days)".
  package var full: String
}

extension MomentText {
  /// A civil day, or a moment of it, as seen at `now` in `zone`.
  package init(
    _ date: CivilDate,
    _ time: TimeOfDay?,
    now: Instant,
    in zone: Zone,
    tone: Tone,
    face: ClockFace
  ) {
    let present = zone.civil(at: now)
    let moment = time.map { zone.instant(of: CivilDateTime(date, $0)) }
    self.init(
      absolute: MomentText.absolute(date, time, now: present, tone: tone, face: face),
      relative: MomentText.relative(
        date.days(since: present.date),
        moment: moment,
        now: now,
        tone: tone
      ),
      tone: tone
    )
  }

  /// An instant as seen at `now` in `zone`.
  package init(_ moment: Instant, now: Instant, in zone: Zone, tone: Tone, face: ClockFace) {
    let (civil, present) = (zone.civil(at: moment), zone.civil(at: now))
    let time = TimeOfDay.hour(civil.time.hour, civil.time.minute)
    self.init(
      absolute: MomentText.absolute(civil.date, time, now: present, tone: tone, face: face),
      relative: MomentText.relative(
        civil.date.days(since: present.date),
        moment: moment,
        now: now,
        tone: tone
      ),
      tone: tone
    )
  }

  /// A due time as seen at `now` in `zone`; one in another zone is told by the clock here, and then by the
  /// one there.
  ///
  /// `dueAt` is its instant, and needed only for such a one.
  package init(
    _ due: Due,
    dueAt: Instant?,
    now: Instant,
    in zone: Zone,
    tone: Tone,
    face: ClockFace
  ) {
    switch due {
    case .floating(let date, let time):
      self.init(date, time, now: now, in: zone, tone: tone, face: face)
    case .absolute(let moment):
      self.init(moment, now: now, in: zone, tone: tone, face: face)
    case .zoned(let date, let time, let name) where name == zone.identifier:
      self.init(date, time, now: now, in: zone, tone: tone, face: face)
    case .zoned(let date, let time, let name):
      func text(_ date: CivilDate, _ time: TimeOfDay?) -> String {
        MomentText.absolute(date, time, now: zone.civil(at: now), tone: tone, face: face)
      }
      let other = OtherClock(date, time, dueAt: dueAt, in: zone)
      self.init(
        absolute: MomentWords.elsewhere(
          here: other.map { text($0.here.date, $0.here.time) },
          there: other?.isSameDay == true ? time.map(face.text) ?? "" : text(date, time),
          zone: name,
          tone
        ),
        relative: dueAt.flatMap {
          MomentText($0, now: now, in: zone, tone: tone, face: face).relative
        },
        tone: tone
      )
    }
  }

  private init(absolute: String, relative: String?, tone: Tone) {
    self.absolute = absolute
    self.relative = relative
    full =
      relative.map { MomentWords.both.text(tone, ["absolute": absolute, "relative": $0]) }
      ?? absolute
  }

  /// After midnight who is still awake says "tomorrow" of the day that has begun: then the date is
  /// told, which nobody reads in two ways.
  static func absolute(
    _ date: CivilDate,
    _ time: TimeOfDay?,
    now: CivilDateTime,
    tone: Tone,
    face: ClockFace
  ) -> String {
    let isNight = now.time < Conventions().dayStarts
    let day =
      switch date.days(since: now.date) {
      case 0 where !isNight: MomentWords.today.text(tone)
      case 1 where !isNight: MomentWords.tomorrow.text(tone)
      case -1 where !isNight: MomentWords.yesterday.text(tone)
      default:
        (date.year == now.date.year ? MomentWords.day : .dayInYear).text(
          tone,
          [
            "weekday": date.weekday.shortName(tone),
            "date": date.dayAndMonth(tone),
            "year": "\(date.year)",
          ]
        )
      }
    guard let time else { return day }
    return MomentWords.withClock.text(tone, ["day": day, "time": face.text(time)])
  }

  private static func relative(
    _ days: Int,
    moment: Instant?,
    now: Instant,
    tone: Tone
  ) -> String? {
    if days == 0 {
      guard let moment else { return nil }
      let elapsed = moment.since(now)
      // "In 1 minute" is still that when it is read back a moment later.
      if (-59_999..<30_000).contains(elapsed.wholeMilliseconds) {
        return MomentWords.now.text(tone)
      }
      // A moment 29 min 59 s ahead is "in 30 minutes": whole minutes, rounded up.
      let rounded = elapsed > .zero ? elapsed + .milliseconds(59_999) : elapsed
      return (elapsed > .zero ? MomentWords.ahead : .ago)
        .text(tone, ["duration": durationText(rounded, tone: tone)])
    }
    guard abs(days) > 1 else { return nil }
    return (days > 0 ? MomentWords.ahead : .ago)
      .text(tone, ["duration": daysText(abs(days), tone: tone)])
  }
}

/// A clock time of another zone where the clock here shows another one at that moment.
package struct OtherClock {
  package let here: CivilDateTime
  /// Whether it is the same day in both.
  package let isSameDay: Bool

  /// `nil` for a day without a clock time, and where both clocks agree.
  package init?(_ date: CivilDate, _ time: TimeOfDay?, dueAt: Instant?, in zone: Zone) {
    guard let time, let here = dueAt.map(zone.civil(at:)), here != CivilDateTime(date, time) else {
      return nil
    }
    self.here = here
    isSameDay = here.date == date
  }
}

extension MomentWords {
  /// "Thu 26 Nov 23:00, 15:00 in Berlin": a moment of another zone by the clock here, where that differs,
  /// and by the one there.
  package static func elsewhere(
    here: String?,
    there: String,
    zone: String,
    _ tone: Tone
  ) -> String {
    let parts = zone.split(separator: "/")
    let isPlace = parts.count > 1 && parts[0] != "Etc"
    let name = isPlace ? String((parts.last ?? "").map { $0 == "_" ? " " : $0 }) : offsetName(zone)
    let values = ["moment": there, "zone": name.plainLine(limit: 40)]
    let named = (isPlace ? MomentWords.inPlace : .inZone).text(tone, values)
    guard let here else { return named }
    return MomentWords.hereAndThere.text(tone, ["here": here, "there": named])
  }

  /// "UTC-5": the name that people have for a zone of whole hours, which tz counts the other way
  /// ("Etc/GMT+5"); any other zone's as it is.
  private static func offsetName(_ zone: String) -> String {
    if zone == "Etc/UTC" || zone == "Etc/GMT" { return "UTC" }
    guard zone.hasPrefix("Etc/GMT"), let sign = zone.dropFirst(7).first, sign == "+" || sign == "-"
    else { return zone }
    return "UTC" + (sign == "+" ? "-" : "+") + zone.dropFirst(8)
  }
}
