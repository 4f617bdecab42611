import Actions
import Answers
import Arguments
import Configuration
import Language
import Listening
import Model
import Store
import Words

/// What was asked back, and the next utterance that answers it.
///
/// What waits for an answer is not stored: it comes of the text that was heard last.
extension SpokenRequest {
  /// For how long a question waits for its answer.
  static let patience = Duration.seconds(20)

  /// Does what these words answer; `nil` where nothing waits for them.
  func answering(
    in session: Session,
    _ store: TodoStore,
    _ context: LanguageContext
  ) throws -> (status: ExitStatus, said: String)? {
    guard choice == nil, !isDryRun, !answersJSON else { return nil }
    let since = (capture.saidAt ?? session.now) - Self.patience - capture.length
    let texts = try store.heard(at: session.now).filter { $0.at >= since }
    if session.settings.listening.asks, let row = texts.first?.withoutTime,
      let answer = try answering(when: row, in: session, store, context)
    {
      return answer
    }
    // An answer that named nothing is no new question.
    guard let choice = Language.choice(in: text, context),
      let asked = texts.first(where: { Language.choice(in: $0.text, context) == nil }),
      asked.outcome == .setAside
    else { return nil }
    var again = SpokenRequest(asked.text, capture)
    again.capture.saidAt = asked.at
    guard try again.isAsked(in: session, store, context) else { return nil }
    if choice == SpokenChoice.none {
      try store.note(HeardWords(asked.text, at: asked.at).stored(as: asked.id), as: .command)
      return (.ok, try session.answerBriefly(.nothingChanged))
    }
    again.choice = choice
    if choice == .all { again.capture.asksNothing = true }
    let result = try again.act(in: session)
    try store.note(HeardWords(asked.text, at: asked.at).stored(as: asked.id), as: .command)
    return result
  }

  /// Whether it acts on something, and which one was asked back.
  private func isAsked(
    in session: Session,
    _ store: TodoStore,
    _ context: LanguageContext
  ) throws -> Bool {
    var plan = SpokenPlan(session: session, store: store, context: context, request: self)
    do {
      let parts = try parts(in: store, context, session)
      guard parts.contains(where: { if case .command = $0 { true } else { false } }) else {
        return false
      }
      for part in parts { try plan.add(part, isAlone: parts.count == 1) }
      return false
    } catch let trouble as CommandError {
      switch trouble {
      case .ambiguous, .spoken(.several), .spoken(.deletesSeveral): return true
      default: return false
      }
    }
  }

  /// Gives the to-do that was stored last its time, where the words are nothing but one.
  private func answering(
    when row: TodoRow,
    in session: Session,
    _ store: TodoStore,
    _ context: LanguageContext
  ) throws -> (status: ExitStatus, said: String)? {
    let heard = HeardWords(text, at: capture.saidAt ?? session.now)
    if Language.choice(in: text, context) == SpokenChoice.none {
      try store.note(heard, as: .command)
      return (.ok, try session.answerBriefly(.staysWithoutTime))
    }
    let words = text.trimmed.trimmingEnd(of: ".!?,")
    guard resolve(words, as: .moment, in: context) != nil else { return nil }
    var request = EditRequest()
    request.when = words
    let said = try session.carryOutAndTell(.edit(row, request), json: false).said
    try store.note(heard, as: .command)
    return (.ok, said)
  }
}

extension Session {
  /// Asks when, where the to-do that was stored last has no time and the person wants to be asked;
  /// answers what was said with the question behind it.
  func askingWhen(_ said: String) throws -> String {
    guard settings.listening.asks, let store, let row = try store.heard(at: now).first?.withoutTime
    else { return said }
    let question = SpokenSentences.askWhen.text(tone, ["title": row.todo.title.printable])
    talk(question)
    spoken?.add(question)
    return said + (said.isEmpty || said.hasSuffix("\n") ? "" : "\n") + question
  }

  /// Answers in one sentence.
  fileprivate func answerBriefly(_ sentence: SpokenSentences) throws(CommandError) -> String {
    let text = sentence.text(tone)
    try print(text)
    spoken?.add(text)
    return text
  }

  /// The question which of several is meant, each of them with its number.
  func askedBack(_ trouble: CommandError) -> CommandError {
    guard case .ambiguous(let words, let rows, let verb) = trouble else { return trouble }
    let readBack = ReadBack(style)
    let aloud = ReadBack(style.aloud)
    for (index, row) in rows.enumerated() {
      spoken?.add("\(index + 1): \(aloud.line(row))")
    }
    return .spoken(.whichOne(words, rows, shown: rows.map { readBack.line($0) }, verb: verb))
  }
}

extension HeardRow {
  /// The to-do that came of it, where that is one without a time.
  fileprivate var withoutTime: TodoRow? {
    guard outcome == .stored, rows.count == 1, rows[0].todo.due == nil,
      rows[0].todo.completedAt == nil
    else { return nil }
    return rows[0]
  }
}

extension HeardWords {
  /// The text that was kept under this number.
  fileprivate func stored(as id: HeardRow.ID) -> HeardWords {
    var words = self
    words.kept = id
    return words
  }
}

extension String {
  fileprivate func trimmingEnd(of signs: String) -> String {
    var text = self
    while let last = text.last, signs.contains(last) { text.removeLast() }
    return text
  }
}
