import Actions
import Audio
import Glibc
import Model
import System
import Words

/// Records from a microphone until the person has said it.
final class VoiceRecorder {
  /// How it came to its end.
  enum End: Hashable {
    /// By a key, another run of the program, silence, or the longest time: what was said is taken.
    case finished
    /// Nothing of it is to be kept.
    case cancelled
    /// The program is to end; what was said so far is kept.
    case interrupted
  }

  private let session: Session
  private let settings: ListenSettings
  private let screen: ListenScreen
  private let control: ControlSocket
  private let signals: SignalDescriptor
  private let tell: (ListenState, String) -> Void

  private(set) var sound = Sound()
  /// The part of it that is on the disk; `nil` where the disk takes nothing.
  private(set) var recording: Recording?
  /// Those who wait until everything is stored.
  private(set) var waiting: [ControlSocket.Request] = []
  /// The text that is made of it while it is recorded; `nil` where nothing on this machine does.
  let early: EarlyText?

  private var detector = SpeechDetector()
  private var decoder = StreamDecoder()
  private var recorders: [Recorder]
  private var recorder: Recorder
  private var child: Child
  private var said: [UInt8] = []
  /// The first recorder that could not, and what it said: the others are but a try.
  private var complaint: (String, String)?
  private var clock = RecordingClock(began: .now)
  private var hasToldOfSilence = false

  /// Starts recording at once.
  init(
    _ session: Session,
    _ settings: ListenSettings,
    _ screen: ListenScreen,
    _ control: ControlSocket,
    _ signals: SignalDescriptor,
    tell: @escaping (ListenState, String) -> Void
  ) throws {
    (self.session, self.settings, self.screen) = (session, settings, screen)
    (self.control, self.signals, self.tell) = (control, signals, tell)
    recorders = session.recorders(settings)
    guard !recorders.isEmpty else { throw CommandError.listening(.noRecorder) }
    recorder = recorders.removeFirst()
    child = try Child(recorder.arguments(device: settings.device), errors: .pipe)
    early = EarlyText(session)
    do {
      recording = try Recording.begin(in: session.recordingsFolder, at: session.environment.now())
    } catch {
      screen.say(in: session, .onlyInMemory, ["reason": systemReason(error.code)])
    }
  }

  /// Listens until it comes to its end.
  func run() throws -> End {
    let keys = session.environment.terminal.inputIsTerminal ? Keys() : nil
    // Nobody is recorded any longer than they know.
    defer { _ = child.kill() }
    tell(.listening, ListenSentences.listening.text(session.tone))
    var nextLook = ContinuousClock.now
    while true {
      let left = max(.zero, nextLook - .now)
      let ready = wait(for: keys == nil ? -1 : STDIN_FILENO, Int32(left.wholeMilliseconds) + 1)
      if ready.contains(child.errors) { listenToComplaints() }
      if ready.contains(child.output) || child.output < 0 {
        guard try takeSound() else { return .finished }
      }
      early?.goOn(with: sound, detector)
      if let signal = signals.next() { return signal == SIGINT ? .cancelled : .interrupted }
      if ready.contains(STDIN_FILENO), let wish = keys?.wish() {
        guard wish == .finish else { return .cancelled }
        drain()
        return .finished
      }
      if let end = answerOthers() { return end }
      if ContinuousClock.now >= nextLook {
        nextLook = ContinuousClock.now + screen.pace
        screen.show(detector, heard: early?.heard ?? "")
        tellOfSilence()
      }
      if isOver { return .finished }
    }
  }

  /// Whether it ends by itself now.
  private var isOver: Bool {
    if let longest = settings.longest, sound.duration >= .seconds(longest) {
      screen.say(in: session, .longest, ["seconds": String(longest)])
      return true
    }
    guard let silence = settings.silence else { return false }
    if detector.hasHeardSpeech { return detector.silence >= .seconds(silence) }
    return clock.heard(at: .now) >= .seconds(max(ListenSettings.timeout, silence))
  }

