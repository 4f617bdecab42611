package import Actions
import Store

extension OnlineReport: Answer {
  package static let object = Object(
    "online",
    "Whether the services that the settings name can be asked."
  ) {
    Field("works", "Whether every one of them answers; also where there is none.", \.works)
    Field("services", "What each of them says.", \.services)
  }
}

extension OnlineReport.Service: Answer {
  package static let object = Object("online-service", "A service that the settings name.") {
    Field("use", "What it is asked for.", oneOf: ["speech", "model", "push"], \.use.rawValue)
    Field("name", "Its preset or its address, as the settings have it.", \.name)
    Field("host", "Where it is; empty where nobody could look.", \.host)
    Field("letsIn", "Whether it took the key; false where it did not look at one.", \.letsIn)
    Field("trouble", "Why it cannot be asked, as a sentence.", \.trouble).null(where: "it can")
    Field("requests", "What it was asked this month.", \.usage.requests)
    Field("seconds", "How much speech it was sent this month, in seconds.", \.usage.seconds)
  }
}
