import Actions
import Answers
import Glibc
import Model
internal import SQLite
import Store
import System
import Words

/// Changing a to-do in the person's own editor.
struct EditorSession {
  let session: Session
  let row: TodoRow
  /// Asks for nothing yet, but knows whether a series is meant as a whole.
  let request: EditRequest

  /// Opens the editor until what came back is understood, or the person has had enough.
  func run(json: Bool) throws {
    guard let editor = Editor(session.environment.variable) else {
      let example = commandLine(["edit", row.todo.handle, "--when", "tomorrow at 9"])
      throw CommandError.editing(.noEditor(example: example))
    }
    let form = Form(row, in: session, isForSeries: request.isForSeries == true)
    let file = try PrivateFile(
      named: PrivateFile.formName(of: row.todo.handle),
      holding: form.text,
      in: session.environment.variable
    )
    var isKept = false
    defer { if !isKept { file.remove() } }
    while true {
      let status = editor.open(file.path)
      let text = file.text
      do {
        guard status == 0 else { throw CommandError.editing(.editorEnded(status: status)) }
        return try take(text, form, json: json)
      } catch let trouble as CommandError {
        // A text that nobody has written is not worth keeping.
        guard text != form.text else { throw trouble }
        if status == 0, asksAgain(after: trouble) { continue }
        throw kept(text, file, &isKept, after: trouble, isSaid: status == 0)
      } catch let error as DatabaseError {
        throw kept(text, file, &isKept, after: .store(error))
      }
    }
  }

  /// Writes what the person changed; what others changed meanwhile stays.
  private func take(_ text: String, _ form: Form, json: Bool) throws {
    var request: EditRequest
    do {
      request = try form.request(from: text)
    } catch {
      throw CommandError.editing(.form(error))
    }
    if request.when != nil { request.isForSeries = self.request.isForSeries }
    guard case .one(let present) = try session.openStore().find(row.id) else {
      throw CommandError.nothingMatches(row.todo.title, text: nil)
    }
    try session.carryOut(.edit(present, request), json: json)
  }

  private func asksAgain(after trouble: CommandError) -> Bool {
    for line in trouble.lines(session.tone) { session.talk(line) }
    session.talk(EditTroubleSentences.openAgain)
    let answer = session.environment.input.line()?.trimmed.lowercased()
    return answer.map { $0.isEmpty || ["y", "yes"].contains($0) } ?? false
  }

  /// Puts what the person wrote where it can be found; if there is no such place, it stays where
  /// the editor left it.
  private func kept(
    _ text: String,
    _ file: PrivateFile,
    _ isKept: inout Bool,
    after trouble: CommandError,
    isSaid: Bool = false
  ) -> CommandError {
    let state = session.paths.state
    let path = state + "/" + PrivateFile.formName(of: row.todo.handle)
    isKept = state.isEmpty || !writePrivately(text, to: path)
    let command = commandLine(["edit", row.todo.handle])
    let place = isKept ? file.path : path
    return .editing(.kept(trouble, isSaid: isSaid, path: place, command: command))
  }
}
