import Model
package import Store

/// Lists: what `lists` answers, every one or those that a change was about.
package struct ListsJSON: Answer {
  let lists: [ListRow]

  package init(_ lists: [ListRow]) {
    self.lists = lists
  }

  package static let object = Object(
    "lists",
    "Lists in their order: all of them, or those that were changed."
  ) {
    Field("lists", "The lists, the Inbox first.", \.lists)
  }
}

extension ListRow: Answer {
  package static let object = Object("list", "A list that to-dos live in.") {
    Field("id", "Its name for programs, which never changes; inbox is the Inbox.", \.list.id)
    Field("name", "What people call it.", \.list.name)
    Field("color", "The name of a colour or #rrggbb, or what another program wrote.", \.list.color)
      .null(where: "it has none")
    Field("icon", "A sign that stands for it.", \.list.icon).null(where: "it has none")
    Field(
      "leads",
      "How many minutes before their time its to-dos come up, 0 being their time itself.",
      \.list.leads
    )
    .null(where: "they come up at their time alone")
    Field("isInbox", "Whether it is the Inbox, which always is there.", \.isInbox)
    Field("open", "How many open to-dos it holds.", \.open)
    Field("done", "How many done to-dos it holds.", \.done)
  }
}
