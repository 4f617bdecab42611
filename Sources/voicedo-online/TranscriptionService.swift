import Glibc
import Interchange
import Online

/// The service that a question about a recording names.
struct TranscriptionService {
  let address: Address
  let request: TranscriptionRequest
  let secret: OnlineHeader?

  init(_ question: OnlineQuestion, _ answer: inout OnlineAnswer) throws(OnlineFailure) {
    let preset = question.text(.preset).flatMap(TranscriptionPreset.named)
    guard let url = question.text(.url) ?? preset?.url else { throw .badRequest(parameter: "url") }
    address = try Address(url)
    answer.host = address.host
    request = TranscriptionRequest(
      model: question.text(.model) ?? preset?.model ?? "",
      language: question.text(.language),
      prompt: question.text(.prompt),
      format: question.text(.format).flatMap(TranscriptionRequest.Format.init)
        ?? preset?.format ?? .json
    )
    let isNeeded = preset?.needsSecret ?? false
    secret = try question.secret(isNeeded: isNeeded, isLocal: address.isLoopback)
      .map { Wire.openAI.header(secret: $0.text) }
  }
}

extension RequestHandler {
  /// The text that a service hears in a recording.
  func transcription(
    _ question: OnlineQuestion,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> [String: JSONValue] {
    let path = try question.required(.file)
    var facts = stat()
    guard stat(path, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG else {
      throw .badRequest(parameter: "file")
    }
    let service = try TranscriptionService(question, &answer)
    guard facts.st_size <= TranscriptionPreset.largestFile else { throw .tooLarge }
    // 16,000 samples of two bytes in a second, unless the question knows better.
    let length = question.number(.seconds, in: 0...86_400) ?? Int(facts.st_size) / 32_000
    let timeout =
      question.number(.timeout, in: 1...86_400)
      ?? TranscriptionPreset.timeout(ofSeconds: length)
    let transport = transport
    var loop = retryLoop(question, dispensable: service.request.dispensable)
    defer { answer.requests = loop.requests }
    let heard = try loop.answer { leftOut throws(OnlineFailure) -> Transcription in
      var request = service.request
      request.asksForWords = leftOut.isEmpty
      return try Transcription(
        transport.send(
          .form(request.fields, file: path, name: TranscriptionRequest.fileName(of: path)),
          to: service.address,
          with: service.secret,
          within: timeout * 1000
        )
      )
    }
    var fields: [String: JSONValue] = [
      "text": .string(heard.text), "model": .string(service.request.model),
    ]
    fields["language"] = heard.language.map(JSONValue.string)
    fields["pauses"] = .array(heard.pauses.map { .number(Double($0)) })
    return fields
  }

  /// Whether a service answers, and whether it lets the secret in: nothing of the person's is sent.
  ///
  /// `letsIn` is true only where it showed what it shows to those that it knows.
  func reach(
    _ question: OnlineQuestion,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> [String: JSONValue] {
    if question.subject(.of) == .push { return try reachPush(question, &answer) }
    let address: Address
    let secret: OnlineHeader?
    if question.subject(.of) == .transcription {
      let service = try TranscriptionService(question, &answer)
      let url = service.address.url
      let end = "/audio/transcriptions"
      let models = url.hasSuffix(end) ? String(url.dropLast(end.count)) + "/models" : url
      (address, secret) = (try Address(models), service.secret)
    } else {
      let service = try ModelService(question, &answer)
      (address, secret) = (try Address(service.address.url + "/models"), service.secret)
    }
    // Each of the services lists its models there, to those that it knows.
    answer.requests = 1
    let timeout = (question.number(.timeout, in: 1...600) ?? 5) * 1000
    let response = try transport.send(.nothing, to: address, with: secret, within: timeout)
    switch OnlineFailure(response) {
    // It answers, though not to being looked at.
    case nil, .badRequest, .notFound, .rateLimited: break
    case let failure?: throw failure
    }
    return ["letsIn": .bool(200..<300 ~= response.status && secret != nil)]
  }
}
