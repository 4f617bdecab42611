import Testing

@testable import Interchange

@Suite struct CalendarComponentTests {
  static let foreign = """
    BEGIN:VTODO\r
    UID:1\r
    X-APPLE-SORT-ORDER;X-ODD="a":12\r
    DESCRIPTION:a long line that another program has folded where it li\r
     ked\r
    this line has no name and is kept\r
    SUMMARY:Old title\r
    BEGIN:VALARM\r
    TRIGGER:-PT5M\r
    X-MOZ-LASTACK:20261101T000000Z\r
    END:VALARM\r
    END:VTODO\r

    """

  @Test("What is read is written byte for byte")
  func roundTrip() throws {
    let bytes = Array(Self.foreign.utf8)
    let read = CalendarReader.components(of: bytes)
    #expect(read.count == 1)
    #expect(read.first?.bytes == bytes)
  }

  @Test("A property that is set anew leaves every other byte as it was")
  func setting() throws {
    var todo = try #require(CalendarReader.components(of: Array(Self.foreign.utf8)).first)
    todo.set(ContentLine("SUMMARY", text: "New, title"))
    let wanted = Self.foreign.replacingLine("SUMMARY:Old title", "SUMMARY:New\\, title")
    #expect(String(decoding: todo.bytes, as: UTF8.self) == wanted)
  }

  @Test("A property that was not there comes before inner components")
  func inserting() throws {
    var todo = try #require(CalendarReader.components(of: Array(Self.foreign.utf8)).first)
    todo.set(ContentLine("PRIORITY", value: "1"))
    let wanted = Self.foreign.replacingLine("BEGIN:VALARM", "PRIORITY:1\r\nBEGIN:VALARM")
    #expect(String(decoding: todo.bytes, as: UTF8.self) == wanted)
  }

  @Test(
    "A broken file is read as far as it goes",
    arguments: [
      ("BEGIN:VTODO\nSUMMARY:a", 1), ("END:VTODO\nBEGIN:VTODO\nEND:VTODO", 1), ("", 0),
      ("SUMMARY:a", 0), ("BEGIN:A\nBEGIN:B\nEND:A\nBEGIN:C\nEND:C", 2),
      ("\u{FEFF}BEGIN:A\nEND:A", 1),
    ]
  ) func broken(_ text: String, count: Int) {
    #expect(CalendarReader.components(of: Array(text.utf8)).count == count)
  }

  @Test("Components within components, deeper than any, end")
  func deep() {
    let text = String(repeating: "BEGIN:X\n", count: 5_000)
    #expect(CalendarReader.components(of: Array(text.utf8)).count == 1)
  }
}

extension String {
  /// The text with one line replaced.
  fileprivate func replacingLine(_ line: String, _ other: String) -> String {
    split(separator: "\r\n", omittingEmptySubsequences: false)
      .map { $0 == line ? other : String($0) }
      .joined(separator: "\r\n")
  }
}
