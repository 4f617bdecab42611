package import Model
internal import SQLite
internal import Store

/// The daily briefing.
extension DeliveryLoop {
  /// When a briefing that was refused, or could not be recorded, is tried again.
  package var briefingRetryAt: Instant? { deliveries.briefingRetryAt }

  func brief(_ day: CivilDate, _ store: DeliveryStore) throws(DatabaseError) {
    guard !deliveries.isBriefing, let server = health.usable else { return }
    if let retry = deliveries.briefingRetryAt, retry > now { return }
    guard let contents = try store.briefingToShow(of: day, at: now) else {
      return try effects.reach(.nothingToBrief(day))
    }
    deliveries.isBriefing = true
    let isPrivate = wantsPrivacy
    post(
      .briefing(contents, isPrivate: isPrivate),
      .briefing(day, contents, isPrivate: isPrivate, server: server)
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
        deliveries.own(number, isDiscreet: isPrivate)
        deliveries.briefing = Deliveries.Briefing(number: number, contents: contents)
      }
      do {
        try effects.reach(.briefingShown(day))
        try opened().recordBriefing(of: day, at: now)
        try effects.reach(.briefingRecorded(day))
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
