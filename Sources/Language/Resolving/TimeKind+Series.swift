package import Model

extension TimeKind<Schedule> {
  /// A repeat as `--every` and `repeat` take it: "friday", "every friday", "daily", or an RRULE.
  ///
  /// A rule without a first day begins at the moment that `start` names, or else today; what is
  /// bound to a zone stays bound to it.
  package static func series(at start: Schedule?) -> TimeKind {
    TimeKind { text, context in
      let here = context.calendar.own(of: start?.due)
      let civil = start.map { here.civil(of: $0.due) }
      if text.isRule {
        guard let rule = RecurrenceRule.read(whole: text) else { return nil }
        let begin = CivilDateTime(
          civil?.date ?? context.now.date,
          civil?.time ?? context.conventions.day
        )
        guard let first = rule.occurrences(from: begin, in: here.zone).first(where: { _ in true })
        else { return nil }
        return Schedule(due: .floating(first.date, first.time), rule: rule).bound(like: start)
      }
      for phrase in [text, "every " + text] {
        guard var series = resolve(phrase, as: .words, in: context), var rule = series.rule
        else { continue }
        guard let civil else { return series }
        if series.repeatFrom == .due, TimePhrase(phrase)?.meaning?.repeats?.namesDay == false {
          rule = rule.moved(to: civil.date)
          series.rule = rule
        }
        // The series begins where the moment is; what of it is over already does not ring.
        let time =
          civil.time ?? series.due.time.map { rule.firstTime(like: $0) } ?? context.conventions.day
        let now = here.zone.civil(at: context.instant)
        let first = rule.next(after: now, from: CivilDateTime(civil.date, time), in: here.zone)
        if let first { series.due = .floating(first.date, first.time) }
        series.endTime = start?.endTime ?? series.endTime
        return series.bound(like: start)
      }
      return nil
    }
  }

  /// A repeat of something that is due already, and begins there.
  package static func series(
    of due: Due?,
    until endTime: TimeOfDay?
  ) -> TimeKind {
    TimeKind { text, context in
      let alone = resolve(text, as: .series(at: nil), in: context)
      guard let due else { return alone }
      // A clock time that the words have of their own goes before the one that is there.
      let own = text.isRule ? nil : alone?.due.time
      let present = context.calendar.own(of: due).civil(of: due)
      // Of several clock times a day those before the one that it had come as well.
      let isNear = alone?.due.date.map { (0...1).contains(present.date.days(since: $0)) } ?? false
      let date = own != nil && isNear ? alone?.due.date ?? present.date : present.date
      var start = Schedule(due: .floating(date, own == nil ? present.time : nil))
      start.endTime = endTime
      return resolve(text, as: .series(at: start), in: context)
    }
  }
}

extension RepeatMeaning {
  /// Whether it has days of its own, whenever it begins.
  fileprivate var namesDay: Bool { !days.isEmpty || !monthDays.isEmpty }
}

extension RecurrenceRule {
  /// The first clock time of a day on which it has several, else the one that it has.
  fileprivate func firstTime(like time: TimeOfDay) -> TimeOfDay {
    byHour.first.map { .hour($0, time.minute) } ?? time
  }
}

extension String {
  /// Whether it is a rule of RFC 5545, not words.
  package var isRule: Bool { uppercased().containsText("FREQ=") }
}

extension Schedule {
  /// This time bound to the zone of another one.
  fileprivate func bound(like other: Schedule?) -> Schedule {
    var bound = self
    bound.due = due.bound(to: other?.due.zoneName)
    return bound
  }
}
