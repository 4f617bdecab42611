import Actions
import FoundationEssentials
import Glibc
import Testing

@testable import voicedo_remind

/// `edit` without options, on a real terminal, with shell scripts in the place of an editor.
@Suite("Editing in an editor")
struct EditorTests {
  private let companion: Companion
  private let milk: String

  init() throws {
    companion = try Companion()
    companion.set("PATH", "/usr/bin:/bin")
    companion.set("NO_COLOR", "1")
    companion.set("XDG_STATE_HOME", companion.home + "/state")
    let run = try companion.run(
      "add",
      "--no-parse",
      "--json",
      "Buy milk",
      "--at",
      "2031-01-06T08:00"
    )
    milk = try #require(try run.json()["todos"][0]["handle"].text)
  }

  private func todo() throws -> JSON {
    try companion.run("show", milk, "--json").json()["todo"]
  }

  /// Has the editor be a script that gets the file as its first word.
  private func editor(_ text: String) throws {
    companion.set("VISUAL", "sh '\(try companion.script("editor", text))'")
  }

  @Test func whatWasChangedIsWritten() throws {
    try editor(
      """
      sed -i -e 's/^title: .*/title: Buy oat milk/' -e 's/^when: .*/when: 2031-01-07 09:30/' \
        -e 's/^repeat:.*/repeat: every tuesday/' -e 's/^list: .*/list: Shopping/' \
        -e 's/^priority: .*/priority: high/' -e 's/^first step:.*/first step: Take the bag/' "$1"
      echo '# two bottles' >> "$1"
      """
    )
    let run = try companion.runInTerminal("edit", milk)
    #expect(run.status == 0, "\(run.out)")
    #expect(run.out.hasPrefix("Buy oat milk\n  Tue 7 Jan 2031 09:30"))
    #expect(run.unwrapped.contains("New list: Shopping"))
    let todo = try todo()
    #expect(todo["title"].text == "Buy oat milk")
    #expect(todo["due"]["at"].text == "2031-01-07T09:30:00+01:00")
    #expect(todo["repeat"]["rule"].text == "FREQ=WEEKLY;BYDAY=TU")
    #expect(todo["list"].text == "Shopping")
    #expect(todo["priority"].text == "high")
    #expect(todo["firstStep"].text == "Take the bag")
    #expect(todo["notes"].text == "# two bottles")
    #expect(try companion.run("undo").out == "Taken back: changing “Buy oat milk”\n")
    #expect(try self.todo()["title"].text == "Buy milk")
  }

  @Test func emptyLinesTakeValuesAway() throws {
    try companion.run("edit", milk, "--notes", "Two bottles", "--first-step", "Take the bag")
    try editor("sed -i -e 's/^when: .*/when:/' -e 's/^first step: .*/first step:/' -e '/^---/q' $1")
    #expect(try companion.runInTerminal("edit", milk).status == 0)
    let todo = try todo()
    #expect(todo["due"].isNull)
    #expect(todo["firstStep"].isNull)
    #expect(todo["notes"].isNull)
  }

