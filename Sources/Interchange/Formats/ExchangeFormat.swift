import Model

/// A format of to-dos that files of other programs have.
package enum ExchangeFormat: String, CaseIterable {
  case iCalendar = "ics"
  /// Everything that the database holds of lists and to-dos.
  case json
  case todoTxt = "todo.txt"
  case taskwarrior
  case org
  case remind
  /// A table with a row of names: Todoist, and what people make of Apple's Reminders.
  case csv

  /// Those that can be written.
  package static let written: [ExchangeFormat] = [.iCalendar, .json, .todoTxt, .taskwarrior, .org]

  /// The name of the format, as a sentence has it.
  package var name: String {
    switch self {
    case .iCalendar: "iCalendar"
    case .json: "voicedo-remind"
    case .todoTxt: "todo.txt"
    case .taskwarrior: "Taskwarrior"
    case .org: "Org"
    case .remind: "Remind"
    case .csv: "a table"
    }
  }

  /// The format of a file, by its name and then by how it begins; `nil` where neither tells.
  package init?(path: String, bytes: [UInt8]) {
    let name = path.split(separator: "/").last?.lowercased() ?? ""
    if name.hasSuffix(".ics") || name.hasSuffix(".ical") || name.hasSuffix(".ifb") {
      self = .iCalendar
    } else if name.hasSuffix(".org") {
      self = .org
    } else if name.hasSuffix(".rem") || name == ".reminders" {
      self = .remind
    } else if name.hasSuffix(".csv") || name.hasSuffix(".tsv") {
      self = .csv
    } else if let format = ExchangeFormat(beginning: bytes) {
      self = format
    } else if name.hasSuffix(".txt") {
      self = .todoTxt
    } else {
      return nil
    }
  }

  private init?(beginning bytes: [UInt8]) {
    let head = String(decoding: bytes.prefix(2_000), as: UTF8.self).onOneLine
    if head.hasPrefix("BEGIN:VCALENDAR") || head.hasPrefix("\u{FEFF}BEGIN:VCALENDAR") {
      self = .iCalendar
    } else if head.hasPrefix("{") || head.hasPrefix("[") {
      self = head.containsText("\"voicedo-remind\"") ? .json : .taskwarrior
    } else if head.hasPrefix("* ") || head.hasPrefix("#+") {
      self = .org
    } else if head.hasPrefix("REM ") {
      self = .remind
    } else if head.hasPrefix("TYPE,CONTENT,") {
      self = .csv
    } else {
      return nil
    }
  }
}
