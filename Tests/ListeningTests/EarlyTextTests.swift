import Actions
import Audio
import FoundationEssentials
import Glibc
import Model
import Testing

@testable import Listening

@Suite("Text that is made while somebody speaks")
struct EarlyTextTests {
  private let home: ListeningHome

  init() throws {
    home = try ListeningHome()
  }

  private static let rest = [Int16](repeating: 0, count: 24_000)

  /// Two seconds of what counts as speech.
  private static let speech = (0..<32_000).map { index -> Int16 in
    index % 4000 < 2600 ? (index / 40 % 2 == 0 ? 6000 : -6000) : 0
  }

  /// Makes the recogniser of two scripts: one for samples, one for files.
  private func early(stream: String? = nil, file: String? = nil) throws -> EarlyText {
    var lines = "[transcription]\norder = [\"command\"]\n"
    if let stream { lines += "stream = [\"\(try home.script("stream", stream))\"]\n" }
    if let file { lines += "command = [\"\(try home.script("file", file))\", \"{wav}\"]\n" }
    try home.write(settings: lines)
    return try #require(EarlyText(home.session()))
  }

  /// Plays sound to it, piece by piece, and goes on until nothing is left to do or `isDone`.
  private func play(
    _ pieces: [[Int16]],
    after before: Sound = Sound(),
    to early: EarlyText,
    until isDone: () -> Bool = { true }
  ) -> Sound {
    var sound = before
    var detector = SpeechDetector()
    detector.hear(before.samples)
    for piece in pieces {
      sound.samples += piece
      detector.hear(piece)
      early.goOn(with: sound, detector)
    }
    for _ in 0..<6000 where !isDone() {
      usleep(10_000)
      early.goOn(with: sound, detector)
    }
    return sound
  }

  private func counted(_ name: String) -> Int {
    bytesOfFile(home.folder + "/" + name, limit: 1 << 20)?.count { $0 == 0x0A } ?? 0
  }

  @Test("shows each line when it is whole, and has all of them at the end")
  func lines() throws {
    let early = try early(stream: "echo buy milk; cat > /dev/null; echo tomorrow; printf unended")
    let sound = play([Self.rest, Self.speech], to: early) { early.heard == "buy milk" }
    #expect(early.heard == "buy milk")
    #expect(try early.finish(sound, interrupt: -1) == "buy milk tomorrow unended")
  }

  @Test("gives every sample, and a second of silence after the last")
  func samples() throws {
    let early = try early(stream: "wc -c")
    let sound = play([Self.rest, Self.speech, Self.rest], to: early)
    let bytes = (sound.samples.count + 16_000) * 2
    #expect(try early.finish(sound, interrupt: -1) == "\(bytes)")
  }

  @Test(
    "is none where the command ends before it has heard all, or says nothing",
    arguments: ["exit 0", "echo half of it; exit 1", "head -c 9 > /dev/null", "cat > /dev/null"]
  )
  func broken(_ stream: String) throws {
    let early = try early(stream: stream)
    let sound = play([Self.rest, Self.speech, Self.speech, Self.rest], to: early)
    #expect(try early.finish(sound, interrupt: -1) == nil)
  }

  @Test("never waits for who takes nothing while the recording goes on")
  func hanging() throws {
    let early = try early(stream: "exec sleep 600")
    let sound = play(Array(repeating: Self.speech, count: 20), to: early)
    #expect(early.heard == "")
    #expect(throws: TranscriptionError.interrupted) {
      try calledOff { try early.finish(sound, interrupt: $0) }
    }
  }

  @Test("is called off by what comes up meanwhile")
  func interrupted() throws {
    let early = try early(stream: "exec sleep 600")
    let sound = play([Self.speech], to: early)
    #expect(throws: TranscriptionError.interrupted) {
      try calledOff { try early.finish(sound, interrupt: $0) }
    }
  }

  /// Runs what is called off before it begins.
  private func calledOff<Result>(_ body: (Int32) throws -> Result) throws -> Result {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    write(ends[1], "x", 1)
    return try body(ends[0])
  }

  @Test("writes all of it down as soon as nobody has spoken for a second, and once")
  func early() throws {
    let early = try early(file: "echo x >> \(home.folder)/asked; echo part")
    let sound = play([Self.rest, Self.speech, Self.rest], to: early) { early.heard == "part" }
    #expect(early.heard == "part")
    #expect(try early.finish(sound, interrupt: -1) == "part")
    #expect(counted("asked") == 1)
  }

  @Test("begins anew, with all of it, where somebody speaks on")
  func more() throws {
    let early = try early(file: "wc -c < \"$1\"")
    let first = play([Self.rest, Self.speech, Self.rest], to: early) { !early.heard.isEmpty }
    let sound = play([Self.speech], after: first, to: early)
    #expect(early.heard == "")
    let bytes = try #require(try early.finish(sound, interrupt: -1).flatMap { Int($0) })
    // Both times two seconds of speech, and a second and a half between them.
    #expect(bytes > 5 * 32_000)
  }

  @Test("ends what it began, and leaves nothing behind, however it comes to its end")
  func nothingIsLeft() throws {
    let folder = home.folder + "/run"
    mkdir(folder, 0o700)
    home.variables["XDG_RUNTIME_DIR"] = folder
    let slow = "echo x >> \(home.folder)/asked; sleep 600; echo late"
    for ending in ["is called off", "has another text", "is let go"] {
      let early = try early(
        stream: ending == "has another text" ? "cat > /dev/null; echo live" : nil,
        file: slow
      )
      let count = counted("asked")
      let sound = play([Self.rest, Self.speech, Self.rest], to: early) { counted("asked") > count }
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
      switch ending {
      case "is called off":
        #expect(throws: TranscriptionError.interrupted) {
          try calledOff { try early.finish(sound, interrupt: $0) }
        }
      case "has another text": #expect(try early.finish(sound, interrupt: -1) == "live")
      default: break
      }
      if ending != "is let go" {
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [], "\(ending)")
      }
      _ = early
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
  }

  @Test("does not wait for who says more than a pipe holds")
  func verbose() throws {
    let early = try early(file: "head -c 300000 /dev/zero | tr '\\0' e >&2; echo done")
    let sound = play([Self.rest, Self.speech, Self.rest], to: early) { early.heard == "done" }
    #expect(try early.finish(sound, interrupt: -1) == "done")
  }

  @Test("takes the more exact text, and what was heard live where that has none")
  func both() throws {
    let live = "cat > /dev/null; echo live"
    let exact = try early(stream: live, file: "echo exact")
    #expect(try exact.finish(play([Self.speech], to: exact), interrupt: -1) == "exact")
    for file in ["exit 1", "exec sleep 600"] {
      let early = try early(stream: live, file: file)
      #expect(try early.finish(play([Self.speech], to: early), interrupt: -1) == "live")
    }
  }

  @Test("is none of a service, and none where nothing makes text")
  func services() throws {
    try home.write(settings: "[transcription]\norder = [\"groq\"]\n")
    #expect(EarlyText(home.session()) == nil)
    home.programs = []
    try home.write(settings: "")
    #expect(EarlyText(home.session()) == nil)
  }
}
