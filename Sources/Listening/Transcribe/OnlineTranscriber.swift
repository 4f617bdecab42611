import Actions
import Audio
import Configuration
import Interchange
import Language
import Model

extension Session {
  /// A service that makes text of speech.
  func onlineTranscriber(_ preset: TranscriptionPreset) -> Transcriber {
    let question = question(about: preset).asking(.transcription)
    let (online, tone) = (environment.online, tone)
    // Ten minutes at once are answered in good time, and are far from what is too big.
    return Transcriber(
      name: preset.name,
      isService: true,
      longest: .seconds(600),
      biggest: TranscriptionPreset.largestFile
    ) { (wav, length, interrupt) throws(TranscriptionError) in
      let seconds = Int(length.components.seconds) + 1
      var question = question
      question[.file] = .string(wav)
      question[.seconds] = .number(Double(seconds))
      let answer: OnlineAnswer
      do throws(OnlineError) {
        // Its own limit is for one try of a few.
        let limit = TranscriptionPreset.timeout(ofSeconds: seconds) * 4 + 60
        answer = try online.ask(question, .seconds(limit), interrupt)
      } catch {
        throw error == .interrupted ? .interrupted : .said(error.line(tone))
      }
      if let failure = answer.failure { throw .said(failure.line(tone, host: answer.host)) }
      guard let text = answer.json["text"]?.text else { throw .notRead }
      let pauses = (answer.json["pauses"]?.elements ?? []).compactMap(\.integer)
      return punctuated(text.trimmed, pauses: pauses)
    }
  }

  /// A question that names a service for speech, and nothing else yet.
  ///
  /// The address, the model and the key of the settings are those of the first service in their order:
  /// no other one is to get them.
  func question(about preset: TranscriptionPreset) -> OnlineQuestion {
    let settings = settings.transcription
    let first = settings.order.lazy.compactMap(TranscriptionPreset.named).first
    let isFirst = first == nil || first == preset
    var question = OnlineQuestion()
    question[.preset] = .string(preset.name)
    question[.language] = .string(settings.language)
    question[.prompt] = .string(settings.prompt)
    if isFirst {
      question[.url] = .string(settings.url)
      question[.model] = .string(settings.model)
    }
    name(secret: isFirst ? settings.secret : "", of: preset.name, in: &question)
    return question
  }
}
