import Actions
import Interchange
import Model
import Words

/// An argument of a tool: its key, what it may be, and what it means.
struct ToolArgument: Sendable {
  let key: String
  let type: Kind
  let meaning: ToolSentences
  private(set) var isRequired = false

  enum Kind: Hashable, Sendable {
    case text
    /// One or several texts.
    case texts
    case choice([String])
    /// A whole number from 1 on.
    case count(upTo: Int)
    case bool
  }

  init(_ key: String, _ type: Kind, _ meaning: ToolSentences) {
    (self.key, self.type, self.meaning) = (key, type, meaning)
  }

  /// The argument, which has to be there.
  var required: Self {
    var argument = self
    argument.isRequired = true
    return argument
  }

  /// More to-dos than these nobody names at once.
  static let mostTexts = 100
}

extension ToolArgument {
  /// The argument as JSON Schema.
  func schema(_ tone: Tone) -> JSONValue {
    var members: [String: JSONValue] = ["description": .string(meaning.text(tone))]
    switch type {
    case .text:
      members["type"] = .string("string")
      members["minLength"] = .number(1)
    case .texts:
      members["type"] = .string("array")
      members["items"] = .object(["type": .string("string"), "minLength": .number(1)])
      members["minItems"] = .number(1)
      members["maxItems"] = .number(Double(Self.mostTexts))
    case .choice(let choices):
      members["type"] = .string("string")
      members["enum"] = .array(choices.map(JSONValue.string))
    case .count(let most):
      members["type"] = .string("integer")
      members["minimum"] = .number(1)
      members["maximum"] = .number(Double(most))
    case .bool: members["type"] = .string("boolean")
    }
    return .object(members)
  }

  /// Whether a value is as the schema says.
  func takes(_ value: JSONValue) -> Bool {
    switch (type, value) {
    case (.text, .string(let text)): !text.isEmpty
    case (.texts, .array(let elements)):
      (1...Self.mostTexts).contains(elements.count)
        && elements.allSatisfy { $0.text.map { !$0.isEmpty } ?? false }
    case (.choice(let choices), .string(let text)): choices.contains(text)
    case (.count(let most), .number): value.integer.map { (1...most).contains($0) } ?? false
    case (.bool, .bool): true
    default: false
    }
  }
}

/// Why the arguments of a call are not those of its tool.
enum ToolArgumentTrouble: Error, Hashable {
  case unknownTool(String)
  case notAnObject
  case unknown(String, known: [String])
  case missing(String)
  case notTaken(String)
}

extension ToolArgumentTrouble {
  /// Words in one sentence what does not fit.
  func line(_ tone: Tone) -> String {
    func say(_ sentence: AssistantSentences, _ values: [String: String] = [:]) -> String {
      sentence.text(tone, values.mapValues { $0.printable.fitted(to: 120) })
    }
    return switch self {
    case .unknownTool(let name): say(.unknownTool, ["name": name])
    case .notAnObject: say(.argumentsWanted)
    case .unknown(let key, let known) where known.isEmpty:
      say(.noArgumentTaken, ["key": key])
    case .unknown(let key, let known):
      say(.unknownArgument, ["key": key, "known": known.joined(separator: ", ")])
    case .missing(let key): say(.missingArgument, ["key": key])
    case .notTaken(let key): say(.argumentNotTaken, ["key": key])
    }
  }
}
