import Model
package import Store

/// Why nothing was taken back, or brought back.
package enum ReversionError: Error, Hashable {
  /// A step with who made it, took it back or brought it back last, and how long ago.
  package struct Told: Hashable {
    let step: ChangeStep
    let source: ChangeSource
    let ago: Duration
  }

  case nothing(Reversion)
  /// It is not plain that the last step is meant.
  case unsure(Told, Reversion, ReversionDoubt)
  /// What the step changed was changed since.
  case touchedSince(ReversionOutlook, Reversion)
  case noSuchStep(Int)
  /// It is taken back already, or was not taken back.
  case stands(ChangeStep, Reversion)
  /// All that it changed was changed since, or is gone.
  case nothingLeft(ChangeStep)
}

/// Why it is not plain that the last step is meant.
package enum ReversionDoubt: Hashable {
  case changedNothing
  /// The last command changed something that no step has.
  case isBeside
  /// Something else was changed since.
  case changedSince
  /// It is a while ago, or was done elsewhere, or by another program.
  case isOlder
}

extension ReversionError {
  /// The number that the program ends with.
  package var status: ExitStatus {
    switch self {
    case .nothing, .noSuchStep: .nothingMatched
    case .unsure, .touchedSince: .ambiguous
    case .stands, .nothingLeft: .failed
    }
  }

  /// The step that it is about, where there is one.
  package var step: ChangeStep? {
    switch self {
    case .unsure(let told, _, _): told.step
    case .touchedSince(let outlook, _): outlook.step
    case .stands(let step, _), .nothingLeft(let step): step
    case .nothing, .noSuchStep: nil
    }
  }
}
