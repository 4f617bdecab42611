internal import Model

/// The part of a config file that a key stands in.
enum ConfigurationSection: String, CaseIterable, Sendable {
  /// Before the first section.
  case top = ""
  case language, reminders, briefing
  case wrapUp = "wrap_up"
  case focus, celebration, weather, hooks, sync, menu, listen, transcription, speech, model, push
  /// Its keys are names that the person gives.
  case secrets
}

/// A key of the config file: what it is called, what it takes, and where it goes.
struct ConfigurationKey: Sendable {
  let section: ConfigurationSection
  let name: String
  /// One line on what it does.
  let summary: String
  let expected: ExpectedValue
  /// The default, as TOML writes it.
  let defaultValue: String
  /// The value that settings hold, as TOML writes it.
  let write: @Sendable (Settings) -> String
  /// Puts a value into the settings; `false` if it is not of the expected form.
  let read: @Sendable (ConfigurationValue, inout Settings) -> Bool

  /// The name with its section in front.
  var path: String { section == .top ? name : "\(section.rawValue).\(name)" }
}

/// Where a value lies within the settings.
typealias SettingPath<Value> = any WritableKeyPath<Settings, Value> & Sendable

extension ConfigurationKey {
  /// A clock time; `others` are settings that follow it.
  static func time(
    _ section: ConfigurationSection,
    _ name: String,
    _ setting: SettingPath<TimeOfDay>,
    also others: [SettingPath<TimeOfDay>] = [],
    until last: TimeOfDay? = nil,
    _ summary: String
  ) -> ConfigurationKey {
    ConfigurationKey(
      section: section,
      name: name,
      summary: summary,
      expected: last.map { .timeWithin(low: "00:00", high: $0.description) } ?? .time,
      defaultValue: "\"\(Settings()[keyPath: setting])\"",
      write: written(setting, quote: "\"")
    ) { value, settings in
      guard let time = value.time, last.map({ time <= $0 }) ?? true else { return false }
      for setting in [setting] + others { settings[keyPath: setting] = time }
      return true
    }
  }

  static func number(
    _ section: ConfigurationSection,
    _ name: String,
    _ setting: SettingPath<Int>,
    _ range: ClosedRange<Int>,
    _ summary: String
  ) -> ConfigurationKey {
    ConfigurationKey(
      section: section,
      name: name,
      summary: summary,
      expected: .number(range),
      defaultValue: "\(Settings()[keyPath: setting])",
      write: written(setting)
    ) { value, settings in
      guard case .number(let number) = value, range.contains(number) else { return false }
      settings[keyPath: setting] = number
      return true
    }
  }

  static func numbers(
    _ section: ConfigurationSection,
    _ name: String,
    _ setting: SettingPath<[Int]>,
    _ range: ClosedRange<Int>,
    atMost count: Int,
    _ summary: String
  ) -> ConfigurationKey {
    let defaultValue = "\(Settings()[keyPath: setting])"
    return ConfigurationKey(
      section: section,
      name: name,
      summary: summary,
      expected: .numbers(range, atMost: count, example: defaultValue),
      defaultValue: defaultValue,
      write: written(setting)
    ) { value, settings in
      guard case .list(let items) = value, items.count <= count else { return false }
      var numbers: [Int] = []
      for item in items {
        guard case .number(let number) = item, range.contains(number) else { return false }
        numbers.append(number)
      }
      settings[keyPath: setting] = numbers
      return true
    }
  }

  static func `switch`(
    _ section: ConfigurationSection,
    _ name: String,
    _ setting: SettingPath<Bool>,
    _ summary: String
  ) -> ConfigurationKey {
    ConfigurationKey(
      section: section,
      name: name,
      summary: summary,
      expected: .switch,
      defaultValue: "\(Settings()[keyPath: setting])",
      write: written(setting)
    ) { value, settings in
      guard case .switch(let isOn) = value else { return false }
      settings[keyPath: setting] = isOn
      return true
    }
  }

  /// One of an enumeration's values; `auto` is a word that leaves the setting as it was found.
  static func choice<Value: RawRepresentable<String> & CaseIterable & Sendable>(
    _ section: ConfigurationSection,
    _ name: String,
    _ setting: SettingPath<Value>,
    auto: String? = nil,
    _ summary: String
  ) -> ConfigurationKey {
    ConfigurationKey(
      section: section,
      name: name,
      summary: summary,
      expected: .choice([auto].compactMap(\.self) + Value.allCases.map(\.rawValue)),
      defaultValue: "\"\(auto ?? Settings()[keyPath: setting].rawValue)\"",
      write: writtenChoice(setting)
    ) { value, settings in
      guard let text = value.word else { return false }
      if text == auto { return true }
      guard let choice = Value(rawValue: text) else { return false }
      settings[keyPath: setting] = choice
      return true
    }
  }
}

/// How a value of the settings stands in TOML.
private func written<Value: Sendable>(
  _ setting: SettingPath<Value>,
  quote: String = ""
) -> @Sendable (Settings) -> String {
  { settings in "\(quote)\(settings[keyPath: setting])\(quote)" }
}

private func writtenChoice<Value: RawRepresentable<String> & Sendable>(
  _ setting: SettingPath<Value>
) -> @Sendable (Settings) -> String {
  { settings in "\"\(settings[keyPath: setting].rawValue)\"" }
}

extension ConfigurationValue {
  /// One word of several; a number stands for its digits, as in `clock = 24`.
  fileprivate var word: String? {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    default: nil
    }
  }

  /// A clock time, written as text (`"9:00"` too) or as TOML's own kind.
  fileprivate var time: TimeOfDay? {
    switch self {
    case .time(let time): time
    case .text(let text): TimeOfDay(text) ?? TimeOfDay("0" + text)
    default: nil
    }
  }
}
