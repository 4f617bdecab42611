package import Model
package import Planning

/// Something that happened to a to-do, as the ledger or the journal has it.
package struct HistoryEvent: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// Stored.
    case captured
    /// Got another time, or none.
    case moved
    /// Its time came.
    case fellDue
    case shown
    /// The server did not take its popup.
    case refused
    /// Due, and kept back.
    case held
    /// Its popup left the screen unanswered.
    case closed
    /// It went to the phone, or did not, as the day had had enough of that.
    case pushed, pushDropped
    /// Its popup was taken from the screen because its reason had gone.
    case withdrawn
    case snoozed
    /// The person said to be doing it.
    case began
    /// That was taken back.
    case unbegun
    /// A snooze was taken back.
    case unsnoozed
    case done
    /// Open again.
    case reopened
    case deleted
    /// Brought back after it was deleted.
    case restored
    /// An occurrence was passed over.
    case skipped
    case paused, resumed
    /// The series came to its end.
    case ended
    /// The interruption that kept it from coming at its time: the machine slept or was off, or the
    /// service did not run.
    case slept, off, stopped
    /// The wall clock was set, and the machine's zone was changed, while it waited.
    case clockSet, zoneChanged
  }

  package var at: Instant
  package var kind: Kind
  /// Who did it: `cli`, `popup`, `sql`, `undo`, `redo`, or another program's name.
  package var source: ChangeSource?
  /// Why, or in what way, as the ledger has it: how it was shown, why it was held, what was said.
  package var reason: String?
  /// The words that a time came from.
  package var phrase: String?
  /// The time that it has from then on: after a completion that of the next occurrence.
  package var due: Due?
  /// The instant of that time.
  package var dueAt: Instant?
  /// Until when it was put off, when it was to be asked about, or when the interruption was over.
  package var until: Instant?
  /// When it was done, where that was told only later.
  package var doneAt: Instant?
  /// How many others were in the same popup.
  package var others: Int

  package init(
    at: Instant,
    kind: Kind,
    source: ChangeSource? = nil,
    reason: String? = nil,
    phrase: String? = nil,
    due: Due? = nil,
    dueAt: Instant? = nil,
    until: Instant? = nil,
    others: Int = 0
  ) {
    self.at = at
    self.kind = kind
    self.source = source
    self.reason = reason
    self.phrase = phrase
    self.due = due
    self.dueAt = dueAt
    self.until = until
    self.others = others
  }
}

/// The known events of a to-do's life, oldest first.
package struct History: Hashable, Sendable {
  package var id: Todo.ID
  package var handle: String
  package var title: String
  /// The to-do as it is now; `nil` once it is deleted.
  package var row: TodoRow?
  package var events: [HistoryEvent]
  /// What became of the times of a series, as far as it was asked for.
  package var times: [ReckonedOccurrence] = []
}

extension HistoryEvent {
  /// Why perhaps nobody could see what was shown.
  package var obstacle: HoldReason? { kind == .shown ? reason.flatMap(HoldReason.init) : nil }
}

extension HistoryEvent.Kind {
  /// Whether the to-do has another time, or none, from then on.
  var changesDue: Bool {
    switch self {
    case .captured, .moved, .done, .reopened, .deleted, .restored, .skipped, .paused, .resumed,
      .ended:
      true
    case .fellDue, .shown, .refused, .held, .closed, .pushed, .pushDropped, .withdrawn, .snoozed,
      .unsnoozed, .began, .unbegun, .slept, .off, .stopped, .clockSet, .zoneChanged:
      false
    }
  }

  /// Whether it answers what came up.
  package var isAnswer: Bool { changesDue || self == .snoozed || self == .began }
}
