import Model
package import Store

/// Lists: what `lists` answers, every one or those that a change was about.
package struct ListsJSON: Answer {
  let lists: [ListRow]

  package init(_ lists: [ListRow]) {
    self.lists = lists
  }

  package static let object = AnswerObject<Self>(
    "lists",
    "Lists in their order: all of them, or those that were changed.",
    [.field("lists", "The lists, the Inbox first.", \.lists)]
  )
}

extension ListRow: Answer {
  package static let object = AnswerObject<Self>(
    "list",
    "A list that to-dos live in.",
    [
      .field("id", "Its name for programs, which never changes; inbox is the Inbox.", \.list.id),
      .field("name", "What people call it.", \.list.name),
      .field(
        "color",
        "The name of a colour or #rrggbb, or what another program wrote.",
        nullWhere: "it has none",
        \.list.color
      ),
      .field("icon", "A sign that stands for it.", nullWhere: "it has none", \.list.icon),
      .field(
        "leads",
        "How many minutes before their time its to-dos come up, 0 being their time itself.",
        nullWhere: "they come up at their time alone",
        \.list.leads
      ),
      .field("isInbox", "Whether it is the Inbox, which always is there.", \.isInbox),
      .field("open", "How many open to-dos it holds.", \.open),
      .field("done", "How many done to-dos it holds.", \.done),
    ]
  )
}
