import Actions
import Interchange

@testable import voicedo_remind

extension OnlineLink {
  /// A network on which groq lets everybody in, has no words and two steps for anything, and nobody
  /// else takes a key.
  static let groqAlone = OnlineLink { question, _, _ in
    if question.pushAct != nil {
      let isKnown = question.text(.url)?.hasPrefix("https://ntfy.example/") == true
      let facts = isKnown ? ["ok": .bool(true)] : OnlineFailure.auth.fields
      return OnlineAnswer(json: .object(facts.merging(["host": .string("ntfy.example")]) { $1 }))
    }
    let name = question.text(.preset) ?? ""
    let steps = ["Find the bag", "Put on shoes"].map(JSONValue.string)
    let facts: [String: JSONValue] =
      name == "groq"
      ? ["ok": .bool(true), "letsIn": .bool(true), "steps": .array(steps)]
      : OnlineFailure.auth.fields
    return OnlineAnswer(
      json: .object(facts.merging(["host": .string("api.\(name).com")]) { $1 })
    )
  }

  /// The link where `voicedo-online` is not installed.
  static let none = OnlineLink { _, _, _ throws(OnlineError) in throw .noProgram }
}
