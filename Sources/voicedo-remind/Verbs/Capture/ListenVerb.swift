import Actions
import Answers
import Arguments
import Language
import Listening
import Model
import Store
import Words

extension VerbRow {
  /// `listen`: stores what is said.
  static let listen = VerbRow(.listen, .listen, more: .listenMore, usage: "[-]")
    .takes(
      .transcript,
      .soundFile,
      .listenStart,
      .listenStop,
      .listenToggle,
      .listenCancel,
      .listenWait,
      .listenStatus,
      .listenRetry,
      .listenDiscard,
      .listenDevice,
      .listenSilence,
      .list,
      .yes,
      .strict
    )
    .shows(["listen", "-"], ["listen", "--status"])
    .answers(CapturedJSON.self, ListeningStatus.self, SaidJSON.self)
    .runs { call in
      if let input: String = call[.transcript], input != "-" {
        throw CommandError.usage(
          .unexpectedWords([input]),
          verb: .listen,
          text: "listen " + input
        )
      }
      let modes = modes.filter(call.has)
      if modes.count > 1 {
        let names = modes.map { $0 == .transcript ? "-" : $0.name }
        throw call.refusal(.optionsExclude(names[0], names[1]))
      }
      return try call.listen(modes.first)
    }

  /// Of these there is one at most.
  private static let modes: [Argument] = [
    .transcript, .soundFile, .listenStart, .listenStop, .listenToggle, .listenCancel,
    .listenStatus, .listenRetry, .listenDiscard,
  ]
}

extension Call {
  fileprivate func listen(_ mode: Argument?) throws -> ExitStatus {
    let settings = try listenSettings()
    switch mode {
    case .transcript?: return try hearInput()
    case .soundFile?:
      return try session.hearFile(self[.soundFile] ?? "", settings, act: act)
    case .listenStatus?: return try tell(session.listeningStatus())
    case .listenRetry?: return try session.retryRecordings(settings, act: act)
    case .listenDiscard?: return try session.discardRecordings(unasked: has(.yes))
    case .listenCancel?: return try session.endListening("cancel")
    case .listenStop?: return try stop()
    default: break
    }
    guard let control = try session.listenControl() else {
      guard mode == .listenToggle else { throw CommandError.listening(.alreadyListening) }
      return try stop()
    }
    // Behind a hotkey nobody sees a terminal.
    let popup =
      session.environment.terminal.errorIsTerminal
      ? nil
      : ListeningPopup(
        session,
        awaitsAnswer: mode == .listenToggle || mode == .listenStart,
        undo: { step in
          try session.carryOut(.revert(.undo, step: step, isAgreed: true), json: false)
        },
        keep: { try session.carryOutAndTell(.keep($0), json: false).said }
      )
    do {
      let status = try session.listen(
        settings,
        on: control,
        tell: { popup?.show($0, $1) },
        act: act
      )
      try popup?.tellEnd()
      return status
    } catch let trouble as CommandError {
      try popup?.tellEnd()
      throw trouble
    }
  }

  private func stop() throws -> ExitStatus {
    try session.endListening(has(.listenWait) ? "wait" : "stop")
  }

  /// Does what was said as these options ask for.
  private func act(
    _ session: Session,
    _ transcript: Transcript,
    _ recordAgain: (() throws -> ExitStatus)?
  ) throws -> (status: ExitStatus, said: String) {
    try session.hearAndSpeak(transcript, captureRequest([]), recordAgain: recordAgain)
  }

  private func tell(_ status: ListeningStatus) throws -> ExitStatus {
    guard !json else {
      try session.print(json: status)
      return .ok
    }
    let sentence: ListenSentences =
      switch status.state {
      case .listening: .listeningFor
      case .transcribing: .isTranscribing
      case .idle: .idle
      }
    try session.print(
      sentence.text(session.tone, ["seconds": String(status.milliseconds / 1000)])
    )
    if let line = session.waitingLine(status.waiting) { try session.print(line) }
    return .ok
  }

  private func hearInput() throws -> ExitStatus {
    if session.environment.terminal.inputIsTerminal { session.talk(CaptureSentences.askInput) }
    let text = session.environment.input.all()
    guard !text.trimmed.isEmpty else { throw CommandError.standardInputIsEmpty }
    // An answer to what is asked back about the lines before it is an utterance of its own.
    let context = try session.languageContext(session.hasDatabase ? session.openStore() : nil)
    var utterances: [String] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if utterances.isEmpty || choice(in: line, context) != nil {
        utterances.append(line)
      } else {
        utterances[utterances.count - 1] += "\n" + line
      }
    }
    for utterance in utterances.dropLast() where !utterance.trimmed.isEmpty {
      do {
        _ = try hear(utterance)
      } catch let trouble as CommandError {
        for line in trouble.lines(session.tone) { session.talk(line) }
      }
    }
    return try hear(utterances.last ?? text)
  }

  private func hear(_ text: String) throws -> ExitStatus {
    let transcript = Transcript(text: text, saidAt: session.now)
    return try session.hearAndSpeak(transcript, captureRequest([])).status
  }

  private func listenSettings() throws -> ListenSettings {
    var settings = session.listenSettings
    if let device: String = self[.listenDevice] { settings.device = device }
    if let silence: String = self[.listenSilence] {
      let seconds = Int(digits: silence)
      guard silence == "off" || seconds.map({ (1...600).contains($0) }) ?? false else {
        throw refusal(
          .valueNotUnderstood(silence, of: "--silence", choices: ["3", "off"])
        )
      }
      settings.silence = seconds
    }
    return settings
  }
}
