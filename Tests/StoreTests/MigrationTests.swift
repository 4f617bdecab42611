import Glibc
import Model
import SQLite
import Testing

@testable import Store

/// A file of an older version comes to today's schema with everything in it, or stays as it is.
@Suite struct MigrationTests {
  private let workshop: Workshop

  init() throws {
    workshop = try Workshop()
  }

  @Test func aMigratedFileHasTheSchemaOfAFreshOne() throws {
    let fresh = try Workshop()
    try workshop.makeVersionOne()
    let expected = try schema(of: try fresh.store().connection)
    #expect(expected.count > 30)
    #expect(try schema(of: try workshop.store().connection) == expected)
  }

  @Test func everyRowIsStillThere() throws {
    try workshop.makeVersionOne()
    let tables = [
      "todo", "list", "batch", "change", "reminder", "delivery", "completion", "heard",
      "retired_handle",
    ]
    let count = tables.map { "(SELECT count(*) FROM \($0))" }.joined(separator: " || ' ' || ")
    // Until version 11 only what was set aside was kept.
    let older = count.replacing("heard", with: "set_aside")
    let before = try Shell.run("SELECT \(older);", on: workshop.path).output
    #expect(before == "8 2 16 20 5 4 2 1 2\n")
    let connection = try workshop.store().connection
    #expect(try connection.first("SELECT \(count)") { $0.text(0) + "\n" } == before)
    let titles = [
      "Find the tent", "Find the tent", "Last of all", "Pack the bags",
      "Pack the bags for the sea", "Take the pills", "Water the plants",
    ]
    #expect(try workshop.store().openTitles().sorted() == titles)
  }

  @Test func whatWasDoneBeforeCanStillBeTakenBack() throws {
    try workshop.makeVersionOne()
    let store = try workshop.store()
    #expect(try store.undo(at: now)?.label == .delete)
    #expect(try store.undo(at: now)?.label == .capture)
    #expect(try store.undo(at: now)?.label == .complete)
    let pills = try store.row(titled: "Take the pills")
    #expect(pills.dueAt == Zone.berlin.instant(of: try #require(CivilDateTime("2031-01-06T08:00"))))
    #expect(try store.undo(at: now)?.label == .remind)
    #expect(try store.undo(at: now)?.label == .snooze)
    #expect(try store.row(titled: "Weekend plans").todo.handle == "493f")
    #expect(try Invariants(connection: store.connection).broken("Every completion is one") == [])
  }

  @Test func whatWasThereBeforeCanPause() throws {
    try workshop.makeVersionOne()
    let store = try workshop.store()
    let pills = try store.row(titled: "Take the pills")
    let paused = try store.pause([pills.todo.id], until: nil, source: .commandLine, at: now)
    #expect(paused.first?.todo.pause?.since == now)
    #expect(paused.first?.reminder?.state == .closed)
    _ = try store.undo(at: now)
    #expect(try store.row(titled: "Take the pills").reminder == pills.reminder)
  }

