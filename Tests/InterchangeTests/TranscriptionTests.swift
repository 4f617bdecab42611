import Testing

@testable import Interchange

@Suite("Speech that a service writes down")
struct TranscriptionTests {
  @Test func theFormHoldsWhatIsKnown() {
    let request = TranscriptionRequest(
      model: "whisper-1",
      language: "de",
      prompt: "Anna",
      format: .verboseJSON
    )
    #expect(
      request.fields == [
        FormField("model", "whisper-1"), FormField("language", "de"), FormField("prompt", "Anna"),
        FormField("response_format", "verbose_json"),
        FormField("timestamp_granularities[]", "segment"),
        FormField("timestamp_granularities[]", "word"),
      ]
    )
    #expect(
      TranscriptionRequest(model: "", format: .json).fields == [
        FormField("response_format", "json")
      ]
    )
  }

  @Test(arguments: [
    ("/tmp/a.WAV", "speech.wav"), ("/tmp/a.b/c", "speech.wav"), ("x.flac", "speech.flac"),
    ("x.exe", "speech.wav"), ("", "speech.wav"), ("memo.m4a", "speech.m4a"),
  ])
  func theFileHasAnEndingThatServicesKnow(_ path: String, _ name: String) {
    #expect(TranscriptionRequest.fileName(of: path) == name)
  }

  @Test(arguments: [
    ("/tmp/a.WAV", "audio/wav"), ("x.flac", "audio/flac"), ("x.mp3", "audio/mpeg"),
    ("x.ogg", "audio/ogg"), ("x", "audio/wav"),
  ])
  func theFileHasItsType(_ path: String, _ type: String) {
    #expect(TranscriptionRequest.type(of: path) == type)
  }

  /// Bodies after OpenAI's `CreateTranscriptionResponseJson` and `...VerboseJson`, and the README of
  /// whisper.cpp's server.
  @Test(arguments: [
    (#"{"text":"Call mum tomorrow.","usage":{"type":"tokens"}}"#, "Call mum tomorrow.", nil),
    (#"{"text":" buy milk\n and bread\n"}"#, "buy milk and bread", nil),
    (
      #"{"task":"transcribe","language":"english","duration":8.4,"text":"Hi. Thank you.","segments":[{"#
        + #""id":0,"text":" Hi.","avg_logprob":-0.28,"compression_ratio":1.2,"no_speech_prob":0.01},{"#
        + #""id":1,"text":" Thank you.","avg_logprob":-1.4,"no_speech_prob":0.92}]}"#,
      "Hi.", "english"
    ),
    (
      #"{"text":"Quiet but sure.","segments":[{"text":"Quiet but sure.","avg_logprob":-0.2,"#
        + #""no_speech_prob":0.9}]}"#,
      "Quiet but sure.", nil
    ),
    (#"{"text":""}"#, "", nil),
  ])
  func isRead(_ body: String, _ text: String, _ language: String?) throws {
    let heard = try Transcription(OnlineResponse(status: 200, body: Array(body.utf8)))
    #expect(heard.text == text)
    #expect(heard.language == language)
  }

  @Test(arguments: [
    (200, "nothing", OnlineFailure.notJSON), (200, "{}", .notJSON),
    (400, #"{"error":"failed to read audio data"}"#, .badRequest(parameter: nil)),
    (503, #"{"status":"loading model"}"#, .overloaded(after: nil)),
    (404, #"{"detail":"Model 'x' is not installed locally."}"#, .notFound),
    (
      422, #"{"detail":[{"loc":["body","model"],"msg":"Field required"}]}"#,
      .badRequest(parameter: nil)
    ),
  ])
  func whatIsNoTranscriptIsAFailure(_ status: Int, _ body: String, _ failure: OnlineFailure) {
    #expect(throws: failure) {
      try Transcription(OnlineResponse(status: status, body: Array(body.utf8)))
    }
  }
}
