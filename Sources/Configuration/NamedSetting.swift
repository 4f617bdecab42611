internal import Model
package import Words

/// A setting that somebody names on the command line: "tone literal", "language.morning=08:00".
package struct NamedSetting: Hashable, Sendable {
  /// The key with its section in front.
  package let key: String
  /// The section that its line stands in; `nil` for the beginning of the file.
  package let section: String?
  /// The line of the config file; `nil` where no value was named, or one that the key does not take.
  package let line: String?
  private let expected: ExpectedValue

  /// The setting that words come near to, with its value if they have one.
  package init?(_ words: [String]) {
    let parts = words.flatMap { word in
      word.split(separator: "=").flatMap { $0.split(separator: " ") }.map(String.init)
    }
    guard let name = parts.first?.lowercased(), let key = ConfigurationKey(near: name)
    else { return nil }
    self.key = key.path
    section = key.section == .top ? nil : key.section.rawValue
    expected = key.expected
    line = key.line(parts.dropFirst().joined(separator: " "))
  }

  /// What the key takes, in words.
  package func takes(_ tone: Tone) -> String { expected.text(tone) }
}

extension ConfigurationKey {
  fileprivate init?(near name: String) {
    let known = Self.all.first { $0.path == name } ?? Self.all.first { $0.name == name }
    guard
      let key = known
        ?? name.nearest(of: Self.all.map(\.path) + Self.all.map(\.name))
        .flatMap({ near in Self.all.first { $0.path == near || $0.name == near } })
    else { return nil }
    self = key
  }

  /// The line that gives the key a value; `nil` if it takes no such value.
  fileprivate func line(_ value: String) -> String? {
    guard !value.isEmpty else { return nil }
    var kinds: [(value: ConfigurationValue, written: String)] = []
    if let number = Int(value) { kinds.append((.number(number), value)) }
    switch value.lowercased() {
    case "true", "on", "yes": kinds.append((.switch(true), "true"))
    case "false", "off", "no": kinds.append((.switch(false), "false"))
    default: break
    }
    // Quotation marks and backslashes would have to be written otherwise.
    let text = value.filter { $0 != "\"" && $0 != "\\" }
    kinds += [(.text(text), "\"\(text)\""), (.text(text.lowercased()), "\"\(text.lowercased())\"")]
    var settings = Settings()
    return kinds.first { read($0.value, &settings) }.map { "\(name) = \($0.written)" }
  }
}
