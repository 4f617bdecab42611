import Glibc
import System
import Testing

@Suite("A program that is started")
struct ChildTests {
  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test("gets its arguments as they are, whatever a shell would make of them")
  func arguments() throws {
    let words = ["a b", "$HOME", "; rm x", "`id`", "'\"", "*", ""]
    let outcome = try Child.run(["printf", "[%s]"] + words, within: .seconds(60))
    #expect(text(outcome.output) == words.map { "[\($0)]" }.joined())
    #expect(outcome.isWell)
  }

  @Test("reads what it is given, and what it says beside comes apart", arguments: [0, 1, 300_000])
  func streams(_ count: Int) throws {
    let input = [UInt8](repeating: UInt8(ascii: "x"), count: count)
    let outcome = try Child.run(
      ["sh", "-c", "cat; echo beside >&2; exit 3"],
      input: input,
      within: .seconds(60)
    )
    #expect(outcome.output == input)
    #expect(text(outcome.errors) == "beside\n")
    #expect(outcome.ending == .exit(3))
    #expect(!outcome.isWell)
  }

  @Test("may leave unread what it is given")
  func unread() throws {
    let input = [UInt8](repeating: 0, count: 1_000_000)
    #expect(try Child.run(["true"], input: input, within: .seconds(60)).ending == .exit(0))
  }

  @Test("is not kept from ending by how much it writes; so much of it is kept")
  func limit() throws {
    let outcome = try Child.run(
      ["head", "-c", "500000", "/dev/zero"],
      within: .seconds(60),
      keeping: 1000
    )
    #expect(outcome.output == [UInt8](repeating: 0, count: 1000))
    #expect(outcome.isWell)
  }

  @Test("that is not there is told of")
  func missing() {
    #expect(throws: SystemError(code: ENOENT, operation: "start no-such-program-here")) {
      try Child.run(["no-such-program-here"], within: .seconds(60))
    }
    #expect(throws: SystemError.self) { try Child([]) }
  }

  @Test("ends with its time, also where it does not want to, with what it started")
  func time() throws {
    let outcome = try Child.run(
      ["sh", "-c", "trap '' TERM INT; echo $$; sleep 300 & echo $!; wait"],
      within: .milliseconds(500)
    )
    #expect(outcome.isOutOfTime)
    #expect(outcome.ending == .signal(SIGKILL))
    let processes = text(outcome.output).split(separator: "\n").compactMap { Int32($0) }
    for process in processes { #expect(hasGone(process)) }
  }

  @Test("ends when something else comes up")
  func interrupt() throws {
    let switchOff = try Child(["sh", "-c", "echo now; sleep 300"])
    let outcome = try Child.run(
      ["sleep", "300"],
      within: .seconds(60),
      interrupt: switchOff.output
    )
    #expect(outcome.isInterrupted && !outcome.isOutOfTime && !outcome.isWell)
    #expect(outcome.ending == .signal(SIGKILL))
  }

  @Test("is not waited for where what it left behind holds its pipes")
  func leftBehind() throws {
    let outcome = try Child.run(["sh", "-c", "sleep 300 & echo $!"], within: .seconds(60))
    #expect(outcome.ending == .exit(0))
    let sleeper = Int32(text(outcome.output).dropLast()) ?? 0
    try #require(sleeper > 0)
    kill(sleeper, SIGKILL)
  }

  @Test("does not see the variables that are kept from it, and sees the others")
  func environment() throws {
    setenv("VOICEDO_TEST_SECRET", "hidden", 1)
    setenv("VOICEDO_TEST_PLAIN", "seen", 1)
    let outcome = try Child.run(
      ["env"],
      dropping: ["VOICEDO_TEST_SECRET"],
      within: .seconds(60)
    )
    let lines = text(outcome.output).split(separator: "\n")
    #expect(lines.contains("VOICEDO_TEST_PLAIN=seen"))
    #expect(!lines.contains { $0.hasPrefix("VOICEDO_TEST_SECRET") })
  }

  @Test("is listened to as it goes, and ends when it is told to")
  func live() throws {
    let child = try Child(["sh", "-c", "trap 'echo bye; exit 0' INT; echo hello; sleep 300 & wait"])
    #expect(try hears(child, for: "hello\n"))
    #expect(child.ended() == nil)
    child.send(SIGINT)
    #expect(try hears(child, for: "bye\n"))
    #expect(child.wait() == .exit(0))
    #expect(child.ended() == .exit(0))
  }

  @Test("ends with its owner")
  func owner() throws {
    var child: Child? = try Child(["sleep", "300"])
    let process = try #require(child?.process)
    child = nil
    #expect(hasGone(process))
  }

  @Test("is found in the folders of PATH, or by its own path")
  func search() {
    #expect(ProgramSearch.find("sh", in: "/nowhere:/bin") == "/bin/sh")
    #expect(ProgramSearch.find("/bin/sh", in: nil) == "/bin/sh")
    #expect(ProgramSearch.find("no-such-program-here", in: "/bin") == nil)
    #expect(ProgramSearch.find("/bin", in: nil) == nil)
    #expect(ProgramSearch.find("", in: "/bin") == nil)
  }

  /// Whether a text comes from the program; waits for it.
  private func hears(_ child: Child, for expected: String) throws -> Bool {
    var heard: [UInt8] = []
    while text(heard) != expected {
      var wait = pollfd(fd: child.output, events: Int16(POLLIN), revents: 0)
      guard poll(&wait, 1, 60_000) > 0 else { return false }
      guard case .bytes(let bytes) = Child.readPiece(of: child.output) else { return false }
      heard += bytes
    }
    return true
  }

  /// Whether no process has this number any more, or it is but the trace of one.
  private func hasGone(_ process: Int32) -> Bool {
    for _ in 0..<1000 {
      if kill(process, 0) != 0 { return true }
      if isTrace(process) { return true }
      usleep(10_000)
    }
    return false
  }

  private func isTrace(_ process: Int32) -> Bool {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return true }
    defer { fclose(file) }
    var line = [UInt8](repeating: 0, count: 512)
    let count = fread(&line, 1, line.count, file)
    let facts = String(decoding: line.prefix(count), as: UTF8.self)
    return facts.split(separator: ")").last?.hasPrefix(" Z") ?? true
  }
}
