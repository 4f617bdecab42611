import Glibc
import Language
import Model
import Planning
import Store
import TestSupport
import Testing

/// A temporary directory with a database, and the world that a store knows.
final class Workshop {
  private let folder: TemporaryFolder
  var directory: String { folder.path }
  var path: String { directory + "/voicedo.sqlite" }

  /// Zones that always are so many hours ahead of UTC; the machine's is the first.
  var zones = [
    "Test/Home": Zone(identifier: "Test/Home", secondsFromUTC: 3600),
    "Test/Away": Zone(identifier: "Test/Away", secondsFromUTC: -5 * 3600),
  ]
  var home = "Test/Home"
  var policy = Policy()

  /// Thursday 2026-11-19, 10:00 at home.
  static let now = Instant(seconds: 1_795_078_800)

  init() throws {
    folder = try TemporaryFolder("store")
  }

  /// The database as the service has it, for all but erasing and repairing.
  func store() throws -> DeliveryStore {
    try DeliveryStore(path: path, meaning: meaning)
  }

  /// The database as the person's own program has it.
  func todoStore() throws -> TodoStore {
    try TodoStore(path: path, meaning: meaning)
  }

  var meaning: Store.Meaning {
    let zones = zones
    let current = zones[home] ?? .utc
    return Store.Meaning(
      conventions: Conventions(),
      policy: policy,
      zones: ZoneDirectory(zone: { zones[$0] }, current: { current })
    )
  }

  /// Makes the database of version 1 that is kept beside this file.
  func makeVersionOne() throws {
    let folder = "\(#filePath)".split(separator: "/").dropLast().joined(separator: "/")
    let file = try #require(fopen("/\(folder)/version-1.sql", "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    let answer = try Shell.run(String(decoding: bytes[..<count], as: UTF8.self), on: path)
    #expect(answer.error == "")
  }
}

extension Store {
  /// Stores one draft and gives back its row.
  func add(
    _ title: String,
    due: Due? = nil,
    rule: String? = nil,
    leads: [Int] = [],
    at now: Instant = Workshop.now
  ) throws -> TodoRow {
    let rule = rule.flatMap(RecurrenceRule.init)
    let schedule = due.map { Schedule(due: $0, rule: rule) }
    let draft = Draft(title: title, schedule: schedule, leads: leads)
    return try #require(try capture([draft], source: .test, at: now).rows.first)
  }

  /// The open to-dos' titles.
  func openTitles() throws -> [String] {
    try todos(TodoFilter()).map(\.todo.title)
  }

  /// A to-do by its title, done or not.
  func row(titled title: String) throws -> TodoRow {
    var filter = TodoFilter()
    filter.status = .all
    return try #require(try todos(filter).first { $0.todo.title == title })
  }
}

/// Due times of the tests: days of November 2026.
func day(_ day: Int, _ clock: String? = nil) throws -> Due {
  let date = try #require(CivilDate(year: 2026, month: 11, day: day))
  return .floating(date, try clock.map { try #require(TimeOfDay($0)) })
}

/// A moment of November 2026, at home.
func moment(_ day: Int, _ clock: String) throws -> Instant {
  let date = try #require(CivilDate(year: 2026, month: 11, day: day))
  let civil = CivilDateTime(date, try #require(TimeOfDay(clock)))
  return Zone(identifier: "Test/Home", secondsFromUTC: 3600).instant(of: civil)
}

extension ChangeSource {
  /// The test itself.
  static let test = ChangeSource(rawValue: "test")
}
