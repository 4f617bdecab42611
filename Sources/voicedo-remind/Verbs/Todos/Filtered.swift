import Actions
import Answers
import Arguments
import Model
import Store
import Words

/// To-dos that options name in the place of words: `done --list api`, `snooze --today`.
extension Call {
  /// Whether a filter stands where names may stand.
  func hasFilter(list: Argument = .ofList) -> Bool {
    has(.today) || has(.waiting) || has(list)
  }

  /// What is not there where neither names nor a filter stand.
  func missing(_ names: Argument, list: Argument = .ofList) -> UsageError? {
    has(names) || hasFilter(list: list) ? nil : .missingArgument(names.name)
  }

  /// The open to-dos that the filter lets through; more than one are shown and asked about.
  ///
  /// Medication is none of them: who means it names it.
  ///
  /// - Throws: `SpokenError.several` where nobody can be asked, and `--yes` does not stand there.
  mutating func filtered(list: String?) throws -> [TodoRow] {
    let store = try store()
    let found = try session.todos(
      on: list,
      isToday: has(.today),
      isWaiting: has(.waiting),
      in: store
    )
    let medicine = found.filter { $0.reminder?.isBreakthrough ?? false }
    let rows = found.filter { !($0.reminder?.isBreakthrough ?? false) }
    if !medicine.isEmpty {
      let titles = medicine.map(\.todo.title).joined(separator: ", ")
      session.talk(SpokenSentences.medicineStays, ["titles": titles])
    }
    guard !rows.isEmpty else {
      throw CommandError.nothingMatches(filterWords(list).joined(separator: " "), text: nil)
    }
    guard rows.count > 1, !has(.yes) else { return rows }
    guard !json, session.environment.terminal.inputIsTerminal else {
      throw CommandError.spoken(.several(rows, all: [verb.rawValue, "--yes"] + typed))
    }
    try session.confirm(verb == .delete ? ChangeSentences.askDelete : .askChange, of: rows)
    return rows
  }

  /// The to-dos that the words of a verb or its filter mean.
  mutating func meant() throws -> [TodoRow] {
    hasFilter() ? try filtered(list: self[.ofList]) : try rows()
  }

  private func filterWords(_ list: String?) -> [String] {
    (list.map { ["--list", $0] } ?? []) + (has(.today) ? ["--today"] : [])
      + (has(.waiting) ? ["--overdue"] : [])
  }

  /// Does the same to each of some to-dos, as one step, and answers.
  mutating func carryOut(each intents: [Intent], as label: BatchLabel) throws {
    guard intents.count != 1 else {
      try carryOut(intents[0])
      return
    }
    let outcomes = try session.perform(intents, as: label)
    if json {
      try session.print(json: TodosJSON(outcomes))
    } else {
      var style = session.style
      style.isOnScreen = false
      for outcome in outcomes.dropLast() { try session.give(style.text(of: outcome)) }
      if let last = outcomes.last { try session.answer(last, json: false) }
    }
    session.remark(onServiceThatRuns: outcomes.last?.isServed ?? true)
  }
}
