import Actions
import Interchange
import Testing

@testable import Listening
@testable import voicedo_remind

@Suite("Services that the settings name")
struct OnlineServicesTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  private static let own = """
    url = "https://speech.example.com/v1"
    model = "small"
    secret = "speech"
    [secrets]
    speech = { environment = "SPEECH_KEY" }
    """

  @Test(
    "only the first one for speech gets the address, the model and the key of the settings",
    arguments: [
      (#"order = ["groq", "openai"]"#, "groq", true),
      (#"order = ["groq", "openai"]"#, "openai", false),
      (#"order = ["command", "pocketsphinx", "openai"]"#, "openai", true),
      (#"order = ["pocketsphinx"]"#, "groq", true),
    ]
  )
  func first(_ order: String, _ name: String, _ isFirst: Bool) throws {
    try world.write(settings: "[transcription]\n\(order)\n\(Self.own)\n")
    let preset = try #require(TranscriptionPreset.named(name))
    let question = world.session().question(about: preset)
    #expect(question.text(.url) == (isFirst ? "https://speech.example.com/v1" : nil))
    #expect(question.text(.model) == (isFirst ? "small" : nil))
    #expect((question[.secret] != nil) == isFirst)
    #expect((question[.usualSecret] == nil) == isFirst)
    // A command that one of them is asked by never sees the key of the other.
    #expect(question.texts(.private) == ["SPEECH_KEY"])
  }

  @Test("are looked at by the doctor, and what is in the way is told")
  func theDoctor() throws {
    try world.write(settings: "[model]\nwhen = \"long\"\npreset = \"groq\"\n")
    let run = world.type(["doctor", "online"])
    #expect(run.status == 1)
    #expect(run.out.contains("The program voicedo-online is not installed."))
    let service = try world.type(["doctor", "online", "--json"]).json()["services"][0]
    #expect(service["use"].text == "model")
    #expect(service["name"].text == "groq")
    #expect(service["trouble"].text == "The program voicedo-online is not installed.")
  }

  @Test("and nothing is asked for those that are never to be asked")
  func never() throws {
    world.online = OnlineLink { _, _, _ in
      Issue.record("the network was asked")
      return OnlineAnswer()
    }
    try world.write(settings: "[model]\nwhen = \"never\"\npreset = \"groq\"\n")
    let run = world.type(["doctor", "online"])
    #expect(run.status == 0)
    #expect(run.out.contains("Everything stays on this machine"))
  }
}
