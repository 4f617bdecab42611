import Actions
import Listening
import Model
import Store
import System
import Words

/// What came of a menu in a popup, where no terminal shows it; it can be taken back there.
struct MenuPopup {
  let session: Session
  let store: TodoStore

  /// For how long the answer to it is awaited.
  private static let patience = Duration.seconds(60)

  func show(_ text: String, _ remarks: [String], step: Int?) throws {
    let lines = text.parts(separatedBy: " · ").joined(separator: "\n").withoutColumns
      .split(separator: "\n").map(String.init)
    guard let step else { return tell(lines + remarks) }
    let undo = PopupButton.undo.rawValue
    guard tell(lines + remarks, buttons: [undo], awaiting: Self.patience) == undo else { return }
    // Somebody may have done something else since, which is not meant.
    guard try store.lastStep() == step else {
      let command = ["command": commandLine(["undo"])]
      return tell([ListenSentences.notTakenBack.text(session.tone, command)])
    }
    // The popup may have been there for a while.
    var fresh = Session(environment: session.environment)
    fresh.store = store
    let outcome = try fresh.perform(.revert(.undo, step: step, isAgreed: true))
    fresh.remark(onServiceThatRuns: outcome.isServed)
    tell([ListenSentences.takenBack.text(session.tone)])
  }

  /// Tells something to which there is nothing to answer: the first line above the others.
  func tell(_ lines: [String]) { tell(lines, buttons: [], awaiting: .zero) }

  @discardableResult
  private func tell(_ lines: [String], buttons: [String], awaiting limit: Duration) -> String? {
    let news = News(
      title: lines.first ?? "",
      text: lines.dropFirst().joined(separator: "\n"),
      buttons: buttons
    )
    do {
      return try session.environment.service.tell(news, limit).button
    } catch {
      // Without a service it is done all the same, and the list shows it.
      return nil
    }
  }
}
