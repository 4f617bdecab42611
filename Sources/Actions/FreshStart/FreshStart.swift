package import Model
package import Store

/// What may happen to what has waited long.
package enum FreshChoice: String, CaseIterable, Hashable, Sendable {
  /// It stays as it is.
  case leave
  /// Each gets one of the next days.
  case spread
  /// Its day is taken away.
  case noDay = "no-day"
  /// It goes to a list of its own, without a day.
  case someday
}

/// What has waited long on one list, and what is to happen to it.
package struct FreshGroup {
  package let list: TodoList.ID
  package let listName: String
  package internal(set) var rows: [TodoRow]
  /// `nil` where nobody has said.
  package var choice: FreshChoice?

  package init(list: TodoList.ID, listName: String, rows: [TodoRow], choice: FreshChoice? = nil) {
    (self.list, self.listName, self.rows, self.choice) = (list, listName, rows, choice)
  }
}

/// A fresh start as somebody asks for it.
package struct FreshStartRequest {
  package var groups: [FreshGroup]
  /// So many are on one day at most, with those that are planned there.
  package var most: Int
  /// Whether it is only told what would happen.
  package var isDryRun: Bool
  /// From how many days on it begins; `nil` where that is more than a week.
  package var days: Int?

  package init(_ groups: [FreshGroup], most: Int = Self.usualMost, isDryRun: Bool = false) {
    (self.groups, self.most, self.isDryRun) = (groups, most, isDryRun)
  }

  /// So many are on one day at most unless somebody says otherwise.
  package static let usualMost = 3

  /// So many days ahead are looked at for room: what lies further ahead helps nobody today.
  package static let daysAhead = 56

  /// The list for what may come some day.
  package static let someday = "Someday"
}

/// What came of a fresh start, or would come of it.
package struct FreshStart {
  /// What happens to one to-do.
  package struct Step {
    /// The to-do as it is now.
    package var row: TodoRow
    package let choice: FreshChoice
    /// The time that it has then.
    package let due: Due?
    /// Whether it was to get a day, and none had room.
    package var foundNoRoom = false
  }

  /// What happens on one list.
  package struct Group {
    package let listName: String
    package var steps: [Step]
  }

  package var groups: [Group]
  /// Whether somebody has said what is to happen to any of them.
  package let isChosen: Bool
  package let most: Int
  package let isDryRun: Bool
  /// From how many days on it began, where that was asked for.
  package let days: Int?
  /// The name of a list that was made for it.
  package var newList: String?

  /// Every step, list by list.
  package var steps: [Step] { groups.flatMap(\.steps) }

  /// Whether something is different now.
  package var isChanged: Bool { !isDryRun && steps.contains { $0.choice != .leave } }
}
