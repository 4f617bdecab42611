/// Reading what a server's refusal means.
extension CalendarServerFailure {
  /// What was asked: the same status means something else for each.
  enum Purpose: Hashable {
    case looking
    /// What has changed since a token.
    case syncing
    case writing
    case deleting
    case making
  }

  /// Names the failure that a response reports; `nil` for a success.
  ///
  /// A condition that the body names (RFC 4918, section 16) counts more than the status: for one
  /// server an object of the same UID is a 409, for another one a 412.
  init?(_ response: OnlineResponse, _ conditions: [XMLElement], for purpose: Purpose) {
    guard !(200..<300).contains(response.status) else { return nil }
    if let failure = Self(conditions: conditions) {
      self = failure
      return
    }
    switch (response.status, purpose) {
    case (401, _), (407, _): self = .online(.auth)
    case (507, _): self = .noRoom
    case (429, _): self = .online(.rateLimited(after: response.retryAfter))
    case (400, .syncing), (403, .syncing), (405, .syncing), (409, .syncing), (410, .syncing),
      (412, .syncing), (418, .syncing), (500, .syncing), (501, .syncing):
      self = .unknownToken
    case (404, _), (410, _): self = .notFound
    // The collection that it would go into is not there.
    case (409, .writing): self = .notFound
    // Whatever it names stands against this object, and not against all.
    case (403, .writing) where conditions.contains(where: \.isOfStandard): self = .unacceptable
    case (403, .writing), (403, .deleting), (403, .making), (405, .writing), (405, .deleting):
      self = .readOnly
    case (412, _): self = .changedMeanwhile
    case (400, .writing), (413, .writing), (415, .writing), (422, .writing): self = .unacceptable
    case (511, _): self = .notCalDAV
    case (423, _): self = .online(.overloaded(after: response.retryAfter))
    default: self = OnlineFailure(response).map(Self.online) ?? .notCalDAV
    }
  }

  /// Names the failure of conditions that were not met; `nil` where none of them is known.
  private init?(conditions: [XMLElement]) {
    for condition in conditions {
      switch condition.name {
      // Some want each UID once for a user, and not for a collection (RFC 6638, section 3.2.4.1).
      case .calendar("no-uid-conflict"), .calendar("unique-scheduling-object-resource"):
        self = .sameUID(address: condition.addresses.first.flatMap { $0.isEmpty ? nil : $0 })
      case .dav("valid-sync-token"): self = .unknownToken
      case .dav("need-privileges"): self = .readOnly
      case .dav("quota-not-exceeded"), .dav("sufficient-disk-space"): self = .noRoom
      case .calendar("valid-calendar-data"), .calendar("valid-calendar-object-resource"),
        .calendar("supported-calendar-data"), .calendar("supported-calendar-component"),
        .calendar("max-resource-size"), .calendar("min-date-time"), .calendar("max-date-time"),
        .calendar("max-instances"), .calendar("max-attendees-per-instance"):
        self = .unacceptable
      default: continue
      }
      return
    }
    return nil
  }
}

extension XMLElement {
  /// Whether WebDAV or CalDAV names it, and not the program of one server.
  fileprivate var isOfStandard: Bool {
    [XMLName.davNamespace, XMLName.calendarNamespace].contains(name.namespace)
  }
}
