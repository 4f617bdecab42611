import Actions
import Model
import Testing

@testable import Answers
@testable import voicedo_remind

/// The line of a status bar, on Wednesday, 2026-03-04, 10:20 in Berlin.
@Suite("bar, and the name alone")
struct BarTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld(filled: false)
    try #require(world.type(["list"]).status == 0)
  }

  private func add(_ texts: String...) throws {
    for text in texts { try #require(world.type(["add", text]).status == 0, "\(text)") }
  }

  @Test func whatIsNextThenWhatIsBegun() throws {
    #expect(world.type(["bar"]).out == "\n")
    try add("call mum on friday at 9")
    #expect(world.type(["bar"]).out == "Fri 6 Mar 09:00 Call mum\n")
    try add("lunch with bob tomorrow at 12:30")
    #expect(world.type(["bar"]).out == "tomorrow 12:30 Lunch with bob\n")
    let milk = "INSERT INTO todo (title, due_date) VALUES ('Buy milk', '2026-03-04')"
    try Holder.write(milk, to: world.database)
    #expect(world.type(["bar"]).out == "today Buy milk\n")
    try add("call the dentist today at 3pm")
    #expect(world.type(["bar"]).out == "15:00 Call the dentist\n")
    try #require(world.type(["doing", "milk"]).status == 0)
    #expect(world.type(["bar"]).out == "Now: Buy milk\n")
  }

  @Test func whatWasPutOffComesWhenItWasPutOffTo() throws {
    try add("call the dentist today at 3pm", "stretch today at 11")
    try #require(world.type(["snooze", "stretch", "2h"]).status == 0)
    #expect(world.type(["bar"]).out == "13:00 Stretch\n")
  }

  @Test func theLineChangesWithItsMoment() throws {
    try add("call the dentist today at 3pm")
    let json = try world.type(["bar", "--json"]).json()
    #expect(json["class"].text == "next")
    #expect(json["changesAt"].text == "2026-03-04T15:00:00+01:00")
    world.now = world.now + .seconds(5 * 3600)
    let later = try world.type(["bar", "--json"]).json()
    #expect(later["class"].text == "free")
    #expect(later["changesAt"].text == "2026-03-05T00:00:00+01:00")
  }

  @Test func titlesAreDataToEveryBar() throws {
    try Holder.write(
      """
      INSERT INTO todo (title, due_date, due_time)
      VALUES ('<b>A & "b"</b> %{F#f00} #[fg=red] #S', '2026-03-04', '15:00')
      """,
      to: world.database
    )
    let json = try world.type(["bar", "--format", "waybar"]).json()
    let text = "15:00 &lt;b&gt;A &amp; &quot;b&quot;&lt;/b&gt; %{F#f00} #[fg=red] #S"
    #expect(json["text"].text == text)
    #expect(json["class"].text == "next" && json["tooltip"].text == text)
    #expect(world.type(["bar", "--format", "polybar"]).out.contains("% {F#f00}"))
    #expect(world.type(["bar", "--format", "tmux"]).out.contains("%{F##f00} ## [fg=red] ##S"))
    let lines = world.type(["bar", "--format", "i3blocks"]).out.split(separator: "\n")
    #expect(lines.count == 2 && String(lines[1]).columns <= 24)
  }

  @Test func aLongTitleIsCutAndStandsInTheTooltip() throws {
    let title = "Write " + String(repeating: "very ", count: 30) + "much"
    try Holder.write(
      "INSERT INTO todo (title, due_date, due_time) VALUES ('\(title)', '2026-03-04', '15:00')",
      to: world.database
    )
    let json = try world.type(["bar", "--json"]).json()
    #expect((json["text"].text ?? "").columns <= 50)
    #expect(json["tooltip"].text == "15:00 " + title)
  }

  @Test func theNameAloneShowsTodayInFiveLines() throws {
    world.terminal.outputIsTerminal = true
    world.terminal.columns = 80
    let help = world.type([]).out
    #expect(help.contains("briefing  Tell what"), "there is nothing for today")
    for hour in 12...16 { try add("call number \(hour) today at \(hour):00") }
    let run = world.type([])
    let lines = run.out.split(separator: "\n", omittingEmptySubsequences: true)
    #expect(run.status == 0 && lines.count == 5, "\(run.out)")
    #expect(lines.first == "Today, Wed 4 Mar")
    #expect(lines.last?.hasPrefix("To add: ") == true)
    #expect(world.type(["--help"]).out == help)
    world.terminal.outputIsTerminal = false
    #expect(world.type([]).out.contains("briefing  Tell what"), "programs are shown the help")
  }

  @Test(arguments: [["bar", "exam", "tomorrow"], ["status", "bar", "cleaning"]])
  func otherWordsAreSomethingToDo(_ line: [String]) throws {
    #expect(world.type(line).status == 0)
    #expect(try world.type(["list", "--json"]).json()["todos"].elements.count == 1)
  }
}
