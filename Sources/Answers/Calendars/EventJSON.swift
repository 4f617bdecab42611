import Model
package import Store

/// An event of a calendar that is read, at one of its times.
extension PlannedEvent: Answer {
  package static let object = Object(
    "event",
    "An event of a calendar that is read, at one of its times."
  ) {
    Field("title", "What it is called; may be empty.", \.event.title)
    Field("calendar", "The name of its calendar.", \.calendar)
    Field("color", "The name of a colour, or #rrggbb.", \.color).null(where: "it has none")
    Field("place", "Where it is.", \.event.place).null(where: "its calendar does not say")
    Field("startsAt", "When it begins; whole days begin at midnight.", \.span.lowerBound)
    Field("endsAt", "The first moment after it.", \.span.upperBound)
    Field("isAllDay", "Whether it takes whole days.", \.event.time.isAllDay)
    Field(
      "isBusy",
      "Whether whoever goes there has no time for anything else.",
      \.event.isBusy
    )
    Field("uid", "What its calendar calls it, the same at each of its times.", \.event.uid)
  }
}
