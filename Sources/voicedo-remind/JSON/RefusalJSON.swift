import Actions
import Model
import Store

/// What a command answers with `--json` that could not do what was asked.
///
/// The person reads the same on standard error, and the exit code tells it too.
struct RefusalJSON: Encodable, Sendable {
  let refusal: Refusal

  struct Refusal: Encodable, Sendable {
    let kind: String
    let exit: Int32
    /// The sentences on standard error.
    let said: [String]
    /// The to-dos that were meant perhaps.
    let candidates: [TodoJSON]
    /// What SQLite said in its own words.
    @Present var detail: String?
  }

  init(_ trouble: CommandError, said: [String], in zone: Zone) {
    let rows =
      switch trouble {
      case .ambiguous(_, let rows, _), .editing(.severalCaptured(let rows, _)): rows
      case .spoken(let trouble): trouble.candidates
      default: [TodoRow]()
      }
    refusal = Refusal(
      kind: trouble.status.name,
      exit: trouble.status.rawValue,
      said: said,
      candidates: rows.map { TodoJSON($0, in: zone) },
      detail: Present(wrappedValue: trouble.detail)
    )
  }
}

extension CommandError {
  /// What SQLite said in its own words, where ours cannot say it.
  fileprivate var detail: String? {
    switch self {
    case .store(.failed(_, let detail)), .notStored(.failed(_, let detail), _): detail
    default: nil
    }
  }
}

extension ExitStatus {
  /// The name of the exit code for other programs.
  var name: String {
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
    case .interrupted: "interrupted"
    }
  }
}

extension RefusalJSON: Answer {
  static let shape = AnswerShape(
    "refused",
    "That a command could not do what was asked; nothing was changed by it.",
    [AnswerField("refusal", .object(Refusal.self), "Why.")]
  )
}

extension RefusalJSON.Refusal: Answer {
  static let shape = AnswerShape(
    "refusal",
    "Why a command could not do what was asked.",
    [
      AnswerField(
        "kind",
        .choice(ExitStatus.allCases.filter { $0 != .ok }.map(\.name)),
        "The name of the exit code."
      ),
      AnswerField("exit", .wholeNumber, "The exit code."),
      AnswerField(
        "said",
        .list(.text),
        "The sentences for the person, who reads them beside the answer."
      ),
      AnswerField(
        "candidates",
        .list(.object(TodoJSON.self)),
        "Where the words fit several to-dos: those, the likeliest first."
      ),
      AnswerField(
        "detail",
        .text,
        "What SQLite said in its own words, for whoever looks into it.",
        nullWhere: "the sentences say it all"
      ),
    ]
  )
}
