package import Store

/// Whether the services that the settings name answer, and take the key: what `doctor online` tells.
package struct OnlineReport {
  /// A service that the settings have something sent to.
  package struct Service: Hashable {
    package enum Use: String, CaseIterable {
      case speech, model, push
    }

    package let use: Use
    /// As the settings call it: a preset, or an address.
    package let name: String
    package let host: String
    /// Whether it took the key.
    package let letsIn: Bool
    /// Why it cannot be asked, as a sentence; `nil` where it answers.
    package let trouble: String?
    /// The requests of this month.
    package let usage: Usage

    package init(
      _ use: Use,
      name: String,
      host: String,
      letsIn: Bool,
      trouble: String?,
      usage: Usage
    ) {
      self.use = use
      self.name = name
      self.host = host
      self.letsIn = letsIn
      self.trouble = trouble
      self.usage = usage
    }
  }

  package let services: [Service]

  package init(services: [Service]) {
    self.services = services
  }

  /// Whether every one of them answers.
  package var works: Bool { services.allSatisfy { $0.trouble == nil } }
}
