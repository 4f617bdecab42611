package import Model
package import Store
import Words

/// When and how a to-do's reminder is to speak up; what is `nil` stays as it is.
package struct RemindRequest {
  /// Words of a time, or `off` or `none`.
  private let when: String
  package var isOff = false
  package var persistence: Reminder.Persistence?
  /// How long before it comes up as well, or `list` for what its list says.
  package var lead: String?
  package var isBreakthrough: Bool?
  /// The occurrences of a series that are meant; `nil`: it was not said.
  package var scope: ReminderChange.Scope?

  package init(_ when: String) {
    self.when = when
  }

  /// Whether nothing is asked for.
  package var isEmpty: Bool {
    when.isEmpty && persistence == nil && lead == nil && !clears && isBreakthrough == nil
  }

  /// Whether the reminder is to go: by the option, or by a word where a time could stand.
  private var clears: Bool {
    isOff || when.isNoneInWords || when.trimmed.lowercased() == "off"
  }

  /// Makes the change that is to be written, once all of it is understood.
  package func change(of row: TodoRow, in session: Session) throws -> Intent.Change {
    let context = try session.languageContext(nil)
    var change = TodoChange()
    // What has a time keeps it; what has none was only put off.
    change.time.clearsDue = clears && row.todo.due == nil
    change.time.silences = clears && row.todo.due != nil
    let wasSilent = row.reminder?.isSilent == true
    if wasSilent, !clears, !when.isEmpty, lead == nil { change.time.leads = [] }
    change.time.persistence = persistence
    if let isBreakthrough { change.time.isBreakthrough = isBreakthrough }
    if let lead {
      do {
        let isAsList = lead.trimmed.lowercased() == "list"
        change.time.leads = isAsList ? [] : try leads(lead)
      } catch {
        throw CommandError.usage(error, verb: .remind, text: nil)
      }
    }
    if let scope, row.todo.recurrence == nil {
      let option = scope == .series ? "--series" : "--this"
      throw CommandError.editing(.doesNotRepeat(title: row.todo.title, option: option))
    }
    var time: NewTime?
    if !when.isEmpty, !clears {
      time = try NewTime(
        when,
        of: row,
        verb: .remind,
        scope: scope ?? .occurrence,
        in: context
      )
      time?.apply(to: &change.time)
    }
    return Intent.Change(change, time, label: .remind, wantsOpen: true)
  }
}
