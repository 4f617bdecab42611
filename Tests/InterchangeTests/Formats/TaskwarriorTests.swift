import Model
import Testing

@testable import Interchange

@Suite struct TaskwarriorTests {
  @Test("A task of an export")
  func task() throws {
    let json = """
      [{"id":1,"description":"Call Anna","due":"20261126T140000Z","entry":"20261101T080000Z",
        "priority":"H","project":"Home","status":"pending","tags":["phone"],"uuid":"u-1","urgency":9.8,
        "annotations":[{"entry":"20261102T080000Z","description":"about the party"}]}]
      """
    let todo = try #require(Taskwarrior.read(bytes(json), in: berlin).todos.first)
    #expect(todo.title == "Call Anna")
    #expect(todo.due?.short == "2026-11-26 15:00")
    #expect(todo.priority == .high)
    #expect(todo.list == "Home")
    #expect(todo.tags == ["phone"])
    #expect(todo.notes == "about the party")
    #expect(todo.uid == "u-1")
  }

  @Test("Midnight by one's own clock is a day")
  func midnight() {
    let json = #"[{"description":"Rent","due":"20261130T230000Z","status":"pending"}]"#
    #expect(
      Taskwarrior.read(bytes(json), in: berlin).todos.first?.due?.short == "2026-12-01"
    )
  }

  @Test("A series stands at its earliest child that is open; children are times of it")
  func series() throws {
    let json = """
      [{"description":"Water","due":"20261105T080000Z","status":"recurring","recur":"weekly","uuid":"p"},
       {"description":"Water","due":"20261126T080000Z","status":"pending","parent":"p","uuid":"c2"},
       {"description":"Water","due":"20261119T080000Z","status":"pending","parent":"p","uuid":"c1"},
       {"description":"Water","due":"20261112T080000Z","status":"completed","parent":"p","uuid":"c0"}]
      """
    let file = Taskwarrior.read(bytes(json), in: berlin)
    #expect(file.todos.count == 1)
    #expect(file.todos.first?.due?.short == "2026-11-19 09:00")
    #expect(file.todos.first?.rule?.description == "FREQ=WEEKLY")
  }

  @Test("A child whose series is not in the file is something to do of its own")
  func lonelyChild() {
    let json = #"[{"description":"Pill","status":"pending","parent":"gone","uuid":"c"}]"#
    #expect(Taskwarrior.read(bytes(json), in: berlin).todos.map(\.title) == ["Pill"])
  }

  @Test("A series ends where it says so")
  func until() {
    let json = """
      [{"description":"x","due":"20261126T080000Z","status":"recurring","recur":"daily",
        "until":"20261128T080000Z"}]
      """
    #expect(
      Taskwarrior.read(bytes(json), in: berlin).todos.first?.rule?.description
        == "FREQ=DAILY;UNTIL=20261128T090000"
    )
  }

  @Test(
    "Names of repeats",
    arguments: [
      ("daily", "FREQ=DAILY"), ("weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
      ("3d", "FREQ=DAILY;INTERVAL=3"), ("2weeks", "FREQ=WEEKLY;INTERVAL=2"),
      ("quarterly", "FREQ=MONTHLY;INTERVAL=3"), ("P1M", "FREQ=MONTHLY"),
      ("2q", "FREQ=MONTHLY;INTERVAL=6"),
    ]
  ) func repeats(_ word: String, _ rule: String) {
    let json =
      #"[{"description":"x","due":"20261126T080000Z","status":"recurring","recur":"\#(word)"}]"#
    #expect(Taskwarrior.read(bytes(json), in: berlin).todos.first?.rule?.description == rule)
  }

  @Test("A line for each task, as old versions write them, and lines that are none")
  func lines() {
    let text =
      #"{"description":"a","status":"pending"},"# + "\nnonsense\n"
      + #"{"description":"b","status":"deleted"}"# + "\n"
    let file = Taskwarrior.read(bytes(text), in: berlin)
    #expect(file.todos.map(\.title) == ["a"])
    #expect(file.remarks.map(\.reason) == [.line, .cancelled])
    #expect(file.remarks.map(\.line) == [2, 3])
  }

  struct Kept: Sendable {
    let fields: String
    var due: String?
    var notes: String?
    var remarks: [ImportRemark.Reason] = []
  }

  static let kept: [Kept] = [
    Kept(fields: #""wait":"20261201T230000Z""#, due: "2026-12-02", remarks: [.waits]),
    Kept(fields: #""scheduled":"20261201T000000Z""#, due: "2026-12-01"),
    Kept(fields: #""scheduled":"20261201T140000Z""#, due: "2026-12-01"),
    Kept(
      fields:
        #""due":"20261203T140000Z","scheduled":"20261201T000000Z","wait":"20261130T230000Z""#,
      due: "2026-12-03 15:00",
      notes: "scheduled: 2026-12-01\nwait: 2026-12-01",
      remarks: [.kept, .kept]
    ),
    Kept(fields: #""until":"20261224T230000Z""#, notes: "until: 2026-12-25", remarks: [.kept]),
    Kept(fields: #""start":"20261120T083000Z""#, notes: "start: 2026-11-20", remarks: [.kept]),
    Kept(fields: #""depends":["b","gone"]"#, notes: "depends: Buy paint, gone", remarks: [.kept]),
    Kept(fields: #""depends":"b""#, notes: "depends: Buy paint", remarks: [.kept]),
    Kept(
      fields: #""recur":"odd","due":"20261201T080000Z","until":"20261224T230000Z""#,
      due: "2026-12-01 09:00",
      notes: "odd\nuntil: 2026-12-25",
      remarks: [.repeat, .kept]
    ),
    Kept(fields: #""wait":"someday""#, notes: "wait: someday", remarks: [.kept]),
  ]

  @Test("What has no counterpart is kept in the notes and told", arguments: kept)
  func nothingIsDroppedUnsaid(_ kept: Kept) throws {
    let json = """
      [{"description":"Paint the door","status":"pending","uuid":"a",\(kept.fields)},
       {"description":"Buy paint","status":"pending","uuid":"b"}]
      """
    let file = Taskwarrior.read(bytes(json), in: berlin)
    #expect(file.todos.first?.due?.short == kept.due)
    #expect(file.todos.first?.notes == kept.notes)
    #expect(file.remarks.map(\.reason) == kept.remarks)
  }

  @Test("Days that are kept in the notes go out as they came")
  func keptGoesOut() throws {
    let json = """
      [{"description":"Paint","status":"pending","uuid":"a","due":"20261203T140000Z",
        "wait":"20261130T000000Z","until":"20261224T000000Z"}]
      """
    let todos = Taskwarrior.read(bytes(json), in: berlin).todos
    let (text, _) = Taskwarrior.write(todos) { _ in nil }
    #expect(text.contains("\"wait\" : \"20261130T000000Z\""))
    #expect(text.contains("\"until\" : \"20261224T000000Z\""))
    #expect(!text.contains("annotations"))
  }

  @Test("Of what is done nothing is told that is over")
  func done() {
    let json = """
      [{"description":"x","status":"completed","end":"20261120T080000Z","wait":"20261101T080000Z",
        "start":"20261119T080000Z"}]
      """
    #expect(Taskwarrior.read(bytes(json), in: berlin).remarks == [])
  }

  @Test("What is written reads back the same")
  func roundTrip() throws {
    var todo = ExchangedTodo("Water \"all\" plants", line: 1)
    todo.uid = "u-1"
    todo.list = "Home"
    todo.priority = .low
    todo.tags = ["green"]
    todo.notes = "one\ntwo"
    todo.createdAt = Instant(seconds: 1_795_000_000)
    todo.due = .floating(try #require(CivilDate("2026-11-26")), .hour(15))
    todo.rule = RecurrenceRule(frequency: .monthly, interval: 2)
    let (text, remarks) = Taskwarrior.write([todo]) { due in
      due.date.map { berlin.instant(of: CivilDateTime($0, due.time ?? .midnight)) }
    }
    #expect(remarks == [])
    #expect(Taskwarrior.read(bytes(text), in: berlin).todos == [todo])
  }
}
