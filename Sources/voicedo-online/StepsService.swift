import Interchange

extension RequestHandler {
  /// The first steps that a model proposes for a to-do; of its answer only texts are taken.
  func steps(
    _ question: OnlineQuestion,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> [String: JSONValue] {
    let title = try question.required(.title)
    let parts = question.texts(.parts)
    let service = try ModelService(question, &answer)
    let prompt = StepsPrompt(
      title: title,
      parts: parts,
      tag: String(UInt64.random(in: .min ... .max), radix: 36)
    )
    return try ask(
      service,
      prompt.request(model: service.model, service.schemaMode),
      question,
      &answer
    ) {
      text throws(OnlineFailure) in try SuggestedSteps(reading: text, besides: parts).fields
    }
  }
}
