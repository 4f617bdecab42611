import Interchange
import Testing

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
    #expect(benchmark.stages.map(\.times.count) == [Benchmark.sentences.count])
  }

  @Test func aModelIsAskedEachSentenceAndHeldAgainstIt() throws {
    try world.write(settings: "[model]\npreset = \"groq\"\n")
    world.online = OnlineLink { question, _, _ in
      // A model that takes the sentence for the to-do, which is right once.
      let said = question["transcript"]?.text ?? ""
      let todo = JSONValue.object(["title": .string(said), "doubts": .array([])])
      return .object([
        "ok": .bool(true), "notices": .array([]), "requests": .number(1),
        "todos": .array(said.hasPrefix("it was") ? [] : [todo]),
      ])
    }
    let run = world.type(["bench", "model", "--json"])
    let answer = try JSON(run.out)
    #expect(run.status == 0)
    #expect(answer["stages"]["model"]["count"].number == Double(Benchmark.sentences.count))
    #expect(answer["right"]["model"].number == 1)
  }

  @Test func withoutAModelTheRestIsMeasured() throws {
    let run = world.type(["bench", "model"])
    #expect(run.status == 0)
    #expect(run.err == "The settings name no model; see [model] in them.\n")
    #expect(run.out.hasPrefix("parser: "))
    #expect(run.out.contains("sentences come out right on this machine."))
  }

  @Test func aModelThatDoesNotAnswerIsSaidToBeAway() throws {
    try world.write(settings: "[model]\npreset = \"groq\"\n")
    let run = world.type(["bench", "model"])
    #expect(run.err == "The program voicedo-online is not installed.\n")
    #expect(!run.out.contains("with the model"))
  }

  @Test func benchPressIsSomethingToDo() throws {
    #expect(world.type(["bench", "press", "at", "5"]).out.hasPrefix("Bench press"))
  }
}