  @Test func aFileOfVersionTwoGetsTheTriggersOfToday() throws {
    let expected = try schema(of: try workshop.store().connection)
    let old = """
      DROP TRIGGER todo_effect_insert;
      DROP TRIGGER todo_before_insert; DROP TRIGGER todo_inserted;
      DROP TRIGGER todo_updated; DROP TRIGGER todo_deleted;
      DROP TRIGGER list_before_insert; DROP TRIGGER list_inserted;
      DROP TRIGGER list_updated; DROP TRIGGER list_deleted;
      DROP TRIGGER journal_insert;
      DROP VIEW journal; DROP VIEW todo_image; DROP VIEW todo_effect; DROP VIEW list_image;
      DROP TABLE focus_session;
      DROP TABLE sync_account; DROP TABLE sync_list; DROP TABLE sync_object;
      DROP TABLE sync_gone; DROP TABLE sync_conflict;
      DROP TABLE calendar; DROP TABLE calendar_object; DROP TABLE event; DROP TABLE weather;
      DROP TRIGGER push_answered; DROP TABLE push; DROP TABLE phone; DROP INDEX reminder_shown;
      ALTER TABLE todo DROP COLUMN exceptions;
      DROP INDEX todo_unsure; ALTER TABLE todo DROP COLUMN unsure;
      DROP INDEX todo_open_age; DROP INDEX todo_open_high;
      ALTER TABLE todo DROP COLUMN duration;
      ALTER TABLE todo DROP COLUMN energy;
      ALTER TABLE reminder DROP COLUMN check_in;
      ALTER TABLE reminder DROP COLUMN own_leads;
      ALTER TABLE list DROP COLUMN leads;
      ALTER TABLE delivery DROP COLUMN until;
      ALTER TABLE completion DROP COLUMN counted;
      ALTER TABLE delivery DROP COLUMN answer;
      DROP INDEX reminder_urgent; DROP TABLE copy;
      ALTER TABLE heard DROP COLUMN outcome;
      ALTER TABLE heard DROP COLUMN batch_id;
      ALTER TABLE heard DROP COLUMN left_out;
      ALTER TABLE heard RENAME TO set_aside;
      DROP TABLE quiet; DROP TABLE transcript; DROP TABLE usage;
      CREATE TRIGGER todo_inserted AFTER INSERT ON todo BEGIN SELECT 1; END;
      PRAGMA user_version = 2;
      """
    #expect(try Shell.run(old, on: workshop.path).error == "")
    #expect(try schema(of: try workshop.store().connection) == expected)
    #expect(
      try Shell.run("PRAGMA user_version;", on: workshop.path).output
        == "\(Schema.migrator.supported)\n"
    )
  }

  /// Until version 8 the ledger had who put a reminder off, until when and how it was said in one
  /// text.
  @Test(arguments: 1...7)
  func theLedgerOfEveryVersionIsRead(_ version: Int) throws {
    try workshop.makeVersionOne()
    let older = Migrator(
      applicationID: Schema.applicationID,
      fresh: { "" },
      steps: Schema.migrator.steps.filter { $0.version <= version },
      triggers: { "" }
    )
    try Connection.open(path: workshop.path, migrator: older).script(
      """
      INSERT INTO delivery (at, todo_id, event, reason) VALUES
        (1, 'x', 'claimed', 'scheduled'), (2, 'x', 'shown', 'late digest'), (3, 'x', 'snoozed', 'cli'),
        (4, 'x', 'snoozed', 'cli 1772617200000'), (5, 'x', 'snoozed', 'popup 1772617200000 not-today'),
        (6, 'x', 'began', 'popup -5'), (7, 'x', 'snoozed', 'popup 9 next-week'),
        (8, 'x', 'held', 'quiet 7'), (9, 'x', 'completed', 'cli'), (10, 'x', 'snoozed', NULL);
      """
    )
    let (store, until) = (try workshop.store(), Instant(milliseconds: 1_772_617_200_000))
    let entry = { (at: Int64, event, reason: String?, until: Instant?, answer) in
      LedgerEntry(
        at: Instant(milliseconds: at),
        todo: "x",
        event: event,
        reason: reason,
        until: until,
        answer: answer
      )
    }
    let expected = [
      entry(1, .claimed, "scheduled", nil, nil),
      entry(2, .shown, "late digest", nil, nil),
      entry(3, .snoozed, "cli", nil, nil),
      entry(4, .snoozed, "cli", until, nil),
      entry(5, .snoozed, "popup", until, .notToday),
      entry(6, .began, "popup", Instant(milliseconds: -5), nil),
      entry(7, .snoozed, "popup", Instant(milliseconds: 9), .unknown("next-week")),
      entry(8, .held, "quiet 7", nil, nil),
      entry(9, .completed, "cli", nil, nil),
      entry(10, .snoozed, nil, nil, nil),
    ]
    #expect(try store.ledger(of: "x") == expected)
  }

  /// Until version 9 a position could be any number.
  @Test(arguments: 1...8)
  func thePositionsOfEveryVersionAreBrought(_ version: Int) throws {
    try workshop.makeVersionOne()
    let older = Migrator(
      applicationID: Schema.applicationID,
      fresh: { "" },
      steps: Schema.migrator.steps.filter { $0.version <= version },
      triggers: { "" }
    )
    try Connection.open(path: workshop.path, migrator: older).script(
      """
      UPDATE todo SET position = 9223372036854775807 WHERE title = 'Last of all';
      UPDATE list SET position = -9223372036854775808 WHERE id <> 'inbox';
      """
    )
    let store = try workshop.store()
    #expect(try store.row(titled: "Last of all").todo.position == 1 << 53)
    let least = try store.connection.first("SELECT min(position) FROM list") { $0.integer(0) }
    #expect(least == -(1 << 53))
    _ = try store.add("One more")
  }

  /// Until version 18 nothing told how often a calendar could not be read, what is on its way, or of
  /// what an answer from the phone counts no more.
  @Test func whatIsElsewhereOfVersionSeventeenIsKept() throws {
    try workshop.makeVersionOne()
    let older = Migrator(
      applicationID: Schema.applicationID,
      fresh: { "" },
      steps: Schema.migrator.steps.filter { $0.version <= 17 },
      triggers: { "" }
    )
    try Connection.open(path: workshop.path, migrator: older).script(
      """
      INSERT INTO calendar (id, name, kind, place, problem)
      VALUES ('c', 'Work', 'web', 'https://example.org/work.ics', 'offline');
      INSERT INTO sync_object (list, address, key, base, version, pushed)
      VALUES (1, '/a.ics', '/a.ics', 'BEGIN:VCALENDAR', 7, 6);
      INSERT INTO push (todo_id, since, state, message, token, sent_at)
      VALUES ('x', 1, 'sent', 'v1', 't1', 2), ('x', 1, 'answered', 'v2', 't2', 2);
      """
    )
    let connection = try workshop.store().connection
    let found = try connection.first(
      """
      SELECT (SELECT name || problem || failures || coalesce(retry_at, '-') FROM calendar) || ' '
             || (SELECT base || version || pushed || coalesce(sending, '-') FROM sync_object) || ' '
             || (SELECT group_concat(state || coalesce(token, '-')) FROM push)
      """
    ) { $0.text(0) }
    #expect(found == "Workoffline0- BEGIN:VCALENDAR76- sentt1,answered-")
  }

  @Test func aMigrationIsPrecededByABackup() throws {
    try workshop.makeVersionOne()
    let titles = try workshop.store().openTitles()
    let backup = workshop.path + ".before-\(Schema.migrator.supported)"
    #expect(mode(of: backup) == 0o600)
    #expect(try Shell.run("PRAGMA user_version;", on: backup).output == "1\n")
    let copy = try Store(path: backup, meaning: workshop.meaning)
    #expect(try copy.openTitles() == titles)
  }

  @Test func aTriggerOfSomebodyElseGoes() throws {
    try workshop.makeVersionOne()
    let mine = "CREATE TRIGGER mine AFTER INSERT ON list BEGIN SELECT 1; END;"
    #expect(try Shell.run(mine, on: workshop.path).error == "")
    let connection = try workshop.store().connection
    let found = try connection.first("SELECT count(*) FROM sqlite_schema WHERE name = 'mine'") {
      $0.integer(0)
    }
    #expect(found == 0)
  }

  @Test func aMigrationThatStopsHalfWayChangesNothing() throws {
    try workshop.makeVersionOne()
    let broken = Migrator(
      applicationID: Schema.applicationID,
      fresh: { "" },
      steps: [Migration(version: 2, script: "CREATE TABLE half (x); CREATE TABLE half (x);")],
      triggers: { "CREATE TRIGGER list_inserted AFTER INSERT ON list BEGIN SELECT 1; END;" }
    )
    let before = try Shell.run(".schema", on: workshop.path).output
    #expect(throws: DatabaseError.self) {
      try Connection.open(path: workshop.path, migrator: broken)
    }
    #expect(try Shell.run(".schema", on: workshop.path).output == before)
    #expect(try Shell.run("PRAGMA user_version;", on: workshop.path).output == "1\n")
  }

  @Test func anOpenConnectionNoticesThatTheFileWasMigrated() throws {
    try workshop.makeVersionOne()
    let old = Migrator(
      applicationID: Schema.applicationID,
      fresh: { "" },
      steps: [],
      triggers: { "" }
    )
    let service = try Connection.open(path: workshop.path, migrator: old)
    #expect(try old.isCurrent(service))
    _ = try workshop.store()
    #expect(
      throws: DatabaseError.newerSchema(
        path: workshop.path,
        version: Schema.migrator.supported,
        supported: 1
      )
    ) {
      try old.isCurrent(service)
    }
  }

  @Test func manyMayMigrateAtOnce() async throws {
    try workshop.makeVersionOne()
    let (path, meaning) = (workshop.path, workshop.meaning)
    try await withThrowingTaskGroup { group in
      for number in 1...6 {
        group.addTask {
          let store = try Store(path: path, meaning: meaning)
          _ = try store.add("To-do \(number)")
        }
      }
      try await group.waitForAll()
    }
    #expect(try workshop.store().openTitles().count == 13)
  }

  /// A moment after the last one in the file.
  private let now = Instant(seconds: 1_795_300_000)

  /// The text of each part of the schema, without comments and white space.
  private func schema(of connection: Connection) throws -> [String: String] {
    let parts = try connection.all(
      "SELECT type || ' ' || name, coalesce(sql, '') FROM sqlite_schema"
    ) { ($0.text(0), $0.text(1)) }
    return Dictionary(uniqueKeysWithValues: parts).mapValues { text in
      text.split(separator: "\n")
        .map { $0.split(separator: "--", maxSplits: 1, omittingEmptySubsequences: false)[0] }
        .joined().filter { !$0.isWhitespace && $0 != "\"" }
    }
  }

  private func mode(of path: String) -> mode_t {
    var status = stat()
    guard stat(path, &status) == 0 else { return 0 }
    return status.st_mode & 0o777
  }
}

extension Zone {
  fileprivate static let berlin = Zone(identifier: "Test/Home", secondsFromUTC: 3600)
}
