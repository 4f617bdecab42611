import Actions
import Testing

/// Input without an end, or of megabytes, is refused calmly.
@Suite("Bounds on what comes in")
struct BoundsTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  @Test(arguments: [["parse", "--jsonl"], ["occurrences", "--jsonl"]])
  func aLineWithoutAnEndIsCut(_ command: [String]) throws {
    let run = try companion.run(command, input: Array(repeating: UInt8(ascii: "x"), count: 3 << 20))
    #expect(run.status < 1000)
  }

  @Test func aDeviceIsNoRecording() throws {
    var status: Int32 = 0
    let time = try ContinuousClock().measure {
      status = try companion.run("listen", "--file", "/dev/zero").status
    }
    #expect((1..<1000).contains(status))
    #expect(time < .seconds(10))
  }

  @Test func aKeyWithSignsThatNoServiceTakesIsNotKept() throws {
    let run = try companion.run(["auth", "set", "work"], input: Array("abc\u{0}def\n".utf8))
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.err.contains("nothing was changed"))
  }
}
