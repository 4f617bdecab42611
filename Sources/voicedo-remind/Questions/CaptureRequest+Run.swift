import Actions
import Answers
import Configuration
import Language
import Listening
import Model
import Store
import Words

extension CaptureRequest {
  /// Shows what would be stored; the database is read for the names of its lists alone.
  func look(in session: Session, with override: ClockOverride) throws -> ExitStatus {
    let store = session.hasDatabase ? try session.openStore() : nil
    var context = try session.languageContext(store, with: override)
    context.isTyped = isTyped
    var utterance = try utterance(of: text(session), in: context)
    _ = try utterance.parents(in: store)
    try session.reply(asJSON: answersJSON) { $0.answer(look: utterance, context) }
    return isStrict && utterance.drafts.contains { $0.due == nil } ? .timeNotUnderstood : .ok
  }

  /// Stores what is asked for, and reads it back.
  func store(in session: Session) throws -> ExitStatus {
    let text = try text(session)
    let isDrafts = isFromInput && answersJSON
    guard session.settings.model.readsTyped, !isDrafts else {
      return try keep(text, in: session).status
    }
    return try keep(text, in: session) { try session.unreviewed(text, self, in: $0) }.status
  }

  /// Stores a text, and answers what came of it.
  ///
  /// A text that the database does not take is given back, with the command that stores it.
  /// `reading` makes to-dos of the text, in the place of the parser; where it leaves none, nothing
  /// is stored.
  func keep(
    _ text: String,
    in session: Session,
    by reading: ((LanguageContext) throws -> Utterance)? = nil
  ) throws -> (status: ExitStatus, captured: Captured?, said: String) {
    try givingBack(text) {
      let session = try session.opened()
      var capture = try session.understood(text, self, by: reading)
      guard !capture.utterance.drafts.isEmpty else { return (.ok, nil, "") }
      if let change = try settleDoubts(of: &capture, in: session) {
        let intent = Intent.edit(change.row, change.request)
        let said = try session.carryOutAndTell(intent, json: answersJSON).said
        try session.openStore().note(HeardWords(capture.text, at: session.now), as: .command)
        return (.ok, nil, said)
      }
      if at != nil { askAboutThePast(&capture.utterance, capture.context, session) }
      let (outcome, said) = try session.carryOutAndTell(.capture(capture), json: answersJSON)
      guard case .captured(let captured, _) = outcome.facts else { return (.ok, nil, said) }
      let hasAllTimes = captured.rows.allSatisfy { $0.todo.due != nil }
      let status: ExitStatus =
        !isStrict
        ? .ok : !hasAllTimes ? .timeNotUnderstood : outcome.isServed ? .ok : .serviceNotRunning
      return (status, captured, said)
    }
  }

  /// The words, or what comes in on standard input.
  func text(_ session: Session, for verb: Verb = .add) throws(CommandError) -> String {
    guard !words.isEmpty else {
      guard verb == .add else {
        throw .usage(.missingArgument("<words>"), verb: verb, text: nil)
      }
      return try typedText(session)
    }
    guard isFromInput else { return words.joined(separator: " ") }
    if session.environment.terminal.inputIsTerminal { session.talk(CaptureSentences.askInput) }
    let text = session.environment.input.all()
    guard !text.trimmed.isEmpty else { throw .standardInputIsEmpty }
    guard !answersJSON else { return text }
    let lines = CheckboxLines(text)
    if lines.ticked > 0 {
      session.talk(CaptureSentences.tickedOff, ["count": String(lines.ticked)])
    }
    return lines.text
  }

  /// The line that a person is asked for, where no words came with the command.
  private func typedText(_ session: Session) throws(CommandError) -> String {
    guard session.environment.terminal.inputIsTerminal else {
      let piped = "echo 'buy milk tomorrow' | " + commandLine(["add", "-"])
      let example = commandLine(["add", "buy milk tomorrow"])
      throw .usage(.nothingToStore(example: example, piped: piped), verb: .add, text: nil)
    }
    let text = try session.typedLine(asking: CaptureSentences.askLine)
    guard !text.trimmed.isEmpty else { throw .nothingTyped(isInterrupted: false) }
    return text
  }

  /// A moment of the past that was given on purpose is asked about, where somebody is there to ask.
  private func askAboutThePast(
    _ utterance: inout Utterance,
    _ context: LanguageContext,
    _ session: Session
  ) {
    let readBack = ReadBack(session.style, context)
    for index in utterance.drafts.indices {
      guard utterance.drafts[index].rule == nil, let due = utterance.drafts[index].due,
        readBack.isOver(due)
      else { continue }
      let moment = readBack.moment(due, endTime: nil)
      let isAsked = session.environment.terminal.inputIsTerminal && !asksNothing && words != ["-"]
      let question = CaptureSentences.askAlreadyOver.text(session.tone, ["moment": moment])
      if !isAsked {
        session.talk(CaptureSentences.alreadyOver, ["moment": moment])
      } else if !session.confirms(question, otherwise: true) {
        (utterance.drafts[index].schedule, utterance.drafts[index].phrase) = (nil, nil)
        session.talk(CaptureSentences.storedWithoutTime)
      }
    }
  }
}
