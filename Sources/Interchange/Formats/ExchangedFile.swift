/// What was read from a file of another program, with all that was not understood.
package struct ExchangedFile: Hashable, Sendable {
  package var todos: [ExchangedTodo]
  package var remarks: [ImportRemark]

  package init(todos: [ExchangedTodo] = [], remarks: [ImportRemark] = []) {
    self.todos = todos
    self.remarks = remarks
  }

  /// Notes something of a line that was not understood.
  package mutating func note(
    _ reason: ImportRemark.Reason,
    _ text: String,
    of title: String = "",
    line: Int
  ) {
    let title = title.onOneLine
    remarks.append(
      ImportRemark(line: line, reason: reason, text: text, title: title == text ? "" : title)
    )
  }
}

/// Something in a line of a file that was not understood, or is nothing to do.
package struct ImportRemark: Hashable, Sendable {
  package enum Reason: String, CaseIterable, Hashable, Sendable {
    /// The line is nothing that the format knows; it was left out.
    case line
    /// It has no title; it was left out.
    case noTitle = "no-title"
    /// Words of a time that name none; they are in the notes.
    case time
    /// A repeat that cannot be kept; its words are in the notes, and the to-do comes once.
    case `repeat`
    /// A zone that this machine does not know; its times are taken for local ones.
    case zone
    /// An event that is over; it was left out.
    case past
    /// It was cancelled, or deleted; it was left out.
    case cancelled
    /// A property with no counterpart here; it is in the notes.
    case kept
    /// A day before which it was to be out of sight; it comes on that day.
    case waits
    /// A series that another program ended; it is done, with its rule.
    case ended
    /// Times at which an alarm was to come again, once its to-do is due; what comes again then is the
    /// service's own to decide.
    case repeats
    /// A kind of entry with no counterpart here; it was left out.
    case kind
  }

  /// Counted from 1.
  package let line: Int
  package let reason: Reason
  /// The words themselves, as the file has them.
  package let text: String
  /// What it is called that they stand in; empty where the words say so, or nothing does.
  package let title: String

  package init(line: Int, reason: Reason, text: String, title: String = "") {
    self.line = line
    self.reason = reason
    self.text = text
    self.title = title
  }

  /// Whether something that was to be kept is not here: not what is over, or was cancelled.
  package var isLost: Bool { isLeftOut && reason != .past && reason != .cancelled }

  /// Whether the entry was left out, so that it is in no to-do.
  package var isLeftOut: Bool {
    switch reason {
    case .line, .noTitle, .past, .cancelled, .kind: true
    case .time, .repeat, .zone, .kept, .waits, .ended, .repeats: false
    }
  }
}
