package import Actions
import Model
import Store

/// The calendars that are read: what `calendar` answers.
extension CalendarsAnswer: Answer {
  package static let object = Object(
    "calendars",
    "The calendars that are read: all of them, or the one that was added or removed."
  ) {
    Field("calendars", "The calendars, by their names.") { answer in
      answer.calendars.map { CalendarJSON(row: $0, count: answer.counts[$0.id] ?? 0) }
    }
    Field(
      "unknownZones",
      "The time zones of the one that was added that are not known here: taken for the local one.",
      \.unknownZones
    )
    Field.zone()
  }
}

/// A calendar with how much of it is to come.
struct CalendarJSON: Answer {
  let row: CalendarRow
  let count: Int

  static let object = Object("calendar", "A calendar that is read, and never written.") {
    Field("name", "What people call it.", \.row.name)
    Field("kind", "How it is read.", \.row.kind)
    Field(
      "place",
      "The path, or of an address its host: the rest may be what lets one in.",
      \.row.shownPlace
    )
    Field("color", "The name of a colour, or #rrggbb.", \.row.color).null(where: "it has none")
    Field("notice", "What is told before its events.", \.row.notice?.kind)
      .null(where: "nothing is")
    Field("minutes", "How many minutes before them.", \.row.notice?.minutes)
      .null(where: "nothing is told")
    Field("events", "How many of its events are still to come, each time of a series.", \.count)
    Field("readAt", "When it was read last.", \.row.readAt).null(where: "it never was")
    Field("problem", "Why it could not be read since, as a word or two.", \.row.problem)
      .null(where: "it could")
    Field("isCut", "Whether it holds more events than are kept.", \.row.isCut)
  }
}

extension CalendarRow.Kind: AnswerChoice {}
extension NoticeWish.Kind: AnswerChoice {}
