import Configuration
import Testing

/// What is started to speak a text, which is data whatever it says.
@Suite("Speech")
struct SpeechSettingsTests {
  struct Spoken: CustomTestStringConvertible {
    let name: String
    let command: [String]
    let text: String
    let arguments: [String]
    var input = ""

    var testDescription: String { name }
  }

  @Test(arguments: [
    Spoken(
      name: "in the place of {text}",
      command: ["spd-say", "--wait", "{text}"],
      text: "Buy milk.",
      arguments: ["spd-say", "--wait", "Buy milk."]
    ),
    Spoken(
      name: "within an argument, and twice",
      command: ["say", "text={text};{text}"],
      text: "Hm.",
      arguments: ["say", "text=Hm.;Hm."]
    ),
    Spoken(
      name: "to be read without {text}",
      command: ["piper", "--model", "en"],
      text: "Buy milk.",
      arguments: ["piper", "--model", "en"],
      input: "Buy milk.\n"
    ),
    Spoken(
      name: "each line is a sentence",
      command: ["say", "{text}"],
      text: "Two things tomorrow\n  Buy milk\n\n  Call Anna:\n",
      arguments: ["say", "Two things tomorrow. Buy milk. Call Anna:"]
    ),
    Spoken(
      name: "no option",
      command: ["espeak-ng", "{text}"],
      text: "--stdout -f /etc/passwd",
      arguments: ["espeak-ng", "stdout -f /etc/passwd."]
    ),
    Spoken(
      name: "never the program",
      command: ["{text}", "{text}"],
      text: "reboot",
      arguments: ["{text}", "reboot."]
    ),
    Spoken(
      name: "nothing that a terminal obeys",
      command: ["say", "{text}"],
      text: "Buy\u{1B}[2J\u{0}\u{7} milk\u{202E}.",
      arguments: ["say", "Buy[2J milk."]
    ),
    Spoken(
      name: "what it says of itself stays",
      command: ["say", "{text}"],
      text: "{text} $(reboot) `reboot`",
      arguments: ["say", "{text} $(reboot) `reboot`."]
    ),
  ])
  func isOneArgument(_ spoken: Spoken) throws {
    var settings = Settings().speech
    settings.command = spoken.command
    let program = try #require(settings.program(speaking: spoken.text))
    #expect(program.arguments == spoken.arguments)
    #expect(program.input == Array(spoken.input.utf8))
  }

  @Test(arguments: ["", " \n ", "\u{1B}", "---"])
  func nothingIsNotSpoken(_ text: String) {
    var settings = Settings().speech
    settings.command = ["say", "{text}"]
    #expect(settings.program(speaking: text) == nil)
  }

  @Test func withoutACommandNothingIsSpoken() {
    #expect(Settings().speech.program(speaking: "Buy milk.") == nil)
    #expect(!Settings().speech.isOn)
  }

  @Test func aTextOfMegabytesIsCut() throws {
    var settings = Settings().speech
    settings.command = ["say", "{text}"]
    let text = String(repeating: "milk and bread\n", count: 100_000)
    let program = try #require(settings.program(speaking: text))
    #expect(program.arguments[1].count <= SpeechSettings.longest)
  }

  @Test(arguments: [
    (["spd-say", "{text}"], ["spd-say", "--cancel"]),
    (["/usr/bin/spd-say", "{text}"], ["/usr/bin/spd-say", "--cancel"]),
    (["espeak-ng", "{text}"], nil), ([], nil),
  ])
  func whatGoesOnBehindItIsEnded(_ command: [String], _ stopping: [String]?) {
    var settings = Settings().speech
    settings.command = command
    #expect(settings.stopping == stopping)
  }
}
