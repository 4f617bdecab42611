import Interchange
import Testing

/// The program as an assistant meets it, message by message.
@Suite("An assistant")
struct AssistantTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    try companion.run("add", "--no-parse", "Buy milk")
    try companion.run("add", "--no-parse", "Buy bread", "--at", "2031-01-06T08:00")
  }

  /// Has tools called one after the other, and gives back what came of each.
  private func call(_ calls: (tool: String, arguments: String)...) throws -> [JSONValue] {
    try call(Array(calls))
  }

  private func call(_ calls: [(tool: String, arguments: String)]) throws -> [JSONValue] {
    let beginning = #"""
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18"}}
      {"jsonrpc":"2.0","method":"notifications/initialized"}

      """#
    let lines = calls.enumerated().map { index, call in
      #"{"jsonrpc":"2.0","id":\#(index + 1),"method":"tools/call","params":{"name":"#
        + #""\#(call.tool)","arguments":\#(call.arguments)}}"#
    }
    let run = try companion.run("mcp", input: beginning + lines.joined(separator: "\n"))
    #expect(run.status == 0, "\(run.err)")
    let messages = try run.out.split(separator: "\n").map { try JSONValue(parsing: String($0)) }
    try #require(messages.count == calls.count + 1, "\(run.out)")
    return messages.dropFirst().map { $0["result"] ?? .null }
  }

  private func text(_ result: JSONValue) -> String {
    result["content"]?.elements.compactMap { $0["text"]?.text }.joined(separator: "\n") ?? ""
  }

  private func titles(_ result: JSONValue) -> [String] {
    let answer = result["structuredContent"]
    let todos = answer?["todos"]?.elements ?? [answer?["todo"]].compactMap(\.self)
    return todos.compactMap { ($0["todo"] ?? $0)["title"]?.text }
  }

  /// Calls that do something, and the titles that they answer.
  private static let useful: [(tool: String, arguments: String, titles: [String])] = [
    (
      "add", #"{"text":"call anna tomorrow at 5, and water the plants"}"#,
      ["Call anna", "Water the plants"]
    ),
    // Neither standard input nor an option.
    ("add", #"{"text":"--dry-run the pump"}"#, ["Dry-run the pump"]),
    ("list", "{}", ["Buy bread", "Buy milk"]),
    ("list", #"{"words":"milk"}"#, ["Buy milk"]),
    ("list", #"{"window":"next 20 years"}"#, ["Buy bread"]),
    ("list", #"{"list":"inbox","limit":1}"#, ["Buy bread"]),
    ("ask", #"{"question":"when do I buy bread"}"#, ["Buy bread"]),
    ("done", #"{"todos":["milk","bread","milk"]}"#, ["Buy milk", "Buy bread"]),
    ("snooze", #"{"todo":"milk","until":"tomorrow morning"}"#, ["Buy milk"]),
    ("change", #"{"todo":"milk","title":"Oat milk","priority":"high"}"#, ["Oat milk"]),
    ("change", #"{"todo":"bread","words":"9 am"}"#, ["Buy bread"]),
    ("delete", #"{"todos":["milk"]}"#, ["Buy milk"]),
  ]

  @Test(arguments: useful)
  func hasThingsDone(_ tool: String, _ arguments: String, _ titles: [String]) throws {
    let result = try call((tool, arguments))[0]
    #expect(result["isError"] == .bool(false), "\(text(result))")
    #expect(self.titles(result) == titles, "\(text(result))")
    let written = try #require(result["content"]?[0]?["text"]?.text)
    #expect(try JSONValue(parsing: written) == result["structuredContent"])
  }

  /// Calls that do nothing, and words that say why.
  private static let refused: [(tool: String, arguments: String, says: String)] = [
    ("add", #"{"text":"..."}"#, "nothing was stored"),
    ("list", #"{"list":"Nowhere"}"#, "Nowhere"),
    ("list", #"{"window":"the blue one"}"#, "the blue one"),
    ("list", #"{"window":"today","words":"milk"}"#, "window"),
    ("done", #"{"todos":["yeti"]}"#, "yeti"),
    ("done", #"{"todos":["buy"]}"#, "Buy bread"),
    ("snooze", #"{"todo":"milk","until":"blue"}"#, "blue"),
    ("change", #"{"todo":"milk"}"#, "words, time"),
    ("change", #"{"todo":"milk","words":"8 am","time":"9"}"#, "words or time"),
    ("change", #"{"todo":"milk","series":true,"time":"friday"}"#, "does not repeat"),
    ("delete", #"{"todos":["milk","bread"]}"#, "voicedo-remind delete"),
  ]

  @Test(arguments: refused)
  func isToldWhyNothingWasDone(_ tool: String, _ arguments: String, _ says: String) throws {
    let before = try companion.run("list", "--json").out
    let result = try call((tool, arguments))[0]
    #expect(result["isError"] == .bool(true))
    #expect(result["structuredContent"] == nil)
    #expect(text(result).firstRange(of: says) != nil, "\(text(result))")
    #expect(Copy.breaches(text(result)) == [])
    #expect(try companion.run("list", "--json").out == before)
  }

  @Test func eachCallIsOneStepOfUndo() throws {
    let results = try call(
      ("done", #"{"todos":["milk","bread"]}"#),
      ("change", #"{"todo":"bread","title":"Rye"}"#),
      ("undo", "{}"),
      ("undo", "{}"),
      ("list", "{}")
    )
    #expect(results[2]["structuredContent"]?["label"] == .string("edit"))
    #expect(results[3]["structuredContent"]?["label"] == .string("complete"))
    #expect(titles(results[4]) == ["Buy bread", "Buy milk"])
  }

  @Test func isNamedInTheJournal() throws {
    _ = try call(("add", #"{"text":"swim"}"#), ("done", #"{"todos":["milk"]}"#))
    let sources = try Holder.rows(
      "SELECT source FROM batch ORDER BY id DESC LIMIT 2",
      companion.database
    )
    #expect(sources == [["mcp"], ["mcp"]])
    #expect(try companion.run("show", "swim", "--json").json()["todo"]["source"].text == "mcp")
    #expect(try companion.run("why", "swim").out.firstRange(of: "by your assistant") != nil)
  }

  @Test func aNewerDatabaseIsToldOfCalmly() throws {
    _ = try Holder.rows("PRAGMA user_version = 99", companion.database)
    let result = try call(("list", "{}"))[0]
    #expect(result["isError"] == .bool(true))
    #expect(Copy.breaches(text(result)) == [])
  }
}
