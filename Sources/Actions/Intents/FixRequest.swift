import Language
import Model
package import Store

/// A part of a time that is to be set right, in the words of a command line: `am`, `a3f2 8 am`.
package struct FixRequest {
  /// The to-do that is meant: the one that is named, or what was stored last.
  package let row: TodoRow
  private let words: String

  /// - Throws: `CommandError` where it is unclear which to-do is meant, or nothing is to be set right.
  package init(_ phrase: [String], in store: TodoStore) throws {
    let said = phrase.joined(separator: " ").trimmed
    // "45 min" counts from now.
    let all = resolve(said, as: .span) != nil && !canRefine(said) ? "in " + said : said
    let first = phrase.first ?? ""
    if phrase.count > 1, !canRefine(all) {
      row = try store.one(first, for: .fix)
      words = phrase.dropFirst().joined(separator: " ").trimmed
      return
    }
    words = all
    guard canRefine(all) else {
      // A short id alone.
      let row = try store.one(all, for: .fix)
      let example = commandLine(["fix", row.todo.handle, "8", "am"])
      throw CommandError.usage(.nothingAsked(example: example), verb: .fix, text: nil)
    }
    let open = try store.lastCaptured().filter { $0.todo.completedAt == nil }
    let timed = open.filter { $0.todo.due != nil }
    guard let row = timed.first ?? open.first else {
      let example = commandLine(["fix", "a3f2"] + all.split(separator: " ").map(String.init))
      throw CommandError.editing(.nothingCaptured(example: example))
    }
    guard timed.count < 2, timed.count == 1 || open.count == 1 else {
      throw CommandError.editing(.severalCaptured(timed.isEmpty ? open : timed, phrase: all))
    }
    self.row = row
  }

  /// Makes the change that is to be written.
  package func change(in session: Session) throws -> Intent.Change {
    let todo = row.todo
    guard todo.completedAt == nil else {
      throw CommandError.isDone(title: todo.title, handle: todo.handle)
    }
    // A word that was misheard was misheard for the whole series.
    var time = try NewTime(
      words,
      of: row,
      verb: .fix,
      scope: .series,
      isCorrection: true,
      in: session.languageContext(session.openStore())
    )
    var change = TodoChange()
    time.apply(to: &change.time)
    change.time.phrase = [todo.phrase, words].compactMap { $0 }.joined(separator: ", ")
    // Nobody wonders about the others of a series that has not begun.
    if let series = todo.recurrence, series.occurrence == series.seriesStart { time.scope = nil }
    if time.time.due == todo.due, time.time.rule == nil { change.time = ReminderChange() }
    return Intent.Change(change, time, label: .fix)
  }
}
