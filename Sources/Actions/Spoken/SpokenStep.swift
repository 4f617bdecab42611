package import Language
package import Store

/// A part of a transcript of which everything is known that is needed to do it.
package struct SpokenStep {
  /// A to-do that a step is about.
  package enum Target {
    case row(TodoRow)
    /// The to-dos that an earlier step made or changed.
    case made(step: Int)
  }

  package let part: SpokenPart
  package var targets: [Target] = []
  /// The to-do that it is to be part of.
  package var parent: Target?
  /// What a model made of the words, where one was asked: not within a transaction.
  package var reading: Utterance?
  /// The parts to be added.
  package var pieces: [String] = []
  package var choice = PartsChoice.only

  package init(part: SpokenPart) {
    self.part = part
  }
}

extension SpokenStep {
  /// The command, unless it is something to do.
  package var command: SpokenCommand? {
    if case .command(let command) = part { command } else { nil }
  }

  /// The to-dos of the list that it is about.
  package var rows: [TodoRow] {
    targets.compactMap { if case .row(let row) = $0 { row } else { nil } }
  }

  /// Whether something is stored or changed by it, in one step with its neighbours.
  package var isChange: Bool { asked == nil && command?.question == nil }

  /// The question, where it is one.
  package var asked: SpokenQuestion? {
    if case .question(let question) = part { question } else { nil }
  }

  /// Whether the store does it in several changes.
  var takesSeveral: Bool {
    switch command?.action {
    case .snooze, .push, .move(.time), .set: targets.count > 1
    case .addParts: pieces.count > 1
    default: false
    }
  }
}

extension SpokenPart {
  /// The words of the part.
  package var said: String {
    switch self {
    case .capture(let text, _), .aside(let text): text
    case .command(let command): command.said
    case .question(let question): question.said
    }
  }
}
