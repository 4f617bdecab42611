import Glibc
import Language
import Words

/// How a review ended.
enum ReviewOutcome {
  /// What is to be stored, as one batch.
  case confirmed(Utterance)
  /// It is to be recorded again.
  case again
  /// Nothing is to be stored.
  case left
}

/// Lets a person look at what was understood and put it right, before it is stored.
///
/// Without a terminal there is nobody to look: then only what needs no look is confirmed.
func review(
  _ utterance: Utterance,
  transcript: String,
  in context: LanguageContext,
  session: Session,
  canRerecord: Bool
) -> ReviewOutcome {
  let terminal = session.world.terminal
  guard terminal.outputIsTerminal, ReviewTerminal.isThere else {
    return .confirmed(utterance.verified(in: session))
  }
  let said = SpokenText(transcript)
  let explanation = explain(transcript, in: context)
  var state = ReviewState(
    utterance,
    said: said,
    words: said.words(of: utterance, explanation),
    reading: ReviewReading(context: context, zones: session.world.zones),
    canRerecord: canRerecord
  )
  let words = ReviewWords(clock: ReadBack(session, context).clock)
  let isDumb = ["", "dumb"].contains(session.world.environment("TERM") ?? "")
  let effect: ReviewEffect?
  if session.isPlain || isDumb {
    var dialogue = ReviewDialogue(
      state,
      words,
      say: { session.talk($0) },
      answer: { terminal.inputIsTerminal ? session.world.input.line() : ReviewTerminal.line() }
    )
    effect = dialogue.run()
    state = dialogue.state
  } else {
    effect = show(&state, words, hasColor: session.palette.isOn)
  }
  switch effect {
  case .confirm: return .confirmed(state.utterance)
  case .again: return .again
  case .leave, .suspend:
    session.talk(ReviewSentences.left, ["command": addCommand(transcript)])
    return .left
  case nil: return .confirmed(utterance.verified(in: session))
  }
}

/// Shows the screen until a key asks for more than it can do; nothing where there is no terminal.
private func show(
  _ state: inout ReviewState,
  _ words: ReviewWords,
  hasColor: Bool
) -> ReviewEffect? {
  guard let terminal = ReviewTerminal() else { return nil }
  var reader = KeyReader()
  while true {
    let (columns, rows) = terminal.size
    state.columns = max(1, columns - 3)
    let screen = ReviewScreen(state, words, columns: columns, rows: rows, hasColor: hasColor)
    terminal.write(screen.painted)
    // An Escape is a key of its own unless more comes at once.
    let event = terminal.next(within: reader.isWaiting ? 50 : -1)
    var keys: [Key] = []
    switch event {
    case .bytes(let bytes): keys = reader.keys(bytes)
    case .nothing: keys = reader.keysInTheEnd()
    case .signal(SIGTSTP): terminal.stop(isGroup: false)
    case .signal(SIGCONT): terminal.take()
    case .signal(let number) where [SIGINT, SIGTERM, SIGHUP, SIGQUIT].contains(number):
      terminal.end(by: number)
      return .leave
    case .signal: break
    case .closed: return .leave
    }
    for key in keys {
      switch state.press(key) {
      case .suspend: terminal.stop(isGroup: true)
      case let effect?: return effect
      case nil: break
      }
    }
  }
}

extension ReviewScreen {
  /// All of it as a terminal takes it.
  fileprivate var painted: String {
    var text = "\u{1B}[?25l"
    for (row, line) in lines.enumerated() { text += "\u{1B}[\(row + 1);1H\(line)\u{1B}[K" }
    guard let cursor else { return text }
    return text + "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
  }
}

extension Utterance {
  /// What may be stored without a look; how to store the rest is said.
  func verified(in session: Session) -> Utterance {
    guard !unverified.isEmpty else { return self }
    var verified = self
    (verified.drafts, verified.outer, verified.unverified, verified.quotes) = ([], [:], [], [:])
    var places: [Int: Int] = [:]
    for (index, draft) in drafts.enumerated() {
      guard !unverified.contains(index) else {
        let command = draft.addCommand
        session.talk(ReviewSentences.leftOut, ["title": draft.title, "command": command])
        continue
      }
      places[index] = verified.drafts.count
      verified.outer[verified.drafts.count] = outer[index]
      verified.drafts.append(draft)
    }
    for index in verified.drafts.indices {
      verified.drafts[index].parent = verified.drafts[index].parent.flatMap { places[$0] }
    }
    return verified
  }
}

extension Draft {
  /// The `add` that stores the same.
  fileprivate var addCommand: String {
    let options = [("--at", phrase), ("--list", list), ("--notes", notes)].flatMap { name, value in
      value.map { [name, $0] } ?? []
    }
    let isUsual = priority == .normal
    return commandLine(
      ["add"] + options + (isUsual ? [] : ["--priority", priority.rawValue])
        + ["--no-parse", "--", title]
    )
  }
}
