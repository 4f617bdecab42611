import Interchange
import Model
import Online

/// The server of messages for the phone that a question names.
struct PushService {
  let topic: PushTopic
  let address: Address
  let secret: OnlineHeader?
  /// For one answer, in milliseconds.
  let timeout: Int

  init(_ question: OnlineQuestion, _ answer: inout OnlineAnswer) throws(OnlineFailure) {
    guard let topic = PushTopic(try question.required(.url)) else {
      throw .badRequest(parameter: OnlineQuestion.Key.url.rawValue)
    }
    self.topic = topic
    address = try Address(topic.server)
    answer.host = address.host
    timeout = (question.number(.timeout, in: 1...600) ?? 15) * 1000
    // The token of an account is optional; ntfy reads it as OpenAI's are sent.
    secret = try question.secret(isNeeded: false, isLocal: address.isLoopback)
      .map { Wire.openAI.header(secret: $0.text) }
  }
}

extension RequestHandler {
  /// One request to the phone's server, asked once: whoever asks comes back by himself, and what has
  /// gone out may not go out twice.
  func push(
    _ question: OnlineQuestion,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> [String: JSONValue] {
    guard let act = question.pushAct else {
      throw .badRequest(parameter: OnlineQuestion.Key.act.rawValue)
    }
    let service = try PushService(question, &answer)
    switch act {
    case .publish:
      guard let message = question[.message].flatMap(PushMessage.init(json:)) else {
        throw .badRequest(parameter: OnlineQuestion.Key.message.rawValue)
      }
      let response = try send(.request(message.request(to: service.topic)), service, &answer)
      guard response.json?["id"]?.text != nil else { throw .notJSON }
      return [:]
    case .poll:
      let since = question.text(.since) ?? "all"
      return try poll(since: since, service, &answer).fields
    case .clear:
      let name = try question.required(.message)
      guard name.isPushName else {
        throw .badRequest(parameter: OnlineQuestion.Key.message.rawValue)
      }
      // ntfy 2.16 and later; one of before knows no such address.
      let request = OnlineRequest(.put, path: "/\(service.topic.name)/\(name)/clear")
      do throws(OnlineFailure) {
        _ = try send(.request(request), service, &answer)
        return ["isKnown": .bool(true)]
      } catch {
        switch error {
        case .notFound, .badRequest: return ["isKnown": .bool(false)]
        default: throw error
        }
      }
    }
  }

  /// Whether the phone's server lets answers be read; nothing of the person's is sent.
  func reachPush(
    _ question: OnlineQuestion,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> [String: JSONValue] {
    let service = try PushService(question, &answer)
    _ = try poll(since: "1s", service, &answer)
    return ["letsIn": .bool(service.secret != nil)]
  }

  private func poll(
    since: String,
    _ service: PushService,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> PushAnswers {
    let address = try Address(service.topic.poll(since: since))
    var answers = PushAnswers()
    let lines = Transport.Content.lines(longest: PushAnswers.longestLine) { answers.take($0) }
    let response = try send(lines, to: address, service, &answer)
    answers.mayBeMore = !response.isWhole
    return answers
  }

  private func send(
    _ content: Transport.Content,
    to address: Address? = nil,
    _ service: PushService,
    _ answer: inout OnlineAnswer
  ) throws(OnlineFailure) -> OnlineResponse {
    answer.requests += 1
    let response = try transport.send(
      content,
      to: address ?? service.address,
      with: service.secret,
      within: service.timeout
    )
    if let failure = OnlineFailure(response) { throw failure }
    return response
  }
}
