/// The change that a batch of the journal made, as a word in its column `label`.
package enum BatchLabel: String, CaseIterable, Hashable, Sendable {
  case capture
  /// All that one spoken request did.
  case spoken
  case edit
  case remind
  case firstStep = "first-step"
  /// A correction of what was captured last.
  case fix
  case complete, reopen, delete
  /// Somebody is doing it at this moment.
  case doing
  /// A focus session began, stood still, went on or ended.
  case focus
  case snooze, skip, end, pause, resume
  case move, reorder
  case clearDone = "clear-done"
  /// Much that had waited got another day, or none.
  case freshStart = "fresh-start"
  /// What was done went into the archive.
  case archive
  /// What a file of another program held came in.
  case `import`
  /// What was changed on other devices came in.
  case sync
  case listAdd = "list-add"
  case listChange = "list-change"
  case listDelete = "list-delete"
  case listOrder = "list-order"
  case calendarAdd = "calendar-add"
  case calendarRemove = "calendar-remove"
  case erase
  /// A command that changed what no step has: the quiet hours, what was forgotten.
  case beside
  /// A command that changed nothing.
  case nothing
  /// Changes that followed from others.
  case settle
  /// Rows that some statement changed, of a program that has named no batch.
  case sql

  /// Whether it changed which calendars are read.
  var isOfCalendars: Bool { self == .calendarAdd || self == .calendarRemove }

  /// Whether it changed lists, so that their names are told when it is taken back.
  var isOfLists: Bool {
    switch self {
    case .listAdd, .listChange, .listDelete, .listOrder: true
    default: false
    }
  }
}
