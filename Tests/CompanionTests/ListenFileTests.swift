import Actions
import Audio
import FoundationEssentials
import Glibc
import Testing

@testable import Listening
@testable import voicedo_remind

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
    #expect(run.err.hasPrefix("pocketsphinx writes down what you said.\n"))
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
    #expect(text.err.contains("is no .wav file"))
    let nothing = try companion.run("listen", "--file", companion.home + "/nowhere.wav")
    #expect(nothing.status == ExitStatus.failed.rawValue)
    #expect(nothing.err.contains("nowhere.wav cannot be read"))
    for run in [text, nothing] {
      let said = run.err.replacing(companion.home, with: "/home/ada")
      #expect(Copy.breaches(said) == [], "\(said)")
    }
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
