package import Interchange
import Model
package import Words

/// A conversation with a client of the Model Context Protocol: what came in waits in order, and what
/// was called off meanwhile is never begun.
///
/// It reads and writes nothing itself, and holds nothing of the database between two calls.
package struct AssistantConversation {
  private let tone: Tone
  /// The version that was agreed on; `nil` before the client has introduced itself.
  private var version: ProtocolVersion?
  /// Whether the client is ready to be asked.
  private var isReady = false
  private var canElicit = false
  private var inbox: [Inbound] = []
  /// Calls that wait for the person, by the numbers of our questions.
  private var asking: [Int: ToolCall] = [:]
  private var questions = 0

  /// More questions at once than these are no help to anybody.
  private static let mostQuestions = 8
  /// More messages in one line are answered by one refusal.
  private static let mostInBatch = 50

  package init(_ tone: Tone) {
    self.tone = tone
  }
}

/// Something that came in, or has to go out in its turn.
private enum Inbound {
  case message(RPCMessage)
  case trouble(RPCTrouble)
  case tooLong
  case batch([Inbound])
  case longBatch
  case outgoing(JSONValue)

  /// Reads a message.
  init(_ value: JSONValue) {
    do throws(RPCTrouble) {
      self = .message(try RPCMessage(value))
    } catch {
      self = .trouble(error)
    }
  }
}

extension AssistantConversation {
  /// What is to be done next.
  package enum Step {
    case send(JSONValue)
    case call(ToolCall)
    /// Steps whose messages go out together.
    case batch([Step])
  }

  /// How many things wait to be looked at.
  package var waiting: Int { inbox.count }

  /// Takes in a line.
  package mutating func take(_ line: LineSplitter.Line) {
    guard case .text(let bytes) = line else {
      inbox.append(.tooLong)
      return
    }
    guard !bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) else { return }
    do {
      switch try JSONValue(parsing: bytes) {
      case .array(let elements) where elements.count > Self.mostInBatch:
        inbox.append(.longBatch)
      case .array(let elements) where !elements.isEmpty:
        inbox.append(.batch(elements.map(Inbound.init)))
      case let value:
        let inbound = Inbound(value)
        if case .message(.notification("notifications/cancelled", let params)) = inbound,
          let id = params["requestId"]
        {
          callOff(id)
        } else {
          inbox.append(inbound)
        }
      }
    } catch {
      inbox.append(.trouble(RPCTrouble(.notJSON)))
    }
  }

  /// The next step; `nil` where nothing waits.
  package mutating func next() -> Step? {
    while !inbox.isEmpty {
      switch inbox.removeFirst() {
      case .batch(let elements):
        guard version?.hasBatches == true else {
          return .send(refusal(RPCTrouble(.invalidRequest), .noBatch))
        }
        let steps = elements.compactMap { step(for: $0, inBatch: true) }
        if !steps.isEmpty { return .batch(steps) }
      case let inbound:
        if let step = step(for: inbound, inBatch: false) { return step }
      }
    }
    return nil
  }

  /// Puts a question to the person on behalf of a call; the message that asks.
  package mutating func ask(_ question: ToolQuestion, for call: ToolCall) -> JSONValue {
    questions += 1
    var call = call
    call.consent = .given(question.ids)
    asking[questions] = call
    return .rpcRequest(.number(Double(questions)), "elicitation/create", question.params)
  }

  /// The message that answers a call.
  package func answer(_ call: ToolCall, _ result: ToolResult) -> JSONValue {
    .rpcAnswer(to: call.id, result.written(version ?? .june2025))
  }
}

extension AssistantConversation {
  /// Leaves out a request that was not begun, or waits for the person.
  private mutating func callOff(_ id: JSONValue) {
    inbox.removeAll { inbound in
      guard case .message(.request(id, let method, params: _)) = inbound else { return false }
      return method != "initialize"
    }
    for (number, call) in asking where call.id == id {
      asking[number] = nil
      // The question goes from the screen as well.
      let params = JSONValue.object(["requestId": .number(Double(number))])
      inbox.append(.outgoing(.rpcNotification("notifications/cancelled", params)))
    }
  }

