import Configuration

/// The answer to something that was said, in the words that are spoken of it.
package final class SpokenAnswer {
  package private(set) var text = ""

  package init() {}

  /// Adds lines of it, each of them a sentence.
  package func add(_ lines: String) {
    guard !lines.isEmpty else { return }
    text += (text.isEmpty || text.hasSuffix("\n") ? "" : "\n") + lines
  }
}

extension Session {
  /// This session where its answers are spoken; the same where the person wants none spoken.
  package var aloud: Session {
    guard settings.speech.isOn, spoken == nil else { return self }
    var session = self
    session.spoken = SpokenAnswer()
    return session
  }

  /// Has the service speak what was answered.
  package func speakAnswer() {
    guard let text = spoken?.text, !text.isEmpty else { return }
    environment.service.speak(text)
  }
}
