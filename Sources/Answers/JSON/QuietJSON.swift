package import Model
package import Planning

/// The quiet that holds from now on: what `quiet` answers.
package struct QuietAnswerJSON: Answer {
  let quiet: QuietJSON

  package init(_ quiet: Quiet, at now: Instant, in zone: Zone) {
    self.quiet = QuietJSON(quiet, at: now, in: zone)
  }

  package static let object = AnswerObject<Self>(
    "quiet-answer",
    "The quiet that holds from now on.",
    [
      .zone(\.quiet.zone, "The zone of the hours, and of instants."),
      .field("quiet", "The quiet.", \.quiet),
    ]
  )
}

/// The quiet that the person asked for, seen from a moment.
package struct QuietJSON: Answer {
  let quiet: Quiet
  let now: Instant
  let zone: Zone

  package init(_ quiet: Quiet, at now: Instant, in zone: Zone) {
    self.quiet = quiet
    self.now = now
    self.zone = zone
  }

  private var end: Instant? { quiet.wholeEnd(at: now, in: zone) }

  package static let object = AnswerObject<Self>(
    "quiet",
    "When reminders that can wait are held.",
    in: \.zone,
    [
      .field("isQuiet", "Whether it is quiet now.") { $0.end != nil },
      .field("endsAt", "When that is over.", nullWhere: "it is not quiet now", \.end),
      .field(
        "until",
        "Until when quiet was asked for, beside the hours.",
        nullWhere: "it was not, or that is over"
      ) { answer in answer.quiet.until.flatMap { $0 > answer.now ? $0 : nil } },
      .field(
        "hours",
        "The quiet hours of every day.",
        nullWhere: "there are none",
        \.quiet.hours
      ),
    ]
  )
}

extension QuietHours: Answer {
  package static let object = AnswerObject<Self>(
    "quiet-hours",
    "Hours of every day; those that do not end after they begin go over midnight.",
    [
      .field("from", "When they begin.", \.from),
      .field("to", "When they end.", \.to),
    ]
  )
}
