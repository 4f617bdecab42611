import Actions
import Model
import Store

/// What `lists` answers: every list, or those that a change was about.
struct ListsJSON: Encodable, Sendable {
  let lists: [ListJSON]

  init(_ rows: [ListRow]) {
    lists = rows.map(ListJSON.init)
  }
}

/// A list as other programs read it.
struct ListJSON: Encodable, Sendable {
  let id: String
  let name: String
  @Present var color: String?
  @Present var icon: String?
  @Present var leads: [Int]?
  let isInbox: Bool
  let open: Int
  let done: Int

  init(_ row: ListRow) {
    id = row.list.id
    name = row.list.name
    color = row.list.color
    icon = row.list.icon
    leads = row.list.leads
    isInbox = row.isInbox
    open = row.open
    done = row.done
  }
}

extension ListsJSON: Answer {
  static let shape = AnswerShape(
    "lists",
    "Lists in their order: all of them, or those that were changed.",
    [AnswerField("lists", .list(.object(ListJSON.self)), "The lists, the Inbox first.")]
  )
}

extension ListJSON: Answer {
  static let shape = AnswerShape(
    "list",
    "A list that to-dos live in.",
    [
      AnswerField("id", .text, "Its name for programs, which never changes; inbox is the Inbox."),
      AnswerField("name", .text, "What people call it."),
      AnswerField(
        "color",
        .text,
        "The name of a colour or #rrggbb, or what another program wrote.",
        nullWhere: "it has none"
      ),
      AnswerField("icon", .text, "A sign that stands for it.", nullWhere: "it has none"),
      AnswerField(
        "leads",
        .list(.wholeNumber),
        "How many minutes before their time its to-dos come up, 0 being their time itself.",
        nullWhere: "they come up at their time alone"
      ),
      AnswerField("isInbox", .truth, "Whether it is the Inbox, which always is there."),
      AnswerField("open", .wholeNumber, "How many open to-dos it holds."),
      AnswerField("done", .wholeNumber, "How many done to-dos it holds."),
    ]
  )
}
