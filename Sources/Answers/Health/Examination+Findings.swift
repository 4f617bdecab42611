package import Actions
import Words

extension Examination {
  /// A finding in the person's tone.
  func finding(
    _ check: CheckName,
    _ state: Finding.State,
    _ sentences: [String],
    advice: String? = nil
  ) -> Finding {
    Finding(
      check: check,
      state: state,
      sentence: sentences.joined(separator: "\n"),
      advice: advice
    )
  }

  /// A sentence; its values lose whatever could steer a terminal.
  func say(_ sentence: some SentenceFamily, _ values: [String: String] = [:]) -> String {
    sentence.text(session.tone, values.mapValues(\.printable))
  }
}

extension Examination {
  /// Every check's finding; those that have nothing to look at here are left out.
  package var findings: [Finding] {
    [
      checkService(), checkStart(), checkBus(), checkNotifications(), checkQuiet(), checkZone(),
      checkSleep(), checkLingering(), checkDatabase(), checkFiles(), checkFilesystem(),
      checkSpace(), checkSettings(), checkSpeech(), checkCalendars(), checkPush(), checkHooks(),
      checkSync(), checkTest(),
    ].compactMap(\.self)
  }
}
