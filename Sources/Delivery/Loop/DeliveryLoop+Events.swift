internal import Model
internal import Planning
internal import SQLite
internal import Store

/// Telling of events of calendars before they begin.
extension DeliveryLoop {
  /// Hands over one popup for events whose moment has come.
  ///
  /// What was on the screen comes no more, though the database could not take note of it.
  func announce(_ planned: [EventNotice], isSilent: Bool) {
    guard !deliveries.isAnnouncing, let server = health.usable else { return }
    if let retry = deliveries.noticeRetryAt, retry > now { return }
    let told = Set(deliveries.unrecordedNotices.map(\.id))
    let notices = planned.filter { !told.contains($0.id) }
    guard !notices.isEmpty else { return }
    deliveries.isAnnouncing = true
    let isPrivate = wantsPrivacy
    post(
      .events(notices, isPrivate: isPrivate, isSilent: isSilent),
      .events(notices, isPrivate: isPrivate, server: server)
    )
  }

  func announced(
    _ posted: Posted,
    _ notices: [EventNotice],
    isPrivate: Bool,
    on server: String
  ) {
    deliveries.isAnnouncing = false
    switch posted {
    case .shown(let number):
      deliveries.noticeRetryAt = nil
      if health.identity == server {
        deliveries.own(number, isDiscreet: isPrivate)
        deliveries.notices[number] = notices
      }
      deliveries.unrecordedNotices += notices
      do {
        try effects.reach(.announced(notices))
        try recordNotices(opened())
      } catch {
        meet(error)
      }
    case .refused(let reason):
      effects.log(.refused(reason))
      deliveries.noticeRetryAt = now + .seconds(60)
    }
    requestPass()
  }

  /// Writes down which events were told; until it can be done they are remembered.
  func recordNotices(_ store: DeliveryStore) throws(DatabaseError) {
    // Nobody plans to tell of one that is over.
    deliveries.unrecordedNotices.removeAll { $0.end <= now }
    guard !deliveries.unrecordedNotices.isEmpty else { return }
    try store.recordNotices(deliveries.unrecordedNotices, at: now)
    deliveries.unrecordedNotices = []
    effects.noted()
  }

  /// Takes back what tells of events that have begun a while ago.
  func followNotices() {
    guard let server = health.usable else { return }
    for (number, notices) in deliveries.notices where notices.allSatisfy({ $0.end <= now }) {
      withdraw(PopupID(server: server, number: number))
    }
  }

  /// Posts a popup of events anew in its place, with its text or without.
  func renewNotices(_ notices: [EventNotice], _ popup: PopupID) {
    let isPrivate = wantsPrivacy
    deliveries.renewing.insert(popup.number)
    post(
      .events(notices, isPrivate: isPrivate, isSilent: true),
      replaces: popup.number,
      .eventsRenewal(popup, notices, isPrivate: isPrivate)
    )
  }

  func noticesRenewed(
    _ posted: Posted,
    _ popup: PopupID,
    _ notices: [EventNotice],
    isPrivate: Bool
  ) {
    guard popup.server == health.identity else { return }
    deliveries.renewing.remove(popup.number)
    var number = popup.number
    if case .shown(let new) = posted { number = new }
    deliveries.disown(popup.number)
    deliveries.own(number, isDiscreet: isPrivate)
    deliveries.notices[number] = notices
    requestPass()
  }
}
