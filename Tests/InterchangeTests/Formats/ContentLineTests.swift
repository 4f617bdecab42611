import Testing

@testable import Interchange

@Suite struct ContentLineTests {
  @Test(
    "A property is a name, parameters and a value (RFC 5545, section 3.1)",
    arguments: [
      ("SUMMARY:Call Anna", "SUMMARY", "Call Anna", [String: [String]]()),
      ("summary:Call: Anna", "SUMMARY", "Call: Anna", [:]),
      (
        "DUE;TZID=Europe/Berlin:20261126T150000", "DUE", "20261126T150000",
        ["TZID": ["Europe/Berlin"]]
      ),
      ("ATTENDEE;CN=\"Doe; Jane\":x", "ATTENDEE", "x", ["CN": ["Doe; Jane"]]),
      ("X;M=\"a:b\",c:d", "X", "d", ["M": ["a:b", "c"]]),
      ("X;N=a^^b^'c^nd^e:v", "X", "v", ["N": ["a^b\"c\nd^e"]]),
    ]
  ) func parts(_ text: String, name: String, value: String, parameters: [String: [String]]) throws {
    let line = try #require(ContentLine(unfolded: Array(text.utf8), original: []))
    #expect(line.name == name)
    #expect(line.value == value)
    #expect(
      Dictionary(uniqueKeysWithValues: line.parameters.map { ($0.name, $0.values) }) == parameters
    )
  }

  @Test(
    "What is no property is none",
    arguments: ["", "SUMMARY", ":x", "X;Y:z", "X;=a:b", "-- x: y"]
  )
  func noProperty(_ text: String) {
    #expect(ContentLine(unfolded: Array(text.utf8), original: []) == nil)
  }

  @Test(
    "A text is escaped in its value, and reads back the same",
    arguments: [
      ("a, b; c\\d", "a\\, b\\; c\\\\d"),
      ("one\ntwo", "one\\ntwo"),
      ("tab\tkept", "tab\tkept"),
      ("\u{1F600} 5:00", "\u{1F600} 5:00"),
    ]
  ) func escaping(_ text: String, _ value: String) {
    let line = ContentLine("SUMMARY", text: text)
    #expect(line.value == value)
    #expect(line.text == text)
  }

  @Test(
    "Other programs' escapes are read",
    arguments: [("a\\Nb", "a\nb"), ("a\\:b", "a\\:b"), ("a\\", "a\\")]
  )
  func foreignEscapes(_ value: String, _ text: String) {
    #expect(ContentLine("X", value: value).text == text)
  }

  @Test("A list of texts is parted by commas that are not escaped")
  func texts() {
    #expect(
      ContentLine("CATEGORIES", value: "home,a\\,b,\\\\,c").texts == ["home", "a,b", "\\", "c"]
    )
  }

  @Test("A long line is folded at 75 octets, and never within a character")
  func folding() {
    let text = String(repeating: "\u{00E4}\u{1F600}", count: 60)
    let bytes = ContentLine("SUMMARY", text: text).bytes
    let lines = bytes.split(separator: UInt8(ascii: "\n"))
    #expect(lines.count > 4)
    for line in lines {
      #expect(line.dropLast().count <= 75)
      #expect(String(validating: line, as: UTF8.self) != nil)
    }
    let read = CalendarReader.components(of: Array("BEGIN:X\r\n".utf8) + bytes)
    #expect(read.first?.first("SUMMARY")?.text == text)
  }

  @Test("A fold within a character, as some programs make it, is undone before it is read")
  func foldWithinCharacter() {
    let whole = Array("SUMMARY:\u{00E4}pfel".utf8)
    let cut = whole.prefix(9) + Array("\r\n ".utf8) + whole.dropFirst(9)
    let read = CalendarReader.components(of: Array("BEGIN:VTODO\r\n".utf8) + cut)
    #expect(read.first?.first("SUMMARY")?.text == "\u{00E4}pfel")
  }
}
