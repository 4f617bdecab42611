/// The looks for somebody's commit, which come 5, 50 and 500 ms after the last write.
///
/// The kernel tells of a write to the log before the commit can be seen, so one look is not enough.
/// However fast writes follow, a look comes every 5 ms.
struct Recheck {
  private static let pauses: [Duration] = [
    .milliseconds(5), .milliseconds(45), .milliseconds(450),
  ]

  private var upcoming = 0

  /// Something was written: the pause until the first look; `nil` if one is about to come anyway.
  mutating func begin(isWaiting: Bool) -> Duration? {
    if isWaiting, upcoming == 0 { return nil }
    upcoming = 0
    return Self.pauses[0]
  }

  /// A pause has ended: the pause until the look after this one; `nil` after the last.
  mutating func next() -> Duration? {
    upcoming += 1
    return upcoming < Self.pauses.count ? Self.pauses[upcoming] : nil
  }
}
