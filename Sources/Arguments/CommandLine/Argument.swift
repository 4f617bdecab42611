import Actions
import Model
package import Words

/// A word or an option of a verb, and all that is known of it: what the parser takes, what a shell
/// offers, and what help and the manual say.
package struct Argument: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Stands without a dash.
    case word
    case flag
    /// Has a value.
    case option
  }

  package let kind: Kind
  /// The names as they are typed, the long ones first; none for a word.
  package let spellings: [String]
  /// A name for the value; empty for a flag.
  package let valueName: String
  package let sentence: OptionSentences
  /// The values a shell offers, and a refusal names; empty where they are too many.
  package var choices: [String] = []
  package var values = Values.any
  package var isRequired = false
  package var isRepeating = false
  /// Taken, but not told of.
  package var isHidden = false
  /// Whether the next argument is the value even if it begins with a dash.
  package var takesDashes = false

  /// The kind of value that fits.
  package enum Values: Hashable, Sendable {
    case any, choices, numbers, priorities, efforts
  }
}

extension Argument {
  package static func flag(_ name: String, also short: String? = nil, _ sentence: OptionSentences)
    -> Self
  {
    Argument(
      kind: .flag,
      spellings: [name] + (short.map { [$0] } ?? []),
      valueName: "",
      sentence: sentence
    )
  }

  package static func option(
    _ name: String,
    also other: String? = nil,
    _ valueName: String,
    _ sentence: OptionSentences
  ) -> Self {
    Argument(
      kind: .option,
      spellings: [name] + (other.map { [$0] } ?? []),
      valueName: valueName,
      sentence: sentence
    )
  }

  package static func word(_ valueName: String, _ sentence: OptionSentences) -> Self {
    Argument(kind: .word, spellings: [], valueName: valueName, sentence: sentence)
  }

  /// An argument like this one, of which there must be one.
  package var required: Self { changed { $0.isRequired = true } }

  /// An argument like this one, of which there need be none.
  package var optional: Self { changed { $0.isRequired = false } }

  /// An argument like this one that may be given several times.
  package var repeating: Self { changed { $0.isRepeating = true } }

  /// An argument like this one that nobody is told of.
  package var hidden: Self { changed { $0.isHidden = true } }

  /// An argument like this one whose value may begin with a dash.
  package var takingDashes: Self { changed { $0.takesDashes = true } }

  /// An argument like this one whose value is a whole number.
  package var numbered: Self { changed { $0.values = .numbers } }

  /// An argument like this one whose value is a priority.
  package var priority: Self { of(Priority.self).changed { $0.values = .priorities } }

  /// An argument like this one whose value is what something takes.
  package var effort: Self {
    changed {
      $0.choices = ["10m", "30m", "1h", "low", "high", "none"]
      $0.values = .efforts
    }
  }

  /// An argument like this one whose only values are the names of an enumeration's cases.
  package func of<Value: CaseIterable & RawRepresentable<String>>(_: Value.Type) -> Self {
    changed {
      $0.choices = Value.allCases.map(\.rawValue)
      $0.values = .choices
    }
  }

  private func changed(_ change: (inout Self) -> Void) -> Self {
    var argument = self
    change(&argument)
    return argument
  }
}

extension Argument {
  /// The name that refusals use: `--list`, `<id>`.
  package var name: String { spellings.first ?? "<\(valueName)>" }

  /// The names and the value as help shows them: `--list <list>`, `-h, --help`, `<id>`.
  package var typed: String {
    let names = spellings.reversed().joined(separator: ", ")
    return switch kind {
    case .word: "<\(valueName)>"
    case .flag: names
    case .option: "\(names) <\(valueName)>"
    }
  }

  package var meaning: String { sentence.sentence.literal }

  /// Whether a value fits.
  package func accepts(_ value: String) -> Bool {
    switch values {
    case .any: true
    case .choices: choices.contains(value)
    case .numbers: Int(value) != nil
    case .priorities: Priority(words: value) != nil
    case .efforts: Effort(words: value) != nil
    }
  }
}
