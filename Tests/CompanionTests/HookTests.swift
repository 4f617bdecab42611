import Actions
import FoundationEssentials
import Glibc
import Interchange
import Model
import Store
import System
import Testing

@testable import Answers
@testable import voicedo_remind

/// Hooks, in a world whose clock stands before the files were put there: what was seen once as it is
/// counts all the same.
@Suite("Hooks")
struct HookTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  /// A hook that notes what it reads, and one that has been told up to now.
  private func prepare(_ names: String..., script: String = "cat >> \"$HOME/told\"") throws {
    for name in names { try world.write(hook: name, script) }
    let run = world.type(["hooks", "run"])
    try #require(run.status == 0, "\(run.err)")
    #expect(run.out == "Nothing new to tell.\n")
  }

  /// What the hooks have read since they were asked last.
  private func told() throws -> [JSON] {
    let file = URL(filePath: world.home + "/told")
    guard FileManager.default.fileExists(atPath: file.path) else { return [] }
    let text = try String(contentsOf: file, encoding: .utf8)
    try FileManager.default.removeItem(at: file)
    return try text.split(separator: "\n").map { try JSON(String($0)) }
  }

  private func tell() throws -> Run {
    let run = world.type(["hooks", "run"])
    #expect(run.status == 0, "\(run.err)")
    return run
  }

  private func titles() throws -> [String] {
    try told().map { $0["todo"]["title"].text ?? "" }
  }

  @Test func tellEachThingOnceAndInOrder() throws {
    try prepare("added", "done", "snoozed", "deleted", "skipped")
    world.type(["add", "--no-parse", "Bread"])
    world.now = world.now + .minutes(1)
    world.type(["snooze", "bread"])
    world.now = world.now + .minutes(1)
    world.type(["done", "bread"])
    world.now = world.now + .minutes(1)
    world.type(["delete", "bread"])
    #expect(try tell().out == "4 told.\n")
    let told = try told()
    #expect(told.map { $0["event"].text ?? "" } == ["added", "snoozed", "done", "deleted"])
    // What is in the journal tells it all the same; the ledger has no words.
    #expect(told.map { $0["todo"]["title"].text } == ["Bread", nil, "Bread", "Bread"])
    #expect(told.allSatisfy { $0["schema"].number == 1 && $0["source"].text == "cli" })
    #expect(try tell().out == "Nothing new to tell.\n")
    #expect(try self.told().isEmpty)
  }

  @Test func nothingOldIsToldToANewOne() throws {
    world.type(["add", "--no-parse", "Bread"])
    try prepare("added")
    #expect(try told().isEmpty)
    world.type(["add", "--no-parse", "Tea"])
    try world.write(hook: "done", "cat >> \"$HOME/told\"")
    world.type(["done", "tea"])
    #expect(try tell().out == "1 told.\n")
    #expect(try told().map { $0["event"].text ?? "" } == ["added"])
  }

  @Test func severalAreRunInTheOrderOfTheirNames() throws {
    try prepare("done", "done.d/20", "done.d/10", script: "echo ${0##*/} >> \"$HOME/order\"")
    world.type(["done", "a11c"])
    #expect(try tell().out == "3 told.\n")
    let order = try String(contentsOf: URL(filePath: world.home + "/order"), encoding: .utf8)
    #expect(order == "done\n10\n20\n")
  }

  @Test func ofABacklogTheLastHundredAreTold() throws {
    try prepare("added")
    for number in 1...103 { world.type(["add", "--no-parse", "n\(number)"]) }
    #expect(try tell().out == "100 told.\n")
    #expect(try titles().first == "n4")
    let hooks = world.type(["hooks"]).out
    #expect(hooks.contains("3 not told"), "\(hooks)")
    #expect(world.session().hookState.leftOut?.count == 3)
  }

  @Test func whatIsLongAgoIsNotTold() throws {
    try prepare("added")
    world.type(["add", "--no-parse", "Bread"])
    world.now = world.now + .minutes(61)
    world.type(["add", "--no-parse", "Tea"])
    #expect(try tell().out == "1 told.\n")
    #expect(try titles() == ["Tea"])
    #expect(world.session().hookState.leftOut?.count == 1)
  }

  @Test func whatWasForgottenIsNotTold() throws {
    try prepare("added", "done")
    world.type(["add", "--no-parse", "Secret"])
    world.type(["done", "secret"])
    #expect(world.type(["forget", "secret", "--yes"]).status == 0)
    world.type(["add", "--no-parse", "Tea"])
    _ = try tell()
    #expect(try titles() == ["Tea"])
  }

  @Test func whatAHookDoesIsNotTold() throws {
    try prepare("added", "done")
    world.environment["VOICEDO_HOOK"] = "1"
    world.type(["add", "--no-parse", "Bread"])
    world.type(["done", "bread"])
    world.type(["say", "done with a11c"])
    world.environment["VOICEDO_HOOK"] = nil
    #expect(try tell().out == "Nothing new to tell.\n")
  }

  @Test func oneThatDoesNotEndWellKeepsNoOtherFromItAndIsToldOfOnce() throws {
    try world.write(hook: "done.d/20", "cat >> \"$HOME/told\"")
    try prepare("done.d/10", script: "test -e \"$HOME/works\"")
    world.type(["done", "a11c"])
    let first = try tell()
    #expect(first.err.contains("ended with status 1"))
    #expect(try told().count == 1)
    world.type(["done", "b0a7"])
    #expect(try tell().err == "")
    #expect(try told().count == 1)
    #expect(world.type(["hooks"]).out.contains("ended with status 1"))
    // Once it has ended well, it is told anew.
    try world.write("", to: "works")
    #expect(world.type(["hooks", "test", "done"]).status == 0)
    unlink(world.home + "/works")
    world.type(["undone", "a11c"])
    world.type(["done", "a11c"])
    #expect(try tell().err.contains("ended with status 1"))
  }

  @Test func theirTimeIsLimited() throws {
    try world.write(settings: "[hooks]\ntimeout = 1")
    try prepare("added", script: "echo x >> \"$HOME/tries\"; exec sleep 30")
    for title in ["a1", "b1", "c1"] { world.type(["add", "--no-parse", title]) }
    let run = try tell()
    #expect(run.err.contains("took longer than 1 s"))
    // What keeps all others waiting is tried once a run.
    let tries = try String(contentsOf: URL(filePath: world.home + "/tries"), encoding: .utf8)
    #expect(tries == "x\n")
  }

  @Test func whatTellsNothingNewIsNotUnderWay() throws {
    try prepare("added")
    let path = try #require(HookState.path(for: world.session().paths))
    let lock = try #require(RunLock(path + ".lock"))
    world.type(["add", "--no-parse", "Bread"])
    #expect(try tell().out == "Another run is telling all of it.\n")
    withExtendedLifetime(lock) {}
  }

  @Test func whereNothingCanBeRememberedItEnds() throws {
    try prepare("added")
    let path = try #require(HookState.path(for: world.session().paths))
    // In the place of what is to be written there is a folder.
    #expect(mkdir(path + ".new", 0o700) == 0)
    world.type(["add", "--no-parse", "Bread"])
    world.type(["add", "--no-parse", "Tea"])
    #expect(try tell().out == "1 told.\n")
    #expect(try titles() == ["Bread"])
    #expect(rmdir(path + ".new") == 0)
    #expect(try tell().out == "2 told.\n")
  }

  @Test func theStateHoldsNoWordOfAToDo() throws {
    try prepare("added", "done")
    world.type(["add", "--no-parse", "Secret"])
    _ = try tell()
    let path = try #require(HookState.path(for: world.session().paths))
    let text = try String(contentsOf: URL(filePath: path), encoding: .utf8)
    #expect(!text.lowercased().contains("secret"))
    #expect(FileFacts(path: path)?.mode == 0o600)
  }

  @Test(arguments: ["", "{", "[]", "{\"journal\": [1, \"x\"], \"hooks\": [{}]}", "\u{0}\u{0}"])
  func aStateThatCannotBeReadBeginsAnew(_ text: String) throws {
    try prepare("added")
    let path = try #require(HookState.path(for: world.session().paths))
    #expect(writePrivately(text, to: path))
    world.type(["add", "--no-parse", "Bread"])
    // The files are younger than this world's clock, so that nothing is told.
    #expect(try tell().out == "Nothing new to tell.\n")
    world.type(["add", "--no-parse", "Tea"])
    #expect(try tell().out == "1 told.\n")
  }

  @Test func theStateIsReadAsItWasWritten() throws {
    var state = HookState()
    state.cursor = HappeningCursor(
      journal: HappeningCursor.Row(id: 812, number: 3, at: world.now),
      ledger: HappeningCursor.Row(id: 90, at: world.now),
      focus: "4 1772616000000 paused asked 1"
    )
    state.runs["/a \"b\""] = HookState.Run(
      changedAt: world.now,
      at: world.now + .minutes(1),
      ending: .exit(3)
    )
    state.runs["/c"] = HookState.Run(changedAt: world.now)
    state.leftOut = HookState.LeftOut(at: world.now, count: 7)
    let path = world.home + "/state.json"
    #expect(state.write(to: path))
    #expect(HookState(path: path) == state)
  }

  @Test(arguments: Happening.Kind.allCases)
  func samplesAreReadByEach(_ kind: Happening.Kind) throws {
    try world.write(hook: kind.rawValue, "cat >> \"$HOME/told\"; test \"$VOICEDO_EVENT\" = \(kind)")
    #expect(world.type(["hooks", "test", kind.rawValue]).status == 0)
    let told = try #require(try told().first)
    #expect(told["event"].text == kind.rawValue)
    #expect(told.keys == ToldHappening.shape.fields.map(\.key).sorted().inserting("schema"))
  }

  @Test func whatAHookWritesInATestIsNothingThatATerminalObeys() throws {
    let script = #"printf 'one\033]0;x\007\033[2J\ntwo\n' >&2; sleep 0.3; yes flood | head -n 1000"#
    try world.write(hook: "done", script)
    let run = world.type(["hooks", "test", "done"])
    #expect(run.status == 0)
    #expect(run.err.contains("two\n"))
    #expect(!run.err.unicodeScalars.contains("\u{1B}"))
    #expect(run.err.split(separator: "\n").count { $0 == "flood" } < 200)
    #expect(!run.out.contains("flood"))
    #expect(
      try world.type(["hooks", "test", "done", "--json"]).json()["hooks"].elements.count == 1
    )
  }

  @Test func whatAHookLeavesBehindKeepsNobodyWaiting() throws {
    try world.write(hook: "done", "setsid sleep 60 & echo begun")
    let began = world.now
    let run = world.type(["hooks", "test", "done"])
    #expect(run.status == 0)
    #expect(run.err.contains("begun"))
    #expect(world.now == began)
  }

  @Test func aPipeInThePlaceOfWhatIsRememberedKeepsNobodyWaiting() throws {
    world.service = .running
    try prepare("done")
    let path = try #require(HookState.path(for: world.session().paths))
    for place in [path, path + ".new"] {
      unlink(place)
      #expect(mkfifo(place, 0o600) == 0)
    }
    #expect(world.type(["hooks"]).out.contains("not run yet"))
    #expect(world.type(["doctor"]).status == 0)
    #expect(world.type(["hooks", "test", "done"]).status == 0)
    // It was put in its place.
    #expect(world.type(["hooks"]).out.contains("ended well"))
  }

  @Test func whichFolderKeepsAHookFromBeingRunIsTold() throws {
    let shared = world.home + "/shared"
    mkdir(shared, 0o777)
    chmod(shared, 0o777)
    try world.write(hook: "other", "exit 0")
    let hooks = world.home + "/config/voicedo-remind/hooks"
    #expect(rename(hooks + "/other", shared + "/x.sh") == 0)
    #expect(symlink(shared + "/x.sh", hooks + "/done") == 0)
    for verb in ["hooks", "doctor"] {
      let out = world.type([verb]).out.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      #expect(out.contains("others can write to \(shared);"), "\(out)")
      #expect(out.contains("chmod go-w \(shared)"), "\(out)")
    }
    let json = try world.type(["hooks", "--json"]).json()["hooks"][0]
    #expect(json["place"].text == shared && json["obstacle"].text == "writable-by-others")
  }

  @Test func aTestWithoutAHookSaysSo() {
    let run = world.type(["hooks", "test", "done"])
    #expect(run.status == 3)
    #expect(run.err.contains("There is no hook for done"))
  }

  @Test(
    "a file with another name is told of, and what would have it run",
    arguments: [
      ("done.sh", "To have it run: mv "), ("notify", "notify is the name of no event"),
      ("Added.py", "/hooks/added"), ("README.md", "README.md is the name of no event"),
    ]
  )
  func otherNamesAreTold(_ name: String, _ told: String) throws {
    try world.write(hook: name, "exit 0")
    let alone = world.type(["hooks"]).out
    #expect(alone.contains(told) && alone.contains("There are no hooks."), "\(alone)")
    try world.write(hook: "due", "exit 0")
    let beside = world.type(["hooks"]).out
    #expect(beside.contains(told) && beside.contains("not run yet"), "\(beside)")
    #expect(try world.type(["hooks", "--json"]).json()["others"].elements.map(\.text) == [name])
  }

  @Test func doctorNamesWhatIsNotRun() throws {
    world.service = .running
    #expect(!world.type(["doctor"]).out.contains("Hooks"))
    try world.write(hook: "done", "exit 0", mode: 0o644)
    let doctor = world.type(["doctor"])
    #expect(doctor.out.contains("not executable"), "\(doctor.out)")
    #expect(doctor.out.contains("chmod u+x"))
    #expect(doctor.status == 0)
    chmod(world.home + "/config/voicedo-remind/hooks/done", 0o700)
    #expect(world.type(["doctor", "--all"]).out.contains("1 told of what happens"))
  }

  @Test(arguments: [
    (["hooks", "for", "the", "wall"], true), (["hooks", "run", "the", "race"], true),
    (["hooks"], false), (["hooks", "run"], false), (["hooks", "test", "done"], false),
  ])
  func otherWordsAreSomethingToDo(_ words: [String], _ isCapture: Bool) {
    if case .capture = Route(words) { #expect(isCapture) } else { #expect(!isCapture) }
  }

  @Test(arguments: [["hooks", "test"], ["hooks", "test", "dne"], ["hooks", "run", "done"]])
  func whatMakesNoSenseIsRefused(_ words: [String]) {
    #expect(world.type(words).status == 2)
  }
}

extension [String] {
  fileprivate func inserting(_ key: String) -> [String] { (self + [key]).sorted() }
}
