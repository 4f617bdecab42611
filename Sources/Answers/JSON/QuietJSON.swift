package import Model
package import Planning

/// The quiet that holds from now on: what `quiet` answers.
package struct QuietAnswerJSON: Answer {
  let quiet: QuietJSON

  package static let object = Object("quiet-answer", "The quiet that holds from now on.") {
    Field.zone("The zone of the hours, and of instants.")
    Field("quiet", "The quiet.", \.quiet)
  }
}

/// The quiet that the person asked for, seen from a moment.
package struct QuietJSON: Answer {
  let quiet: Quiet
  let now: Instant
  let zone: Zone

  package init(_ quiet: Quiet, at now: Instant, in zone: Zone) {
    (self.quiet, self.now, self.zone) = (quiet, now, zone)
  }

  private var end: Instant? { quiet.wholeEnd(at: now, in: zone) }

  package static let object = Object("quiet", "When reminders that can wait are held.") {
    Field("isQuiet", "Whether it is quiet now.") { $0.end != nil }
    Field("endsAt", "When that is over.", \.end).null(where: "it is not quiet now")
    Field("until", "Until when quiet was asked for, beside the hours.") { answer in
      answer.quiet.until.flatMap { $0 > answer.now ? $0 : nil }
    }
    .null(where: "it was not, or that is over")
    Field("from", "When that begins.") { answer in
      answer.quiet.until.flatMap { $0 > answer.now ? answer.quiet.from : nil }
    }
    .null(where: "it began at once, or is over")
    Field("hours", "The quiet hours of every day.", \.quiet.hours).null(where: "there are none")
  }
}

extension ClockHours: Answer {
  package static let object = Object(
    "quiet-hours",
    "Hours of every day; those that do not end after they begin go over midnight."
  ) {
    Field("from", "When they begin.", \.from)
    Field("to", "When they end.", \.to)
  }
}
