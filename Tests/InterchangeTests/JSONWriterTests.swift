import Testing

@testable import Interchange

@Suite("JSON on one line")
struct JSONWriterTests {
  @Test(arguments: [
    (JSONValue.null, "null"),
    (.array([.bool(true), .number(-5), .number(0.5)]), "[true,-5,0.5]"),
    (.object(["b": .null, "a": .object([:]), "c": .array([])]), #"{"a":{},"b":null,"c":[]}"#),
    (.string("a\"\\/\u{8}\t\n\u{B}\u{C}\rä🎂"), #""a\"\\/\b\t\n\u000b\f\rä🎂""#),
    (.string("\u{2028}\u{7F}\u{85}\u{202E}"), #""\u2028\u007f\u0085\u202e""#),
    (.array([.number(.infinity), .number(.nan)]), "[null,null]"),
  ])
  func isWritten(_ value: JSONValue, _ text: String) {
    #expect(value.compact == text)
  }

  @Test func whatIsWrittenIsReadAgain() throws {
    var random = SplitMix(seed: 21)
    for _ in 0..<2000 {
      let value = JSONValue.random(&random, depth: 4)
      let text = value.compact
      #expect(try JSONValue(parsing: text) == value)
      #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count == 1)
    }
  }
}

extension JSONValue {
  /// Any value at all.
  static func random(_ random: inout SplitMix, depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 6 : 4), using: &random) {
    case 0: .null
    case 1: .bool(Bool.random(using: &random))
    case 2: .number(Double(Int.random(in: -1_000_000...1_000_000, using: &random)) / 8)
    case 3: .string(.random(&random))
    case 4:
      .array(
        (0..<Int.random(in: 0...4, using: &random)).map { _ in
          .random(&random, depth: depth - 1)
        }
      )
    default:
      .object(
        Dictionary(
          (0..<Int.random(in: 0...4, using: &random)).map { _ in
            (String.random(&random), .random(&random, depth: depth - 1))
          },
          uniquingKeysWith: { $1 }
        )
      )
    }
  }
}

extension String {
  /// Any text: letters, signs of JSON, controls and whatever Unicode has.
  static func random(_ random: inout SplitMix) -> String {
    var view = UnicodeScalarView()
    for _ in 0..<Int.random(in: 0...12, using: &random) {
      let limits: [ClosedRange<UInt32>] = [0x20...0x7E, 0...0x1F, 0x80...0x2FFF, 0...0x10FFFF]
      let range = limits[Int.random(in: 0..<limits.count, using: &random)]
      view.append(Unicode.Scalar(UInt32.random(in: range, using: &random)) ?? "{")
    }
    return String(view)
  }
}
