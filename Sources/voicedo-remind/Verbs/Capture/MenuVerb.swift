import Actions
import Arguments
import Listening
import Model
import Store
import Words

extension VerbRow {
  /// `menu`: something new, or one of the to-dos and what is done to it, in a window.
  static let menu = VerbRow(.menu, .menu, more: .menuMore)
    .shows(["menu"])
    .runs { call in
      guard !call.json else { throw CommandError.menu(.noJSON) }
      return try call.session.showMenu()
    }
}

extension Session {
  /// Shows a menu; what came of it is written to a terminal, or told by a popup.
  fileprivate func showMenu() throws -> ExitStatus {
    let session = try opened()
    let store = try session.openStore()
    let popup =
      environment.terminal.outputIsTerminal ? nil : MenuPopup(session: session, store: store)
    do {
      switch try MenuRun(session, store).walk() {
      case nil: break
      case .said(let text, let remarks, let step):
        if let popup {
          try popup.show(text, remarks, step: step)
        } else {
          try print(text)
          for line in remarks { talk(line) }
        }
      case .edit(let row):
        let edit = ["edit", row.todo.handle]
        if environment.terminal.inputIsTerminal {
          try EditorSession(session: session, row: row, request: EditRequest()).run(json: false)
        } else if !openTerminal(edit) {
          popup?.tell([ListenSentences.noTerminal.text(tone, ["command": commandLine(edit)])])
        }
      }
      return .ok
    } catch let trouble as DayTrouble {
      popup?.tell([trouble.line(tone)])
      if popup == nil { talk(trouble.line(tone)) }
      return .nothingMatched
    } catch {
      let trouble = CommandError(error)
      popup?.tell(trouble.lines(tone))
      throw trouble
    }
  }
}
