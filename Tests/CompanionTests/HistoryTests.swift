import Actions
import CSQLite
import FoundationEssentials
import Testing

@testable import voicedo_remind

@Suite("why, recent and simulate, in the built program")
struct HistoryTests {
  let companion: Companion

  init() throws {
    companion = try Companion()
  }

  @Test func whyTellsWhoAddedItAndWhatComesNext() throws {
    try companion.run("add", "call the dentist", "--at", "2090-11-22T08:00")
    let run = try companion.run("why", "dentist")
    #expect(run.status == 0)
    #expect(run.out.contains("it was added in the terminal"), "\(run.out)")
    #expect(run.out.contains("Next: Wed 22 Nov 2090 08:00"), "\(run.out)")
  }

  @Test func whyTellsOfDoneAndOfDeletedOnes() throws {
    try companion.run("add", "buy milk")
    try companion.run("done", "milk")
    let done = try companion.run("why", "milk")
    #expect(done.out.contains("it was done in the terminal"), "\(done.out)")
    #expect(done.out.hasSuffix("It is done; nothing more comes of it.\n"), "\(done.out)")
    try companion.run("add", "buy bread")
    let handle = try #require(try companion.run("list", "--json").json()["todos"][0]["handle"].text)
    try companion.run("delete", handle)
    let deleted = try companion.run("why", handle)
    #expect(deleted.out.contains("it was deleted in the terminal"), "\(deleted.out)")
    #expect(deleted.out.hasSuffix("It is deleted; nothing more comes of it.\n"))
  }

  @Test func whyOfNothingIsCalm() throws {
    let nothing = try companion.run("why")
    #expect(nothing.status == 0)
    #expect(nothing.err.contains("Nothing has come up yet"))
    let unknown = try companion.run("why", "unicorn")
    #expect(unknown.status == ExitStatus.nothingMatched.rawValue)
  }

  @Test(arguments: [
    ["recent"], ["recent", "3d"], ["recent", "since", "friday"],
    ["recent", "--since", "yesterday"],
    ["recent", "since yesterday morning"], ["recent", "2", "weeks"], ["recent", "last", "week"],
    ["recent", "last monday"], ["recent", "3 hours ago"], ["recent", "2026-01-01"],
  ])
  func recentReadsHowFarBack(_ arguments: [String]) throws {
    let run = try companion.run(arguments, input: [])
    #expect(run.status == 0, "\(run.err)")
    #expect(run.err.contains("Nothing came up since"), "\(run.err)")
  }

  @Test(arguments: [
    ["recent", "whenever"], ["recent", "3d", "--since", "2d"], ["recent", "2190-01-01"],
    ["simulate", "--from", "soonish"], ["simulate", "--to", "2020-01-01"],
    ["simulate", "--zone", "Nowhere/Land"], ["simulate", "--asleep", "23:00"],
    ["simulate", "--asleep", "2090-01-02..2090-01-01"], ["simulate", "--clock-step", "08:00=x"],
    ["simulate", "--zone-change", "08:00=Nowhere/Land"], ["simulate", "--zone-change", "08:00"],
    ["simulate", "--answer", "perhaps"], ["simulate", "--limit", "0"],
  ])
  func whatCannotBeReadIsAnsweredCalmly(_ arguments: [String]) throws {
    let run = try companion.run(arguments, input: [])
    #expect(run.status == ExitStatus.usage.rawValue, "\(run.out)\(run.err)")
    #expect(Copy.breaches(run.err) == [], "\(run.err)")
    #expect(!run.err.isEmpty)
  }

  @Test func simulateShowsWhatWouldComeUp() throws {
    try companion.run("add", "call the dentist", "--at", "2040-11-22T15:00")
    let run = try companion.run(
      "simulate",
      "--from",
      "2040-11-22T12:30",
      "--to",
      "2040-11-22T15:25"
    )
    #expect(
      run.out == """
        From Thu 22 Nov 2040 12:30 to Thu 22 Nov 2040 15:25, Europe/Berlin
          Thu 22 Nov 2040 15:00  Call the dentist  (at its time)
          Thu 22 Nov 2040 15:10  Call the dentist  (again after 10 minutes)

        """,
      "\(run.out)\(run.err)"
    )
  }

  @Test func simulateChangesNoByteOfTheDatabase() throws {
    try companion.run("add", "call the dentist tomorrow at 9")
    try companion.run("add", "water the plants every day at 8")
    // A change that lies in the log still, and that nobody has settled.
    var other: OpaquePointer?
    defer { sqlite3_close(other) }
    try #require(sqlite3_open(companion.database, &other) == SQLITE_OK)
    try #require(sqlite3_exec(other, "SELECT count(*) FROM todo", nil, nil, nil) == SQLITE_OK)
    try Holder.write(
      "INSERT INTO todo (title, phrase) VALUES ('Milk', 'tomorrow morning')",
      to: companion.database
    )
    let before = try contents()
    #expect(before.allSatisfy { !$0.isEmpty })
    let run = try companion.run("simulate", "--to", "2090-01-01", "--limit", "200")
    #expect(run.status == 0, "\(run.err)")
    #expect(run.out.contains("Milk"), "\(run.out)")
    #expect(try contents() == before)
  }

  /// The bytes of the database and of its log.
  private func contents() throws -> [Data] {
    try ["", "-wal"].map { try Data(contentsOf: URL(filePath: companion.database + $0)) }
  }
}
