package import Words

/// Something in a config file that could not be taken; everything else of the file counts.
package enum ConfigurationProblem: Error, Hashable, Sendable {
  /// A key of no meaning, with its section in front, and the known one most like it.
  case unknownKey(String, nearest: String?)
  case unknownSection(String, nearest: String?)
  /// A value of another type or out of range; the key keeps its default.
  case wrongValue(key: String, expected: ExpectedValue)
  /// A value of `[secrets]` that says no place; it may be the key itself, and is never told.
  case secretWithoutPlace(String)
  /// No TOML from here on, both counted from 1; every key keeps its default.
  case syntax(line: Int, column: Int)
  case unreadable(path: String)
  /// A file without a single byte.
  case empty(path: String)
  case notText(path: String)
  /// More bytes than settings need; a parser may run out of stack over as many.
  case tooLong(limit: Int)
}

extension ConfigurationProblem {
  /// Whether nothing in the file counts.
  package var isOfWholeFile: Bool {
    switch self {
    case .syntax, .unreadable, .empty, .notText, .tooLong: true
    case .unknownKey, .unknownSection, .wrongValue, .secretWithoutPlace: false
    }
  }

  /// The problem in words for the person.
  package func text(_ tone: Tone) -> String {
    isOfWholeFile ? "\(what(tone)) \(ConfigurationSentences.untilThen.text(tone))" : what(tone)
  }

  private func what(_ tone: Tone) -> String {
    switch self {
    case .unknownKey(let name, let nearest):
      let key = name.withoutSecret
      return nearest.map {
        ConfigurationSentences.unknownKeyNear.text(tone, ["key": key, "nearest": $0])
      } ?? ConfigurationSentences.unknownKey.text(tone, ["key": key])
    case .unknownSection(let name, let nearest):
      let key = name.withoutSecret
      return nearest.map {
        ConfigurationSentences.unknownSectionNear.text(tone, ["key": key, "nearest": $0])
      } ?? ConfigurationSentences.unknownSection.text(tone, ["key": key])
    case .wrongValue(let key, let expected):
      return ConfigurationSentences.wrongValue.text(
        tone,
        ["key": key, "expected": expected.text(tone)]
      )
    case .secretWithoutPlace(let name):
      return ConfigurationSentences.secretWithoutPlace.text(tone, ["name": name])
    case .syntax(let line, let column):
      return ConfigurationSentences.syntax.text(tone, ["line": "\(line)", "column": "\(column)"])
    case .unreadable(let path):
      return ConfigurationSentences.unreadable.text(tone, ["path": path])
    case .empty(let path):
      return ConfigurationSentences.empty.text(tone, ["path": path])
    case .notText(let path):
      return ConfigurationSentences.notText.text(tone, ["path": path])
    case .tooLong(let limit):
      return ConfigurationSentences.tooLong.text(tone, ["limit": "\(limit)"])
    }
  }
}

/// The form that the value of a key has.
package enum ExpectedValue: Hashable, Sendable {
  case time
  case timeWithin(low: String, high: String)
  case number(ClosedRange<Int>)
  case numbers(ClosedRange<Int>, atMost: Int, example: String)
  case choice([String])
  case `switch`
  case section(String)
  case numberOrOff(ClosedRange<Int>)
  /// Degrees with their fraction.
  case degrees(ClosedRange<Int>)
  case text, texts, secretName, topic

  func text(_ tone: Tone) -> String {
    switch self {
    case .time: ConfigurationSentences.expectedTime.text(tone)
    case .timeWithin(let low, let high):
      ConfigurationSentences.expectedTimeWithin.text(tone, ["low": low, "high": high])
    case .number(let range):
      ConfigurationSentences.expectedNumber.text(
        tone,
        ["low": "\(range.lowerBound)", "high": "\(range.upperBound)"]
      )
    case .numbers(let range, let count, let example):
      ConfigurationSentences.expectedNumbers.text(
        tone,
        [
          "low": "\(range.lowerBound)", "high": "\(range.upperBound)", "count": "\(count)",
          "example": example,
        ]
      )
    case .choice(let choices):
      ConfigurationSentences.expectedChoice.text(
        tone,
        ["choices": choices.map { "\"\($0)\"" }.joined(separator: ", ")]
      )
    case .switch: ConfigurationSentences.expectedSwitch.text(tone)
    case .numberOrOff(let range):
      ConfigurationSentences.expectedNumberOrOff.text(
        tone,
        ["low": "\(range.lowerBound)", "high": "\(range.upperBound)"]
      )
    case .degrees(let range):
      ConfigurationSentences.expectedDegrees.text(
        tone,
        ["low": "\(range.lowerBound)", "high": "\(range.upperBound)"]
      )
    case .text: ConfigurationSentences.expectedText.text(tone)
    case .texts: ConfigurationSentences.expectedTexts.text(tone)
    case .secretName: ConfigurationSentences.expectedSecretName.text(tone)
    case .topic: ConfigurationSentences.expectedTopic.text(tone)
    case .section(let key): ConfigurationSentences.expectedSection.text(tone, ["key": key])
    }
  }
}
