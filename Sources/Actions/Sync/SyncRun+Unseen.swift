import Interchange
import Model
import Store

/// What a server has answered with success, and does not show.
extension SyncRun {
  /// So long a server may lag before a write is taken for lost, and is sent once more.
  private static let longestLag = Duration.seconds(300)
  /// So often one thing is written that is never shown.
  private static let mostWrites = 3

  /// Whether a write was answered so long ago that it should have been seen by now.
  func isOverdue(_ record: SyncRecord) -> Bool {
    guard let at = record.unseen?.at else { return false }
    return at > now || now.since(at) >= Self.longestLag
  }

  /// Notes which writes a listing shows; those that it should have shown by now are to be sent again, and
  /// after a few times are kept here as not taken.
  mutating func settleUnseen(
    _ known: [SyncRecord],
    _ changes: CalendarChanges,
    of list: SyncedList
  ) throws {
    let waiting = known.filter { $0.unseen != nil }
    guard !waiting.isEmpty else { return }
    let tags = Dictionary(changes.tags.map { (CalendarAddress($0.key).decoded, $0.value) }) {
      first,
      _ in first
    }
    for short in waiting {
      guard var record = try store.record(short.id), let unseen = record.unseen else { continue }
      let tag = tags[record.key]
      let here = try record.todo.flatMap(store.todo)?.todo.list
      let isElsewhere = here != list.list && changes.isWhole && isOverdue(record)
      if here == nil || tag == record.tag {
        // One that is to go is asked for by its tag, whether it came or not.
        record.unseen = nil
      } else if isElsewhere, unseen.isOfNew {
        // Its to-do is sent from where that is by now.
        continue
      } else if let tag, !unseen.tags.contains(tag) {
        // Somebody has written it since, before or after it came: that is looked at with what it says.
        continue
      } else if changes.isWhole, isOverdue(record), tag != nil || unseen.isOfNew {
        // As if its answer had never come.
        (record.tag, record.sending) = (tag, record.base)
        record.base = unseen.base ?? record.base
        if unseen.count < Self.mostWrites {
          record.pushed = min(record.pushed, record.version - 1)
          count(list) { $0.sentAgain += 1 }
        } else {
          (record.unseen, record.state, record.pushed) = (nil, .refused, record.version)
          try countRefused(record, on: list)
        }
      } else {
        continue
      }
      try store.write(record)
    }
  }

  /// Has what the server did not take sent once more, where somebody asks for it, the collection changed
  /// over there, or a day has passed: the server may have mended.
  mutating func retryRefused(of list: SyncedList, as collection: CalendarCollection) throws {
    let isChanged = list.tag != nil && list.tag != collection.tag
    guard rules.isAsked || isChanged || isWholeDue(list) else { return }
    for var record in try store.refused(of: list) {
      record.pushed = min(record.pushed, record.version - 1)
      try store.write(record)
    }
  }

  /// Counts what is on its way still, on each list.
  mutating func countOnTheWay() throws {
    for list in try store.syncedLists(of: account.id) where list.isActive {
      let waiting = try store.unseenCount(of: list)
      if waiting > 0 { count(list) { $0.onTheWay = waiting } }
    }
  }

  /// Counts an object that the server does not take, by the title of its to-do.
  mutating func countRefused(_ record: SyncRecord, on list: SyncedList) throws {
    let title = try record.todo.flatMap(store.todo)?.todo.title
    count(list) { count in
      count.refused += 1
      if let title { count.refusedTitles.append(title) }
    }
  }
}
