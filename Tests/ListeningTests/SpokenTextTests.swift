import Actions
import Testing

@testable import Listening

@Suite("What a recogniser answers")
struct SpokenTextTests {
  struct Answer: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let answer: String
    let text: String
  }

  @Test(
    "becomes plain text",
    arguments: [
      Answer(testDescription: "plain", answer: " buy milk\n", text: "buy milk"),
      Answer(
        testDescription: "in lines",
        answer: "buy milk\n and bread\n\n",
        text: "buy milk and bread"
      ),
      Answer(testDescription: "nothing", answer: "\n", text: ""),
      Answer(
        testDescription: "pocketsphinx",
        answer: #"{"b":0,"d":1.5,"p":1,"t":"buy milk"}"#,
        text: "buy milk"
      ),
      Answer(
        testDescription: "pocketsphinx, several",
        answer: #"{"t":"buy milk"}"# + "\n" + #"{"t":"call anna"}"# + "\n",
        text: "buy milk call anna"
      ),
      Answer(
        testDescription: "whisper.cpp",
        answer: #"{"transcription":[{"text":" Buy milk,"},{"text":" please.\n"}]}"#,
        text: "Buy milk, please."
      ),
      Answer(
        testDescription: "vosk",
        answer: #"{"schemaVersion":"2.0","monologues":[],"text":["buy","milk"]}"#,
        text: "buy milk"
      ),
      Answer(testDescription: "a service", answer: #"{"text":" Buy milk.\n"}"#, text: "Buy milk."),
    ]
  )
  func becomesText(_ example: Answer) throws {
    #expect(try spokenText(in: example.answer) == example.text)
  }

  @Test(
    "of one who hears speech as it comes a line follows a pause",
    arguments: [
      (
        "call the dentist\ntomorrow at nine\nremind me to buy milk\n",
        "call the dentist. tomorrow at nine. remind me to buy milk"
      ),
      ("remind me to\ncall anna\n", "remind me to call anna"),
      (#"{"t":"buy milk"}"# + "\n" + #"{"t":"call anna"}"# + "\n", "buy milk. call anna"),
      ("", ""),
    ]
  )
  func live(_ answer: String, _ text: String) throws {
    #expect(try spokenText(in: answer, isLive: true) == text)
  }

  @Test("that is none is told of", arguments: ["{", #"{"words":1}"#, #"{"text":3"#])
  func isNone(_ answer: String) {
    #expect(throws: TranscriptionError.notRead) { try spokenText(in: answer) }
  }
}
