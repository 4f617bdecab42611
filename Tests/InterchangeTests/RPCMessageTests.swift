import Interchange
import Testing

@Suite("Messages of JSON-RPC")
struct RPCMessageTests {
  private static let read: [(text: String, message: RPCMessage)] = [
    (
      #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#,
      .request(id: .number(1), method: "ping", params: .object([:]))
    ),
    (
      #"{"jsonrpc":"2.0","id":"a","method":"m","params":{"b":true}}"#,
      .request(id: .string("a"), method: "m", params: .object(["b": .bool(true)]))
    ),
    (
      #"{"jsonrpc":"2.0","method":"n"}"#,
      .notification(method: "n", params: .object([:]))
    ),
    (#"{"jsonrpc":"2.0","id":2,"result":null}"#, .response(id: .number(2), result: .null)),
    (
      #"{"jsonrpc":"2.0","id":2,"error":{"code":-32601,"message":"no"}}"#,
      .response(id: .number(2), result: nil)
    ),
  ]

  @Test(arguments: read)
  func areRead(_ text: String, _ message: RPCMessage) throws {
    #expect(try RPCMessage(JSONValue(parsing: text)) == message)
  }

  private static let refused: [(text: String, code: RPCCode, id: JSONValue)] = [
    ("1", .invalidRequest, .null),
    ("{}", .invalidRequest, .null),
    (#"{"id":1,"method":"ping"}"#, .invalidRequest, .number(1)),
    (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, .invalidRequest, .number(1)),
    (#"{"jsonrpc":"2.0","id":1}"#, .invalidRequest, .number(1)),
    (#"{"jsonrpc":"2.0","id":1,"method":7}"#, .invalidRequest, .number(1)),
    (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, .invalidRequest, .null),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"ping"}"#, .invalidRequest, .null),
    (#"{"jsonrpc":"2.0","id":[1],"method":"ping"}"#, .invalidRequest, .null),
    (#"{"jsonrpc":"2.0","id":1,"result":1,"error":{}}"#, .invalidRequest, .number(1)),
    (#"{"jsonrpc":"2.0","result":1}"#, .invalidRequest, .null),
    (#"{"jsonrpc":"2.0","id":1,"method":"m","params":[1]}"#, .invalidParams, .number(1)),
  ]

  @Test(arguments: refused)
  func areRefused(_ text: String, _ code: RPCCode, _ id: JSONValue) throws {
    let value = try JSONValue(parsing: text)
    #expect(throws: RPCTrouble(code, id: id)) { try RPCMessage(value) }
  }

  @Test func areWrittenOnOneLine() {
    #expect(
      JSONValue.rpcAnswer(to: .number(3), .string("a\nb")).compact
        == #"{"id":3,"jsonrpc":"2.0","result":"a\nb"}"#
    )
    #expect(
      JSONValue.rpcRefusal(RPCTrouble(.notJSON), "No.").compact
        == #"{"error":{"code":-32700,"message":"No."},"id":null,"jsonrpc":"2.0"}"#
    )
    #expect(
      JSONValue.rpcRequest(.number(1), "m", .object([:])).compact
        == #"{"id":1,"jsonrpc":"2.0","method":"m","params":{}}"#
    )
    #expect(
      JSONValue.rpcNotification("n", .object([:])).compact
        == #"{"jsonrpc":"2.0","method":"n","params":{}}"#
    )
  }
}
