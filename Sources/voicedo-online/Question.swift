import Interchange
import Model
import Online

/// A question of the companion: one JSON object.
struct Question {
  private let json: JSONValue

  init(_ line: String) throws(OnlineFailure) {
    do {
      json = try JSONValue(parsing: line)
    } catch {
      throw .badRequest(parameter: nil)
    }
  }

  /// A text that is there and not empty.
  func text(_ key: String) -> String? {
    json[key]?.text.flatMap { $0.isEmpty ? nil : $0 }
  }

  func texts(_ key: String) -> [String] { json[key]?.texts ?? [] }

  func number(_ key: String, in range: ClosedRange<Int>) -> Int? {
    json[key]?.integer.flatMap { range.contains($0) ? $0 : nil }
  }

  /// A text without which nothing can be asked.
  func required(_ key: String) throws(OnlineFailure) -> String {
    guard let text = text(key) else { throw .badRequest(parameter: key) }
    return text
  }

  /// The secret that it refers to; `nil` where it refers to none.
  ///
  /// `secret` is the place that it is kept in, or several of which the first that has it counts;
  /// `usualSecret` is looked at only for a service that cannot do without one.
  func secret(isNeeded: Bool) throws(OnlineFailure) -> Secret? {
    let value = [json["secret"], isNeeded ? json["usualSecret"] : nil]
      .compactMap { $0 }.first { $0 != .null && $0 != .array([]) }
    guard let value else {
      if isNeeded { throw .secret(.missing) }
      return nil
    }
    let values = if case .array(let several) = value { several } else { [value] }
    for value in values {
      guard let reference = SecretReference(json: value) else {
        throw .badRequest(parameter: "secret")
      }
      do {
        return try reference.secret(dropping: Set(texts("private")))
      } catch .missing {
        continue
      } catch {
        throw .secret(error)
      }
    }
    throw .secret(.missing)
  }
}
