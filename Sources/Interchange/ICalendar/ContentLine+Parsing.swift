extension ContentLine {
  /// Reads one unfolded line; `nil` where it is no property.
  ///
  /// What is no UTF-8 in it becomes `U+FFFD`; `original` keeps the bytes.
  init?(unfolded line: some Collection<UInt8>, original: [UInt8]) {
    var rest = ContentLineReader(String(decoding: line, as: UTF8.self))
    guard let name = rest.name() else { return nil }
    var parameters: [Parameter] = []
    while rest.take(";") {
      guard let name = rest.name(), rest.take("=") else { return nil }
      var values: [String] = []
      repeat { values.append(rest.parameterValue()) } while rest.take(",")
      parameters.append(Parameter(name: name, values: values))
    }
    guard rest.take(":") else { return nil }
    self.init(name: name, parameters: parameters, value: rest.remainder, original: original)
  }
}

/// Reads the parts of one line from its beginning.
private struct ContentLineReader {
  private var rest: Substring.UnicodeScalarView

  init(_ line: String) {
    rest = line[...].unicodeScalars
  }

  var remainder: String { String(rest) }

  mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard rest.first == sign else { return false }
    rest.removeFirst()
    return true
  }

  /// A name in upper case: letters, digits and hyphens; vendors write dots and underscores, too.
  mutating func name() -> String? {
    let name = rest.prefix { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-"
          || scalar == "_" || scalar == ".")
    }
    guard !name.isEmpty else { return nil }
    rest = rest[name.endIndex...]
    return String(name).uppercased()
  }

  /// A value with or without quotes, the signs of RFC 6868 read.
  mutating func parameterValue() -> String {
    let text: Substring.UnicodeScalarView
    if take("\"") {
      text = rest.prefix { $0 != "\"" }
      rest = rest[text.endIndex...].dropFirst()
    } else {
      text = rest.prefix { $0 != "," && $0 != ";" && $0 != ":" }
      rest = rest[text.endIndex...]
    }
    return Self.read(text)
  }

  private static func read(_ text: Substring.UnicodeScalarView) -> String {
    guard text.contains("^") else { return String(text) }
    var read = ""
    var isSign = false
    for scalar in text {
      guard isSign else {
        if scalar == "^" { isSign = true } else { read.unicodeScalars.append(scalar) }
        continue
      }
      isSign = false
      switch scalar {
      case "n": read += "\n"
      case "'": read += "\""
      case "^": read += "^"
      default:
        read += "^"
        read.unicodeScalars.append(scalar)
      }
    }
    return isSign ? read + "^" : read
  }
}
