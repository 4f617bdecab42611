package import Actions
import Model
import Store

extension FreshChoice: AnswerChoice {}

/// What waited long and what became of it: what `fresh-start` answers.
extension FreshStart: Answer {
  package static let object = Object(
    "fresh-start",
    "What has waited longer than a week, and what became of it."
  ) {
    Field("groups", "What waits, list by list.", \.groups)
    Field("most", "How many are on one day at most, with what is planned there.", \.most)
    Field("dryRun", "Whether nothing was changed, since that was asked for.", \.isDryRun)
    Field("newLists", "The names of lists that were made for it.") {
      $0.newList.map { [$0] } ?? []
    }
    Field.zone()
  }
}

extension FreshStart.Group: Answer {
  package static let object = Object("fresh-group", "What has waited long on one list.") {
    Field("list", "The name of the list, before anything was done.", \.listName)
    Field("todos", "The to-dos, what matters most and has waited longest first.", \.steps)
  }
}

extension FreshStart.Step: Answer {
  package static let object = Object(
    "fresh-step",
    "A to-do that has waited long, and what became of it, or would with --dry-run."
  ) {
    Field("todo", "The to-do as it is now.", \.row)
    Field("choice", "What became of it.", \.choice)
    Field("day", "The day that it was given.") { $0.choice == .spread ? $0.due?.date : nil }
      .null(where: "it was given none")
    Field("foundNoRoom", "Whether it was to get a day, and each was full.", \.foundNoRoom)
  }
}
