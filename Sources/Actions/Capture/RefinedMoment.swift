package import Language
package import Model

/// Reads words that change a time which is there: a clock keeps the day, a day keeps the clock.
///
/// What is bound to a zone stays bound to it, and its wall clock is the one that is meant.
package func refinedMoment(
  _ text: String,
  of due: Due?,
  in context: LanguageContext,
  _ zones: ZoneDirectory
) -> ResolvedTime? {
  let text = text.trimmed
  var here = context
  let name = due?.zoneName
  if let zone = name {
    here.zone = zones.zone(zone) ?? context.zone
    here.now = here.zone.civil(at: context.instant)
  }
  let present = due?.civil(in: here.zone) ?? CivilMoment(here.now.date)
  if let date = CivilDate(text) {
    return ResolvedTime(due: Due.floating(date, present.time).bound(to: name))
  }
  guard var resolved = refine(present, by: text, in: here) ?? spokenMoment(text, in: here)
  else { return nil }
  resolved.due = resolved.due.bound(to: name)
  return resolved
}

extension Due {
  /// A floating time bound to a zone, where there is one.
  fileprivate func bound(to zone: String?) -> Due {
    guard let zone, case .floating(let date, let time) = self else { return self }
    return .fixed(date, time, zone: zone)
  }

  /// The same moment in the kind of time that a series has: one moved occurrence changes no more.
  package func inKind(of series: Due, zone: Zone, zones: ZoneDirectory) -> Due {
    switch (self, series) {
    case (.floating, .floating), (.elapsed, .elapsed): return self
    case (.fixed(_, _, let one), .fixed(_, _, let other)) where one == other: return self
    default: break
    }
    let own = zoneName.flatMap(zones.zone) ?? zone
    let moment: Instant
    switch self {
    case .elapsed(let instant): moment = instant
    case .floating(let date, let time), .fixed(let date, let time, _):
      // A day without a clock is a day everywhere.
      guard let time else { return .floating(date, nil) }
      moment = own.instant(of: CivilDateTime(date, time))
    }
    switch series {
    case .elapsed: return .elapsed(moment)
    case .floating:
      let civil = zone.civil(at: moment)
      return .floating(civil.date, civil.time)
    case .fixed(_, _, let name):
      let civil = (zones.zone(name) ?? zone).civil(at: moment)
      return .fixed(civil.date, civil.time, zone: name)
    }
  }
}
