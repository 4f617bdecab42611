package import Actions
import Configuration
import Model
import Planning
import Store

/// How the way to the phone stands: what `push` answers.
extension PushReport: Answer {
  package static let object = Object("push", "How the way to the phone stands.") {
    Field("isOn", "Whether the settings name a topic.", \.isOn)
    Field("address", "Where messages go, without what is a password in it.", \.address)
    Field(
      "mode",
      "What a message says; generic in private mode.",
      oneOf: PushSettings.Mode.allCases.map(\.rawValue),
      \.mode.rawValue
    )
    Field("after", "Minutes without an answer after which a reminder goes there.", \.after)
    Field("perDay", "How many messages a day may have; 0 for any number.", \.perDay)
    Field("sentToday", "How many went out today.", \.sentToday)
    Field("trouble", "Why the server could not be asked last, by a name.", \.troubleName)
      .null(where: "it could, or was not")
    Field("troubleSince", "Since when that is so.", \.troubleSince)
      .null(where: "it could, or was not")
    Field("todos", "What is to go there, and what waits for an answer there.", \.entries)
    Field.zone()
  }
}

extension PushReport {
  fileprivate var troubleName: String? { trouble?.name }
  fileprivate var troubleSince: Instant? { trouble?.since }
}

extension PushRun.Outcome {
  fileprivate var troubleName: String? { trouble?.name }
}

extension PushReport.Entry: Answer {
  package static let object = Object("pushed", "A reminder on its way to the phone, or there.") {
    Field(
      "state",
      "Whether it is to go, or went.",
      oneOf: ["wanted", "sent"],
      \.phone.state.rawValue
    )
    Field("since", "Since when nobody has answered.", \.phone.since)
    Field("sentAt", "When it went.", \.phone.sentAt).null(where: "it has not gone yet")
    Field("nextAt", "When the server is to be asked next.", \.phone.nextAt)
      .null(where: "that is as soon as can be")
    Field("todo", "The to-do.", \.row)
  }
}

/// What came of asking the phone's server: what `push run` answers.
extension PushRun.Outcome: Answer {
  package static let object = Object("push-run", "What came of asking the phone's server.") {
    Field("sent", "How many messages went out.", \.sent)
    Field("done", "How many to-dos were done on the phone.", \.done)
    Field("later", "How many were put off there.", \.later)
    Field("ignored", "How many answers belong to no message that waits for one.", \.ignored)
    Field("cleared", "How many messages were taken from the phone.", \.cleared)
    Field("trouble", "Why the server could not be asked, by a name.", \.troubleName)
      .null(where: "it could, or was not")
    Field("isUnderWay", "Whether another run was at it.", \.isUnderWay)
  }
}

/// What came of a trial: what `push test` answers.
package struct PushTrialJSON: Answer {
  let address: String
  let trouble: String?

  package init(address: String, trouble: String?) {
    (self.address, self.trouble) = (address, trouble)
  }

  package static let object = Object("push-trial", "What came of a trial message to the phone.") {
    Field("works", "Whether it went out, and answers can be read.") { $0.trouble == nil }
    Field("address", "Where it went, without what is a password in it.", \.address)
    Field("trouble", "Why not, as a sentence.", \.trouble).null(where: "it did")
  }
}
