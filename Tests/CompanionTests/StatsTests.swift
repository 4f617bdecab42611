import Actions
import Model
import Testing

@testable import Answers
@testable import voicedo_remind

/// How much was done.
///
/// It is Wednesday, 4 March 2026, 10:20 in Berlin.
@Suite("stats")
struct StatsTests {
  let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  /// A year of things that were done, the pills of every day among them, and a service that ran.
  private func fillYear() throws {
    let now = world.now
    world.now = Instant(seconds: now.seconds - 300 * 86_400)
    world.type(["add", "take the pills <b>&amp every day at 8"])
    world.now = now
    try Holder.write(
      """
      UPDATE todo SET due_date = '2026-03-05', occurrence = '2026-03-05T08:00'
       WHERE title LIKE 'take the pills%';
      WITH RECURSIVE day (number) AS (SELECT 0 UNION SELECT number + 1 FROM day WHERE number < 299)
      INSERT INTO completion (completed_at, todo_id, occurrence)
        SELECT 1772605000 - number * 86400, (SELECT id FROM todo WHERE title LIKE 'take the pills%'),
               date(1772605000 - number * 86400, 'unixepoch') || 'T08:00'
          FROM day WHERE number % 7 NOT IN (2, 4);
      WITH RECURSIVE day (number) AS (SELECT 0 UNION SELECT number + 1 FROM day WHERE number < 299)
      INSERT INTO completion (completed_at, todo_id)
        SELECT 1772609000 - number * 86400 - (number % 5) * 3600, 'gone' || number
          FROM day WHERE number % 3 = 0;
      INSERT INTO delivery (at, event) VALUES (1740000000000, 'briefed'), (1772610000000, 'briefed');
      """,
      to: world.database
    )
  }

  @Test func theLastWeekIsDrawnAsBars() throws {
    try fillYear()
    let run = world.type(["stats"])
    #expect(run.status == 0, "\(run.err)")
    #expect(run.out.hasPrefix("Thu 26 Feb to Wed 4 Mar: 9 things\n"), "\(run.out)")
    #expect(run.out.contains("\nBy day\n"))
    #expect(run.out.contains("  Wed 4 Mar   █"), "\(run.out)")
    #expect(run.out.contains("■■□■□■■  5 of the last 7"), "\(run.out)")
    #expect(run.out.contains("on no list now"))
  }

  @Test("it is read at any width, and without blocks", arguments: [40, 80, 200], [true, false])
  func widths(_ columns: Int, _ hasBlocks: Bool) throws {
    try fillYear()
    world.terminal.columns = columns
    world.environment["LANG"] = hasBlocks ? "C.UTF-8" : "C"
    for words in [["stats"], ["stats", "year"], ["stats", "3 months"], ["log", "month"]] {
      let run = world.type(words)
      #expect(run.status == 0, "\(run.err)")
      for line in run.out.split(separator: "\n") {
        #expect(String(line).columns <= columns, "\(words): \(line)")
        let hasOther = line.unicodeScalars.contains { ("\u{2500}"..."\u{25FF}").contains($0) }
        #expect(!hasOther || hasBlocks, "\(line)")
      }
    }
  }

