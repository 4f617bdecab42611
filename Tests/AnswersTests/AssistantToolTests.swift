import Actions
import Interchange
import Model
import Testing
import Words

@testable import Answers

@Suite("Tools of an assistant")
struct AssistantToolTests {
  @Test(arguments: AssistantTool.allCases)
  func takeNothingThatTheyDoNotName(_ tool: AssistantTool) throws {
    let input = try #require(tool.described(.june2025, .literal)["inputSchema"])
    #expect(input["type"] == .string("object"))
    #expect(input["additionalProperties"] == .bool(false))
    guard case .object(let properties)? = input["properties"] else {
      Issue.record("\(tool) has no properties.")
      return
    }
    #expect(input["required"]?.texts.allSatisfy { properties[$0] != nil } ?? true)
  }

  /// Whether a tool reads only, and whether it may take something away.
  @Test(arguments: [
    (AssistantTool.add, false, false), (.ask, true, false), (.list, true, false),
    (.done, false, false), (.snooze, false, false), (.change, false, true),
    (.undo, false, true), (.delete, false, true),
  ])
  func tellWhatTheyChange(_ tool: AssistantTool, _ reads: Bool, _ takesAway: Bool) throws {
    let hints = try #require(tool.described(.march2025, .literal)["annotations"])
    #expect(hints["readOnlyHint"] == .bool(reads))
    #expect(hints["destructiveHint"] == .bool(takesAway))
    #expect(hints["openWorldHint"] == .bool(false))
  }

  @Test(arguments: [
    (ProtocolVersion.november2024, ["description", "inputSchema", "name"]),
    (.march2025, ["annotations", "description", "inputSchema", "name"]),
    (.june2025, ["annotations", "description", "inputSchema", "name", "outputSchema", "title"]),
  ])
  func areToldOfAsAVersionKnowsThem(_ version: ProtocolVersion, _ keys: [String]) {
    guard case .object(let tool) = AssistantTool.list.described(version, .literal) else {
      Issue.record("It is no object.")
      return
    }
    #expect(tool.keys.sorted() == keys)
  }

  @Test func answersHaveTheSchemaOfTheirRows() throws {
    let schema = AnswerSchema.schema(of: [TodosJSON.self])
    #expect(schema["type"] == .string("object"))
    #expect(schema["required"]?.texts == ["schema", "todos", "zone"])
    #expect(schema["additionalProperties"] == .bool(false))
    let todos = try #require(schema["properties"]?["todos"])
    #expect(todos["items"] == .object(["$ref": .string("#/$defs/todo")]))
    let todo = try #require(schema["$defs"]?["todo"])
    #expect(todo["required"]?.texts.count == 21)
    #expect(todo["properties"]?["notes"]?["anyOf"]?[1] == .object(["type": .string("null")]))
    let priority = try #require(todo["properties"]?["priority"])
    #expect(priority["enum"]?.texts == ["low", "normal", "high"])
  }

  @Test func oneOfSeveralShapesIsAnObjectStill() {
    let schema = AnswerSchema.schema(of: [TodosJSON.self, TodoAnswerJSON.self])
    #expect(schema["type"] == .string("object"))
    #expect(schema["anyOf"]?.elements.count == 2)
  }

  @Test(arguments: [
    (ProtocolVersion.june2025, true), (.march2025, false), (.november2024, false),
  ])
  func resultsHaveStructureWhereItIsKnown(_ version: ProtocolVersion, _ isThere: Bool) throws {
    let style = AnswerStyle(
      tone: .literal,
      face: .hours24,
      isPlain: false,
      palette: Palette(isOn: false),
      columns: nil,
      isOnScreen: false,
      now: Instant(seconds: 1_772_616_000),
      calendar: LocalCalendar(zone: .utc, zones: .none, day: .hour(9))
    )
    let reply = style.json(of: Outcome(.doneCleared([]), isServed: true))
    let result = try ToolResult(reply).written(version)
    #expect(result["isError"] == .bool(false))
    #expect((result["structuredContent"] != nil) == isThere)
    let text = try #require(result["content"]?[0]?["text"]?.text)
    #expect(try JSONValue(parsing: text)["schema"] == .number(1))
  }

  @Test func whatDidNothingSaysSoInWords() throws {
    let result = ToolResult(.nothingMatches("yeti", text: nil), .literal).written(.june2025)
    #expect(result["isError"] == .bool(true))
    #expect(result["structuredContent"] == nil)
    let text = try #require(result["content"]?[0]?["text"]?.text)
    #expect(text.split(separator: "yeti").count == 2)
  }
}
