import FoundationEssentials
import Glibc
import Hearing
import Model
import Testing

@testable import voicedo_remind

@Suite("Making text of speech")
struct TranscribingTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  /// Runs a script that gets the WAV file, and the file for its answer, as its words.
  private func text(_ script: String) throws -> String {
    let path = try companion.script("recogniser", script)
    let wav = companion.home + "/speech.wav"
    try Data(Sound([0, 1, 2]).wave).write(to: URL(filePath: wav))
    let transcriber = Transcriber(name: "own", arguments: [path, "{wav}", "{out}"])
    return try transcriber.transcribe(wav, .seconds(1), -1)
  }

  @Test("takes what a command says, or writes")
  func answers() throws {
    #expect(try text("echo ' buy milk '") == "buy milk")
    #expect(try text("echo buy milk > \"$2\"; echo noise") == "buy milk")
    #expect(try text("echo buy milk > \"$2.txt\"") == "buy milk")
    #expect(try text("wc -c < \"$1\"") == "50")
    #expect(try text("true") == "")
  }

  @Test("tells how a command ended that gave nothing")
  func troubles() {
    #expect(throws: TranscriptionTrouble.ended(status: 3, said: "no model")) {
      try text("echo hm >&2; echo no model >&2; exit 3")
    }
    #expect(throws: TranscriptionTrouble.notThere) {
      try Transcriber(name: "x", arguments: ["no-such-program-here"]).transcribe("x", .zero, -1)
    }
  }

  @Test("never takes a value for a name", arguments: ["{out}", "{wav}", "a b", "$HOME"])
  func names(_ word: String) throws {
    let path = try companion.script("recogniser", "printf %s \"$1\"")
    let folder = companion.home + "/" + word
    mkdir(folder, 0o700)
    let transcriber = Transcriber(name: "own", arguments: [path, "{wav}"])
    #expect(try transcriber.transcribe(folder + "/x.wav", .zero, -1) == folder + "/x.wav")
  }

  @Test("knows no preset that could not be told from another by its name and program")
  func presets() {
    let programs = LocalCommand.presets.map { $0.arguments.first ?? "" }
    #expect(Set(programs).count == programs.count)
    for preset in LocalCommand.presets {
      #expect(preset.arguments.contains("{wav}"))
      #expect(preset.arguments.contains("{model}") == !preset.models.isEmpty)
    }
  }
}
