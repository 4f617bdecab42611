package import Language
import Model
package import SQLite
package import Store

extension TodoStore {
  /// What is open, and as many of what was done last, as speech names it.
  package func spokenTodos(done count: Int) throws(DatabaseError) -> [SpokenTodo] {
    try titles(done: count).map {
      SpokenTodo(
        id: $0.id,
        handle: $0.handle,
        title: $0.title,
        isDone: $0.isDone,
        isSeries: $0.isSeries
      )
    }
  }

  /// What is open and repeats, as speech names it.
  private func openSeries() throws(DatabaseError) -> [SpokenTodo] {
    try seriesTitles().map {
      SpokenTodo(id: $0.id, handle: $0.handle, title: $0.title, isSeries: true)
    }
  }

  /// Doubts a to-do that may be about something open; what is taken word for word is not read so.
  func doubt(
    _ utterance: inout Utterance,
    _ text: String,
    _ request: CaptureRequest
  ) throws(DatabaseError) {
    guard !request.isWordForWord, request.parent == nil, !request.isFromInput,
      let mentioned = MentionedAgain(text),
      let todo = mentioned.todo(
        among: try mentioned.isOfSeriesAlone ? openSeries() : spokenTodos(done: 0)
      ),
      let place = mentioned.place(of: todo, in: utterance.drafts)
    else { return }
    utterance.drafts[place].doubts.append(Doubt(.again, todo.title))
  }
}
