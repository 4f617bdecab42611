package import Actions
import Model
import Store
import System
import Words

/// The popup of a recording that a hotkey began, where no terminal shows how it goes.
///
/// The service posts it; what is pressed on it is done here, for as long as the popup may be there.
package final class ListeningPopup {
  private let session: Session
  /// Takes back what was done last.
  private let undo: () throws -> Void
  /// 0 as long as there is none.
  private var number: UInt32 = 0
  /// Without a service or a notification server nothing is shown, and nothing waits for it.
  private var isOut = false
  private var savedText: String?

  /// How long the answer to what was stored is waited for.
  private static let timeout = Duration.seconds(60)

  package init(_ session: Session, undo: @escaping () throws -> Void) {
    (self.session, self.undo) = (session, undo)
  }

  /// Shows a state in the place of the one before.
  package func show(_ state: ListenState, _ text: String) {
    guard !isOut else { return }
    guard state != .saved else {
      savedText = text
      return
    }
    let lines = text.split(separator: "\n", maxSplits: 1).map(String.init)
    guard let first = lines.first else { return }
    tell(News(replaces: number, title: first, text: lines.count > 1 ? lines[1] : ""))
  }

  /// Shows what was stored, with the answers that can still be given, and does what is pressed.
  package func offerAnswers() throws {
    guard !isOut, let savedText else { return }
    let store = try session.openStore()
    let step = try store.lastStep()
    let rows = try store.lastCaptured()
    let news = News(
      replaces: number,
      title: ListenSentences.saved.text(session.tone),
      text: savedText,
      buttons: [PopupButton.undo, .edit].map(\.rawValue)
    )
    guard let button = tell(news, awaiting: Self.timeout).flatMap(PopupButton.init(rawValue:))
    else { return }
    switch button {
    case .undo:
      // Somebody may have done something else since, which is not meant.
      guard try store.lastStep() == step else {
        return say(.notTakenBack, commandLine(["undo"]))
      }
      try undo()
      tell(News(title: ListenSentences.takenBack.text(session.tone)))
    case .edit:
      guard let row = rows.first else { return }
      let edit = ["edit", row.todo.handle]
      if !session.openTerminal(edit) { say(.noTerminal, commandLine(edit)) }
    default: break
    }
  }

  /// Says why nothing came of what was pressed, and what to type instead.
  private func say(_ sentence: ListenSentences, _ command: String) {
    let title = ListenSentences.saved.text(session.tone)
    tell(News(title: title, text: sentence.text(session.tone, ["command": command])))
  }

  @discardableResult
  private func tell(_ news: News, awaiting limit: Duration = .zero) -> String? {
    do {
      let answer = try session.environment.service.tell(news, limit)
      number = answer.number
      isOut = number == 0
      return answer.button
    } catch {
      isOut = true
      return nil
    }
  }
}

extension Session {
  /// Runs this program in a terminal of its own; whether there is one.
  func openTerminal(_ arguments: [String]) -> Bool {
    let path = environment.variable("PATH")
    let named = ["TERMINAL"].compactMap(environment.variable)
    let usual = ["xdg-terminal-exec", "x-terminal-emulator", "foot", "konsole", "xterm"]
    guard let own = ProgramSearch.own,
      let terminal = (named + usual).lazy.compactMap({ ProgramSearch.find($0, in: path) }).first
    else { return false }
    let command = terminal.hasSuffix("xdg-terminal-exec") ? [terminal] : [terminal, "-e"]
    do {
      // It stays when this program has ended.
      return try Child.run(
        ["setsid", "--fork"] + command + [own] + arguments,
        within: .seconds(5)
      ).isWell
    } catch {
      return false
    }
  }
}
