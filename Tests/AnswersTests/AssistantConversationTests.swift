import Actions
import Interchange
import Testing
import Words

@testable import Answers

@Suite("A conversation with an assistant")
struct AssistantConversationTests {
  /// A conversation that has begun, and takes messages as text.
  struct Talk {
    var conversation = AssistantConversation(.literal)

    init(_ version: String? = "2025-06-18", elicits: Bool = true, isReady: Bool = true) {
      guard let version else { return }
      let capabilities = elicits ? #"{"elicitation":{}}"# : "{}"
      _ = say(
        #"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":""# + version
          + #"","capabilities":"# + capabilities + "}}"
      )
      if isReady { _ = say(#"{"jsonrpc":"2.0","method":"notifications/initialized"}"#) }
    }

    mutating func take(_ lines: String...) {
      for line in lines { conversation.take(.text(Array(line.utf8))) }
    }

    /// What comes of a message.
    mutating func say(_ lines: String...) -> [AssistantConversation.Step] {
      for line in lines { conversation.take(.text(Array(line.utf8))) }
      var steps: [AssistantConversation.Step] = []
      while let step = conversation.next() { steps.append(step) }
      return steps
    }
  }

  private static func call(_ tool: String, _ arguments: String, id: Int = 5) -> String {
    #"{"jsonrpc":"2.0","id":"# + "\(id)" + #","method":"tools/call","params":{"name":""# + tool
      + #"","arguments":"# + arguments + "}}"
  }

  @Test(arguments: [
    ("2024-11-05", "2024-11-05"), ("2025-03-26", "2025-03-26"), ("2025-06-18", "2025-06-18"),
    ("2026-07-28", "2025-06-18"), ("1.0", "2025-06-18"),
  ])
  func speaksTheVersionOfTheClientOrElseTheNewest(_ asked: String, _ spoken: String) throws {
    var talk = Talk(nil)
    let steps = talk.say(
      #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":""#
        + asked + #"","capabilities":{},"clientInfo":{"name":"x","version":"1"}}}"#
    )
    let message = try #require(steps.only?.message)
    #expect(message["id"] == .string("a"))
    #expect(message["result"]?["protocolVersion"] == .string(spoken))
    #expect(message["result"]?["capabilities"] == .object(["tools": .object([:])]))
    #expect(message["result"]?["serverInfo"]?["name"] == .string("voicedo-remind"))
  }

  /// Lines, and the code that each is refused with.
  private static let useless: [(code: Int, lines: [String])] = [
    (-32700, ["{", "nonsense"]),
    (
      -32600,
      [
        "[]", "7", "{}", "[" + call("undo", "{}") + "]",
        #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"x"}}"#,
      ]
    ),
    (
      -32601,
      [
        #"{"jsonrpc":"2.0","id":1,"method":"resources/list"}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"server/discover"}"#,
      ]
    ),
    (
      -32602,
      [
        #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":{"cursor":"2"}}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"tools/list","params":[]}"#,
        #"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#,
      ]
    ),
    (-32602, uselessCalls.map { call($0, $1) }),
  ]

  private static let uselessCalls: [(tool: String, arguments: String)] = [
    ("shred", "{}"), ("add", "{}"), ("add", "7"), ("add", #"{"text":7}"#),
    ("add", #"{"text":""}"#), ("add", #"{"text":"a","model":"x"}"#), ("undo", #"{"all":true}"#),
    ("done", #"{"todos":[]}"#), ("done", #"{"todos":"milk"}"#),
    ("done", #"{"todos":["milk",1]}"#), ("done", #"{"todos":["milk"],"ahead":1}"#),
    ("list", #"{"limit":0}"#), ("list", #"{"limit":1.5}"#),
    ("change", #"{"todo":"a","priority":"urgent"}"#),
  ]

  @Test(arguments: useless)
  func refusesWhatIsNoUse(_ code: Int, _ lines: [String]) throws {
    for line in lines {
      var talk = Talk()
      let message = try #require(talk.say(line).only?.message)
      #expect(message["error"]?["code"]?.integer == code, "\(line)")
      #expect(message["error"]?["message"]?.text?.isEmpty == false)
      #expect(message["result"] == nil)
    }
  }

  @Test func refusesATooLongLineAndGoesOn() throws {
    var talk = Talk()
    talk.conversation.take(.tooLong)
    #expect(try #require(talk.say().only?.message)["error"]?["code"]?.integer == -32600)
    #expect(talk.say(#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#).only?.message != nil)
  }

  @Test(arguments: [
    "", "  ", #"{"jsonrpc":"2.0","method":"notifications/whatever"}"#,
    #"{"jsonrpc":"2.0","method":"tools/call","params":{"name":"undo"}}"#,
    #"{"jsonrpc":"2.0","id":99,"result":{"action":"accept","content":{"delete":true}}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":77}}"#,
    #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":[]}"#,
  ])
  func leavesTheRestAlone(_ line: String) {
    var talk = Talk()
    #expect(talk.say(line).isEmpty)
  }

  @Test(arguments: ["tools/list", "tools/call"])
  func wantsToBeginWithInitialize(_ method: String) throws {
    var talk = Talk(nil)
    let line = #"{"jsonrpc":"2.0","id":1,"method":""# + method + #"","params":{"name":"undo"}}"#
    #expect(try #require(talk.say(line).only?.message)["error"]?["code"]?.integer == -32600)
    let ping = talk.say(#"{"jsonrpc":"2.0","id":2,"method":"ping"}"#)
    #expect(ping.only?.message?["result"] == .object([:]))
  }

  @Test func givesToolsTheirArguments() throws {
    var talk = Talk()
    let list = try #require(talk.say(Self.call("list", #"{"list":"Work","limit":3}"#)).only?.call)
    #expect(list.tool == .list)
    #expect(list.text("list") == "Work")
    #expect(list.number("limit") == 3)
    let done = try #require(
      talk.say(Self.call("done", #"{"todos":["a3f2","milk"],"ahead":true}"#)).only?.call
    )
    #expect(done.texts("todos") == ["a3f2", "milk"])
    #expect(done.has("ahead"))
    let undo = talk.say(
      #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"undo"}}"#
    )
    #expect(undo.only?.call?.tool == .undo)
  }

  @Test(arguments: [
    ("2025-06-18", true, true, ToolCall.Consent.canBeAsked),
    ("2025-06-18", false, true, .nobodyAsks), ("2025-06-18", true, false, .nobodyAsks),
    ("2025-03-26", true, true, .nobodyAsks),
  ])
  func knowsWhetherThePersonCanBeAsked(
    _ version: String,
    _ elicits: Bool,
    _ isReady: Bool,
    _ consent: ToolCall.Consent
  ) {
    var talk = Talk(version, elicits: elicits, isReady: isReady)
    let step = talk.say(Self.call("delete", #"{"todos":["a","b"]}"#)).only
    #expect(step?.call?.consent == consent)
  }

  @Test func whatIsCalledOffIsNeverBegun() {
    var talk = Talk()
    let steps = talk.say(
      Self.call("add", #"{"text":"one"}"#, id: 1),
      Self.call("add", #"{"text":"two"}"#, id: 2),
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
    )
    #expect(steps.compactMap { $0.call?.text("text") } == ["two"])
  }

  @Test func theBeginningCannotBeCalledOff() {
    var talk = Talk(nil)
    let steps = talk.say(
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"x"}}"#,
      #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#
    )
    #expect(steps.count == 1)
  }

  @Test func aBatchIsAnsweredAsOne() throws {
    var talk = Talk("2025-03-26")
    let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
    let step = try #require(
      talk.say("[\(ping),\(Self.call("undo", "{}")),{},\(ping)]").only
    )
    guard case .batch(let steps) = step else {
      Issue.record("It is no batch.")
      return
    }
    #expect(steps.count == 4)
    #expect(steps[1].call?.consent == .nobodyAsks)
    #expect(steps[2].message?["error"]?["code"]?.integer == -32600)
    #expect(talk.say(#"[{"jsonrpc":"2.0","method":"notifications/x"}]"#).isEmpty)
  }

  @Test(arguments: [(50, true), (51, false), (20_000, false)])
  func aBatchOfManyIsOneRefusal(_ count: Int, _ isRead: Bool) throws {
    for (version, mayBe) in [("2025-03-26", isRead), ("2025-06-18", false)] {
      var talk = Talk(version)
      let ping = #"{"jsonrpc":"2.0","id":1,"method":"ping"}"#
      let many = Array(repeating: ping, count: count).joined(separator: ",")
      let step = try #require(talk.say("[\(many)]").only)
      if mayBe {
        guard case .batch(let steps) = step, steps.count == count else {
          Issue.record("It is no batch.")
          return
        }
      } else {
        #expect(step.message?["error"]?["code"]?.integer == -32600)
      }
      #expect(talk.say(ping).only?.message?["result"] != nil)
    }
  }
}

extension [AssistantConversation.Step] {
  /// The step, where it is one.
  var only: AssistantConversation.Step? { count == 1 ? self[0] : nil }
}

extension AssistantConversation.Step {
  /// The message that it sends.
  var message: JSONValue? { if case .send(let message) = self { message } else { nil } }

  /// The call that it makes.
  var call: ToolCall? { if case .call(let call) = self { call } else { nil } }
}