  /// Waits until something happens; which descriptors have something.
  private func wait(for key: Int32, _ milliseconds: Int32) -> Set<Int32> {
    let descriptors = [child.output, child.errors, signals.descriptor, key] + control.descriptors
    var waits = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    waits += early?.waits(for: sound) ?? []
    _ = poll(&waits, nfds_t(waits.count), milliseconds)
    return Set(waits.filter { $0.revents != 0 }.map(\.fd))
  }
}

extension VoiceRecorder {
  /// Takes what the recorder has; false when there is no more to come.
  private func takeSound() throws -> Bool {
    switch Child.readPiece(of: child.output) {
    case .nothingYet: return true
    case .bytes(let bytes):
      take(bytes)
      return true
    case .end:
      guard sound.samples.isEmpty else {
        screen.say(in: session, .microphoneGone)
        return false
      }
      try startNextRecorder()
      return true
    }
  }

  private func take(_ bytes: [UInt8]) {
    clock.noteSamples(at: .now)
    let samples = decoder.decode(bytes)
    sound.samples += samples
    detector.hear(samples)
    keep(samples)
  }

  private func keep(_ samples: [Int16]) {
    guard let recording else { return }
    do {
      try recording.add(samples)
    } catch {
      screen.say(in: session, .onlyInMemory, ["reason": systemReason(error.code)])
      recording.remove()
      self.recording = nil
    }
  }

  /// Where one recorder finds no sound system to talk to, another may.
  private func startNextRecorder() throws {
    listenToComplaints()
    complaint = complaint ?? (recorder.rawValue, lastLine(said))
    said = []
    guard !recorders.isEmpty else {
      recording?.remove()
      let (name, said) = complaint ?? (recorder.rawValue, "")
      throw CommandError.listening(.notRecorded(name, device: deviceName, said: said))
    }
    recorder = recorders.removeFirst()
    decoder = StreamDecoder()
    child = try Child(recorder.arguments(device: settings.device), errors: .pipe)
  }

  private func listenToComplaints() {
    while case .bytes(let bytes) = Child.readPiece(of: child.errors) {
      said = (said + bytes).suffix(4096)
    }
  }

  /// Takes what was said just before the end, and is still on its way.
  private func drain() {
    child.send(SIGINT)
    defer { early?.goOn(with: sound, detector) }
    let end = ContinuousClock.now + .milliseconds(300)
    while ContinuousClock.now < end {
      var wait = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
      let left = Int32((end - .now).wholeMilliseconds) + 1
      guard poll(&wait, 1, left) > 0,
        case .bytes(let bytes) = Child.readPiece(of: child.output)
      else { return }
      take(bytes)
    }
  }

  /// Says it once where nothing comes from the microphone.
  private func tellOfSilence() {
    guard !hasToldOfSilence, detector.isDead, clock.heard(at: .now) >= .milliseconds(1500)
    else { return }
    hasToldOfSilence = true
    let line = ListenSentences.silentMicrophone.text(
      session.tone,
      ["device": deviceName.printable, "command": commandLine(["doctor", "audio"])]
    )
    screen.say(line)
    tell(.listening, line)
  }

  private var deviceName: String { session.deviceName(settings) }

  /// Does what other runs ask for; how it ends if one of them ends it.
  private func answerOthers() -> End? {
    var end: End?
    for request in control.requests() {
      switch request.line {
      case "stop":
        control.answer(request, "ok")
        end = .finished
      case "wait":
        waiting.append(request)
        end = .finished
      case "cancel":
        control.answer(request, "ok")
        return .cancelled
      case "status": control.answer(request, String(sound.duration.wholeMilliseconds))
      default: control.answer(request, "?")
      }
    }
    if end == .finished { drain() }
    return end
  }
}

extension ListenScreen {
  /// Says a sentence of its own above the line.
  func say(in session: Session, _ sentence: ListenSentences, _ values: [String: String] = [:]) {
    say(sentence.text(session.tone, values.mapValues(\.printable)))
  }
}

extension Session {
  /// Where recordings wait until their to-dos are stored.
  var recordingsFolder: String { paths.state + "/recordings" }

  /// Names the microphone that is recorded from.
  func deviceName(_ settings: ListenSettings) -> String {
    if !settings.device.isEmpty { return settings.device }
    return environment.audio.defaultSource() ?? ListenSentences.defaultDevice.text(tone)
  }
}
