import Actions
import Testing

@testable import Answers
@testable import voicedo_remind

/// Keys of the JSON answers; a key may be added here, and none may ever go.
@Suite("Shapes of the JSON answers")
struct ShapeTests {
  private static let todo = [
    "completedAt", "createdAt", "due", "durationMinutes", "energy", "firstStep", "handle", "id",
    "list", "notes", "parent",
    "pause", "phrase", "priority", "problem", "reminder", "repeat", "source", "title", "unsure",
    "updatedAt",
  ]

  private let companion: Companion

  init() throws {
    companion = try Companion()
    try companion.run(
      "add",
      "--no-parse",
      "Plants",
      "--at",
      "2031-01-06T08:00",
      "--every",
      "FREQ=WEEKLY"
    )
  }

  @Test(
    arguments: [
      (
        ["add", "--no-parse", "x"],
        [
          "batch", "choices", "doubts", "newLists", "remarks", "schema", "serviceRunning", "stored",
          "todos",
          "zone",
        ]
      ),
      (
        ["add", "--dry-run", "--no-parse", "x"],
        [
          "drafts", "newLists", "now", "remarks", "schema", "stored", "zone",
        ]
      ),
      (
        ["parse", "x y tomorrow"],
        [
          "drafts", "explanation", "leftOut", "noise", "now", "remarks", "schema", "spans", "text",
          "times",
          "zone",
        ]
      ),
      (["list"], ["ended", "schema", "todos", "zone"]),
      (["list", "--all"], ["ended", "schema", "todos", "zone"]),
      (["next"], ["schema", "todo", "zone"]),
      (["show", "plants"], ["children", "path", "schema", "todo", "zone"]),
      (["remind", "plants", "--lead", "5"], ["schema", "todo", "zone"]),
      (["snooze", "plants"], ["schema", "todos", "zone"]),
      (["done", "plants", "--ahead"], ["schema", "todos", "zone"]),
      (["undone", "plants"], ["schema", "todos", "zone"]),
      (["delete", "plants"], ["schema", "todos", "zone"]),
      (["undo"], ["batch", "label", "left", "schema", "step", "titles"]),
      (
        ["briefing"],
        [
          "ahead", "day", "dueToday", "events", "lastWeek", "movable", "picks", "putOff", "schema",
          "stillOnList", "unsure", "weather", "zone",
        ]
      ),
      (
        ["status"],
        [
          "database", "open", "quiet", "recordings", "running", "schema", "service", "settings",
          "version", "zone",
        ]
      ),
      (
        ["doctor"],
        [
          "checks", "databaseProblem", "reachable", "sameVersion", "schema", "settingsRemarks",
          "status", "test",
        ]
      ),
      (["doing", "plants"], ["schema", "todos", "zone"]),
      (["quiet", "22-7"], ["quiet", "schema", "zone"]),
      (["config", "show"], ["exists", "path", "problems", "schema", "settings"]),
    ] as [([String], [String])]
  )
  func keepTheirKeys(_ arguments: [String], _ keys: [String]) throws {
    let run = try companion.run(arguments + ["--json"], input: [])
    // Without the service no reminder reaches anybody, which is what doctor's status says.
    #expect(run.status == (arguments == ["doctor"] ? 1 : 0), "\(run.err)")
    let answer = try run.json()
    #expect(answer["schema"].number == 1)
    #expect(answer.keys == keys)
  }

  @Test func toDosKeepTheirKeysAlsoWhereThereIsNoValue() throws {
    try companion.run("add", "--no-parse", "bare")
    let todos = try companion.run("list", "--json").json()["todos"]
    #expect(todos[0].keys == Self.todo)
    #expect(todos[1].keys == Self.todo)
    #expect(todos[1]["due"].isNull)
    #expect(todos[0]["due"].keys == ["at", "date", "endTime", "kind", "time", "zone"])
    #expect(todos[0]["repeat"].keys == ["exceptions", "from", "occurrence", "rule", "seriesStart"])
    #expect(
      todos[0]["reminder"].keys == ["isBreakthrough", "leads", "nextAt", "persistence", "state"]
    )
  }

  @Test func momentsHaveOffsetAndZone() throws {
    let due = try companion.run("next", "--json").json()["todo"]["due"]
    #expect(due["at"].text == "2031-01-06T08:00:00+01:00")
    #expect(due["zone"].text == "Europe/Berlin")
    #expect(due["kind"].text == "floating")
  }

  @Test func spansSayWhereAValueCameFrom() throws {
    let run = try companion.run(
      "parse",
      "--json",
      "--now",
      "2026-03-04T10:20",
      "buy milk tomorrow at 15:00"
    )
    let span = try run.json()["spans"][0][0]
    #expect(span.keys == ["from", "role", "text", "to"])
    #expect(span["role"].text == "time")
    #expect(span["text"].text == "tomorrow at 15:00")
    #expect(span["from"].number == 9)
    #expect(try run.json()["drafts"][0]["due"]["at"].text == "2026-03-05T15:00:00+01:00")
  }
}
