package import Model

/// The change of a to-do; a property that is `nil` stays as it is.
package struct TodoChange: Hashable, Sendable {
  /// 1 to 200 characters.
  package var title: String?
  /// Empty takes the notes away.
  package var notes: String?
  /// Empty takes the first step away.
  package var firstStep: String?
  /// The name of a list; it is created where there is none.
  package var list: String?
  package var priority: Priority?
  /// Of the two what it says; one that says nothing takes both away.
  package var effort: Effort?
  /// Whether the person has looked at what was doubted of it; a new title or time says so, too.
  package var settlesDoubt = false
  package var time = ReminderChange()

  package init() {}
}

/// The change of a to-do's time and reminder; a property that is `nil` stays as it is.
package struct ReminderChange: Hashable, Sendable {
  /// Which occurrences of a series a new due time is for.
  package enum Scope: Hashable, Sendable {
    /// The present one alone.
    case occurrence
    /// The present one and all after it.
    case series
  }

  /// The zone that its clock time is bound to.
  package enum Binding: Hashable, Sendable {
    /// The machine's zone, wherever that is.
    case floating
    /// One zone, by its IANA name.
    case zoned(String)
  }

  package var due: Due?
  package var clearsDue = false
  /// Whether no reminder is to come of it, though it keeps its time.
  package var silences = false
  /// The end of the stretch of time that `due` begins.
  package var endTime: TimeOfDay?
  /// Whether it ends nowhere any more.
  package var clearsEnd = false
  package var phrase: String?
  package var scope = Scope.occurrence
  package var binding: Binding?
  /// A rule begins a new series.
  package var rule: RecurrenceRule?
  package var endsSeries = false
  package var repeatFrom: RepeatFrom?
  /// Minutes before the due time; empty for those of its list.
  package var leads: [Int]?
  package var persistence: Reminder.Persistence?
  package var isBreakthrough: Bool?

  package init() {}
}

extension ReminderChange {
  /// Whether it says anew when the to-do comes, or that it comes at no time.
  var saysWhen: Bool { due != nil || clearsDue || rule != nil || endsSeries }
}

/// The outcome of changing a to-do.
package struct Edited: Hashable, Sendable {
  package var row: TodoRow
  /// The name of the list that was created for it.
  package var newList: String?
  /// How many to-dos went along to its list because they are part of it.
  package var parts = 0
  /// Whether anything is different now.
  package var isChanged: Bool

  package init(row: TodoRow, newList: String?, isChanged: Bool) {
    self.row = row
    self.newList = newList
    self.isChanged = isChanged
  }
}
