package import Model

/// When something is due: the kind of time, what was said, and the moment it comes to.
package struct DueJSON: Answer {
  let due: Due
  let endTime: TimeOfDay?
  let at: Instant?

  package init(due: Due, endTime: TimeOfDay?, at: Instant?) {
    self.due = due
    self.endTime = endTime
    self.at = at
  }

  package static let object = Object(
    "due",
    "When something is due: the kind of time, the civil time, and the instant that it comes to."
  ) {
    Field(
      "kind",
      """
      Whether it is wall-clock time wherever the person is, wall-clock time of one zone, or an \
      instant.
      """,
      oneOf: ["floating", "fixed", "elapsed"],
      \.kind
    )
    Field("date", "The civil day.", \.due.date).null(where: "kind is elapsed")
    Field("time", "The civil clock time.", \.due.time)
      .null(where: "a whole day is meant, or kind is elapsed")
    Field("endTime", "When it ends on that day.", \.endTime).null(where: "no end was said")
    Field(
      "at",
      "The instant that it comes to; a day without a clock time has that of the settings.",
      \.at
    )
    Field(
      "zone",
      "The zone that date and time are in: an IANA name, or what another program wrote.",
      \.zone
    )
  }

  private var kind: String {
    switch due {
    case .floating: "floating"
    case .zoned: "fixed"
    case .absolute: "elapsed"
    }
  }

  private var zone: ZoneName { ZoneName(name: due.zoneName) }
}

/// The name of a zone; without one, that of the zone of the answer.
private struct ZoneName: AnswerText {
  let name: String?

  static var type: AnswerType { .text }
  func text(in zone: Zone) -> String { name ?? zone.identifier }
}
