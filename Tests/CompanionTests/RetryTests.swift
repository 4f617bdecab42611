import Actions
import FoundationEssentials
import Glibc
import Model
import System
import Testing

@testable import Answers
@testable import Listening
@testable import voicedo_remind

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
