import Actions
import Interchange
import Model

@testable import Answers
@testable import voicedo_remind

/// Puts stable words in the place of what differs from run to run: ids, handles, the moment of the
/// machine's clock, the version, folders.
struct StandIns {
  /// Names that are stable already.
  let known: Set<String>
  /// Texts that are replaced wherever they stand, such as the path of the home folder.
  let texts: [(from: String, to: String)]
  /// Keys whose values are the machine's.
  let machine: Set<String>
  /// The machine's clock.
  let now: Instant

  /// The value with its stand-ins.
  func applied(to value: JSONValue) -> JSONValue {
    var names: [String: String] = [:]
    collect(value, key: nil, into: &names)
    return replaced(value, key: nil, names)
  }

  private func collect(_ value: JSONValue, key: String?, into names: inout [String: String]) {
    switch value {
    case .object(let object):
      for (key, value) in object.sorted(by: { $0.key < $1.key }) {
        collect(value, key: key, into: &names)
      }
    case .array(let elements):
      for element in elements { collect(element, key: key, into: &names) }
    case .string(let text):
      guard !known.contains(text), names[text] == nil else { return }
      if text.isIdentifier {
        let number = names.values.filter(\.isIdentifier).count + 1
        names[text] = "00000000-0000-4000-8000-" + number.padded(to: 12)
      } else if key == "handle" {
        let number = names.values.filter { !$0.isIdentifier }.count + 1
        names[text] = "f00\(number)"
      }
    default: break
    }
  }

  private func replaced(
    _ value: JSONValue,
    key: String?,
    _ names: [String: String]
  ) -> JSONValue {
    if let key, machine.contains(key) { return value.kindAlone }
    switch value {
    case .object(let object):
      return .object(
        Dictionary(uniqueKeysWithValues: object.map { ($0, replaced($1, key: $0, names)) })
      )
    case .array(let elements):
      return .array(elements.map { replaced($0, key: key, names) })
    case .string(let text):
      if let moment = text.instantWithOffset, abs(moment.seconds - now.seconds) < 86_400 {
        return .string("2000-01-01T00:00:00+01:00")
      }
      var text = text
      for (from, to) in texts { text.replace(from, with: to) }
      for (from, to) in names { text.replace(from, with: to) }
      return .string(text)
    default: return value
    }
  }
}

extension String {
  /// 8-4-4-4-12 hexadecimal digits.
  fileprivate var isIdentifier: Bool {
    let parts = split(separator: "-", omittingEmptySubsequences: false)
    return parts.map(\.count) == [8, 4, 4, 4, 12]
      && parts.allSatisfy { $0.allSatisfy(\.isHexDigit) }
  }
}

extension JSONValue {
  /// A value of the same kind that says nothing.
  fileprivate var kindAlone: JSONValue {
    switch self {
    case .null: .null
    case .bool: .bool(true)
    case .number: .number(0)
    case .string(let text):
      .string(text.instantWithOffset == nil ? "..." : "2000-01-01T00:00:00+01:00")
    case .array(let elements): .array(elements.prefix(1).map(\.kindAlone))
    case .object(let object): .object(object.mapValues(\.kindAlone))
    }
  }
}
