import FoundationEssentials
import Glibc
import Hearing
import Model
import System
import Testing

@testable import voicedo_remind

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

  @Test("that is none is told of", arguments: ["{", #"{"words":1}"#, #"{"text":3"#])
  func isNone(_ answer: String) {
    #expect(throws: TranscriptionTrouble.notRead) { try spokenText(in: answer) }
  }
}

@Suite("Keys while it listens")
struct KeysTests {
  @Test(
    "end it, drop it, or are nothing",
    arguments: [
      ([0x0D], .finish), ([0x0A], .finish), ([0x20], .finish), ([0x04], .finish),
      ([0x1B], .cancel), ([0x03], .interrupt), ([0x1B, 0x5B, 0x41], nil), ([0x61], nil),
      ([0x61, 0x0D], .finish), ([0x61, 0x1B], .cancel), ([0x0D, 0x03], .interrupt),
    ] as [([UInt8], Keys.Wish?)]
  )
  func wishes(_ bytes: [UInt8], _ wish: Keys.Wish?) {
    #expect(Keys.wish(in: bytes[...]) == wish)
  }
}

@Suite("A recording on the disk")
struct RecordingTests {
  private let world: ExampleWorld
  private var folder: String { world.home + "/recordings" }

  init() throws {
    world = try ExampleWorld(filled: false)
  }

  @Test(
    "is readable at any moment, by its owner alone, and once it is finished by anybody's player"
  )
  func grows() throws {
    let recording = try Recording.begin(in: folder, at: ExampleWorld.now)
    #expect(recording.path == folder + "/20260304T092000-000.wav")
    let mode = try #require(FileFacts(path: recording.path)).mode
    #expect(mode & 0o777 == 0o600)
    #expect(try #require(FileFacts(path: folder)).mode & 0o777 == 0o700)
    try recording.add([1, 2, 3])
    #expect(recording.sound == Sound([1, 2, 3]))
    try recording.add([4])
    recording.finish()
    let bytes = try #require(bytesOfFile(recording.path, limit: 1000))
    #expect(bytes == Sound([1, 2, 3, 4]).wave)
  }

  @Test("is nobody else's as long as somebody works with it, and waits afterwards")
  func isTaken() throws {
    var recording: Recording? = try Recording.begin(in: folder, at: ExampleWorld.now)
    let path = try #require(recording?.path)
    #expect(Recording.take(path) == nil)
    recording = nil
    let taken = try #require(Recording.take(path))
    #expect(taken.startedAt == ExampleWorld.now)
    taken.remove()
    #expect(Recording.take(path) == nil)
  }

  @Test("has a name of its own, also beside one of the same moment")
  func names() throws {
    let first = try Recording.begin(in: folder, at: ExampleWorld.now)
    let second = try Recording.begin(in: folder, at: ExampleWorld.now)
    #expect(first.path != second.path)
    #expect(second.path.hasSuffix("-001.wav"))
  }

  @Test("remembers under which moment its to-dos are stored")
  func notes() throws {
    let recording = try Recording.begin(in: folder, at: ExampleWorld.now)
    #expect(recording.storingAt == nil)
    recording.note(storingAt: ExampleWorld.now)
    #expect(recording.storingAt == ExampleWorld.now)
    recording.forgetNote()
    #expect(recording.storingAt == nil)
  }
}

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

@Suite("listen with a file")
struct ListenFileTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    mkdir(companion.home + "/bin", 0o700)
    // Nothing that is installed here is found.
    companion.set("PATH", companion.home + "/bin:/nowhere")
  }

  /// Puts a sound into a file; answers its path.
  private func file(_ bytes: [UInt8]) throws -> String {
    let path = companion.home + "/said.wav"
    try Data(bytes).write(to: URL(filePath: path))
    return path
  }

  /// Two seconds of what counts as speech, with silence around it.
  private var speech: [UInt8] {
    let silence = [Int16](repeating: 0, count: 16_000)
    let syllables = (0..<32_000).map { index -> Int16 in
      index % 4000 < 2600 ? (index / 40 % 2 == 0 ? 6000 : -6000) : 0
    }
    return Sound(silence + syllables + silence).wave
  }

  @Test func storesWhatTheRecogniserHeard() throws {
    _ = try companion.script("bin/pocketsphinx", "echo '{\"t\":\"um call anna tomorrow\"}'")
    let run = try companion.run("listen", "--file", file(speech), "--json")
    #expect(run.status == 0, "\(run.err)")
    #expect(try run.json()["todos"][0]["title"].text == "Call anna")
    #expect(run.err.hasPrefix("Writing down what you said.\n"))
    #expect(try companion.run("why", "anna").out.contains("by voice"))
  }

  @Test func asksNobodyWhereNobodySpeaks() throws {
    _ = try companion.script("bin/pocketsphinx", "touch \"$HOME/asked\"; echo '{\"t\":\"you\"}'")
    let silence = Sound([Int16](repeating: 3, count: 40_000)).wave
    let run = try companion.run("listen", "--file", file(silence))
    #expect(run.status == ExitStatus.rejectedAsNoise.rawValue)
    #expect(run.err == "I heard nobody speak, so nothing was stored.\n")
    #expect(access(companion.home + "/asked", F_OK) != 0)
  }

  @Test func saysWhatIsMissing() throws {
    let run = try companion.run("listen", "--file", file(speech))
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err.contains("apt install pocketsphinx pocketsphinx-en-us"))
  }

  @Test func aPhantomIsRefused() throws {
    _ = try companion.script("bin/pocketsphinx", "echo '{\"t\":\"Thanks for watching.\"}'")
    let run = try companion.run("listen", "--file", file(speech))
    #expect(run.status == ExitStatus.rejectedAsNoise.rawValue, "\(run.out)\(run.err)")
  }

  @Test func theNextOneTries() throws {
    let models = companion.home + "/.cache/vosk"
    try FileManager.default.createDirectory(
      atPath: models + "/vosk-model-small",
      withIntermediateDirectories: true
    )
    _ = try companion.script("bin/vosk-transcriber", "echo out of memory >&2; exit 1")
    _ = try companion.script("bin/pocketsphinx", "echo '{\"t\":\"buy milk\"}'")
    let run = try companion.run("listen", "--file", file(speech))
    #expect(run.status == 0)
    #expect(
      run.err.contains(
        "vosk gave no text: it ended with 1: out of memory. Now pocketsphinx tries.\n"
      )
    )
    #expect(run.out.hasPrefix("Buy milk"))
  }

  @Test func whatIsNoSoundIsToldApart() throws {
    let text = try companion.run("listen", "--file", file(Array("buy milk".utf8)))
    #expect(text.status == ExitStatus.failed.rawValue)
    #expect(text.err.contains("is no WAV file"))
    let nothing = try companion.run("listen", "--file", companion.home + "/nowhere.wav")
    #expect(nothing.status == ExitStatus.failed.rawValue)
    #expect(nothing.err.contains("nowhere.wav cannot be read"))
    for run in [text, nothing] { #expect(Copy.breaches(run.err) == [], "\(run.err)") }
  }

  @Test func anotherRunMayBeAskedForNothing() throws {
    for how in ["--stop", "--cancel"] {
      let run = try companion.run("listen", how)
      #expect(run.status == ExitStatus.nothingMatched.rawValue)
    }
    #expect(try companion.run("listen", "--retry").status == ExitStatus.nothingMatched.rawValue)
    #expect(try companion.run("listen").err.contains("No program that records"))
    let both = try companion.run("listen", "--start", "--stop")
    #expect(both.status == ExitStatus.usage.rawValue)
  }
}

