import Actions
import Model
import Planning

/// What `quiet` answers.
struct QuietAnswerJSON: Encodable, Sendable {
  let zone: String
  let quiet: QuietJSON

  init(_ quiet: Planning.Quiet, in session: Session) {
    zone = session.zone.identifier
    self.quiet = QuietJSON(quiet, in: session)
  }
}

/// The quiet that the person asked for.
struct QuietJSON: Encodable, Sendable {
  let isQuiet: Bool
  @Present var endsAt: String?
  @Present var until: String?
  @Present var hours: QuietHoursJSON?

  init(_ quiet: Planning.Quiet, in session: Session) {
    let end = quiet.wholeEnd(at: session.now, in: session.zone)
    isQuiet = end != nil
    endsAt = end?.iso8601(in: session.zone)
    until = quiet.until.flatMap { $0 > session.now ? $0.iso8601(in: session.zone) : nil }
    hours = quiet.hours.map(QuietHoursJSON.init)
  }
}

/// Quiet hours.
struct QuietHoursJSON: Encodable, Sendable {
  let from: String
  let to: String

  init(_ hours: QuietHours) {
    from = hours.from.description
    to = hours.to.description
  }
}

extension QuietAnswerJSON: Answer {
  static let shape = AnswerShape(
    "quiet-answer",
    "The quiet that holds from now on.",
    [
      AnswerField("zone", .zone, "The zone of the hours, and of instants."),
      AnswerField("quiet", .object(QuietJSON.self), "The quiet."),
    ]
  )
}

extension QuietJSON: Answer {
  static let shape = AnswerShape(
    "quiet",
    "When reminders that can wait are held.",
    [
      AnswerField("isQuiet", .truth, "Whether it is quiet now."),
      AnswerField("endsAt", .instant, "When that is over.", nullWhere: "it is not quiet now"),
      AnswerField(
        "until",
        .instant,
        "Until when quiet was asked for, beside the hours.",
        nullWhere: "it was not, or that is over"
      ),
      AnswerField(
        "hours",
        .object(QuietHoursJSON.self),
        "The quiet hours of every day.",
        nullWhere: "there are none"
      ),
    ]
  )
}

extension QuietHoursJSON: Answer {
  static let shape = AnswerShape(
    "quiet-hours",
    "Hours of every day; those that do not end after they begin go over midnight.",
    [
      AnswerField("from", .clock, "When they begin."),
      AnswerField("to", .clock, "When they end."),
    ]
  )
}
