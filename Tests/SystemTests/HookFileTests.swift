import Glibc
import Model
import TestSupport
import Testing

@testable import System

@Suite("Files of hooks")
struct HookFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("hooks")
    chmod(folder.path, 0o755)
  }

  private func write(_ name: String, _ text: String = "exit 0", mode: mode_t = 0o700) throws {
    try Script.write(text, to: "\(folder.path)/\(name)")
    chmod("\(folder.path)/\(name)", mode)
  }

  private var found: [String] {
    HookFile.all(in: folder.path, events: ["added", "done"]).map {
      let name = String($0.path.dropFirst(folder.path.count + 1))
      return "\($0.event) \(name) \($0.obstacle?.rawValue ?? "fine")"
    }
  }

  private func hook() throws -> HookFile {
    try #require(HookFile.all(in: folder.path, events: ["done"]).first)
  }

  private func run(_ text: String, reading input: String = "", _ time: Duration = .seconds(20))
    throws -> HookEnding
  {
    try write("done", text)
    return try hook().run(
      reading: Array(input.utf8),
      environment: ["PATH=/usr/bin:/bin", "PLACE=\(folder.path)"],
      within: time
    )
  }

  private func text(_ name: String) throws -> String {
    let file = try #require(fopen("\(folder.path)/\(name)", "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 21)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  @Test func areFoundInTheirOrder() throws {
    mkdir(folder.path + "/done.d", 0o755)
    for name in ["done", "added", "done.d/20-lamp", "done.d/10-mail", "done.d/.hidden", "other"] {
      try write(name)
    }
    try write("done.d/30-lamp~")
    mkdir(folder.path + "/done.d/folder", 0o755)
    #expect(
      found == [
        "added added fine", "done done fine", "done done.d/10-mail fine",
        "done done.d/20-lamp fine",
      ]
    )
    #expect(HookFile.mayBeThere(in: folder.path))
  }

  @Test func noneWhereThereIsNoFolder() {
    #expect(HookFile.all(in: folder.path + "/none", events: ["done"]) == [])
    #expect(HookFile.all(in: "", events: ["done"]) == [])
    #expect(!HookFile.mayBeThere(in: folder.path + "/none"))
    #expect(!HookFile.mayBeThere(in: folder.path))
  }

  @Test(
    arguments: [
      (0o700, 0o755, "fine"), (0o755, 0o775, "fine"), (0o600, 0o755, "not-executable"),
      (0o720, 0o755, "writable-by-others"), (0o702, 0o755, "writable-by-others"),
      (0o700, 0o757, "writable-by-others"),
    ] as [(mode_t, mode_t, String)]
  )
  func areRunOnlyWhereTheyAreSafe(_ mode: mode_t, _ folderMode: mode_t, _ state: String) throws {
    try write("done", mode: mode)
    chmod(folder.path, folderMode)
    #expect(found == ["done done \(state)"])
  }

  /// A folder above those that a hook lies in, one that a link leads to, and one that a link in between
  /// lies in.
  private func makeShared(mode: mode_t) throws -> String {
    let shared = folder.path + "/shared"
    mkdir(shared, 0o755)
    try Script.write("exit 0", to: shared + "/x.sh")
    chmod(shared + "/x.sh", 0o700)
    chmod(shared, mode)
    return shared
  }

  @Test(
    arguments: [
      (0o755, "fine"), (0o777, "writable-by-others"), (0o1777, "fine"),
      (0o757, "writable-by-others"),
    ] as [(mode_t, String)]
  )
  func aLinkIsJudgedByTheFileAndItsFolders(_ mode: mode_t, _ state: String) throws {
    let shared = try makeShared(mode: mode)
    symlink(shared + "/x.sh", folder.path + "/done")
    #expect(found == ["done done \(state)"])
    #expect(try hook().place == (state == "fine" ? shared + "/x.sh" : shared))
  }

  @Test(arguments: ["../shared/x.sh", "./.././shared//x.sh"])
  func aLinkInBetweenIsJudgedByItsFolder(_ target: String) throws {
    _ = try makeShared(mode: 0o755)
    let between = folder.path + "/between"
    mkdir(between, 0o755)
    symlink(target, between + "/link")
    symlink("between/link", folder.path + "/done")
    #expect(found == ["done done fine"])
    chmod(between, 0o777)
    #expect(found == ["done done writable-by-others"])
    #expect(try hook().place == between)
  }

  @Test func everyFolderAboveCounts() throws {
    let hooks = folder.path + "/a/b/hooks"
    for end in ["/a", "/a/b", "/a/b/hooks"] { mkdir(folder.path + end, 0o755) }
    try Script.write("exit 0", to: hooks + "/done")
    chmod(hooks + "/done", 0o700)
    for (end, mode) in [("/a", 0o777), ("/a/b", 0o757), ("", 0o777)] as [(String, mode_t)] {
      chmod(folder.path + end, mode)
      let hook = try #require(HookFile.all(in: hooks, events: ["done"]).first)
      #expect(hook.obstacle == .writable && hook.place == folder.path + end)
      chmod(folder.path + end, 0o755)
    }
    #expect(HookFile.all(in: hooks, events: ["done"]).first?.obstacle == nil)
  }

  @Test func whatOthersCouldChangeSinceItWasListedIsNotRun() throws {
    try write("done", "touch $PLACE/ran")
    let hook = try hook()
    chmod(folder.path, 0o777)
    let ending = hook.run(
      reading: [],
      environment: ["PATH=/usr/bin:/bin", "PLACE=\(folder.path)"],
      within: .seconds(20)
    )
    #expect(ending == .notStarted(EACCES))
    #expect(!folder.names.contains("ran"))
  }

  @Test func linksInACircleEnd() throws {
    symlink("two", folder.path + "/one")
    symlink("one", folder.path + "/two")
    #expect(throws: TrustedPath.Fault.self) { try TrustedPath.end(of: folder.path + "/one") }
    #expect(throws: TrustedPath.Fault.self) { try TrustedPath.end(of: "relative/one") }
    #expect(try TrustedPath.end(of: "/") == "/")
  }

  @Test func inAFolderOfManyAnothersLinkIsNotFollowed() throws {
    guard geteuid() == 0 else { return }
    _ = try makeShared(mode: 0o1777)
    symlink("x.sh", folder.path + "/shared/link")
    lchown(folder.path + "/shared/link", 65_534, 65_534)
    symlink("shared/link", folder.path + "/done")
    #expect(found == ["done done writable-by-others"])
  }

  @Test func oneOfAnotherUserIsNotRun() throws {
    guard geteuid() == 0 else { return }
    try write("done", mode: 0o755)
    chown(folder.path + "/done", 65_534, 65_534)
    #expect(found == ["done done of-another-user"])
  }

  @Test func readWhatHappenedAndNothingElse() throws {
    let input = "{\"title\":\"$(touch $PLACE/taken)\"}\n"
    let script = "cat > $PLACE/in; echo $# > $PLACE/words; env > $PLACE/env"
    #expect(try run(script, reading: input).isWell)
    #expect(try text("in") == input)
    #expect(try text("words") == "0\n")
    #expect(!folder.names.contains("taken"))
    for line in try text("env").split(separator: "\n") {
      let name = line.prefix { $0 != "=" }
      #expect(["PATH", "PLACE", "PWD", "_", "SHLVL", "OLDPWD"].contains(name), "\(line)")
    }
  }

  @Test func mayLeaveALongTextUnread() throws {
    let input = String(repeating: "x", count: 1 << 20)
    #expect(try run("exit 0", reading: input) == .exit(0))
    #expect(try run("wc -c > $PLACE/count", reading: input) == .exit(0))
    #expect(try text("count") == "1048576\n")
  }

  @Test func tellHowTheyEnded() throws {
    #expect(try run("exit 3") == .exit(3))
    #expect(try run("kill -9 $$") == .signal(9))
    #expect(try run("sleep 60", .milliseconds(50)) == .outOfTime)
    try write("done")
    let gone = try hook()
    unlink(gone.path)
    let ending = gone.run(reading: [], environment: [], within: .seconds(1))
    #expect(ending == .notStarted(ENOENT))
  }

  @Test func areEndedWithAllThatTheyStarted() throws {
    let script = "trap '' TERM; sleep 300 & echo $! > $PLACE/child; wait"
    let ending = try run(script, .milliseconds(300))
    #expect(ending == .outOfTime)
    let child = try #require(pid_t(try text("child").filter(\.isNumber)))
    // The kernel takes a moment to reap it, and whoever inherits it may never do so.
    var isRunning = true
    for _ in 0..<200 where isRunning {
      isRunning = kill(child, 0) == 0 && !isZombie(child)
      if isRunning { usleep(5000) }
    }
    #expect(!isRunning)
  }

  private func isZombie(_ process: pid_t) -> Bool {
    guard let file = fopen("/proc/\(process)/stat", "r") else { return true }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 512)
    let count = fread(&bytes, 1, bytes.count, file)
    let words = String(decoding: bytes[..<count], as: UTF8.self).split(separator: " ")
    return words.count > 2 && words[2] == "Z"
  }

  @Test(arguments: [HookEnding.exit(0), .exit(7), .signal(15), .outOfTime, .notStarted(2)])
  func endingsAreWrittenAndRead(_ ending: HookEnding) {
    #expect(HookEnding(rawValue: ending.rawValue) == ending)
  }

  @Test(arguments: ["", "exit", "exit x", "time 3", "sleep 1"])
  func whatIsNoEndingIsNone(_ text: String) {
    #expect(HookEnding(rawValue: text) == nil)
  }
}
