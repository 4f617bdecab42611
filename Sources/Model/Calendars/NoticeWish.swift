/// A wish to hear of the events of a calendar some minutes before they begin.
package struct NoticeWish: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// "Leave by 14:30": that is when one has to go.
    case leave
    /// "In 10 minutes".
    case headsUp = "heads-up"
  }

  package var kind: Kind
  package var minutes: Int

  /// A day ahead at most.
  package static let range = 0...1440

  package init(_ kind: Kind, minutes: Int) {
    (self.kind, self.minutes) = (kind, minutes)
  }
}
