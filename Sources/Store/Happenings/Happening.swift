package import Model

/// Something that happened, as the journal, the ledger or the focus session has it: what hooks are
/// told of.
package struct Happening: Hashable, Sendable {
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    /// A to-do was stored.
    case added
    /// The moment of a reminder came, whether or not it could be shown then.
    case due
    /// Its popup came on the screen.
    case shown
    case done, snoozed
    /// An occurrence was passed over.
    case skipped
    case deleted
    /// The briefing of a morning, or what the evening tells of the day.
    case briefing
    /// A focus session began, stood still, went on or ended.
    case focus
  }

  /// Where it is written down.
  package enum Place: Hashable, Sendable {
    case journal(batch: Int, number: Int)
    case ledger(Int)
    case focus(Int, state: String)
  }

  package var kind: Kind
  package var at: Instant
  package var place: Place
  package var todo: Todo.ID?
  /// Who did it; `nil` where that is the service itself.
  package var source: ChangeSource?
  /// In what way, as the ledger has it.
  package var reason: String?
  /// Until when it was put off.
  package var until: Instant?

  package init(
    _ kind: Kind,
    at moment: Instant,
    in place: Place,
    todo: Todo.ID? = nil,
    source: ChangeSource? = nil
  ) {
    self.kind = kind
    at = moment
    self.place = place
    self.todo = todo
    self.source = source
  }
}

extension Happening {
  /// A name that only this has, the same whenever it is told again.
  ///
  /// Numbers of rows alone are given anew once something was erased.
  package var id: String {
    switch place {
    case .journal(let batch, let number): "change-\(batch).\(number)-\(at.milliseconds)"
    case .ledger(let row): "ledger-\(row)-\(at.milliseconds)"
    case .focus(let session, let state): "focus-\(session)-\(at.milliseconds)-\(state)"
    }
  }
}

extension ChangeSource {
  /// A program that was started because something happened: what it does is told to none of them.
  package static let hook = ChangeSource(rawValue: "hook")
}

/// Up to where what happened was told, in each of the places that it is written in.
package struct HappeningCursor: Hashable, Sendable {
  /// A row by its number, with its moment: a number alone may be given anew.
  package struct Row: Hashable, Sendable {
    package var id: Int
    /// Of changes: the number within the batch.
    package var number = 0
    package var at: Instant

    package init(id: Int, number: Int = 0, at moment: Instant) {
      (self.id, self.number, at) = (id, number, moment)
    }

    /// A batch with all of its changes.
    init(wholeBatch id: Int, at moment: Instant) {
      self.init(id: id, number: 1_000_000_000, at: moment)
    }
  }

  package var journal: Row
  package var ledger: Row
  /// The session that was told last, and how it stood; empty if there was none.
  package var focus: String

  package init(journal: Row, ledger: Row, focus: String) {
    (self.journal, self.ledger, self.focus) = (journal, ledger, focus)
  }
}
