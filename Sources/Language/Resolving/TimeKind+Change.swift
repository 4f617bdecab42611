package import Model

extension TimeKind<Schedule> {
  /// Words that change a time which is there: a clock keeps the day, a day keeps the clock.
  ///
  /// A time bound to a zone stays bound to it, and its wall clock is the one that is meant.
  package static func change(of due: Due?) -> TimeKind {
    TimeKind { text, context in
      var here = context
      let own = context.calendar.own(of: due)
      if due?.zoneName != nil {
        here.zone = own.zone
        here.now = own.zone.civil(at: context.instant)
      }
      let present = due.map { own.civil(of: $0) } ?? PartialDateTime(here.now.date)
      var resolved = refine(present, by: text, in: here)
      if let date = CivilDate(text) {
        resolved = Schedule(due: .floating(date, present.time))
      }
      guard var resolved = resolved ?? resolve(text, as: .moment, in: here) else { return nil }
      resolved.due = resolved.due.bound(to: due?.zoneName)
      return resolved
    }
  }
}
