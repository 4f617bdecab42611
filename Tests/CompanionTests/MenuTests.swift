import FoundationEssentials
import TestSupport
import Testing

@testable import voicedo_remind

/// The menu of a window manager, with a script in the place of the program that shows it; the real
/// ones are in `Tests/EndToEnd/test_menu.py`.
@Suite("A menu")
struct MenuTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    companion.set("DISPLAY", ":77")
    try FileManager.default.createDirectory(
      atPath: companion.home + "/bin",
      withIntermediateDirectories: true
    )
    companion.set("PATH", companion.home + "/bin:/usr/bin:/bin")
    try companion.run("add", "buy milk")
    try companion.run("add", "call <b>anna</b> & bob")
  }

  /// Answers each window in turn: by a line with these words in it, or by what is typed.
  private func answer(_ answers: [String], as program: String = "rofi") throws {
    for (number, answer) in answers.enumerated() {
      try Data(answer.utf8).write(to: URL(filePath: companion.home + "/answer.\(number + 1)"))
    }
    _ = try companion.script(
      "bin/" + program,
      """
      #!/bin/sh
      cd "$HOME"
      count=$(cat count 2>/dev/null || echo 1)
      echo $((count + 1)) >count
      printf '%s\\n' "$@" >arguments.$count
      cat >lines.$count
      [ -e answer.$count ] || { sleep 0.4; exit 1; }
      grep -F -m 1 -f answer.$count lines.$count || cat answer.$count
      """
    )
  }

  private func lines(_ number: Int) throws -> [String] {
    let text = try Data(contentsOf: URL(filePath: companion.home + "/lines.\(number)"))
    return String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  private func open() throws -> [JSON] {
    try companion.run("list", "--json").json()["todos"].elements
  }

  @Test func whatIsTypedIsStored() throws {
    try answer(["feed $(id) the cat"])
    let run = try companion.run("menu")
    #expect(run.status == 0, "\(run.err)")
    #expect(try open().contains { $0["title"].text == "Feed $(id) the cat" })
  }

  @Test func everyToDoHasALineOfItsOwn() throws {
    try companion.run("add", "--no-parse", "buy milk")
    try companion.run("add", "--no-parse", "two\u{1B}[31mlines\u{7}\nof it")
    try answer([])
    try companion.run("menu")
    let lines = try lines(1)
    #expect(lines[0] == "Something new …")
    #expect(lines.count == 5)
    #expect(Set(lines).count == 5)
    #expect(lines.contains { $0.hasPrefix("Call <b>anna</b> & bob  [") })
    #expect(lines.allSatisfy { !$0.contains("\u{1B}") && !$0.contains("\u{7}") })
  }

  @Test(arguments: [("Done", 1), ("I'm doing it", 2)])
  func oneIsPickedAndActedUpon(_ action: String, _ count: Int) throws {
    try answer(["Buy milk", action])
    let run = try companion.run("menu")
    #expect(run.status == 0, "\(run.err)")
    #expect(try lines(2) == ["Done", "Later", "I'm doing it", "Focus on it", "Edit"])
    #expect(try open().count == count)
  }

  @Test(arguments: ["In 10", "Tomorrow morning"])
  func laterAsksUntilWhen(_ choice: String) throws {
    try answer(["Buy milk", "Later", choice])
    try companion.run("menu")
    #expect(try lines(3).contains { $0.hasPrefix(choice) })
    let milk = try open().first { $0["title"].text == "Buy milk" }
    #expect(milk?["reminder"]["state"].text == "snoozed")
  }

  @Test func itsPartsAreAskedAbout() throws {
    try companion.run("add", "--parent", "milk", "find the bag")
    try answer(["Buy milk", "Done", "Yes, with"])
    try companion.run("menu")
    #expect(try open().map { $0["title"].text } == ["Call <b>anna</b> & bob"])
  }

  @Test func somethingNewIsAskedForByItself() throws {
    try answer(["Something new", "milk"])
    try companion.run("menu")
    #expect(try lines(2) == [])
    #expect(try open().contains { $0["title"].text == "Milk" })
  }

  @Test(arguments: [[], ["Buy milk"], ["Something new"]])
  func escapeChangesNothing(_ answers: [String]) throws {
    try answer(answers)
    let before = try companion.run("list", "--json").json()["todos"].value
    let run = try companion.run("menu")
    #expect(run.status == 0)
    #expect(try companion.run("list", "--json").json()["todos"].value == before)
  }

  @Test func aCommandOfOnesOwnGetsItsWordsAsTheyAre() throws {
    try FileManager.default.createDirectory(
      atPath: companion.home + "/config/voicedo-remind",
      withIntermediateDirectories: true
    )
    try Data(#"menu.command = ["own", "$(id)", "two words"]"#.utf8)
      .write(to: URL(filePath: companion.home + "/config/voicedo-remind/config.toml"))
    try answer(["wash up"], as: "own")
    let run = try companion.run("menu")
    #expect(run.status == 0, "\(run.err)")
    let arguments = try Data(contentsOf: URL(filePath: companion.home + "/arguments.1"))
    #expect(String(decoding: arguments, as: UTF8.self) == "$(id)\ntwo words\n")
    #expect(try open().count == 3)
  }

  @Test func oneThatDoesNotOpenMakesRoomForTheNext() throws {
    try answer(["wash up"], as: "dmenu")
    _ = try companion.script("bin/rofi", "#!/bin/sh\necho 'no display' >&2\nexit 1\n")
    #expect(try companion.run("menu").status == 0)
    #expect(try open().count == 3)
  }

  @Test func whyThereIsNoneIsSaid() throws {
    companion.set("PATH", companion.home + "/bin")
    let none = try companion.run("menu")
    #expect(none.status == 1)
    #expect(none.err.contains("rofi, wofi, fuzzel, bemenu, dmenu"))
    companion.set("DISPLAY", "")
    let bare = try companion.run("menu")
    #expect(bare.status == 2)
    #expect(bare.err.contains("voicedo-remind add"))
    #expect(try companion.run("menu", "--json").status == 2)
  }

  @Test(arguments: [
    (["DISPLAY": ":0"], [MenuProgram.rofi, .dmenu, .bemenu]),
    (["WAYLAND_DISPLAY": "w"], [.fuzzel, .wofi, .bemenu, .rofi]),
    (["WAYLAND_DISPLAY": "w", "DISPLAY": ":0"], [.fuzzel, .wofi, .bemenu, .rofi, .dmenu]),
    (
      ["WAYLAND_DISPLAY": "w", "DISPLAY": ":0", "XDG_CURRENT_DESKTOP": "ubuntu:GNOME"],
      [.rofi, .dmenu, .bemenu]
    ),
    ([:], []),
  ])
  func theSessionTellsWhichFit(_ variables: [String: String], _ programs: [MenuProgram]) {
    #expect(MenuProgram.fitting { variables[$0] } == programs)
  }
}
