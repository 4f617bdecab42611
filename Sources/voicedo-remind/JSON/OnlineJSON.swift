import Actions
import Answers
import Listening
import Store

extension OnlineReport: Answer {
  static let object = AnswerObject<Self>(
    "online",
    "Whether the services that the settings name can be asked.",
    [
      .field("works", "Whether every one of them answers; also where there is none.", \.works),
      .field("services", "What each of them says.", \.services),
    ]
  )
}

extension OnlineReport.Service: Answer {
  static let object = AnswerObject<Self>(
    "online-service",
    "A service that the settings name.",
    [
      .choice("use", ["speech", "model"], "What it is asked for.", \.use.rawValue),
      .field("name", "Its preset or its address, as the settings have it.", \.name),
      .field("host", "Where it is; empty where nobody could look.", \.host),
      .field("letsIn", "Whether it took the key; false where it did not look at one.", \.letsIn),
      .field("trouble", "Why it cannot be asked, as a sentence.", nullWhere: "it can", \.trouble),
      .field("requests", "What it was asked this month.", \.usage.requests),
      .field("seconds", "How much speech it was sent this month, in seconds.", \.usage.seconds),
    ]
  )
}