@Suite("listen --retry")
struct RetryTests {
  private let companion: Companion
  private var folder: String { companion.home + "/state/voicedo-remind/recordings" }

  init() throws {
    companion = try Companion()
    mkdir(companion.home + "/bin", 0o700)
    companion.set("PATH", companion.home + "/bin:/usr/bin:/bin")
    companion.set("XDG_STATE_HOME", companion.home + "/state")
    _ = try companion.script(
      "bin/pocketsphinx",
      "echo \"{\\\"t\\\":\\\"task $(wc -c < \"$2\") in an hour\\\"}\""
    )
  }

  /// Leaves a recording as a program does that is killed while it records.
  private func leave(seconds: Int, at moment: Instant) throws {
    let recording = try Recording.begin(in: folder, at: moment)
    try recording.add([Int16](repeating: 0, count: 16_000))
    let syllables = (0..<16_000 * seconds).map { index -> Int16 in
      index % 4000 < 2600 ? (index / 40 % 2 == 0 ? 6000 : -6000) : 0
    }
    try recording.add(syllables)
  }

  @Test func writesDownWhatWaitsTheOldestFirst() throws {
    let now = Instant.now
    try leave(seconds: 2, at: now + .seconds(-60))
    try leave(seconds: 1, at: now + .seconds(-120))
    #expect(
      try companion.run("status").out.contains(
        "2 recordings wait to be written down: voicedo-remind listen --retry"
      )
    )
    let run = try companion.run("listen", "--retry")
    #expect(run.status == 0, "\(run.err)")
    let lines = run.out.split(separator: "\n")
    #expect(lines.count == 2)
    // The shorter one was said first.
    #expect(lines.first?.hasPrefix("Task 4") == true, "\(run.out)")
    #expect(try companion.run("listen", "--retry").status == ExitStatus.nothingMatched.rawValue)
    #expect(try companion.run("status", "--json").json()["recordings"].number == 0)
  }

  @Test func countsTimesFromWhenItWasSaid() throws {
    let said = Instant.now + .seconds(-1800)
    try leave(seconds: 1, at: said)
    let run = try companion.run("listen", "--retry", "--json")
    let at = try #require(try run.json()["todos"][0]["due"]["at"].text?.instantWithOffset)
    // Two seconds of sound, and an hour from its end.
    #expect(abs(at.seconds - said.seconds - 3602) <= 1)
  }

  @Test func isNotStoredTwice() throws {
    try leave(seconds: 1, at: .now)
    let path = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    let bytes = try Data(contentsOf: URL(filePath: folder + "/" + path))
    #expect(try companion.run("listen", "--retry").status == 0)
    // As if it had been killed between storing and deleting.
    let moment = try Holder.rows("SELECT made_at FROM batch ORDER BY id DESC", companion.database)
    let note = try #require(moment.first?.first)
    try bytes.write(to: URL(filePath: folder + "/" + path))
    try Data(note.utf8).write(to: URL(filePath: folder + "/" + path + ".storing"))
    #expect(try companion.run("listen", "--retry").status == ExitStatus.nothingMatched.rawValue)
    #expect(try companion.run("list", "--json").json()["todos"].elements.count == 1)
    // And as if it had been killed just before.
    try bytes.write(to: URL(filePath: folder + "/" + path))
    try Data("1".utf8).write(to: URL(filePath: folder + "/" + path + ".storing"))
    #expect(try companion.run("listen", "--retry").status == 0)
    #expect(try companion.run("list", "--json").json()["todos"].elements.count == 2)
  }

  @Test func keepsWhatGivesNoText() throws {
    try leave(seconds: 1, at: .now)
    _ = try companion.script("bin/pocketsphinx", "exit 7")
    let run = try companion.run("listen", "--retry")
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.err.contains("pocketsphinx gave no text: it ended with 7.\n"))
    #expect(
      run.err.contains("What you said is kept. To try once more: voicedo-remind listen --retry")
    )
    #expect(try companion.run("status", "--json").json()["recordings"].number == 1)
  }

  @Test func isDiscardedWhereThatIsSaid() throws {
    try leave(seconds: 1, at: .now)
    #expect(try companion.run("listen", "--discard").status == ExitStatus.usage.rawValue)
    #expect(try companion.run("listen", "--discard", "--yes").status == 0)
    #expect(try companion.run("listen", "--discard", "--yes").status != 0)
  }
}