  private mutating func step(for inbound: Inbound, inBatch: Bool) -> Step? {
    switch inbound {
    case .outgoing(let message): return .send(message)
    case .tooLong: return .send(refusal(RPCTrouble(.invalidRequest), .lineTooLong))
    case .trouble(let trouble): return .send(refusal(trouble, .notUnderstood))
    case .batch: return .send(refusal(RPCTrouble(.invalidRequest), .noBatch))
    case .longBatch:
      let sentence: AssistantSentences = version?.hasBatches == true ? .batchTooLong : .noBatch
      return .send(refusal(RPCTrouble(.invalidRequest), sentence))
    case .message(.request(let id, let method, let params)):
      return request(id, method, params, inBatch: inBatch)
    case .message(.notification(let method, let params)):
      if method == "notifications/initialized", version != nil { isReady = true }
      if method == "notifications/cancelled", let id = params["requestId"] { callOff(id) }
      return nil
    case .message(.response(let id, let result)):
      guard let number = id.integer, var call = asking.removeValue(forKey: number) else {
        return nil
      }
      if let result {
        if !ToolQuestion.isAgreed(result) { call.consent = .withheld }
      } else {
        // A client that cannot ask after all.
        call.consent = .nobodyAsks
      }
      return .call(call)
    }
  }

  private mutating func request(
    _ id: JSONValue,
    _ method: String,
    _ params: JSONValue,
    inBatch: Bool
  ) -> Step {
    func refused(_ code: RPCCode, _ sentence: AssistantSentences) -> Step {
      .send(refusal(RPCTrouble(code, id: id), sentence))
    }
    switch (method, version) {
    case ("ping", _): return .send(.rpcAnswer(to: id, .object([:])))
    case ("initialize", nil) where !inBatch: return begin(id, params)
    case ("initialize", _): return refused(.invalidRequest, .hasBegun)
    case ("tools/list", nil), ("tools/call", nil): return refused(.invalidRequest, .notBegun)
    case ("tools/list", let version?):
      // All of them are one page: whoever asks for another one has it from elsewhere.
      if let cursor = params["cursor"], cursor != .null { return refused(.invalidParams, .noPage) }
      let tools = AssistantTool.allCases.map { $0.described(version, tone) }
      return .send(.rpcAnswer(to: id, .object(["tools": .array(tools)])))
    case ("tools/call", let version?):
      let canAsk =
        canElicit && isReady && !inBatch && version.hasElicitation
        && asking.count < Self.mostQuestions
      do throws(ToolArgumentTrouble) {
        return .call(try ToolCall(id, params, consent: canAsk ? .canBeAsked : .nobodyAsks))
      } catch {
        return .send(.rpcRefusal(RPCTrouble(.invalidParams, id: id), error.line(tone)))
      }
    default: return refused(.unknownMethod, .unknownMethod)
    }
  }

  private mutating func begin(_ id: JSONValue, _ params: JSONValue) -> Step {
    guard let asked = params["protocolVersion"]?.text else {
      return .send(refusal(RPCTrouble(.invalidParams, id: id), .versionWanted))
    }
    let version = ProtocolVersion(asked: asked)
    self.version = version
    if case .object(let ways)? = params["capabilities"]?["elicitation"] {
      // Later clients name the ways that they can ask in.
      canElicit = ways.isEmpty || ways["form"] != nil
    }
    var program: [String: JSONValue] = [
      "name": .string("voicedo-remind"), "version": .string(Version.number),
    ]
    if version.hasStructure { program["title"] = .string(AssistantSentences.title.text(tone)) }
    let answer: [String: JSONValue] = [
      "protocolVersion": .string(version.rawValue),
      "capabilities": .object(["tools": .object([:])]),
      "serverInfo": .object(program),
      "instructions": .string(AssistantSentences.instructions.text(tone)),
    ]
    return .send(.rpcAnswer(to: id, .object(answer)))
  }

  private func refusal(_ trouble: RPCTrouble, _ sentence: AssistantSentences) -> JSONValue {
    .rpcRefusal(trouble, sentence.text(tone))
  }
}
