/// Pieces of SQL that the first schema repeats; frozen with it.
enum SchemaText {
  /// A random UUID (version 4) as lower-case text.
  static let uuid = """
    lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || \
    substr(hex(randomblob(2)), 2) || '-' || substr('89ab', 1 + (random() & 3), 1) || \
    substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))
    """

  /// The text without white space at its ends.
  static func trimmed(_ column: String) -> String {
    "trim(\(column), char(9, 10, 11, 12, 13, 32, 160))"
  }

  /// True where a text is missing, blank, too long or holds a NUL.
  static func hasNoLength(_ column: String, upTo length: Int) -> String {
    """
    \(column) IS NULL OR length(\(trimmed(column))) NOT BETWEEN 1 AND \(length) \
    OR instr(\(column), char(0)) > 0
    """
  }

  /// True for instants within the years 1 to 9999; milliseconds given by mistake are beyond them.
  static func isSeconds(_ column: String) -> String {
    "\(column) IS NULL OR \(column) BETWEEN -62135596800 AND 253402300799"
  }

  /// True for a position beyond what every program can count exactly, JSON's numbers included.
  static func isBeyondPositions(_ column: String) -> String {
    "\(column) NOT BETWEEN -\(lastPosition) AND \(lastPosition)"
  }

  /// The largest position: 2 to the power of 53.
  static let lastPosition = "9007199254740992"

  /// True for whole numbers with commas between, as many as eight.
  static func isMinutes(_ column: String) -> String {
    """
    \(column) IS NULL OR (\(column) NOT GLOB '*[^0-9,]*' AND json_valid('[' || \(column) || ']') \
    AND json_array_length('[' || \(column) || ']') BETWEEN 1 AND 9)
    """
  }

  /// True for what may be days with commas between; whether the calendar has them is judged later.
  static func isDays(_ column: String) -> String {
    """
    \(column) IS NULL \
    OR (length(\(column)) BETWEEN 1 AND 16000 AND \(column) NOT GLOB '*[^0-9A-Za-z,+/ -]*')
    """
  }

  /// True for minutes of a day at most.
  static func isDuration(_ column: String) -> String {
    "\(column) IS NULL OR \(column) BETWEEN 1 AND 1440"
  }

  /// True for how much energy something needs.
  static func isEnergy(_ column: String) -> String {
    "\(column) IS NULL OR \(column) IN ('low', 'high')"
  }

  /// True for `YYYY-MM-DD` where the calendar has that day.
  ///
  /// The pattern comes first: `date('now')` would be let through otherwise.
  static func isDate(_ text: String) -> String {
    """
    (\(text) GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND \(text) >= '0001' \
    AND date(\(text), '+0 days') IS \(text))
    """
  }

  /// True for `HH:MM` and `HH:MM:SS`.
  static func isTime(_ text: String) -> String {
    """
    ((\(text) GLOB '[0-2][0-9]:[0-5][0-9]' OR \(text) GLOB '[0-2][0-9]:[0-5][0-9]:[0-5][0-9]') \
    AND \(text) < '24')
    """
  }

  /// True for `YYYY-MM-DDTHH:MM`, with `:SS` or without.
  static func isCivil(_ column: String) -> String {
    """
    (substr(\(column), 11, 1) = 'T' AND \(isDate("substr(\(column), 1, 10)")) \
    AND \(isTime("substr(\(column), 12)")))
    """
  }

  /// The columns of a row as one value, to be compared with another one.
  static func values(_ columns: [String], of row: String) -> String {
    "(\(columns.map { "\(row).\($0)" }.joined(separator: ", ")))"
  }

  /// A column in an image of the journal; NULL where another program has made that unreadable.
  static func noted(_ column: String, in image: String) -> String {
    "iif(json_valid(\(image)), \(image) ->> '$.\(column)', NULL)"
  }

  /// The columns of a row as one JSON object.
  static func image(_ columns: [String], of row: String? = nil) -> String {
    let prefix = row.map { "\($0)." } ?? ""
    return "json_object(\(columns.map { "'\($0)', \(prefix)\($0)" }.joined(separator: ", ")))"
  }
}
