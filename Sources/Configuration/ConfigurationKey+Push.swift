internal import Model
internal import Planning

extension ConfigurationKey {
  /// The keys of what goes to the phone.
  static let push: [ConfigurationKey] = [
    .topic,
    .secretName(
      .push,
      "secret",
      \.push.secret,
      "The name of a token in [secrets], where the server asks for one; empty for none."
    ),
    .number(
      .push,
      "after",
      \.policy.push.after,
      1...1440,
      "Minutes without an answer after which a reminder goes there; at once while you are away."
    ),
    .choice(
      .push,
      "mode",
      \.push.mode,
      #"What a message says: "full" as a popup, the "title", or "generic": something is waiting."#
    ),
    .number(
      .push,
      "per_day",
      \.policy.push.perDay,
      0...1000,
      "How many messages go there on one day; 0 for as many as there are."
    ),
  ]

  /// The topic, whose being there switches the rest on.
  private static var topic: ConfigurationKey {
    ConfigurationKey(
      section: .push,
      name: "ntfy",
      summary: "The topic of an ntfy server that your phone listens to; empty for nowhere.",
      expected: .topic,
      defaultValue: "\"\"",
      write: { $0.push.address.inTOML },
      read: { value, settings in
        guard case .text(let text) = value, text.isSetting, text.isEmpty || text.namesTopic
        else { return false }
        settings.push.address = text
        settings.policy.push.isOn = !text.isEmpty
        return true
      }
    )
  }
}

extension String {
  /// Whether it can be the address of a topic; whether it may be spoken to is found out by who does.
  fileprivate var namesTopic: Bool {
    guard let scheme = ["https://", "http://"].first(where: { hasPrefix($0) }) else { return false }
    let parts = dropFirst(scheme.count).split(separator: "/", omittingEmptySubsequences: false)
    // As ntfy has it, with room for the topic of its answers.
    let isName = parts.last.map { name in
      (1...56).contains(name.utf8.count)
        && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "-_".contains($0)) }
    }
    return parts.count > 1 && !parts.contains { $0.isEmpty } && isName == true
      && !contains { "?#@ ".contains($0) }
  }
}
