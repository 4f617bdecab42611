import Actions
import Audio
import FoundationEssentials
import Glibc
import Interchange
import TestSupport
import Testing

@testable import Listening
@testable import voicedo_remind

@Suite("What is measured of models")
struct BenchmarkTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  @Test func theParserOnThisMachineKnowsMostOfIt() throws {
    var benchmark = Benchmark(context: try world.session().languageContext(nil))
    benchmark.measureParser()
    #expect(benchmark.rightHere >= 6)
    #expect(benchmark.stages.map(\.times.count) == [BenchmarkSentence.usual.count])
  }

  @Test func aModelIsAskedEachSentenceAndHeldAgainstIt() throws {
    try world.write(settings: "[model]\npreset = \"groq\"\n")
    world.online = OnlineLink { question, _, _ in
      // A model that takes the sentence for the to-do, which is right once.
      let said = question.text(.transcript) ?? ""
      let todo = JSONValue.object(["title": .string(said), "doubts": .array([])])
      return OnlineAnswer(
        json: .object([
          "ok": .bool(true), "notices": .array([]), "requests": .number(1),
          "todos": .array(said.hasPrefix("it was") ? [] : [todo]),
        ])
      )
    }
    let run = world.type(["bench", "model", "--json"])
    let answer = try JSON(run.out)
    #expect(run.status == 0)
    #expect(answer["stages"]["model"]["count"].number == Double(BenchmarkSentence.usual.count))
    #expect(answer["right"]["model"].number == 1)
  }

  @Test func withoutAModelTheRestIsMeasured() throws {
    let run = world.type(["bench", "model"])
    #expect(run.status == 0)
    #expect(
      run.err == """
        No speech was written down; --file names a recording with some.
        The settings name no model; see [model] in them.

        """
    )
    #expect(
      run.out.hasPrefix("record: 12.00 ms, the middle of 1; nine in ten within 12.00 ms\nparser: ")
    )
    #expect(run.out.contains("sentences come out right on this machine."))
  }

  @Test func aModelThatDoesNotAnswerIsSaidToBeAway() throws {
    try world.write(settings: "[model]\npreset = \"groq\"\n")
    let run = world.type(["bench", "model"])
    #expect(run.err.hasSuffix("\nThe program voicedo-online is not installed.\n"))
    #expect(!run.out.contains("with the model"))
  }

  @Test func theMonthsLimitHoldsHere() throws {
    try world.write(settings: "[model]\npreset = \"groq\"\nrequests_per_month = 3\n")
    world.online = OnlineLink { _, _, _ in
      OnlineAnswer(
        json: .object([
          "ok": .bool(true), "notices": .array([]), "requests": .number(1), "todos": .array([]),
        ])
      )
    }
    let run = world.type(["bench", "model", "--json"])
    #expect(try JSON(run.out)["stages"]["model"]["count"].number == 3)
    #expect(run.err.contains("3"))
  }

  @Test func aFileIsWrittenDownAsListenWould() throws {
    let speech = (0..<32_000).map { index -> Int16 in
      index % 4000 < 2600 ? (index / 40 % 2 == 0 ? 6000 : -6000) : 0
    }
    let wav = world.home + "/memo.wav"
    try Data(Sound([Int16](repeating: 0, count: 16_000) + speech).wave)
      .write(to: URL(filePath: wav))
    let path = world.home + "/recogniser"
    try Script.write("echo by some milk", to: path)
    try world.write(
      settings: "[transcription]\norder = [\"command\"]\ncommand = [\"\(path)\", \"{wav}\"]\n"
    )
    let run = world.type(["bench", "model", "--json", "--file", wav])
    let answer = try JSON(run.out)
    #expect(answer["heard"].text == "buy some milk")
    #expect(answer["stages"]["transcribe"]["count"].number == 1)
    #expect(answer["stages"]["record"]["milliseconds"].number == 12)
    #expect(world.type(["bench", "model", "--file", wav]).out.contains("\nHeard: buy some milk\n"))
  }

  @Test func sentencesAndRecordingsOfOnesOwnAreMeasured() throws {
    let folder = world.home + "/memos"
    mkdir(folder, 0o700)
    let speech = (0..<32_000).map { index -> Int16 in
      index % 4000 < 2600 ? (index / 40 % 2 == 0 ? 6000 : -6000) : 0
    }
    let wave = Data(Sound([Int16](repeating: 0, count: 16_000) + speech).wave)
    for name in ["a.wav", "b.WAV", "c.txt"] {
      try wave.write(to: URL(filePath: "\(folder)/\(name)"))
    }
    let path = world.home + "/recogniser"
    try Script.write("echo call anna", to: path)
    try world.write(
      settings: "[transcription]\norder = [\"command\"]\ncommand = [\"\(path)\", \"{wav}\"]\n"
    )
    let sentences = world.home + "/sentences"
    let text = """
      # my own
      call anna tomorrow at 5 and buy milk => call anna @ tomorrow at 5; buy milk

      water the plants => feed the cat
      pay the rent
      """
    try Data(text.utf8).write(to: URL(filePath: sentences))
    let arguments = ["bench", "model", "--file", folder, "--sentences", sentences]
    let answer = try JSON(world.type(arguments + ["--json"]).out)
    #expect(answer["stages"]["transcribe"]["count"].number == 2)
    #expect(answer["stages"]["parser"]["count"].number == 3)
    #expect(answer["heard"].text == "call anna\ncall anna")
    #expect(answer["right"]["parser"].number == 1)
    #expect(answer["total"]["aim"].number == 1700)
    let run = world.type(arguments)
    #expect(run.out.contains("\n1 of 2 sentences come out right on this machine."))
    #expect(run.out.contains("From the last word to what is stored: "))
    #expect(world.type(["bench", "model", "--sentences", "/nowhere"]).status == 2)
  }

  @Test func whoIsAtATerminalIsAskedForASentence() throws {
    world.terminal.inputIsTerminal = true
    let run = world.type(["bench", "model"])
    #expect(run.err.hasPrefix("Say a sentence now, such as: call anna tomorrow."))
    // The one who is recorded here says nothing.
    #expect(!run.out.contains("transcribe"))
  }

  @Test func withoutARecorderThatStageIsLeftOut() throws {
    world.audio = .deaf
    let run = world.type(["bench", "model"])
    #expect(run.err.hasPrefix("Nothing was recorded, so that stage is left out.\n"))
    #expect(run.out.hasPrefix("parser: "))
  }

  @Test func benchPressIsSomethingToDo() throws {
    #expect(world.type(["bench", "press", "at", "5"]).out.hasPrefix("Bench press"))
  }
}
