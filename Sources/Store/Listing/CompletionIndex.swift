internal import Model
internal import SQLite

/// A quick look at a database that changes nothing: it is neither created, migrated nor settled.
///
/// For what a shell asks between two keystrokes; whatever goes wrong, there is simply nothing to see.
/// SQLite may leave an empty log beside the file, which the next writer takes away.
package final class CompletionIndex {
  private let connection: Connection

  /// Opens a database of this program for reading; `nil` where there is none that can be read.
  package init?(path: String) {
    do {
      let connection = try Connection(opening: path, timeout: 50, for: .reading)
      let application = try connection.first("PRAGMA application_id") { $0.integer(0) }
      guard application == Schema.applicationID else { return nil }
      self.connection = connection
    } catch {
      return nil
    }
  }
}

extension CompletionIndex {
  /// Which to-dos are looked for.
  package enum Scope: String, CaseIterable, Sendable {
    case open, done
    /// The open ones first.
    case all
    /// Open ones that repeat, and those of them that pause.
    case repeating, pausing

    fileprivate var condition: String {
      switch self {
      case .open: "completed_at IS NULL"
      case .done: "completed_at IS NOT NULL"
      case .all: "TRUE"
      case .repeating: "completed_at IS NULL AND rrule IS NOT NULL"
      case .pausing: "completed_at IS NULL AND paused_at IS NOT NULL"
      }
    }
  }

  /// A to-do as a shell offers it.
  package struct Entry: Hashable, Sendable {
    package let handle: String
    package let title: String
  }

  /// The names of all lists, in order.
  package func listNames() -> [String] {
    do {
      return try connection.all("SELECT name FROM list ORDER BY position, name") { $0.text(0) }
    } catch {
      return []
    }
  }

  /// To-dos whose handle begins with `prefix`, in the order of their handles.
  package func entries(
    handleStartingWith prefix: String,
    _ scope: Scope,
    limit: Int
  ) -> [Entry] {
    entries(
      "handle >= ? AND handle < ?",
      [.text(prefix), .text(prefix + "g")],
      scope,
      "handle LIMIT \(limit)"
    )
  }

  /// To-dos whose title holds every word, those with a near day first.
  package func entries(
    titleWith words: [String],
    _ scope: Scope,
    limit: Int
  ) -> [Entry] {
    let order =
      scope == .done
      ? "completed_at DESC"
      : "completed_at IS NOT NULL, coalesce(due_date, date(due_at, 'unixepoch'), 'without'), "
        + "due_time, position"
    return entries(
      (["TRUE"] + words.map { _ in "holds(title, ?)" }).joined(separator: " AND "),
      words.map { .text($0) },
      scope,
      "\(order) LIMIT \(limit)"
    )
  }

  private func entries(
    _ condition: String,
    _ values: [Value],
    _ scope: Scope,
    _ order: String
  ) -> [Entry] {
    do {
      return try connection.all(
        "SELECT handle, title FROM todo WHERE \(scope.condition) AND \(condition) ORDER BY \(order)",
        values
      ) { Entry(handle: $0.text(0), title: $0.text(1)) }
    } catch {
      return []
    }
  }
}
