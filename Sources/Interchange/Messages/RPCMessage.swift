/// A message of JSON-RPC 2.0 from the other side.
///
/// An id is a text or a whole number, and is given back as it came.
package enum RPCMessage: Hashable, Sendable {
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// What came of a request of ours; `nil` where the other side refused it.
  case response(id: JSONValue, result: JSONValue?)
}

/// Why something that came in is no message.
package struct RPCTrouble: Error, Hashable, Sendable {
  package let code: RPCCode
  /// The id of what is refused; `null` where none can be told.
  package let id: JSONValue

  package init(_ code: RPCCode, id: JSONValue = .null) {
    (self.code, self.id) = (code, id)
  }
}

/// The codes of JSON-RPC 2.0 for what is refused.
package enum RPCCode: Int, Hashable, Sendable {
  case notJSON = -32700
  case invalidRequest = -32600
  case unknownMethod = -32601
  case invalidParams = -32602
}

extension RPCMessage {
  /// Reads a message.
  ///
  /// Parameters are an object; without any it is an empty one.
  package init(_ value: JSONValue) throws(RPCTrouble) {
    let id = value["id"].flatMap { $0.isRPCIdentifier ? $0 : nil }
    guard case .object(let object) = value, value["jsonrpc"]?.text == "2.0" else {
      throw RPCTrouble(.invalidRequest, id: id ?? .null)
    }
    guard let method = object["method"] else {
      // Just one of the two.
      guard let id, (object["result"] == nil) != (object["error"] == nil) else {
        throw RPCTrouble(.invalidRequest, id: id ?? .null)
      }
      self = .response(id: id, result: object["result"])
      return
    }
    guard let method = method.text, (object["id"] == nil) == (id == nil) else {
      throw RPCTrouble(.invalidRequest, id: id ?? .null)
    }
    let params = object["params"] ?? .object([:])
    guard let id else {
      self = .notification(method: method, params: params)
      return
    }
    guard case .object = params else { throw RPCTrouble(.invalidParams, id: id) }
    self = .request(id: id, method: method, params: params)
  }
}

extension JSONValue {
  /// Whether a request may be called by this.
  fileprivate var isRPCIdentifier: Bool { text != nil || integer != nil }
}

extension JSONValue {
  /// The message that a request came to `result`.
  package static func rpcAnswer(to id: JSONValue, _ result: JSONValue) -> JSONValue {
    .object(["jsonrpc": .string("2.0"), "id": id, "result": result])
  }

  /// The message that something was refused, with a sentence that tells why.
  package static func rpcRefusal(_ trouble: RPCTrouble, _ sentence: String) -> JSONValue {
    let why: [String: JSONValue] = [
      "code": .number(Double(trouble.code.rawValue)), "message": .string(sentence),
    ]
    return .object(["jsonrpc": .string("2.0"), "id": trouble.id, "error": .object(why)])
  }

  /// A request of ours.
  package static func rpcRequest(
    _ id: JSONValue,
    _ method: String,
    _ params: JSONValue
  ) -> JSONValue {
    .object([
      "jsonrpc": .string("2.0"), "id": id, "method": .string(method), "params": params,
    ])
  }

  /// A notification of ours.
  package static func rpcNotification(_ method: String, _ params: JSONValue) -> JSONValue {
    .object(["jsonrpc": .string("2.0"), "method": .string(method), "params": params])
  }
}
