import Actions
import Answers
import Language
import Listening
import Model
import Store
import Words

/// First steps that a model proposes: shown first, and kept only where the person wants them.
struct StepsSuggestion {
  let session: Session
  let row: TodoRow
  /// Whether they are kept unasked.
  let asksNothing: Bool
  let answersJSON: Bool

  /// Asks the model, shows what it says, and keeps what is wanted of it as one step.
  func go() throws {
    let parts = try session.openStore().parts(of: row.id).map(\.todo.title)
    let proposed = try session.suggestedSteps(of: row, besides: parts)
    guard !answersJSON else { return try answer(proposed) }
    session.talk(StepSentences.suggested)
    try session.print(proposed.map { "  " + $0.printable }.joined(separator: "\n"))
    guard !asksNothing else { return try keep(proposed) }
    guard session.environment.terminal.inputIsTerminal else {
      return session.talk(
        StepSentences.suggestedOnly.text(session.tone, ["command": command(proposed)])
      )
    }
    guard let wanted = try wanted(of: proposed), !wanted.isEmpty else {
      return session.talk(StepSentences.noneKept)
    }
    try keep(wanted)
  }

  /// What is to be kept: with Enter all; `nil` where it is none of them.
  private func wanted(of proposed: [String]) throws -> [String]? {
    session.talk(StepSentences.askKeep)
    switch session.environment.input.line()?.lowercased().trimmed {
    case "", "y", "yes": return proposed
    case "e", "edit": return try changed(proposed)
    default: return nil
    }
  }

  /// The steps as the person leaves them in an editor, one a line.
  private func changed(_ proposed: [String]) throws -> [String] {
    guard let editor = Editor(session.environment.variable) else {
      throw CommandError.editing(.noEditor(example: command(proposed)))
    }
    let file = try PrivateFile(
      named: PrivateFile.formName(of: row.todo.handle),
      holding: proposed.map { $0 + "\n" }.joined(),
      in: session.environment.variable
    )
    defer { file.remove() }
    let status = editor.open(file.path)
    guard status == 0 else { throw CommandError.editing(.editorEnded(status: status)) }
    return file.text.split(whereSeparator: \.isNewline).map { String($0).trimmed }
      .filter { !$0.isEmpty }
  }

  private func keep(_ titles: [String]) throws {
    try session.carryOut(.capture(capture(titles)), json: false)
  }

  private func capture(_ titles: [String]) throws -> Capture {
    let context = try session.languageContext(session.openStore())
    return Capture(parts: titles, of: row, in: context)
  }

  private func answer(_ proposed: [String]) throws {
    var kept: [TodoRow] = []
    if asksNothing {
      kept = try session.opened().perform(.capture(capture(proposed))).facts.made
    }
    try session.print(json: SuggestedStepsJSON(row, proposed, kept: kept))
  }

  /// What to type to keep these very steps, or to have some proposed and kept where the words alone
  /// would be read in another way.
  private func command(_ proposed: [String]) -> String {
    let words = proposed.joined(separator: ", ")
    guard parts(of: words) == proposed else {
      return commandLine(["steps", row.todo.handle, "--suggest", "--yes"])
    }
    return commandLine(["steps", row.todo.handle, words])
  }
}
