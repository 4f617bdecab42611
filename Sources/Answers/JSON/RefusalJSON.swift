package import Actions
import Model
import SQLite
import Store

/// The answer with `--json` of a command that could not do what was asked.
///
/// The person reads the same on standard error, and the exit code tells it too.
package struct RefusalJSON: Answer {
  package let refusal: Refusal

  package init(_ trouble: CommandError, said: [String]) {
    refusal = Refusal(trouble: trouble, said: said)
  }

  package static let object = Object(
    "refused",
    "That a command could not do what was asked; nothing was changed by it."
  ) {
    Field("refusal", "Why.", \.refusal)
  }
}

extension RefusalJSON {
  /// Why a command could not do what was asked, and the sentences that the person reads.
  package struct Refusal: Answer {
    package let trouble: CommandError
    package let said: [String]

    package static let object = Object("refusal", "Why a command could not do what was asked.") {
      Field(
        "kind",
        "The name of the exit code.",
        oneOf: ExitStatus.allCases.filter { $0 != .ok }.map(\.name),
        \.trouble.status.name
      )
      Field("exit", "The exit code.", \.trouble.status.rawValue)
      Field("said", "The sentences for the person, who reads them beside the answer.", \.said)
      Field(
        "candidates",
        "Where the words fit several to-dos: those, the likeliest first.",
        \.trouble.candidates
      )
      Field(
        "step",
        "Where it was not plain that a change was to be taken back: the step that it would have been.",
        \.trouble.step
      )
      .null(where: "no step was meant perhaps")
      Field(
        "detail",
        "What SQLite said in its own words, for whoever looks into it.",
        \.trouble.detail
      )
      .null(where: "the sentences say it all")
    }
  }
}

extension CommandError {
  /// The to-dos that were meant perhaps.
  fileprivate var candidates: [TodoRow] {
    switch self {
    case .ambiguous(_, let rows, _), .editing(.severalCaptured(let rows, _)): rows
    case .nothingMatches(_, text: _, let near): near
    case .spoken(let trouble): trouble.candidates
    default: []
    }
  }

  /// The step that would have been taken back or brought back.
  fileprivate var step: ChangeStep? {
    if case .reverting(let trouble) = self { trouble.step } else { nil }
  }

  /// SQLite's own words, where ours cannot say it.
  fileprivate var detail: String? {
    switch self {
    case .store(.failed(_, let detail)), .notStored(.failed(_, let detail), _): detail
    default: nil
    }
  }
}

extension ExitStatus {
  /// The name of the exit code for other programs.
  package var name: String {
    switch self {
    case .ok: "ok"
    case .failed: "not-possible"
    case .usage: "usage"
    case .nothingMatched: "nothing-matched"
    case .timeNotUnderstood: "time-not-understood"
    case .ambiguous: "ambiguous"
    case .serviceNotRunning: "service-not-running"
    case .busy: "busy"
    case .rejectedAsNoise: "noise"
    case .partly: "partly"
    case .interrupted: "interrupted"
    }
  }
}
