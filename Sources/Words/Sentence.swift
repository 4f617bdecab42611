/// How the product speaks.
package enum Tone: String, CaseIterable, Hashable, Sendable {
  /// The default.
  case warm
  /// No idioms, no emoji, no exclamation marks.
  case literal
  /// The title only, wherever that is enough.
  case quiet
}

/// A sentence in the three tones; `{name}` stands for a value.
package struct Sentence: Hashable, Sendable {
  package let warm: String
  package let literal: String
  package let quiet: String

  package init(warm: String, literal: String, quiet: String) {
    self.warm = warm
    self.literal = literal
    self.quiet = quiet
  }

  /// The same words in every tone.
  package init(_ plain: String) {
    self.init(warm: plain, literal: plain, quiet: plain)
  }

  /// The sentence in a tone, each `{name}` replaced by its value; values are never read as templates.
  package func text(_ tone: Tone, _ values: [String: String] = [:]) -> String {
    let template =
      switch tone {
      case .warm: warm
      case .literal: literal
      case .quiet: quiet
      }
    // By bytes: a list says a sentence or two for each of its lines.
    let bytes = template.utf8
    var text = ""
    var start = bytes.startIndex
    while let open = bytes[start...].firstIndex(of: UInt8(ascii: "{")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: "}"))
    {
      text += String(template[start..<open])
      text += values[String(template[bytes.index(after: open)..<close])] ?? ""
      start = bytes.index(after: close)
    }
    return start == bytes.startIndex ? template : text + String(template[start...])
  }
}

/// A family of sentences: an enumeration with one case for each, in one file.
package protocol SentenceFamily: CaseIterable, RawRepresentable<String>, Sendable {
  var sentence: Sentence { get }
}

extension SentenceFamily {
  /// The sentence in a tone, each `{name}` replaced by its value.
  package func text(_ tone: Tone, _ values: [String: String] = [:]) -> String {
    sentence.text(tone, values)
  }
}
