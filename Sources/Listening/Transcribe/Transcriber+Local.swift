import Actions
import Audio
import Model
import System

extension Transcriber {
  /// Which of several texts was likely said.
  typealias Choice = @Sendable (Hypotheses) -> String?

  /// Makes text with a command of this machine.
  init(
    name: String,
    arguments: [String],
    stream: [String] = [],
    longest: Int = 600,
    choose: @escaping Choice = { $0.texts.first?.text }
  ) {
    self.init(name: name, longest: .seconds(longest), biggest: .max) {
      (wav, length, interrupt) throws(TranscriptionError) in
      guard arguments.isEmpty else {
        return try LocalRun(arguments, wav: wav, length: length, choose: choose)
          .text(interrupt: interrupt)
      }
      // One that hears sound as it comes hears it all at once.
      guard let bytes = bytesOfFile(wav, limit: 1 << 31), let live = LiveText(stream) else {
        throw .notThere
      }
      let sound: Sound
      do {
        sound = try Sound(wave: bytes)
      } catch {
        throw .notRead
      }
      let seconds = Transcriber.secondsLimit(for: length)
      return try live.finish(sound, within: seconds, interrupt: interrupt)
    }
    self.arguments = arguments
    self.stream = stream
    self.choose = choose
  }

  /// How long a command may take for so much sound: a slow machine takes longer than the person spoke,
  /// but not for ever.
  static func secondsLimit(for length: Duration) -> Int {
    30 + 2 * Int(length.components.seconds + 1)
  }
}
