internal import Language
package import Model
internal import Planning
internal import SQLite
internal import Store
internal import Words

/// The briefing of a day, and the look back in its evening.
extension DeliveryLoop {
  /// When a briefing that was refused, or could not be recorded, is tried again.
  package var briefingRetryAt: Instant? { deliveries.briefingRetryAt }

  func brief(
    _ day: CivilDate,
    _ part: DayPart,
    _ store: DeliveryStore
  ) throws(DatabaseError) {
    guard !deliveries.isBriefing, let server = health.usable else { return }
    if let retry = deliveries.briefingRetryAt, retry > now { return }
    guard let contents = try store.briefingToShow(of: day, part, at: now) else {
      deliveries.briefingRetryAt = nil
      return try effects.reach(.nothingToBrief(day))
    }
    deliveries.isBriefing = true
    let isPrivate = wantsPrivacy
    post(
      .briefing(contents, isPrivate: isPrivate),
      .briefing(day, contents, isPrivate: isPrivate, server: server)
    )
  }

  /// Carries out an answer to the briefing, and answers the to-dos that it was about.
  func recordBriefing(
    _ button: PopupButton,
    _ contents: BriefingContents,
    at moment: Instant,
    _ store: DeliveryStore
  ) throws(DatabaseError) -> [Todo.ID] {
    switch button {
    case .start: try beginFocus(on: firstOpen(of: contents.picks, store), at: moment, store)
    case .tomorrow:
      try moveRest(of: day(contents.day, at: moment), onlyUntimed: true, at: moment, store)
    default: []
    }
  }

  /// Moves what is left of a day, and what waits, to the next one.
  func moveRest(
    of day: CivilDate,
    onlyUntimed: Bool = false,
    at moment: Instant,
    _ store: DeliveryStore
  ) throws(DatabaseError) -> [Todo.ID] {
    let rest = try store.rest(of: day, onlyUntimed: onlyUntimed, at: moment)
    return try store.move(rest, to: day.adding(days: 1), source: .popup, now: moment)
      .map(\.todo.id)
  }

  /// The first of the picks that is still to be done.
  private func firstOpen(
    of picks: [TodoRow],
    _ store: DeliveryStore
  ) throws(DatabaseError) -> Todo.ID? {
    let open = Set(
      try store.rows(of: picks.map(\.todo.id)).filter { $0.todo.completedAt == nil }.map(\.todo.id)
    )
    return picks.first { open.contains($0.todo.id) }?.todo.id
  }

  /// The day that a popup is about, or the present one if that is over.
  private func day(_ told: CivilDate, at moment: Instant) -> CivilDate {
    max(told, personalDay(at: moment))
  }

  /// The day of a moment, as the person counts days.
  func personalDay(at moment: Instant) -> CivilDate {
    let dayStarts = meaning.conventions.dayStarts.secondsSinceMidnight
    return zone.civil(at: moment).adding(seconds: -dayStarts).date
  }

  /// The server took a briefing from the screen of its own accord: it comes once more after one, two
  /// and four minutes, as far as its window is open, and is left alone from then on.
  func briefAgainLater(_ day: CivilDate, _ part: DayPart) {
    let unseen = deliveries.unseenBriefing.flatMap { ($0.day, $0.part) == (day, part) ? $0 : nil }
    let times = unseen?.times ?? 0
    guard times < 3 else { return }
    deliveries.unseenBriefing = (day, part, times + 1)
    deliveries.briefingRetryAt = now + .minutes(1 << times)
  }

  /// The day that counts as briefed; none while its briefing is to come once more.
  func lastBriefed(_ recorded: CivilDate?, _ part: DayPart) -> CivilDate? {
    guard let unseen = deliveries.unseenBriefing, unseen.day == recorded,
      unseen.part == part,
      deliveries.briefingRetryAt != nil
    else { return recorded }
    return nil
  }

  /// Brings the briefing on the screen in line with what is left of its day; with nothing left it
  /// goes.
  ///
  /// Where a popup cannot be put in the place of another, each change would be a banner of its own.
  func followDay(_ store: DeliveryStore) throws(DatabaseError) {
    guard let briefing = deliveries.briefing, let server = health.usable,
      health.traits.replacesInPlace, !deliveries.withdrawing.contains(briefing.number),
      !deliveries.renewing.contains(briefing.number),
      briefing.contents.day == zone.civil(at: now).date
    else { return }
    let part = briefing.contents.part
    let contents = try store.briefing(of: briefing.contents.day, part, at: now)
    guard BriefingFacts(contents, in: zone) != BriefingFacts(briefing.contents, in: zone),
      vouchForServer()
    else { return }
    let popup = PopupID(server: server, number: briefing.number)
    guard !contents.isEmpty else { return withdraw(popup) }
    deliveries.briefing?.contents = contents
    renewBriefing(contents, popup)
  }

  /// Posts the briefing on the screen anew in its place.
  func renewBriefing(_ contents: BriefingContents, _ popup: PopupID) {
    let isPrivate = wantsPrivacy
    deliveries.renewing.insert(popup.number)
    post(
      .briefing(contents, isPrivate: isPrivate),
      replaces: popup.number,
      .briefingRenewal(popup, isPrivate: isPrivate)
    )
  }

  func briefed(
    _ posted: Posted,
    _ day: CivilDate,
    _ contents: BriefingContents,
    isPrivate: Bool,
    on server: String
  ) {
    deliveries.isBriefing = false
    switch posted {
    case .shown(let number):
      deliveries.briefingRetryAt = nil
      if health.identity == server {
        if let older = deliveries.briefing?.number, older != number {
          // Its buttons would mean nothing any more.
          withdraw(PopupID(server: server, number: older))
        }
        deliveries.own(number, isDiscreet: isPrivate)
        deliveries.briefing = Deliveries.Briefing(number: number, contents: contents)
      }
      do {
        try effects.reach(.briefingShown(day))
        try opened().recordBriefing(of: day, contents.part, at: now)
        try effects.reach(.briefingRecorded(day))
        effects.noted()
      } catch {
        // It is on screen: it must not come again with every pass until the database works.
        deliveries.briefingRetryAt = now + .seconds(300)
        meet(error)
      }
    case .refused(let reason):
      effects.log(.briefingRefused(reason))
      deliveries.briefingRetryAt = now + .seconds(60)
    }
    requestPass()
  }
}
