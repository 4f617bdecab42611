/// A version of the Model Context Protocol, the oldest first.
package enum ProtocolVersion: String, CaseIterable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"

  /// The version to speak with a client that asks for one: that one, or else the newest.
  package init(asked: String) {
    self = ProtocolVersion(rawValue: asked) ?? .june2025
  }
}

extension ProtocolVersion {
  /// Whether several messages may come as one array.
  var hasBatches: Bool { self != .june2025 }
  /// Whether tools tell whether they change or delete something.
  var hasAnnotations: Bool { self != .november2024 }
  /// Whether answers are objects of a known shape, beside their text, and tools have titles.
  var hasStructure: Bool { self == .june2025 }
  /// Whether the person may be asked something through the client.
  var hasElicitation: Bool { self == .june2025 }
}
