import Testing

@testable import Answers
@testable import voicedo_remind

/// What is spoken of answers; how it is spoken, `Tests/EndToEnd/test_speech.py` tells.
@Suite("Answers that are spoken")
struct SpeechTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    world.service = .running
    try world.write(settings: "[speech]\ncommand = [\"espeak-ng\", \"{text}\"]\n")
  }

  /// Hears a text, and answers what is spoken of it.
  private func hear(_ text: String) -> [String] {
    world.input = text
    world.type(["listen", "-"])
    return world.speech.take()
  }

  @Test func aReadBackHasNoHandleAndNoColumns() {
    #expect(
      hear("call the dentist tomorrow at 10") == [
        "Call the dentist. Thursday 5 March 10:00, tomorrow.\n"
      ]
    )
  }

  @Test func anAnswerIsASentenceAndItsLines() {
    world.type(["add", "call the dentist tomorrow at 10"])
    world.type(["add", "buy oat milk tomorrow at 18:00"])
    let spoken = hear("what's on tomorrow").joined()
    #expect(spoken.hasPrefix("Two things tomorrow"))
    #expect(spoken.contains("\nCall the dentist. Thursday 5 March 10:00, tomorrow.\n"))
    #expect(!spoken.contains("Id ") && !spoken.contains("["))
  }

  @Test func whatIsDoneIsSpoken() {
    world.type(["add", "buy milk"])
    #expect(hear("I bought the milk").joined().contains("Buy milk"))
  }

  @Test func whyNothingWasDoneIsSpokenWithoutACommandToType() {
    let spoken = hear("delete my reminder about the gym")
    #expect(spoken.count == 1 && !spoken.joined().contains("voicedo-remind"), "\(spoken)")
    #expect(spoken.joined().contains("gym"))
  }

  @Test func whatIsTypedIsNotSpoken() {
    world.type(["add", "buy milk"])
    world.type(["say", "what's next"])
    world.type(["ask", "what's next"])
    #expect(world.speech.take() == [])
  }

  @Test func withoutACommandNothingIsSpoken() throws {
    try world.write(settings: "[speech]\nreminders = true\n")
    #expect(hear("buy milk") == [])
  }

  @Test func doctorTellsWhetherTheCommandIsThere() throws {
    #expect(world.type(["doctor", "--all"]).out.contains("answers are spoken by espeak-ng"))
    world.audio = .deaf
    try world.write(settings: "[speech]\ncommand = [\"no-such-voice\"]\n")
    let doctor = world.type(["doctor"])
    #expect(doctor.out.contains("there is no program no-such-voice here"))
    // Reminders come all the same.
    #expect(doctor.status == 0)
    try world.write(settings: "")
    #expect(!world.type(["doctor"]).out.contains("Speech"))
  }
}
