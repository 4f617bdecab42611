package import Actions
import Store

extension NowTodo.Reason: AnswerChoice {}

/// The one thing to do now: what `now` answers.
extension NowChoice: Answer {
  package static let object = Object("now", "The one thing to do now, and why it is its turn.") {
    Field("todo", "The to-do.", \.todo?.row).null(where: "nothing is to be done now")
    Field("reason", "Why it is its turn: the first of these that holds.", \.todo?.reason)
      .null(where: "there is no to-do")
    Field("minutes", "How many minutes were asked for.", \.wish.minutes)
      .null(where: "any length was")
    Field("isLow", "Whether something that needs little was asked for.", \.wish.isLow)
    Field("skipped", "How many before it were left aside.", \.skipped)
    Field("hasMore", "Whether there is another one behind it.", \.hasMore)
    Field("otherwise", "The usual choice, where nothing fits what was asked for.", \.otherwise?.row)
      .null(where: "something fits, or nothing is to be done now")
    Field("next", "What comes next by its time, where nothing is to be done now.", \.next)
      .null(where: "there is a to-do, or nothing is open")
    Field.zone()
  }
}
