import Configuration
import Delivery
import Glibc
import Logging
import Model
import Planning
import System
import Words

/// Speech, by a command of the person's own: one text after the other, and nothing waits for it.
extension Service {
  /// How long a text may take to be spoken.
  ///
  /// `VOICEDO_SPEECH_LIMIT` in the environment, in milliseconds, is for tests.
  private static let limit =
    getenv("VOICEDO_SPEECH_LIMIT").flatMap { Int(String(cString: $0)) }
    .map { Duration.milliseconds($0) } ?? .seconds(90)

  /// Speaks an answer, unless it is quiet or the screen is locked.
  func speak(_ text: String) {
    guard isSpeechWelcome else { return }
    startSpeaking(text)
  }

  /// Speaks a reminder that has come on the screen, where the person chose that.
  ///
  /// Nothing that was on the screen before, nothing that is private, nothing into a recording that
  /// is being made, and nothing while the desktop keeps popups back.
  func speak(_ request: PopupRequest) {
    guard settings.speech.speaksReminders, isSpeechWelcome, !loop.isDoNotDisturb,
      case .reminders(let showing, _) = request.content, !showing.isQuiet, !showing.isPrivate,
      !settings.policy.isPrivate,
      !ControlSocket.isTaken(named: ControlSocket.listening, in: paths.remarks)
    else { return }
    let text = PopupText(
      showing,
      now: request.now,
      in: loop.zone,
      tone: settings.tone,
      face: settings.face
    )
    startSpeaking(text.summary + "\n" + text.body)
  }

  /// Ends what is being spoken, and forgets what waits to be.
  func hush() {
    guard mayBeSpeaking, let speaker else { return }
    mayBeSpeaking = false
    speaker.endAll()
    if let stopping = settings.speech.stopping { speaker.run(ProgramQueue.Program(stopping)) }
  }

  private var isSpeechWelcome: Bool {
    settings.speech.isOn && !loop.isLocked && !loop.isQuiet(at: .now)
  }

  private func startSpeaking(_ text: String) {
    guard let program = settings.speech.program(speaking: text) else { return }
    do {
      let speaker =
        try speaker
        ?? ProgramQueue(within: Self.limit) { [weak self] program, outcome in
          self?.spoke(program, outcome)
        }
      (self.speaker, mayBeSpeaking) = (speaker, true)
      speaker.run(ProgramQueue.Program(program.arguments, input: program.input))
    } catch {
      logger.notice("Nothing can be spoken", metadata: ["reason": "\(error)"])
    }
  }

  /// Notes why nothing was heard; that is told once, until it works again.
  private func spoke(_ program: ProgramQueue.Program, _ outcome: ProgramQueue.Outcome) {
    let name = program.arguments.first ?? ""
    let before = speechTrouble
    switch outcome {
    case .well: speechTrouble = ""
    case .notStarted(let error):
      speechTrouble = trouble(.speechNotStarted, name, systemReason(error.code))
    case .ended(.exit(let code)): speechTrouble = trouble(.speechEnded, name, String(code))
    case .ended(.signal(let number)): speechTrouble = trouble(.speechStopped, name, String(number))
    case .outOfTime:
      speechTrouble = trouble(.speechTooLong, name, String(Self.limit.components.seconds))
    }
    guard !speechTrouble.isEmpty, speechTrouble != before else { return }
    logger.notice("Nothing was spoken", metadata: ["reason": "\(speechTrouble)"])
  }

  private func trouble(_ sentence: ServiceSentences, _ name: String, _ reason: String) -> String {
    sentence.text(settings.tone, ["command": name, "reason": reason])
  }
}
