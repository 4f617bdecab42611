import Configuration
import Hearing
import Interchange
import Model

extension Session {
  /// A service that makes text of speech, as the settings name it.
  func onlineTranscriber(_ preset: TranscriptionPreset) -> Transcriber {
    let settings = settings.transcription
    var fields: [String: JSONValue] = [
      "ask": .string("transcription"), "preset": .string(preset.name),
      "url": .string(settings.url), "model": .string(settings.model),
      "language": .string(settings.language), "prompt": .string(settings.prompt),
    ]
    fields.merge(secretFields(named: settings.secret, of: preset.name)) { $1 }
    let (online, tone) = (world.online, tone)
    // Ten minutes at once are answered in good time, and are far from what is too big.
    return Transcriber(
      name: preset.name,
      isService: true,
      longest: .seconds(600),
      biggest: TranscriptionPreset.largestFile
    ) { [fields] (wav, length, _) throws(TranscriptionTrouble) in
      let seconds = Int(length.components.seconds) + 1
      var question = fields
      question["file"] = .string(wav)
      question["seconds"] = .number(Double(seconds))
      let answer: JSONValue
      do throws(OnlineTrouble) {
        // Its own limit is for one try of a few.
        let limit = TranscriptionPreset.timeout(ofSeconds: seconds) * 4 + 60
        answer = try online.ask(.object(question), .seconds(limit))
      } catch {
        throw .said(error.line(tone))
      }
      if let failure = OnlineFailure(json: answer) {
        throw .said(failure.line(tone, host: answer["host"]?.text ?? ""))
      }
      guard let text = answer["text"]?.text else { throw .notRead }
      return text.trimmed
    }
  }
}
