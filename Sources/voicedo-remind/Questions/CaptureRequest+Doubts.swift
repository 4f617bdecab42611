import Actions
import Answers
import Language
import Model
import Store
import Words

extension CaptureRequest {
  /// Asks once about what may mean something else; where nobody can be asked, the doubts stay.
  ///
  /// What is given back is the change of something open that was meant, where the person says so: then
  /// nothing is to be stored.
  ///
  /// - Throws: `CommandError.notConfirmed` where the person breaks off: the words are set aside.
  func settleDoubts(of capture: inout Capture, in session: Session) throws -> MeantChange? {
    guard canAsk(session) else { return nil }
    while !capture.utterance.drafts.doubts.isEmpty {
      let readings = try readings(of: capture)
      let change = try MeantChange(capture, in: session)
      let card = DoubtCard(
        readings.map(\.drafts),
        change: change?.line(session.tone),
        session.style,
        capture.context
      )
      for line in card.lines { session.talk(line) }
      switch session.cardAnswer() {
      case .line(let typed):
        if let change, ["", "c", "change"].contains(typed) { return change }
        let number = typed.isEmpty ? 1 : Int(typed) ?? 0
        if readings.indices.contains(number - 1) {
          capture.utterance = readings[number - 1]
          capture.utterance.drafts = capture.utterance.drafts.settled
        } else if ["e", "edit"].contains(typed) {
          let text = try session.typedLine(asking: DoubtSentences.askAgain).trimmed
          guard !text.isEmpty else { continue }
          capture = try session.understood(text, self)
        }
      case .escape:
        capture.keepAsSaid()
        return nil
      case .interrupt:
        try session.openStore().note(HeardWords(capture.text, at: session.now), as: .setAside)
        throw CommandError.notConfirmed
      }
    }
    return nil
  }

  /// Whether somebody sits at a terminal and wants to be asked.
  private func canAsk(_ session: Session) -> Bool {
    session.environment.terminal.inputIsTerminal && !asksNothing && !answersJSON && !isFromInput
      && !isStrict
  }

  /// The reading of a text that was taken, and others, with what the options of the command say.
  func readings(of capture: Capture) throws(CommandError) -> [Utterance] {
    let taken = Understanding(drafts: capture.utterance.drafts)
    var utterances = [capture.utterance]
    for reading in otherReadings(of: capture.text, than: taken, in: capture.context) {
      var utterance = Utterance(reading)
      try utterance.apply(self, in: capture.context)
      utterances.append(utterance)
    }
    return utterances
  }
}

extension Capture {
  /// Keeps the words as they were said, without a time, to be looked at.
  mutating func keepAsSaid() {
    guard var draft = Draft(wordForWord: text) else { return }
    draft.doubts = utterance.drafts.doubts
    draft.otherDues = utterance.drafts.flatMap { ($0.due.map { [$0] } ?? []) + $0.otherDues }
    utterance.drafts = [draft]
  }
}
