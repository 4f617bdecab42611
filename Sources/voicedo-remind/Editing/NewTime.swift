import Actions
import Language
import Model
import Planning
import Store
import Words

/// The words of a new time for a to-do that is stored, and what they come to.
struct NewTime {
  /// The words as they were typed.
  let words: String
  /// Their verb, for what is to be typed next.
  let verb: Verb
  var time: ResolvedTime
  /// What they are for, of a to-do that repeats; `nil` for one that does not, or begins to anew.
  var scope: ReminderChange.Scope?

  /// Reads the words as they are meant for this to-do.
  ///
  /// Of a series, and where `isCorrection`, a clock keeps the day and a day keeps the clock. Where the
  /// words were resolved already, that is `known`.
  init(
    _ words: String,
    of row: TodoRow,
    verb: Verb,
    scope: ReminderChange.Scope = .occurrence,
    isCorrection: Bool = false,
    known: ResolvedTime? = nil,
    in context: LanguageContext,
    zones: ZoneDirectory
  ) throws(CommandError) {
    self.words = words
    self.verb = verb
    let todo = row.todo
    let series = todo.recurrence
    let read =
      known != nil
      ? known
      : series != nil || isCorrection
        ? refinedMoment(words, of: todo.due, in: context, zones)
        : spokenMoment(words, in: context)
    guard var read else {
      let example = NewTime.command(verb, todo.handle, words: "tomorrow at 9")
      if isCorrection, todo.due?.civil(in: context.zone)?.time == nil, canRefine(words) {
        throw .editing(.noClock(title: todo.title, word: words, example: commandLine(example)))
      }
      let text = verb == .edit ? nil : "\(verb.rawValue) \(todo.handle) \(words)"
      let trouble = UsageError.timeNotUnderstood(words, example: commandLine(example))
      throw .usage(trouble, verb: nil, text: text)
    }
    guard let series, read.rule == nil else {
      time = read
      return
    }
    if let due = todo.due, scope == .occurrence {
      read.due = read.due.inKind(of: due, zone: context.zone, zones: zones)
    }
    time = read
    self.scope = scope
    guard scope == .series else { return }
    guard let start = read.due.start(in: context),
      series.reanchored(at: start, in: context.zone) != nil
    else {
      let example = commandLine(["edit", todo.handle, "--every", words])
      throw .editing(.unmovable(rule: series.rule.description, example: example))
    }
  }

  /// Puts the time into a change.
  func apply(to change: inout ReminderChange) {
    change.due = time.due
    change.endTime = time.endTime
    change.phrase = words
    change.rule = time.rule
    if time.rule != nil { change.repeatFrom = time.repeatFrom }
    change.scope = scope ?? .occurrence
    if change.leads == nil, !time.leads.isEmpty { change.leads = time.leads }
  }

  /// The command line that gives a to-do a new time.
  static func command(_ verb: Verb, _ handle: String, words: String) -> [String] {
    switch verb {
    case .edit: ["edit", handle, "--when", words]
    case .fix: ["fix", handle] + words.split(separator: " ").map(String.init)
    default: [verb.rawValue, handle, words]
    }
  }
}

extension Session {
  /// Says what a new time of a series is for, and the command for the other.
  func talk(_ time: NewTime, of row: TodoRow) {
    guard let scope = time.scope else { return }
    // A correction has no options; `edit` says the same.
    let verb = time.verb == .fix ? Verb.edit : time.verb
    let command = NewTime.command(verb, row.todo.handle, words: time.words)
    switch scope {
    case .occurrence:
      talk(EditSentences.movedThis, ["command": commandLine(command + ["--series"])])
    case .series:
      let both = commandLine(["undo"]) + " && " + commandLine(command + ["--this"])
      talk(EditSentences.movedSeries, ["command": both])
    }
  }
}
