import Interchange
package import Model

/// A call of a tool, its arguments as the tool takes them.
package struct ToolCall: Hashable, Sendable {
  /// The id of the request.
  let id: JSONValue
  package let tool: AssistantTool
  private let arguments: [String: JSONValue]
  /// What the person says to it.
  package var consent: Consent

  package enum Consent: Hashable, Sendable {
    /// Nobody was asked yet, and the client can ask.
    case canBeAsked
    /// Nobody can be asked through this client.
    case nobodyAsks
    /// The person agreed for these to-dos.
    case given([Todo.ID])
    case withheld
  }
}

extension ToolCall {
  /// Reads the parameters of a call.
  init(
    _ id: JSONValue,
    _ params: JSONValue,
    consent: Consent
  ) throws(ToolArgumentTrouble) {
    let name = params["name"]?.text ?? ""
    guard let tool = AssistantTool(rawValue: name) else { throw .unknownTool(name) }
    let given: [String: JSONValue]
    switch params["arguments"] {
    case .object(let object): given = object
    case .null?, nil: given = [:]
    default: throw .notAnObject
    }
    let known = tool.row.arguments
    for key in given.keys.sorted() where !known.contains(where: { $0.key == key }) {
      throw .unknown(key, known: known.map(\.key))
    }
    for argument in known {
      guard let value = given[argument.key] else {
        if argument.isRequired { throw .missing(argument.key) }
        continue
      }
      guard argument.takes(value) else { throw .notTaken(argument.key) }
    }
    self.id = id
    self.tool = tool
    arguments = given
    self.consent = consent
  }

  /// A text; `nil` where it was not given.
  package func text(_ key: String) -> String? { arguments[key]?.text }

  /// The texts of an argument that takes several; none where it was not given.
  package func texts(_ key: String) -> [String] { arguments[key]?.texts ?? [] }

  /// A whole number; `nil` where it was not given.
  package func number(_ key: String) -> Int? { arguments[key]?.integer }

  /// Whether something is said to be so.
  package func has(_ key: String) -> Bool { arguments[key]?.bool ?? false }
}
