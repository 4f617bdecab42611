internal import Model

extension ConfigurationDocument {
  /// Puts every value into the settings that a key takes; answers with what could not be.
  func apply(to settings: inout Settings) -> [ConfigurationProblem] {
    var problems: [ConfigurationProblem] = []
    for (name, value) in entries {
      if case .section(let inner) = value {
        guard let section = ConfigurationSection(rawValue: name), section != .top else {
          if let key = ConfigurationKey.named(name, in: .top) {
            problems.append(.wrongValue(key: key.path, expected: key.expected))
          } else {
            let known = ConfigurationSection.allCases.map(\.rawValue).filter { !$0.isEmpty }
            problems.append(.unknownSection(name, nearest: name.nearest(of: known)))
          }
          continue
        }
        for (name, value) in inner where section == .secrets {
          guard name.isSecretName, let reference = value.secretReference else {
            problems.append(.secretWithoutPlace(name.isSecretName ? name : "NAME"))
            continue
          }
          settings.secrets[name] = reference
        }
        for (name, value) in inner where section != .secrets {
          problems += Self.apply(name, value, in: section, to: &settings)
        }
      } else {
        problems += Self.apply(name, value, in: .top, to: &settings)
      }
    }
    return problems
  }

  private static func apply(
    _ name: String,
    _ value: ConfigurationValue,
    in section: ConfigurationSection,
    to settings: inout Settings
  ) -> [ConfigurationProblem] {
    guard let key = ConfigurationKey.named(name, in: section) else {
      if section == .top, ConfigurationSection(rawValue: name) != nil {
        return [.wrongValue(key: name, expected: .section(name))]
      }
      let path = section == .top ? name : "\(section.rawValue).\(name)"
      return [.unknownKey(path, nearest: ConfigurationKey.nearest(to: name, in: section)?.path)]
    }
    return key.read(value, &settings)
      ? [] : [.wrongValue(key: key.path, expected: key.expected)]
  }
}

extension ConfigurationKey {
  fileprivate static func named(
    _ name: String,
    in section: ConfigurationSection
  ) -> ConfigurationKey? {
    all.first { $0.section == section && $0.name == name }
  }

  /// The known key that is most like an unknown one, the same section first.
  fileprivate static func nearest(
    to name: String,
    in section: ConfigurationSection
  ) -> ConfigurationKey? {
    let keys = all.filter { $0.section == section } + all.filter { $0.section != section }
    guard let nearest = name.nearest(of: keys.map(\.name)) else { return nil }
    return keys.first { $0.name == nearest }
  }
}
