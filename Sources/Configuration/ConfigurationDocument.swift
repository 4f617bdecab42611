internal import Model
internal import TOMLKit

/// A config file as it was written: values by section and key.
struct ConfigurationDocument {
  /// Each key of the document's top level, in alphabetical order.
  let entries: [(key: String, value: ConfigurationValue)]

  /// Reads TOML; throws where it is none.
  init(_ text: String) throws(ConfigurationProblem) {
    if let place = UnreadablePlace(in: text) {
      throw .syntax(line: place.line, column: place.column)
    }
    do {
      let table = try TOMLTable(string: text)
      entries = ConfigurationDocument.entries(of: table)
    } catch let error as TOMLParseError {
      throw .syntax(line: error.source.begin.line, column: error.source.begin.column)
    } catch {
      throw .syntax(line: 1, column: 1)
    }
  }

  fileprivate static func entries(
    of table: TOMLTable,
    depth: Int = 1
  ) -> [(key: String, value: ConfigurationValue)] {
    table.keys.sorted().compactMap { key in
      table[key].map { (key, ConfigurationValue($0, depth: depth)) }
    }
  }
}

/// A value of a config file, in the kinds that a key may take.
indirect enum ConfigurationValue {
  case text(String)
  case number(Int)
  case decimal(Double)
  case `switch`(Bool)
  case time(TimeOfDay)
  case list([ConfigurationValue])
  case section([(key: String, value: ConfigurationValue)])
  /// Anything else that TOML knows; no key takes it.
  case other

  /// The value, with what lies at most three levels deep: no key takes more.
  fileprivate init(_ value: any TOMLValueConvertible, depth: Int) {
    switch value.type {
    case .string: self = value.string.map { .text($0) } ?? .other
    case .int: self = value.int.map { .number($0) } ?? .other
    case .bool: self = value.bool.map { .switch($0) } ?? .other
    case .time:
      let time = value.time.flatMap {
        TimeOfDay(hour: $0.hour, minute: $0.minute, second: $0.second)
      }
      self = time.map { .time($0) } ?? .other
    case .array where depth <= 3:
      let items = value.array.map { $0.map { ConfigurationValue($0, depth: depth + 1) } }
      self = items.map { .list($0) } ?? .other
    case .table where depth <= 2:
      let entries = value.table.map { ConfigurationDocument.entries(of: $0, depth: depth + 1) }
      self = entries.map { .section($0) } ?? .other
    case .array, .table: self = .other
    case .double: self = value.double.map { .decimal($0) } ?? .other
    case .date, .dateTime: self = .other
    }
  }
}

extension ConfigurationValue {
  /// A list of nothing but texts.
  var texts: [String]? {
    guard case .list(let items) = self, items.count <= 100 else { return nil }
    let texts = items.compactMap { item -> String? in
      if case .text(let text) = item, text.isSetting { text } else { nil }
    }
    return texts.count == items.count ? texts : nil
  }
}
