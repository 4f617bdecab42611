/// Tables of comma-separated values (RFC 4180); a semicolon or a tab may stand for the comma.
package enum CommaSeparated {
  /// One row of a table, and the line of the file that it begins in, counted from 1.
  package struct Row: Hashable, Sendable {
    package let line: Int
    package let values: [String]
  }

  /// The rows of a file; a line with nothing in it is none.
  package static func rows(of bytes: [UInt8]) -> [Row] {
    let content = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    let text = String(decoding: content, as: UTF8.self)
    let comma = separator(of: text)
    var rows: [Row] = []
    var values: [String] = []
    var value = ""
    var (line, first) = (1, 1)
    var isQuoted = false
    var wasQuote = false
    func endRow() {
      values.append(value)
      if values != [""] { rows.append(Row(line: first, values: values)) }
      values = []
      value = ""
    }
    for scalar in text.unicodeScalars {
      if scalar == "\n" { line += 1 }
      if isQuoted {
        if wasQuote {
          wasQuote = false
          if scalar == "\"" {
            value += "\""
            continue
          }
          isQuoted = false
        } else {
          if scalar == "\"" { wasQuote = true } else { value.unicodeScalars.append(scalar) }
          continue
        }
      }
      switch scalar {
      case "\"" where value.isEmpty: isQuoted = true
      case comma:
        values.append(value)
        value = ""
      case "\n":
        endRow()
        first = line
      case "\r": break
      default: value.unicodeScalars.append(scalar)
      }
    }
    if !value.isEmpty || !values.isEmpty { endRow() }
    return rows
  }

  /// The sign that parts the values of the first line.
  private static func separator(of text: String) -> Unicode.Scalar {
    let head = text.unicodeScalars.prefix { $0 != "\n" }
    let counts: [(Unicode.Scalar, Int)] = [",", ";", "\t"].map { sign in
      (sign, head.count { $0 == sign })
    }
    return counts.max { $0.1 < $1.1 }?.0 ?? ","
  }
}
