import Model
import Testing

@testable import Interchange

@Suite struct TodoTxtTests {
  @Test(
    "A line of todo.txt",
    arguments: [
      ("Call Anna", "Call Anna", Priority.normal, nil, nil),
      ("(A) Call Anna", "Call Anna", .high, nil, nil),
      ("(Z) 2026-11-01 Call Anna", "Call Anna", .low, nil, nil),
      ("(a) Call Anna", "(a) Call Anna", .normal, nil, nil),
      ("Call Anna due:2026-11-26", "Call Anna", .normal, "2026-11-26", nil),
      ("Call Anna due:2026-11-26 dueT:15:00", "Call Anna", .normal, "2026-11-26 15:00", nil),
      ("Call Anna due:soon", "Call Anna due:soon", .normal, nil, nil),
      ("Call +My_family Anna @phone", "Call Anna", .normal, nil, "My family"),
      ("Call Anna +49 170", "Call Anna +49 170", .normal, nil, nil),
      ("Lunch @12:30 due:2026-11-26", "Lunch @12:30", .normal, "2026-11-26", nil),
      ("Lunch @9am", "Lunch @9am", .normal, nil, nil),
      ("Pay bill t:2026-11-20 due:2026-11-26", "Pay bill", .normal, "2026-11-26", nil),
      ("Pay bill t:2026-11-20", "Pay bill", .normal, "2026-11-20", nil),
      ("Pay bill t:soon h:2", "Pay bill t:soon h:2", .normal, nil, nil),
      ("See http://x.org/a:b", "See http://x.org/a:b", .normal, nil, nil),
    ] as [(String, String, Priority, String?, String?)]
  ) func line(_ text: String, title: String, priority: Priority, due: String?, list: String?) throws
  {
    let todo = try #require(TodoTxt.read(bytes(text)).todos.first)
    #expect(todo.title == title)
    #expect(todo.priority == priority)
    #expect(todo.due?.short == due)
    #expect(todo.list == list)
    #expect(todo.completedAt == nil)
  }

  @Test("What is done has the day on which it was")
  func done() throws {
    let todo = try #require(
      TodoTxt.read(bytes("x 2026-11-20 2026-11-01 Call Anna pri:A")).todos.first
    )
    #expect(todo.completedAt.map { berlin.civil(at: $0).date.description } == "2026-11-20")
    #expect(todo.createdAt.map { berlin.civil(at: $0).date.description } == "2026-11-01")
    #expect(todo.priority == .high)
  }

  @Test(
    "Repeats of its programs",
    arguments: [
      ("rec:1w", "FREQ=WEEKLY", RepeatFrom.completion), ("rec:+2d", "FREQ=DAILY;INTERVAL=2", .due),
      ("rec:+1m", "FREQ=MONTHLY", .due),
      ("rec:1b", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", .completion),
    ]
  ) func repeats(_ word: String, _ rule: String, _ from: RepeatFrom) throws {
    let todo = try #require(TodoTxt.read(bytes("Water due:2026-11-26 \(word)")).todos.first)
    #expect(todo.rule?.description == rule)
    #expect(todo.repeatFrom == from)
  }

  @Test("A blank line is nothing, and one without a title is told")
  func nothing() {
    let file = TodoTxt.read(bytes("\n\n+Garden @home\n"))
    #expect(file.todos.isEmpty)
    #expect(file.remarks == [ImportRemark(line: 3, reason: .noTitle, text: "+Garden @home")])
  }

  @Test("What its programs add by habit, and contexts, go out as they came")
  func habits() throws {
    let text = "Pay bill @desk due:2026-11-26 t:2026-11-20 h:1\n"
    let file = TodoTxt.read(bytes(text))
    #expect(file.todos.first?.notes == "t:2026-11-20\nh:1")
    #expect(file.remarks.map(\.reason) == [.kept])
    let (written, remarks) = TodoTxt.write(file.todos, in: berlin)
    #expect(written == text)
    #expect(remarks == [])
  }

  @Test("What is written reads back the same, but for what a line cannot hold")
  func roundTrip() throws {
    let text =
      "(A) 2026-11-01 Water the plants +My_garden due:2026-11-26 dueT:15:00 rec:+1w uid:u1\n"
    let file = TodoTxt.read(bytes(text))
    let (written, remarks) = TodoTxt.write(file.todos, in: berlin)
    #expect(written == text)
    #expect(remarks == [])
    var noted = try #require(file.todos.first)
    noted.notes = "a\nb"
    #expect(TodoTxt.write([noted], in: berlin).remarks.map(\.reason) == [.line])
  }
}
