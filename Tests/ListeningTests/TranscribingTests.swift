import Actions
import Audio
import FoundationEssentials
import Glibc
import Model
import Testing

@testable import Listening

@Suite("Making text of speech")
struct TranscribingTests {
  private let home: ListeningHome

  init() throws {
    home = try ListeningHome()
  }

  /// Runs a script that gets the WAV file, and the file for its answer, as its words.
  private func text(_ script: String) throws -> String {
    let path = try home.script("recogniser", script)
    let wav = home.folder + "/speech.wav"
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
    #expect(throws: TranscriptionError.ended(status: 3, said: "no model")) {
      try text("echo hm >&2; echo no model >&2; exit 3")
    }
    #expect(throws: TranscriptionError.notThere) {
      try Transcriber(name: "x", arguments: ["no-such-program-here"]).transcribe("x", .zero, -1)
    }
  }

  @Test("never takes a value for a name", arguments: ["{out}", "{wav}", "a b", "$HOME"])
  func names(_ word: String) throws {
    let path = try home.script("recogniser", "printf %s \"$1\"")
    let folder = home.folder + "/" + word
    mkdir(folder, 0o700)
    let transcriber = Transcriber(name: "own", arguments: [path, "{wav}"])
    #expect(try transcriber.transcribe(folder + "/x.wav", .zero, -1) == folder + "/x.wav")
  }

  @Test("knows no preset that could not be told from another by its name and program")
  func presets() {
    let programs = LocalCommand.presets.map { $0.arguments.first ?? "" }
    #expect(Set(programs).count == programs.count)
    for preset in LocalCommand.presets {
      #expect(preset.arguments.contains { ["{wav}", "{list}"].contains($0) })
      #expect(preset.arguments.contains { $0.hasPrefix("{model}") } == !preset.models.isEmpty)
      #expect(!preset.stream.contains { $0.contains("{") })
    }
  }

  @Test("has a file that names the recording, for who wants that")
  func lists() throws {
    let path = try home.script("recogniser", "cat \"$1\"")
    let wav = home.folder + "/speech.wav"
    let transcriber = Transcriber(name: "own", arguments: [path, "{list}"])
    #expect(try transcriber.transcribe(wav, .zero, -1) == wav)
    #expect(access(wav + ".list", F_OK) != 0)
  }

  @Test("chooses among the texts that a command finds possible")
  func several() throws {
    let lines = "by milk -100\\nbuy milk -120\\n"
    let path = try home.script("recogniser", "printf '\(lines)' > \"$1.nbest\"; echo by milk")
    let wav = home.folder + "/speech.wav"
    func text(_ choose: @escaping Transcriber.Choice) throws -> String {
      try Transcriber(name: "own", arguments: [path, "{wav}"], choose: choose)
        .transcribe(wav, .zero, -1)
    }
    #expect(try text { $0.texts.last?.text } == "buy milk")
    #expect(try text { _ in nil } == "by milk")
    #expect(access(wav + ".nbest", F_OK) != 0)
  }

  @Test(
    "finds nothing possible where the command heard no words",
    arguments: [
      (" ($1 -2043)", "oh -1\\n", ""), ("look ($1 -709)", "book -1\\n", "book"),
      ("call (home) ($1 -709)", "", "call (home)"), ("look (at it)", "", "look (at it)"),
    ]
  )
  func scores(_ answer: String, _ possible: String, _ text: String) throws {
    let script = "echo \"\(answer)\" > \"$1.out\"; printf '\(possible)' > \"$1.nbest\""
    let path = try home.script("recogniser", script)
    let wav = home.folder + "/speech.wav"
    let transcriber = Transcriber(name: "own", arguments: [path, "{wav}", "{out}"])
    #expect(try transcriber.transcribe(wav, .zero, -1) == text)
  }

  @Test("hears all at once with a command that hears sound as it comes")
  func streams() throws {
    let path = try home.script("recogniser", "echo one; wc -c")
    let wav = home.folder + "/speech.wav"
    try Data(Sound([Int16](repeating: 9, count: 20_000)).wave).write(to: URL(filePath: wav))
    let transcriber = Transcriber(name: "own", arguments: [], stream: [path])
    // The samples, and a second of silence after them.
    #expect(try transcriber.transcribe(wav, .seconds(1), -1) == "one 72000")
    let broken = Transcriber(name: "own", arguments: [], stream: ["false"])
    #expect(throws: TranscriptionError.ended(status: 1, said: "")) {
      try broken.transcribe(wav, .seconds(1), -1)
    }
    let missing = Transcriber(name: "own", arguments: [], stream: ["no-such-program-here"])
    #expect(throws: TranscriptionError.notThere) {
      try missing.transcribe(wav, .seconds(1), -1)
    }
  }
}
