internal import Model

/// How often to-dos were posted lately: nothing that works is posted again and again.
struct RecentPosts {
  private static let most = 5
  /// How long a post counts as recent.
  static let span = Duration.seconds(10)

  private var moments: [Todo.ID: [Instant]] = [:]

  /// Whether one of the to-dos was posted more often than anything sensible would be.
  func isRunaway(_ ids: [Todo.ID], at now: Instant) -> Bool {
    ids.contains { id in
      (moments[id] ?? []).count { Self.isRecent($0, at: now) } >= Self.most
    }
  }

  mutating func note(_ ids: [Todo.ID], at now: Instant) {
    moments = moments.compactMapValues { moments in
      let recent = moments.filter { Self.isRecent($0, at: now) }
      return recent.isEmpty ? nil : recent
    }
    for id in ids { moments[id, default: []].append(now) }
  }

  private static func isRecent(_ moment: Instant, at now: Instant) -> Bool {
    let age = now.since(moment)
    return age >= .zero && age < span
  }
}