  @Test func aYearIsAMapOfWeeks() throws {
    try fillYear()
    world.terminal.columns = 80
    let out = world.type(["stats", "year"]).out
    #expect(out.contains("By weeks"))
    for weekday in ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] {
      #expect(out.contains("\n  \(weekday) "), "\(out)")
    }
    #expect(out.contains("Jan"))
    #expect(out.contains("█"))
  }

  @Test func aScreenReaderHearsSentences() throws {
    try fillYear()
    let out = world.type(["--plain", "stats"]).out
    #expect(out.contains("5 of the last 7; not answered: Sat 28 Feb and Mon 2 Mar."), "\(out)")
    #expect(out.contains("Wednesday 4 March: 2 things."), "\(out)")
    #expect(!out.unicodeScalars.contains { ("\u{2500}"..."\u{25FF}").contains($0) }, "\(out)")
  }

  @Test func logAndStatsCountTheSame() throws {
    world.type(["done", "milk"])
    world.type(["done", "books", "--at", "yesterday at 9"])
    world.type(["delete", "a11c"])
    let log = try world.type(["log", "week", "--json"]).json()
    let stats = try world.type(["stats", "week", "--json"]).json()
    #expect(log["count"].number == 3)
    #expect(stats["count"].number == 3)
    #expect(stats["days"].elements.compactMap(\.["count"].number).reduce(0, +) == 3)
    #expect(stats["hours"].elements.compactMap(\.number).reduce(0, +) == 3)
    #expect(stats["lists"].elements.compactMap(\.["count"].number).reduce(0, +) == 3)
  }

  @Test func nothingIsSaidOfWhatWasNotDone() throws {
    let out = world.type(["stats"]).out
    #expect(out.hasPrefix("Thu 26 Feb to Wed 4 Mar: 1 thing\n"), "\(out)")
    #expect(!out.contains("What repeats"), "the plants were not kept yet: \(out)")
    #expect(world.type(["stats", "2025-06-01"]).out == "Sun 1 Jun 2025: nothing ticked off\n")
  }

  @Test func aSkipIsNeutralAndADayOffIsToldAsOne() throws {
    try fillYear()
    func kept() throws -> [Double?] {
      let series = try world.type(["stats", "--json"]).json()["kept"][0]
      return [series["count"].number, series["of"].number]
    }
    #expect(try kept() == [5, 7])
    // The machine was off from Sunday the 1st at noon until Tuesday evening; the 2nd was not done.
    try Holder.write(
      "INSERT INTO delivery (at, event, reason) VALUES (1772570000000, 'off', '1772360000000')",
      to: world.database
    )
    #expect(try kept() == [5, 7])
    let out = world.type(["stats"]).out
    #expect(out.contains("not answered: Sat 28 Feb; the machine was off: Mon 2 Mar"), "\(out)")
    try Holder.write(
      """
      INSERT INTO delivery (at, todo_id, event, reason)
        SELECT 1772270000000, id, 'skipped', '2026-02-28T08:00' FROM todo
         WHERE title LIKE 'take the pills%'
      """,
      to: world.database
    )
    #expect(try kept() == [6, 7])
  }

  @Test func aPageIsWrittenForABrowser() throws {
    try fillYear()
    let file = world.home + "/page.html"
    let run = world.type(["stats", "year", "--html", file])
    #expect(run.status == 0, "\(run.err)")
    #expect(run.out == "Written: \(file)\n")
    let page = world.type(["stats", "year", "--html", "-"]).out
    #expect(page.hasPrefix(StatsPage.mark))
    #expect(page.contains("&lt;b&gt;&amp;amp"), "titles are data")
    #expect(!page.contains("<b>") && !page.contains("<script") && !page.contains("http://"))
    #expect(page.contains("prefers-color-scheme: dark"))
    #expect(page.contains("forced-colors: active"))
    #expect(world.type(["stats", "--html", file]).status == 0, "over a page like it")
    try world.write("my own notes", to: "notes.html")
    let refused = world.type(["stats", "--html", world.home + "/notes.html"])
    #expect(refused.status == 1)
    #expect(refused.err.contains("holds something else"), "\(refused.err)")
    #expect(world.type(["stats", "--html", world.home]).status == 1, "a folder")
    #expect(world.type(["stats", "--html", world.home + "/no/page.html"]).status == 3)
  }

  @Test func somethingToDoThatBeginsWithStatsIsStored() {
    #expect(world.type(["stats", "homework", "for", "monday"]).out.contains("Stats homework"))
    #expect(world.type(["stats", "tomorrow"]).status == 2)
  }
}
