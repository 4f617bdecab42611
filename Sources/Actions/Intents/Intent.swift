package import Model
package import Planning
package import Store

/// Something that a person asks for, however it was said: typed, spoken, or chosen in a review.
///
/// To-dos come as rows: who asks has found out already which ones are meant.
package enum Intent {
  case capture(Capture)
  /// Stores the text that was set aside last, word for word.
  case keep
  case complete([TodoRow], PartsChoice)
  case reopen([TodoRow])
  case delete([TodoRow], PartsChoice)
  case begin([TodoRow])
  /// Puts a reminder off until what the words say; without words, by the usual minutes.
  case snooze(TodoRow, String)

  case skip([TodoRow])
  case pause(TodoRow, until: CivilDateTime?)
  case resume([TodoRow])
  case endSeries([TodoRow])

  case edit(TodoRow, EditRequest)
  /// Writes a change that was worked out already; a change of nothing is none.
  case change(TodoRow, Change)
  case move([TodoRow], to: Destination)
  case reorder(TodoRow, to: ListPlace, beside: TodoRow?)

  case clearDone([TodoRow])
  case setQuiet(Quiet)
  case undo
  case redo

  case next
  /// `inFull`: every row with all of its fields, in the place of what a list shows.
  case list(TodoFilter, inFull: Bool)
  case briefing
  case recent(since: Instant)
}

extension Intent {
  /// A change of a to-do, with the words of its time.
  package struct Change {
    package var change: TodoChange
    package var time: NewTime?
    /// The name of the step in the journal.
    package var label: String
    /// Whether it is for an open to-do only.
    package var wantsOpen = false

    package init(_ change: TodoChange, _ time: NewTime?, label: String, wantsOpen: Bool = false) {
      self.change = change
      self.time = time
      self.label = label
      self.wantsOpen = wantsOpen
    }
  }
}

/// The parts of a to-do, when something happens to the whole.
package enum PartsChoice: Hashable {
  /// The same happens to them.
  case all
  /// They stay as they are, and the person is told so.
  case only
  /// They stay as they are, as the person said.
  case onlyThese
}
