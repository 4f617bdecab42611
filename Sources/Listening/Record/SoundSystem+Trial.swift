import Actions
import Audio
import Glibc
import Model
import System

extension SoundSystem.Trial {
  /// The least that any recorder gets for its first samples.
  private static let shortestStart = Duration.milliseconds(1500)

  /// Records with a command until it has delivered so much sound.
  ///
  /// Until `latest` a recorder that has delivered nothing yet is late, and waited for. From its first
  /// samples on it gets twice the time that the sound takes, and a second more, for a busy machine.
  init(_ command: [String], for time: Duration, startingBy latest: ContinuousClock.Instant) {
    self.init()
    let start = ContinuousClock.now
    do {
      let child = try Child(command, errors: .pipe)
      var clock = RecordingClock(began: start)
      var end = max(latest, start + Self.shortestStart)
      var decoder = StreamDecoder()
      recording: while samples.count < Sound.samples(in: time), ContinuousClock.now < end {
        var wait = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
        _ = poll(&wait, 1, Int32(max(.zero, end - .now).wholeMilliseconds) + 1)
        switch Child.readPiece(of: child.output) {
        case .nothingYet: continue
        case .end: break recording
        case .bytes(let bytes):
          if clock.wait == nil { end = .now + time * 2 + .seconds(1) }
          clock.noteSamples(at: .now)
          samples += decoder.decode(bytes)
        }
      }
      self.wait = clock.wait ?? .zero
      child.send(SIGINT)
      said = lastLine(child.outcome(within: .milliseconds(200)).errors)
    } catch {
      said = "\(command.first ?? ""): \(error)"
    }
  }
}
