package import Model
package import Store

/// What happened to a to-do and its reminder: what `why` answers.
package struct HistoryJSON: Answer {
  let story: Story?
  let zone: Zone

  package init(_ story: Story?, in zone: Zone) {
    self.story = story
    self.zone = zone
  }

  package static let object = AnswerObject<Self>(
    "story",
    "What happened to a to-do and to its reminder.",
    in: \.zone,
    [
      .zone(\.zone),
      .field("id", "Its id.", nullWhere: "nothing has come up yet", \.story?.id),
      .field("handle", "Its short id.", nullWhere: "nothing has come up yet", \.story?.handle),
      .field("title", "Its title.", nullWhere: "nothing has come up yet", \.story?.title),
      .field(
        "todo",
        "The to-do as it is now.",
        nullWhere: "it is deleted, or nothing has come up yet",
        \.story?.row
      ),
      .field("events", "What happened, oldest first.") { $0.story?.happenings ?? [] },
    ]
  )
}

extension Happening: Answer {
  package static let object = AnswerObject<Self>(
    "event",
    "Something that happened to a to-do.",
    [
      .field("kind", "What it was.", \.kind),
      .field("at", "When it was.", \.at),
      .field(
        "source",
        "Who did it: cli, popup, undo, redo, sql for other programs.",
        nullWhere: "it came by itself",
        \.source
      ),
      .field(
        "reason",
        "In what way, or why, in a word of its own.",
        nullWhere: "there is nothing to add",
        \.reason
      ),
      .field("phrase", "The words of a time.", nullWhere: "none were said", \.phrase),
      .field("dueAt", "When it is due since.", nullWhere: "that did not change", \.dueAt),
      .field(
        "until",
        "Until when it was put off, or when it was to be asked about.",
        nullWhere: "neither was said",
        \.until
      ),
      .field("others", "How many others were in the same popup.", \.others),
    ]
  )
}
