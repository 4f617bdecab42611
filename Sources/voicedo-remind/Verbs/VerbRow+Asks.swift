import Actions
import Arguments

extension VerbRow {
  /// Carries out what the verb comes to, and answers.
  func asks(_ intent: @escaping @Sendable (inout Call) throws -> Intent) -> Self {
    does { call in
      let intent = try intent(&call)
      try call.carryOut(intent)
    }
  }
}

extension Call {
  /// Does what is asked for, and answers.
  @discardableResult
  func carryOut(_ intent: Intent) throws -> Outcome { try session.carryOut(intent, json: json) }
}
