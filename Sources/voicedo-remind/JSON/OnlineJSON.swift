import Actions
import Store

/// What `doctor online --json` answers.
struct OnlineJSON: Encodable, Sendable {
  let works: Bool
  let services: [OnlineServiceJSON]

  init(_ report: OnlineReport) {
    works = report.works
    services = report.services.map(OnlineServiceJSON.init)
  }
}

/// A service that the settings name.
struct OnlineServiceJSON: Encodable, Sendable {
  let use: String
  let name: String
  let host: String
  let letsIn: Bool
  @Present var trouble: String?
  let requests: Int
  let seconds: Int

  init(_ service: OnlineReport.Service) {
    use = service.use.rawValue
    name = service.name
    host = service.host
    letsIn = service.letsIn
    trouble = service.trouble
    requests = service.usage.requests
    seconds = service.usage.seconds
  }
}

extension OnlineJSON: Answer {
  static let shape = AnswerShape(
    "online",
    "Whether the services that the settings name can be asked.",
    [
      AnswerField("works", .truth, "Whether every one of them answers; also where there is none."),
      AnswerField("services", .list(.object(OnlineServiceJSON.self)), "What each of them says."),
    ]
  )
}

extension OnlineServiceJSON: Answer {
  static let shape = AnswerShape(
    "online-service",
    "A service that the settings name.",
    [
      AnswerField("use", .choice(["speech", "model"]), "What it is asked for."),
      AnswerField("name", .text, "Its preset or its address, as the settings have it."),
      AnswerField("host", .text, "Where it is; empty where nobody could look."),
      AnswerField("letsIn", .truth, "Whether it took the key; false where it did not look at one."),
      AnswerField("trouble", .text, "Why it cannot be asked, as a sentence.", nullWhere: "it can"),
      AnswerField("requests", .wholeNumber, "What it was asked this month."),
      AnswerField("seconds", .wholeNumber, "How much speech it was sent this month, in seconds."),
    ]
  )
}
