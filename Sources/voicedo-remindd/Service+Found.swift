import Configuration
import Delivery
import Desktop
import Language
import Model
import Planning
import SQLite
import Store
import System
import Words

/// Popups that come of the desktop's search: the to-do that was looked for, and what became of what
/// was chosen, with the way back.
extension Service {
  /// Shows an open to-do with what can be done with it; one that is on the screen already is shown
  /// there once more.
  func look(at id: Todo.ID) {
    let clocks = MachineClocks.read()
    guard !loop.showAgain(id, at: clocks) else { return }
    guard let (row, nextPart) = loop.look(at: id, clocks) else { return tell(.gone) }
    for (number, guest) in guests where guest == .look(id) { notifier?.withdraw(number) { _ in } }
    var buttons: [PopupButton] = []
    if !row.isAhead(at: clocks.now, on: loop.zone.civil(at: clocks.now).date) {
      buttons.append(.done)
    }
    if row.todo.pause == nil { buttons.append(.later) }
    let text = PopupText(
      look: row.todo,
      facts: factsNow.line(row),
      nextPart: nextPart,
      buttons: facts.hasButtons ? buttons : [],
      tone: settings.tone,
      room: titleRoom
    )
    post(text, as: .look(id))
  }

  /// Takes the popups back of to-dos that have been done or deleted meanwhile.
  func followLooks() {
    for (number, guest) in guests {
      guard case .look(let id) = guest, loop.look(at: id, .read()) == nil else { continue }
      notifier?.withdraw(number) { _ in }
    }
  }

  /// Does what was pressed on a popup that came of a search; a press on its text never completes.
  func pressed(_ button: String, _ guest: Guest) {
    let clocks = MachineClocks.read()
    switch (guest, PopupButton(rawValue: button)) {
    case (.look(let id), .done): tell(loop.complete(id, by: .popup, at: clocks))
    case (.look(let id), .later): tell(loop.putOff(id, by: .popup, at: clocks))
    case (.step(let batch), .undo): tell(loop.takeBack(batch, at: clocks))
    default: break
    }
  }

  /// Tells what came of something that was chosen.
  func tell(_ outcome: SearchOutcome) {
    let (tone, moments) = (settings.tone, factsNow)
    switch outcome {
    case .stored(let drafts, let leftOut, let batch):
      var lines = drafts.map { "\($0.title.plainLine(limit: 120)) · \(moments.line($0))" }
      let doubted = drafts.doubts.map(\.words).joined(separator: "”, “").plainLine(limit: 120)
      if !doubted.isEmpty { lines.append(DoubtSentences.mark.text(tone, ["words": doubted])) }
      if !leftOut.isEmpty {
        let words = leftOut.joined(separator: "”, “").plainLine(limit: 200)
        lines.append(
          CaptureSentences.leftOut.text(tone, ["words": words, "command": "voicedo-remind keep"])
        )
      }
      note(ListenSentences.saved.text(tone), lines, step: batch)
    case .done(let row, let batch):
      let due = row.todo.completedAt == nil ? row.dueAt : nil
      let line =
        due.map { SearchWords.doneAndNext.text(tone, ["moment": moments.moment($0)]) }
        ?? SearchWords.done.text(tone)
      note(row.todo.title, [line], step: batch)
    case .putOff(let row, let until, let batch):
      let line = SearchWords.putOff.text(tone, ["moment": moments.moment(until)])
      note(row.todo.title, [line], step: batch)
    case .comesLater(let row):
      let moment = row.dueAt.map { moments.moment($0) } ?? ""
      note(row.todo.title, [SearchWords.comesLater.text(tone, ["moment": moment])])
    case .paused(let row):
      let command = "voicedo-remind resume \(row.todo.handle)"
      note(row.todo.title, [SearchWords.paused.text(tone, ["command": command])])
    case .gone: note(SearchWords.gone.text(tone))
    case .takenBack: note(ListenSentences.takenBack.text(tone))
    case .notTakenBack:
      let line = ListenSentences.notTakenBack.text(tone, ["command": "voicedo-remind undo"])
      note(ListenSentences.saved.text(tone), [line])
    case .notTaken(let error, let words?):
      note(SearchWords.notStored.text(tone), [words, "\(error)"], isToBeSeen: true)
    case .notTaken(let error, nil): note(SearchWords.notChanged.text(tone), ["\(error)"])
    }
  }

  /// Shows a popup that tells of something; of a step of the journal with the way back.
  func note(
    _ summary: String,
    _ lines: [String] = [],
    step: Int? = nil,
    isToBeSeen: Bool = false
  ) {
    let title = summary.plainLine(limit: .max)
    let text = PopupText(
      summary: title,
      lines: (title.count > titleRoom ? [title] : []) + lines,
      buttons: step != nil && facts.hasButtons ? [.undo] : [],
      tone: settings.tone
    )
    post(text, as: step.map(Guest.step) ?? .note, isToBeSeen: isToBeSeen)
  }

  private func post(_ text: PopupText, as guest: Guest, isToBeSeen: Bool = false) {
    guard loop.usableServer != nil else { return }
    var popup = Popup(
      loop.isLocked ? PopupText(lockedIn: settings.tone) : text,
      suitedTo: facts
    )
    popup.category = "x-voicedo.search"
    popup.stay = isToBeSeen ? .untilAnswered : .usual
    popup.isQuiet = true
    admit(popup, as: guest) { _ in }
  }
}
