import Actions
import Answers
import Language
import Model
import Store
import Words

/// `fix`: sets a part of a time right, as a read-back offers it.
struct Fix: VerbCommand {
  static let row = VerbRow(.fix, .fix, more: .fixMore, usage: "[<id>] <when> ...")
    .takes([.fixTo])
    .shows([["fix", "am"]])
    .answers([TodoAnswerJSON.self])

  let line: ParsedLine
  var phrase: [String] { line.all(.fixTo) }

  func run(in session: Session) throws -> ExitStatus {
    let session = try session.opened()
    let store = try session.openStore()
    let (row, words) = try target(in: store)
    let todo = row.todo
    guard todo.completedAt == nil else {
      throw CommandError.isDone(title: todo.title, handle: todo.handle)
    }
    let context = try session.languageContext(store)
    // What was misheard was misheard for the whole series.
    var time = try NewTime(
      words,
      of: row,
      verb: .fix,
      scope: .series,
      isCorrection: true,
      in: context,
      zones: session.environment.zones
    )
    var change = TodoChange()
    time.apply(to: &change.time)
    change.time.phrase = [todo.phrase, words].compactMap { $0 }.joined(separator: ", ")
    // Nobody wonders about the others of a series that has not begun.
    if let series = todo.recurrence, series.occurrence == series.seriesStart { time.scope = nil }
    if time.time.due == todo.due, time.time.rule == nil { change.time = ReminderChange() }
    try session.carryOut(.change(row, .init(change, time, label: .fix)), json: common.json)
    return .ok
  }

  /// The to-do that is meant, and the words that set it right.
  private func target(in store: TodoStore) throws -> (row: TodoRow, words: String) {
    let all = phrase.joined(separator: " ").trimmed
    let first = phrase.first ?? ""
    let isNamed = phrase.count > 1 && !canRefine(all)
    let words = isNamed ? phrase.dropFirst().joined(separator: " ").trimmed : all
    if isNamed { return (try store.one(first, for: .fix), words) }
    guard canRefine(words) else {
      // A short id alone.
      let row = try store.one(all, for: .fix)
      let example = commandLine(["fix", row.todo.handle, "8", "am"])
      throw CommandError.usage(.nothingAsked(example: example), verb: .fix, text: nil)
    }
    let open = try store.lastCaptured().filter { $0.todo.completedAt == nil }
    let timed = open.filter { $0.todo.due != nil }
    guard let row = timed.first ?? open.first else {
      let example = commandLine(["fix", "a3f2"] + words.split(separator: " ").map(String.init))
      throw CommandError.editing(.nothingCaptured(example: example))
    }
    guard timed.count < 2, timed.count == 1 || open.count == 1 else {
      throw CommandError.editing(.severalCaptured(timed.isEmpty ? open : timed, phrase: words))
    }
    return (row, words)
  }
}
