import Actions
import Answers
import Listening
import Model
import Words

/// `listen`: stores what is said.
struct Listen: VerbCommand {
  static let row = VerbRow(.listen, .listen, more: .listenMore, usage: "[-]")
    .takes([
      .transcript, .soundFile, .listenStart, .listenStop, .listenToggle, .listenCancel,
      .listenWait, .listenStatus, .listenRetry, .listenDiscard, .listenDevice, .listenSilence,
      .list, .yes, .strict,
    ])
    .shows([["listen", "-"], ["listen", "--status"]])
    .answers([CapturedJSON.self, ListeningJSON.self, SaidJSON.self])

  let line: ParsedLine
  var input: String? { line[.transcript] }
  var file: String? { line[.soundFile] }
  var start: Bool { line.has(.listenStart) }
  var stop: Bool { line.has(.listenStop) }
  var toggle: Bool { line.has(.listenToggle) }
  var cancel: Bool { line.has(.listenCancel) }
  var wait: Bool { line.has(.listenWait) }
  var status: Bool { line.has(.listenStatus) }
  var retry: Bool { line.has(.listenRetry) }
  var discard: Bool { line.has(.listenDiscard) }
  var device: String? { line[.listenDevice] }
  var silence: String? { line[.listenSilence] }
  var list: String? { line[.list] }
  var yes: Bool { line.has(.yes) }
  var strict: Bool { line.has(.strict) }

  func run(in session: Session) throws -> ExitStatus {
    if let input, input != "-" {
      throw CommandError.usage(.unexpectedWords([input]), verb: .listen, text: "listen " + input)
    }
    try checkThatOneIsAsked()
    let settings = try settings(session)
    switch true {
    case input != nil: return try hearInput(session)
    case file != nil: return try session.hearFile(file ?? "", settings, act: act)
    case status: return try tell(session.listeningStatus(), session)
    case retry: return try session.retryRecordings(settings, act: act)
    case discard: return try session.discardRecordings(unasked: yes)
    case cancel: return try session.endListening("cancel")
    case stop: return try session.endListening(wait ? "wait" : "stop")
    default:
      guard let control = try session.listenControl() else {
        guard toggle else { throw CommandError.listening(.alreadyListening) }
        return try session.endListening(wait ? "wait" : "stop")
      }
      // Behind a hotkey nobody sees a terminal.
      let popup =
        session.environment.terminal.errorIsTerminal
        ? nil : ListeningPopup(session, undo: { _ = try session.carryOut(.undo, json: false) })
      let status = try session.listen(
        settings,
        on: control,
        tell: { popup?.show($0, $1) },
        act: act
      )
      try popup?.offerAnswers()
      return status
    }
  }

  /// How the words are to be stored.
  private var request: CaptureRequest {
    var request = CaptureRequest([])
    request.list = list
    request.asksNothing = yes
    request.isStrict = strict
    request.answersJSON = common.json
    return request
  }

  /// Does what was said as these options ask for.
  private func act(
    _ session: Session,
    _ transcript: Transcript,
    _ recordAgain: (() throws -> ExitStatus)?
  ) throws -> ExitStatus {
    try session.hear(transcript, request, recordAgain: recordAgain)
  }

  private func tell(_ status: ListeningStatus, _ session: Session) throws -> ExitStatus {
    guard !common.json else {
      try session.print(json: ListeningJSON(status))
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

  private func hearInput(_ session: Session) throws -> ExitStatus {
    if session.environment.terminal.inputIsTerminal { session.talk(CaptureSentences.askInput) }
    let text = session.environment.input.all()
    guard !text.trimmed.isEmpty else { throw CommandError.standardInputIsEmpty }
    return try session.hear(Transcript(text: text, saidAt: session.now), request)
  }

  private func settings(_ session: Session) throws -> ListenSettings {
    var settings = session.listenSettings
    if let device { settings.device = device }
    if let silence {
      let seconds = Int(digits: silence)
      guard silence == "off" || seconds.map({ (1...600).contains($0) }) ?? false else {
        throw CommandError.usage(
          .valueNotUnderstood(silence, of: "--silence", choices: ["3", "off"]),
          verb: .listen,
          text: nil
        )
      }
      settings.silence = seconds
    }
    return settings
  }

  private func checkThatOneIsAsked() throws {
    let modes = [
      ("-", input != nil), ("--file", file != nil), ("--start", start), ("--stop", stop),
      ("--toggle", toggle), ("--cancel", cancel), ("--status", status), ("--retry", retry),
      ("--discard", discard),
    ].filter(\.1)
    guard modes.count > 1 else { return }
    throw CommandError.usage(.optionsExclude(modes[0].0, modes[1].0), verb: .listen, text: nil)
  }
}
