import Actions
import Answers
import Configuration
import Language
import Listening
import Model
import Words

extension DayQuestion {
  /// Asks which reading of a typed text is meant: a number takes one, `w` keeps it as it was said.
  init(doubting text: String, _ readings: [Utterance], in capture: Capture, _ session: Session) {
    let readBack = ReadBack(session.style, capture.context)
    var answers: [String: DayEffect] = ["w": .take(text, nil)]
    var names = ["w": DoubtSentences.asSaid.text(session.tone)]
    for (number, reading) in readings.enumerated() {
      let key = String(number + 1)
      answers[key] = .take(text, number)
      names[key] = reading.drafts.map { readBack.line($0) }.joined(separator: " · ")
    }
    let listed = names.filter { $0.key != "w" }.sorted { $0.key < $1.key }
      .map { "\($0.key) \($0.value)" }
    self.init(
      kind: .doubt,
      text: (capture.utterance.drafts.doubts.sentences(session.tone) + listed)
        .joined(separator: "  "),
      answers: answers,
      names: names
    )
  }
}

extension DayActions {
  /// Stores a typed text; what is not certain of it is asked first.
  func add(_ text: String) throws -> DayAnswer {
    let (request, capture) = try understood(text)
    guard !capture.utterance.drafts.doubts.isEmpty else { return try carryOut(.capture(capture)) }
    let readings = try request.readings(of: capture)
    return .asks(DayQuestion(doubting: text, readings, in: capture, session))
  }

  /// Stores one reading of a typed text, or the words as they are, to be looked at.
  func take(_ text: String, _ number: Int?) throws -> DayAnswer {
    var (request, capture) = try understood(text)
    let readings = try request.readings(of: capture)
    if let number, readings.indices.contains(number) {
      capture.utterance = readings[number]
      capture.utterance.drafts = capture.utterance.drafts.settled
    } else {
      capture.keepAsSaid()
    }
    return try carryOut(.capture(capture))
  }

  /// As `add` does: where the settings want it, a model reads what was typed.
  private func understood(_ text: String) throws -> (CaptureRequest, Capture) {
    var request = CaptureRequest([text])
    request.isTyped = true
    let wished = request
    let reading: ((LanguageContext) throws -> Utterance)? =
      session.settings.model.readsTyped
      ? { try session.unreviewed(text, wished, in: $0) } : nil
    return (request, try session.understood(text, request, by: reading))
  }
}
