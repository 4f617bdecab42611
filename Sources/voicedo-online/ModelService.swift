import Interchange
import Model
import Online

/// The service that a question about a model names: a preset, or parts of one, or all of it.
struct ModelService {
  let address: Address
  let wire: Wire
  let model: String
  let schemaMode: SchemaMode
  /// For one answer, in milliseconds.
  let timeout: Int
  let secret: OnlineHeader?

  init(_ question: OnlineQuestion, _ answer: inout OnlineAnswer) throws(OnlineFailure) {
    let preset = question.text(.preset).flatMap(ModelPreset.named)
    guard let url = question.text(.url) ?? preset?.url else { throw .badRequest(parameter: "url") }
    address = try Address(url)
    answer.host = address.host
    wire = question.text(.wire).flatMap(Wire.init) ?? preset?.wire ?? .openAI
    model = question.text(.model) ?? preset?.model ?? ""
    schemaMode = question.text(.mode).flatMap(SchemaMode.init) ?? preset?.schemaMode ?? .loose
    // A server of one's own may have to load its model first.
    let usual = preset?.timeout ?? (address.isLoopback ? 300 : 10)
    timeout = (question.number(.timeout, in: 1...600) ?? usual) * 1000
    let isNeeded = preset?.needsSecret ?? false
    secret = try question.secret(isNeeded: isNeeded, isLocal: address.isLoopback)
      .map { [wire] in wire.header(secret: $0.text) }
  }
}

extension RequestHandler {
  /// The to-dos that a model finds in a transcript, held against it.
  func extraction(
    _ question: OnlineQuestion,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> [String: JSONValue] {
    let transcript = try question.required(.transcript)
    let lists = question.texts(.lists)
    let service = try ModelService(question, &answer)
    let prompt = ExtractionPrompt(
      now: question.text(.now) ?? "",
      zone: question.text(.zone) ?? "",
      lists: lists,
      language: question.text(.language),
      transcript: transcript,
      tag: String(UInt64.random(in: .min ... .max), radix: 36)
    )
    return try ask(
      service,
      prompt.request(model: service.model, service.schemaMode),
      question,
      &answer
    ) {
      text throws(OnlineFailure) in
      try Extraction(reading: text, of: transcript, lists: lists).fields
    }
  }

  /// Asks a model until it gives an answer that can be read, and names the model with what was read.
  func ask(
    _ service: ModelService,
    _ request: ModelRequest,
    _ question: OnlineQuestion,
    _ answer: inout OnlineAnswer,
    reading: (String) throws(OnlineFailure) -> [String: JSONValue]
  ) throws(OnlineFailure) -> [String: JSONValue] {
    var request = request
    let transport = transport
    var loop = retryLoop(question, dispensable: OnlineFailure.dispensable)
    defer { answer.requests = loop.requests }
    var fields = try loop.answer { leftOut throws(OnlineFailure) -> [String: JSONValue] in
      request.leftOut = leftOut
      let response = try transport.send(
        .request(service.wire.encode(request)),
        to: service.address,
        with: service.secret,
        within: service.timeout
      )
      return try reading(service.wire.decode(response).text)
    }
    fields["model"] = .string(service.model)
    return fields
  }
}
