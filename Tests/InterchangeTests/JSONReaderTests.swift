import Testing

@testable import Interchange

@Suite("JSON, whoever wrote it")
struct JSONReaderTests {
  private struct Read: Sendable {
    let text: String
    let value: JSONValue

    init(_ text: String, _ value: JSONValue) {
      self.text = text
      self.value = value
    }
  }

  @Test(arguments: [
    Read("null", .null),
    Read(" [ true , false ] \n", .array([.bool(true), .bool(false)])),
    Read("{}", .object([:])),
    Read("[]", .array([])),
    Read("-0.5e1", .number(-5)),
    Read("\u{FEFF}1", .number(1)),
    Read(#""a\"\\\/\b\f\n\r\tä""#, .string("a\"\\/\u{8}\u{C}\n\r\tä")),
    Read(#""\u00e4\uD83C\uDF82""#, .string("ä🎂")),
    Read(
      #"{"a":{"b":[1,{"c":null}]}}"#,
      .object(["a": .object(["b": .array([.number(1), .object(["c": .null])])])])
    ),
  ])
  private func isRead(_ read: Read) throws {
    #expect(try JSONValue(parsing: read.text) == read.value)
  }

  @Test func ofAKeyThatComesTwiceTheLastOneCounts() throws {
    #expect(
      try JSONValue(parsing: #"{"a":1,"b":2,"a":3}"#)
        == .object(["a": .number(3), "b": .number(2)])
    )
  }

  @Test(arguments: ["1e999", String(repeating: "9", count: 400)])
  func aNumberOfAnySizeIsANumber(_ text: String) throws {
    #expect(try JSONValue(parsing: text) == .number(.infinity))
  }

  @Test(arguments: [#""\uD83C""#, #""\uDF82""#, #""\uD83Cx""#, #""\uD83C\uD83Cx""#])
  func halfAPairBecomesAReplacement(_ text: String) throws {
    let value = try JSONValue(parsing: text)
    guard case .string(let read) = value else {
      Issue.record("\(value) is no text")
      return
    }
    #expect(read.hasPrefix("\u{FFFD}"))
  }

  @Test(arguments: [
    ("", 1, 1), ("{", 1, 2), ("[1,]", 1, 4), ("[1 2]", 1, 4), ("nul", 1, 1), ("01", 1, 2),
    ("1.", 1, 3), ("-", 1, 2), ("{\"a\" 1}", 1, 6), ("{a:1}", 1, 2), ("\"a", 1, 3),
    ("[\n1,\n  x]", 3, 3), ("\"ä\" x", 1, 5), ("\"\\x\"", 1, 3), ("\"\\u12g4\"", 1, 4),
    ("\"a\nb\"", 1, 3), ("1 2", 1, 3), ("NaN", 1, 1), ("[1]]", 1, 4), ("'a'", 1, 1),
  ])
  func thePlaceWhereItEndsIsNamed(_ text: String, _ line: Int, _ column: Int) {
    #expect(throws: JSONTrouble.syntax(line: line, column: column)) {
      try JSONValue(parsing: text)
    }
  }

  @Test(arguments: ["[", #"{"a":"#, #"[{"a":"#])
  func whatGoesTooDeepIsRefused(_ opening: String) {
    #expect(throws: JSONTrouble.tooDeep(limit: 100)) {
      try JSONValue(parsing: String(repeating: opening, count: 10_000))
    }
  }

  @Test func whatIsNoUTF8IsReadWithReplacements() throws {
    #expect(try JSONValue(parsing: [0x22, 0xFF, 0x22]) == .string("\u{FFFD}"))
  }

  @Test func aHundredLevelsAreRead() throws {
    let text = String(repeating: "[", count: 101) + String(repeating: "]", count: 101)
    guard case .array = try JSONValue(parsing: text) else {
      Issue.record("\(text) is no array")
      return
    }
  }
}
