/// A tone in which the product speaks.
package enum Tone: String, CaseIterable, Hashable, Sendable {
  /// The default.
  case warm
  /// No idioms, no emoji, no exclamation marks.
  case literal
  /// The title only, wherever that is enough.
  case quiet
}

/// A sentence in the three tones; `{name}` stands for a value.
///
/// A text of one line is the same in every tone; one of three lines has a line for each tone, in
/// the order of `Tone.allCases`.
package struct Sentence: ExpressibleByStringLiteral, Hashable, Sendable {
  private let text: String

  package init(stringLiteral text: String) { self.text = text }

  /// The lines of the text: one, or one for each tone.
  package var lines: [Substring] { text.split(separator: "\n", omittingEmptySubsequences: false) }

  /// The sentence in a tone, its places for values still empty.
  package func template(_ tone: Tone) -> String {
    guard text.utf8.contains(UInt8(ascii: "\n")) else { return text }
    let lines = lines
    let line =
      switch tone {
      case .warm: lines[0]
      case .literal: lines[1]
      case .quiet: lines[2]
      }
    return String(line)
  }

  /// The sentence in the literal tone, its places for values still empty.
  package var literal: String { template(.literal) }

  /// The sentence in a tone, each `{name}` replaced by its value; values are never read as templates.
  package func text(_ tone: Tone, _ values: [String: String] = [:]) -> String {
    template(tone).filled(values)
  }
}

extension String {
  /// The text with each `{name}` replaced by its value, or by nothing; values are never read as
  /// templates.
  package func filled(_ values: [String: String]) -> String {
    // By bytes: a list says a sentence or two for each of its lines.
    let bytes = utf8
    var text = ""
    var start = bytes.startIndex
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      text += String(self[start..<open])
      text += values[String(self[bytes.index(after: open)..<close])] ?? ""
      start = bytes.index(after: close)
    }
    return start == bytes.startIndex ? self : text + String(self[start...])
  }
}

/// A family of sentences that belong together: one case for each, in one file.
package protocol SentenceFamily: CaseIterable, Sendable {
  var sentence: Sentence { get }
}

extension SentenceFamily where Self: RawRepresentable, RawValue == Sentence {
  package var sentence: Sentence { rawValue }
}

extension SentenceFamily {
  /// The sentence in a tone, each `{name}` replaced by its value.
  package func text(_ tone: Tone, _ values: [String: String] = [:]) -> String {
    sentence.text(tone, values)
  }

  /// The sentence of the case with this name; `nil` if the family has none.
  package init?(named name: String) {
    guard let named = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = named
  }
}
