import Interchange
import Model
import Online

extension OnlineQuestion {
  /// The secret that it refers to; `nil` where it refers to none.
  ///
  /// `secret` is the place that it is kept in, or several of which the first that has it counts;
  /// `usualSecret` is looked at only for a service that cannot do without one; on this machine one in
  /// its place may (`isLocal`), so that there it may be missing.
  func secret(
    for carrier: Secret.Carrier = .header,
    isNeeded: Bool,
    isLocal: Bool
  ) throws(OnlineFailure) -> Secret? {
    let own = self[.secret].flatMap { $0 == .null || $0 == .array([]) ? nil : $0 }
    guard let value = own ?? (isNeeded ? self[.usualSecret] : nil), value != .null,
      value != .array([])
    else {
      if isNeeded, !isLocal { throw .secret(.missing) }
      return nil
    }
    let values = if case .array(let several) = value { several } else { [value] }
    for value in values {
      guard let reference = SecretReference(json: value) else {
        throw .badRequest(parameter: Key.secret.rawValue)
      }
      do {
        return try reference.secret(for: carrier, dropping: Set(texts(.private)))
      } catch .missing {
        continue
      } catch {
        throw .secret(error)
      }
    }
    if isLocal, own == nil { return nil }
    throw .secret(.missing)
  }
}
