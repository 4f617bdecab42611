import Actions
import Audio
import Configuration
import Interchange
import Model

extension Session {
  /// A service that makes text of speech.
  func onlineTranscriber(_ preset: TranscriptionPreset) -> Transcriber {
    var fields = transcriptionFields(preset)
    fields["ask"] = .string("transcription")
    let (online, tone) = (environment.online, tone)
    // Ten minutes at once are answered in good time, and are far from what is too big.
    return Transcriber(
      name: preset.name,
      isService: true,
      longest: .seconds(600),
      biggest: TranscriptionPreset.largestFile
    ) { [fields] (wav, length, interrupt) throws(TranscriptionTrouble) in
      let seconds = Int(length.components.seconds) + 1
      var question = fields
      question["file"] = .string(wav)
      question["seconds"] = .number(Double(seconds))
      let answer: JSONValue
      do throws(OnlineError) {
        // Its own limit is for one try of a few.
        let limit = TranscriptionPreset.timeout(ofSeconds: seconds) * 4 + 60
        answer = try online.ask(.object(question), .seconds(limit), interrupt)
      } catch {
        throw error == .interrupted ? .interrupted : .said(error.line(tone))
      }
      if let failure = OnlineFailure(json: answer) {
        throw .said(failure.line(tone, host: answer["host"]?.text ?? ""))
      }
      guard let text = answer["text"]?.text else { throw .notRead }
      return text.trimmed
    }
  }

  /// What `voicedo-online` is told of a service for speech.
  ///
  /// The address, the model and the key of the settings are those of the first service in their order:
  /// no other one is to get them.
  func transcriptionFields(_ preset: TranscriptionPreset) -> [String: JSONValue] {
    let settings = settings.transcription
    let first = settings.order.lazy.compactMap(TranscriptionPreset.named).first
    let isFirst = first == nil || first == preset
    var fields: [String: JSONValue] = [
      "preset": .string(preset.name),
      "language": .string(settings.language), "prompt": .string(settings.prompt),
    ]
    if isFirst {
      fields["url"] = .string(settings.url)
      fields["model"] = .string(settings.model)
    }
    fields.merge(secretFields(named: isFirst ? settings.secret : "", of: preset.name)) { $1 }
    return fields
  }
}
