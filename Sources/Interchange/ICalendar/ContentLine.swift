/// A property of an iCalendar object: its name, its parameters and its value (RFC 5545, section 3.1).
package struct ContentLine: Hashable, Sendable {
  package struct Parameter: Hashable, Sendable {
    /// In upper case.
    package var name: String
    package var values: [String]

    package init(_ name: String, _ values: String...) {
      self.name = name
      self.values = values
    }

    init(name: String, values: [String]) {
      self.name = name
      self.values = values
    }
  }

  /// In upper case.
  package let name: String
  package let parameters: [Parameter]
  /// The value as it stands in the file, escaped where it is a text.
  package let value: String
  /// The bytes it was read from, folds and line ends included; `nil` for a line made here.
  ///
  /// Who changes one property of another program's object writes all others as they were.
  package let original: [UInt8]?

  package init(_ name: String, _ parameters: [Parameter] = [], value: String) {
    self.init(name: name, parameters: parameters, value: value, original: nil)
  }

  init(name: String, parameters: [Parameter], value: String, original: [UInt8]?) {
    self.name = name
    self.parameters = parameters
    self.value = value
    self.original = original
  }

  /// A property whose value is a text, escaped here.
  package init(_ name: String, _ parameters: [Parameter] = [], text: String) {
    self.init(name, parameters, value: text.escapedForCalendar)
  }
}

extension ContentLine {
  /// The first value of a parameter; `nil` where it has none.
  package func parameter(_ name: String) -> String? {
    parameters.first { $0.name == name }?.values.first
  }

  /// The value as the text that it stands for.
  package var text: String { value.unescapedFromCalendar }

  /// The values of a list of texts, such as `CATEGORIES`: a comma parts them unless it is escaped.
  package var texts: [String] {
    var texts: [String] = []
    var current = ""
    var isEscaped = false
    for character in value.unicodeScalars {
      if !isEscaped, character == "," {
        texts.append(current)
        current = ""
        continue
      }
      isEscaped = !isEscaped && character == "\\"
      current.unicodeScalars.append(character)
    }
    return (texts + [current]).map(\.unescapedFromCalendar)
  }

  /// The line with its folds (at most 75 octets, no character cut) and line ends, as it is written.
  package var bytes: [UInt8] {
    if let original { return original }
    var line = name
    for parameter in parameters {
      line += ";" + parameter.name + "="
      line += parameter.values.map(\.quotedForCalendar).joined(separator: ",")
    }
    return Self.folded(line + ":" + value)
  }

  private static let longestLine = 75

  private static func folded(_ line: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var length = 0
    for scalar in line.unicodeScalars {
      let encoded = Array(String(scalar).utf8)
      if length + encoded.count > longestLine {
        bytes += "\r\n ".utf8
        length = 1
      }
      bytes += encoded
      length += encoded.count
    }
    return bytes + "\r\n".utf8
  }
}

extension String {
  /// As the value of a text property (RFC 5545, section 3.3.11); other control characters go.
  fileprivate var escapedForCalendar: String {
    var escaped = ""
    var isAfterReturn = false
    for scalar in unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      switch scalar {
      case "\\", ";", ",":
        escaped += "\\"
        escaped.unicodeScalars.append(scalar)
      case "\n": if !isAfterReturn { escaped += "\\n" }
      case "\r": escaped += "\\n"
      case "\t": escaped += "\t"
      case let control where control.value < 0x20 || control.value == 0x7F: break
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// The text that a value stands for; a backslash before any other sign stands for itself.
  fileprivate var unescapedFromCalendar: String {
    var text = ""
    var isEscaped = false
    for scalar in unicodeScalars {
      guard isEscaped else {
        if scalar == "\\" { isEscaped = true } else { text.unicodeScalars.append(scalar) }
        continue
      }
      isEscaped = false
      switch scalar {
      case "n", "N": text += "\n"
      case "\\", ";", ",": text.unicodeScalars.append(scalar)
      default:
        text += "\\"
        text.unicodeScalars.append(scalar)
      }
    }
    return isEscaped ? text + "\\" : text
  }

  /// As the value of a parameter: RFC 6868 has signs for what quotes cannot hold.
  fileprivate var quotedForCalendar: String {
    var text = ""
    var needsQuotes = false
    for scalar in unicodeScalars {
      switch scalar {
      case "^": text += "^^"
      case "\"": text += "^'"
      case "\n": text += "^n"
      case let control where control.value < 0x20 || control.value == 0x7F: break
      case ":", ";", ",":
        needsQuotes = true
        text.unicodeScalars.append(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return needsQuotes ? "\"\(text)\"" : text
  }
}
