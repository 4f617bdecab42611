import Interchange
import Model
import Online

extension OnlineQuestion {
  /// The secret that it refers to; `nil` where it refers to none.
  ///
  /// `secret` is the place that it is kept in, or several of which the first that has it counts;
  /// `usualSecret` is looked at only for a service that cannot do without one.
  func secret(isNeeded: Bool) throws(OnlineFailure) -> Secret? {
    let value = [self[.secret], isNeeded ? self[.usualSecret] : nil]
      .compactMap { $0 }.first { $0 != .null && $0 != .array([]) }
    guard let value else {
      if isNeeded { throw .secret(.missing) }
      return nil
    }
    let values = if case .array(let several) = value { several } else { [value] }
    for value in values {
      guard let reference = SecretReference(json: value) else {
        throw .badRequest(parameter: Key.secret.rawValue)
      }
      do {
        return try reference.secret(dropping: Set(texts(.private)))
      } catch .missing {
        continue
      } catch {
        throw .secret(error)
      }
    }
    throw .secret(.missing)
  }
}
