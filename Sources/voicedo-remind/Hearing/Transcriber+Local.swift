import Hearing
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
      (wav, length, interrupt) throws(TranscriptionTrouble) in
      guard arguments.isEmpty else {
        return try LocalRun(arguments, wav: wav, length: length, choose: choose)
          .text(interrupt: interrupt)
      }
      // One that hears sound as it comes hears it all at once.
      guard let bytes = bytesOfFile(wav, limit: 1 << 31), let live = LiveText(stream) else {
        throw .notThere
      }
      let seconds = 30 + 2 * Int(length.components.seconds + 1)
      let sound: Sound
      do {
        sound = try Sound(wave: bytes)
      } catch {
        throw .notRead
      }
      return try live.finish(sound, within: seconds, interrupt: interrupt)
    }
    self.arguments = arguments
    self.stream = stream
    self.choose = choose
  }
}
