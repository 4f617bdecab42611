package import Model

/// An event that a person wants to hear of before it begins.
package struct EventNotice: Hashable, Sendable {
  /// Of its calendar's making, with the time: one that was moved is told of anew.
  package var id: String
  package var title: String
  package var place: String?
  package var span: Range<Instant>
  package var wish: NoticeWish

  package init(
    id: String,
    title: String,
    place: String? = nil,
    span: Range<Instant>,
    wish: NoticeWish
  ) {
    (self.id, self.title, self.place) = (id, title, place)
    (self.span, self.wish) = (span, wish)
  }
}

extension EventNotice {
  /// When it is to be told.
  package var at: Instant { span.lowerBound - .minutes(wish.minutes) }

  /// From when on it helps nobody to hear of it: who comes half an hour late knows.
  package var end: Instant {
    let length = min(max(span.upperBound.since(span.lowerBound), .minutes(10)), .minutes(30))
    return span.lowerBound + length
  }
}
