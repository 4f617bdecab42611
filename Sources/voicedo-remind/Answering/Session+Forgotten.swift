import Actions
import Answers
import Words

extension Session {
  func answer(
    forgotten todos: [ForgottenTodo],
    isWiped: Bool,
    _ copies: [String],
    json: Bool
  ) throws {
    if json {
      let forgotten = todos.map { ForgottenJSON.Todo(id: $0.id, handle: $0.handle) }
      try print(json: ForgottenJSON(forgotten: forgotten, wiped: isWiped, copies: copies))
    } else if !todos.isEmpty {
      let sentence: StorageSentences = todos.count == 1 ? .forgotten : .forgottenSeveral
      let handles = todos.map(\.handle).joined(separator: " ")
      try print(sentence.text(tone, ["handles": handles]))
    } else if isWiped {
      try print(StorageSentences.wiped.text(tone))
    }
    if !isWiped { talk(StorageSentences.stillRead, ["command": commandLine(["forget"])]) }
    guard !copies.isEmpty else { return }
    talk(StorageSentences.copiesHold)
    for copy in copies { talk(StorageSentences.copyPath, ["path": copy]) }
  }
}
