package import Store
package import Words

extension Reverted {
  /// "adding Buy milk", "completing Call dentist and 2 more".
  package func what(_ tone: Tone) -> String { label.what(titles, tone) }
}

extension ChangeStep {
  /// "adding Buy milk", "completing Call dentist and 2 more".
  package func what(_ tone: Tone) -> String { label.what(titles, tone) }
}

extension BatchLabel {
  fileprivate func what(_ titles: [String], _ tone: Tone) -> String {
    let sentence: ChangeSentences =
      switch self {
      case .capture: .didCapture
      case .complete: .didComplete
      case .reopen: .didReopen
      case .delete: .didDelete
      case .snooze: .didSnooze
      case .doing: .didBegin
      case .focus: .didFocus
      case .remind: .didRemind
      case .skip: .didSkip
      case .pause: .didPause
      case .resume: .didResume
      case .end: .didEnd
      case .edit, .firstStep: .didEdit
      case .fix: .didFix
      case .reorder: .didReorder
      case .clearDone: .didClearDone
      case .freshStart: .didFreshStart
      case .archive: .didArchive
      case .import: .didImport
      case .sync: .didSync
      case .move: .didMove
      case .listAdd: .didAddList
      case .listChange: .didChangeList
      case .listDelete: .didDeleteList
      case .listOrder: .didOrderLists
      case .calendarAdd: .didAddCalendar
      case .calendarRemove: .didRemoveCalendar
      case .sql: .didForeign
      case .spoken: .didSpeak
      case .erase, .settle, .beside, .nothing: .didSomething
      }
    let shown = titles.prefix(3).map { "“\($0.printable.fitted(to: 60))”" }.joined(separator: ", ")
    let more = titles.count - 3
    let all =
      more > 0
      ? ChangeSentences.andMore.text(tone, ["titles": shown, "count": String(more)]) : shown
    return sentence.text(tone, ["titles": all])
  }
}