  @Test(arguments: ["exit 0", "touch \"$1\"", ": > \"$1\"", "sed -i '/^when/d' \"$1\""])
  func whatWasLeftAloneStaysAsItIs(_ script: String) throws {
    let before = try companion.run("show", milk, "--json").out
    try editor(script)
    let run = try companion.runInTerminal("edit", milk)
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("It is so already: Buy milk"))
    #expect(try companion.run("show", milk, "--json").out == before)
    #expect(try companion.run("undo", "--yes").out == "Taken back: adding “Buy milk”\n")
  }

  @Test(arguments: [
    ("s/^when: .*/when: frobday/", "I found no time in “frobday”."),
    ("s/^repeat:.*/repeat: sometimes/", "I found no repeat in “sometimes”."),
    ("s/^priority: .*/priority: huge/", "“huge” does not fit “priority”."),
    ("s/^title: .*/title:/", "A title is one line of 1 to 200 characters."),
    ("s/^title: .*/tittle: x/", "“tittle: x” is no line of this form."),
    ("s/^list: .*/title: x/", "“title” stands there twice."),
  ])
  func whatIsNotUnderstoodIsKept(_ change: String, _ sentence: String) throws {
    try editor("sed -i -e '\(change)' -e 's/^first step:.*/first step: Half/' \"$1\"")
    let run = try companion.runInTerminal("edit", milk, typing: "n\n")
    #expect(run.status == ExitStatus.usage.rawValue)
    // Said once.
    #expect(run.unwrapped.contains(sentence), "\(run.out)")
    #expect(run.out.split(separator: "\n").count(where: { $0.hasPrefix(sentence) }) == 1)
    #expect(run.unwrapped.contains("To change it again: voicedo-remind edit \(milk)"))
    let kept = companion.home + "/state/voicedo-remind/\(milk).txt"
    #expect(run.unwrapped.contains("What you wrote is kept in \(kept)"))
    #expect(try String(contentsOfFile: kept, encoding: .utf8).contains("first step: Half"))
    var facts = stat()
    #expect(stat(kept, &facts) == 0 && facts.st_mode & 0o777 == 0o600)
    // Nothing is half-written.
    #expect(try todo()["firstStep"].isNull)
    #expect(try todo()["title"].text == "Buy milk")
  }

  @Test func theEditorOpensAgainUntilItFits() throws {
    try editor(
      """
      if grep -q frobday "$1"
      then sed -i 's/frobday/2031-01-07/' "$1"
      else sed -i 's/^when: .*/when: frobday/' "$1"
      fi
      """
    )
    let run = try companion.runInTerminal("edit", milk, typing: "\n")
    #expect(run.status == 0, "\(run.out)")
    #expect(try todo()["due"]["date"].text == "2031-01-07")
  }

  @Test func theFileIsPrivateAndGoesAway() throws {
    try editor(
      "stat -c '%a %n' \"$1\" \"$(dirname \"$1\")\" > \(companion.home)/facts; : > \"$1~\""
    )
    #expect(try companion.runInTerminal("edit", milk).status == 0)
    let facts = try String(contentsOfFile: companion.home + "/facts", encoding: .utf8)
    let lines = facts.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines.map { $0[0] } == ["600", "700"])
    #expect(lines[0][1].hasPrefix(companion.home + "/run/voicedo-remind-"))
    #expect(lines.allSatisfy { access($0[1], F_OK) != 0 })
  }

  @Test func aShellSplitsTheCommandAndNeverReadsTheText() throws {
    let path = try companion.script(
      "my editor",
      "echo \"$1\" > \(companion.home)/first; sed -i 's/^priority: .*/priority: low/' \"$2\""
    )
    companion.set("VISUAL", "sh '\(path)' --wait")
    companion.set("EDITOR", "false")
    let title = "$(touch \(companion.home)/bad) `true` \"; rm -rf x"
    try companion.run("edit", milk, "--title", title)
    #expect(try companion.runInTerminal("edit", milk).status == 0)
    #expect(try String(contentsOfFile: companion.home + "/first", encoding: .utf8) == "--wait\n")
    #expect(access(companion.home + "/bad", F_OK) != 0)
    #expect(try todo()["priority"].text == "low")
    #expect(try todo()["title"].text == title)
  }

  @Test func whatOthersChangedMeanwhileStays() throws {
    try editor(
      """
      \(Companion.path) edit \(milk) --priority high --title "Milk" > \(companion.home)/other 2>&1
      sed -i 's/^first step:.*/first step: Take the bag/' "$1"
      """
    )
    #expect(try companion.runInTerminal("edit", milk).status == 0)
    let todo = try todo()
    #expect(todo["title"].text == "Milk")
    #expect(todo["priority"].text == "high")
    #expect(todo["firstStep"].text == "Take the bag")
  }

  @Test func whatIsGoneMeanwhileIsSaidAndTheTextIsKept() throws {
    try editor(
      """
      \(Companion.path) delete \(milk) > \(companion.home)/other 2>&1
      sed -i 's/^first step:.*/first step: Take the bag/' "$1"
      """
    )
    let run = try companion.runInTerminal("edit", milk, typing: "n\n")
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(run.unwrapped.contains("What you wrote is kept in "))
  }

  @Test func anEditorThatEndsBadlyChangesNothing() throws {
    try editor("sed -i 's/^title: .*/title: Half/' \"$1\"; exit 3")
    let run = try companion.runInTerminal("edit", milk)
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(run.unwrapped.contains("The editor ended with 3, so everything is as it was."))
    #expect(run.unwrapped.contains("What you wrote is kept in "))
    #expect(try todo()["title"].text == "Buy milk")
  }

  @Test func withoutAnEditorTheWordsAreTold() throws {
    companion.set("PATH", companion.home)
    let run = try companion.runInTerminal("edit", milk)
    #expect(run.status == ExitStatus.failed.rawValue)
    #expect(
      run.unwrapped.contains("say it in words: voicedo-remind edit \(milk) --when 'tomorrow at 9'")
    )
  }

  @Test func withoutATerminalThereIsNoEditor() throws {
    try editor("exit 0")
    let run = try companion.run("edit", milk)
    #expect(run.status == ExitStatus.usage.rawValue)
    #expect(run.err.hasPrefix("Say what should change. Try: voicedo-remind edit \(milk) --when"))
  }

  @Test func aSeriesMovesAsAWholeOnlyIfThatIsSaid() throws {
    try companion.run("edit", milk, "--every", "monday")
    try editor("sed -i 's/^when: .*/when: 2031-01-08 09:00/' \"$1\"")
    #expect(try companion.runInTerminal("edit", milk).status == 0)
    #expect(try todo()["repeat"]["rule"].text == "FREQ=WEEKLY;BYDAY=MO")
    try editor("sed -i 's/^when: .*/when: 2031-01-09 10:00/' \"$1\"")
    #expect(try companion.runInTerminal("edit", milk, "--series").status == 0)
    #expect(try todo()["repeat"]["rule"].text == "FREQ=WEEKLY;BYDAY=TH")
    #expect(try todo()["repeat"]["seriesStart"].text == "2031-01-09T10:00")
  }
}
