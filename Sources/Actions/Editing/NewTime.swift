package import Language
import Model
import Planning
package import Store
import Words

/// The words of a new time for a to-do that is stored, and what they come to.
package struct NewTime {
  /// The words as they were typed.
  package let words: String
  /// Their verb, for what is to be typed next.
  package let verb: Verb
  package var time: Schedule
  /// The occurrences that they are for, of a to-do that repeats; `nil` for one that does not, or
  /// begins to anew.
  package var scope: ReminderChange.Scope?

  /// Reads the words as they are meant for this to-do.
  ///
  /// Of a series, and where `isCorrection`, a clock keeps the day and a day keeps the clock; else a day
  /// alone does, unless it is meant as a whole. Where the words were resolved already, that is `known`.
  package init(
    _ words: String,
    of row: TodoRow,
    verb: Verb,
    scope: ReminderChange.Scope = .occurrence,
    isCorrection: Bool = false,
    known: Schedule? = nil,
    in context: LanguageContext
  ) throws(CommandError) {
    self.words = words
    self.verb = verb
    let todo = row.todo
    let series = todo.recurrence
    let read =
      known != nil
      ? known
      : series != nil || isCorrection
        ? resolve(words, as: .change(of: todo.due), in: context)
        : resolve(words, as: .moment, in: context)
    guard var read, known != nil || read.rule != nil || !words.namesSeveralTimes(in: context) else {
      let example = NewTime.command(verb, todo.handle, words: "tomorrow at 9")
      if isCorrection, todo.due.map(context.calendar.civil(of:))?.time == nil, canRefine(words) {
        throw .editing(.noClock(title: todo.title, word: words, example: commandLine(example)))
      }
      let text = verb == .edit ? nil : "\(verb.rawValue) \(todo.handle) \(words)"
      let trouble = UsageError.timeNotUnderstood(words, example: commandLine(example))
      throw .usage(trouble, verb: nil, text: text)
    }
    guard let series, read.rule == nil else {
      if known == nil, read.rule == nil, !words.namesWholeDay {
        read.due = read.due.keepingClock(of: todo.due)
      }
      time = read
      return
    }
    if let due = todo.due, scope == .occurrence {
      read.due = context.calendar.moved(read.due, toKindOf: due)
    }
    time = read
    self.scope = scope
    guard scope == .series else { return }
    let start = context.calendar.seriesStart(at: read.due)
    guard series.reanchored(at: start, in: context.zone) != nil else {
      let example = commandLine(["edit", todo.handle, "--every", words])
      throw .editing(.unmovable(rule: series.rule.description, example: example))
    }
  }

  /// Puts the time into a change.
  package func apply(to change: inout ReminderChange) {
    change.due = time.due
    change.endTime = time.endTime
    change.phrase = words
    change.rule = time.rule
    if time.rule != nil { change.repeatFrom = time.repeatFrom }
    change.scope = scope ?? .occurrence
  }

  /// The command line that gives a to-do a new time.
  package static func command(_ verb: Verb, _ handle: String, words: String) -> [String] {
    switch verb {
    case .edit: ["edit", handle, "--when", words]
    case .fix: ["fix", handle] + words.split(separator: " ").map(String.init)
    default: [verb.rawValue, handle, words]
    }
  }
}

extension String {
  /// Whether they are several times, of which one to-do can have one: "12:30 and 18:30".
  fileprivate func namesSeveralTimes(in context: LanguageContext) -> Bool {
    let understanding = understand("see to it " + self, in: context)
    return Set(understanding.drafts.compactMap(\.due)).count > 1
      || understanding.doubts.contains { $0.kind == .secondTime }
  }

  /// Whether words of a day say that it has no clock time: "friday, all day".
  fileprivate var namesWholeDay: Bool {
    let words = lowercased()
    return ["all day", "any time", "anytime", "sometime", "whole day"].contains {
      words.contains($0)
    }
  }
}

extension Due {
  /// A day without a clock time, with that of another due time where it has one.
  fileprivate func keepingClock(of other: Due?) -> Due {
    guard case .floating(let day, nil) = self else { return self }
    return other.moved(to: day)
  }
}
