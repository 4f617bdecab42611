import Actions
import Answers
import Language
import Model
import Store
import Words

/// The change of a to-do that a new one may mean, which says another time of it.
struct MeantChange {
  let row: TodoRow
  let request: EditRequest
  /// The words of the time.
  private let words: String

  /// `nil` where the text became several to-dos, says no time, or is about nothing that is open.
  init?(_ capture: Capture, in session: Session) throws {
    guard capture.utterance.drafts.count == 1, let draft = capture.utterance.drafts.first,
      let title = draft.doubts.first(where: { $0.kind == .again })?.words,
      let schedule = draft.schedule, let phrase = draft.phrase,
      case .one(let row) = try session.openStore().find(title), row.todo.completedAt == nil
    else { return nil }
    var request = EditRequest()
    (request.when, request.moment) = (phrase, schedule)
    // "from tomorrow at nine" is of all that come.
    if row.todo.recurrence != nil, draft.rule != nil || phrase.lowercased().hasPrefix("from ") {
      request.isForSeries = true
    }
    (self.row, self.request, words) = (row, request, phrase)
  }

  /// The line of the card that offers it.
  func line(_ tone: Tone) -> String {
    let values = ["title": row.todo.title.fitted(to: 60), "words": words.printable.fitted(to: 60)]
    return "  c  " + DoubtSentences.changeThat.text(tone, values)
  }
}
