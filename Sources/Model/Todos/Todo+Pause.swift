extension Todo {
  /// The rest of a series: it stands in the list and does not ring until it is resumed.
  package struct Pause: Hashable, Sendable {
    package var since: Instant
    /// When it goes on by itself, on the wall clock; `nil` if somebody has to say so.
    package var until: CivilDateTime?

    package init(since: Instant, until: CivilDateTime? = nil) {
      self.since = since
      self.until = until
    }
  }
}
