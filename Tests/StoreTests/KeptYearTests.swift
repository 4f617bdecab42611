import Model
import Planning
import SQLite
import TestSupport
import Testing

@testable import Store

/// How often series were kept never falls for anything that the person did: not for a journey, a change of
/// the clock, a rest, a skip; nor does it change with what kept the others from being answered.
@Suite("A year of series that are kept") struct KeptYearTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder("kept")
  }

  @Test("nothing falls for what could not be done", arguments: UInt64(1)...2)
  func nothingFalls(seed: UInt64) throws {
    var year = try SeriesYear(in: folder.path, seed: seed)
    var looks = 0
    for _ in 0..<13 {
      try year.live(days: 28)
      var look = try Look(year, random: Seeded(state: seed * 1000 + UInt64(looks)))
      try look.check()
      looks += 1
    }
    // The year was one in which something was done, and not all of it.
    let kept = try year.kept(while: ServiceTimes(ran: [SeriesYear.start..<year.now]))
    #expect(kept.values.contains { $0.count > 0 && $0.count < $0.of }, "\(kept)")
  }
}

extension SeriesYear {
  /// How often each series was kept, as somebody in `zone` is told at `moment`.
  func kept(
    in zone: Zone? = nil,
    while service: ServiceTimes
  ) throws -> [Todo.ID: Kept] {
    let store = try zone.map { try SeriesYear.store(at: path, in: $0) } ?? store
    let kept = try store.keptSeries(until: now, dayStarts: .hour(4), while: service, at: now)
    return Dictionary(uniqueKeysWithValues: kept.map { ($0.row.todo.id, $0.times.kept) })
  }

  func service() throws -> ServiceTimes { try store.serviceTimes(isRunning: true, at: now) }
}

/// One look at the year so far, and at what it would be if one thing more had come in between.
private struct Look {
  let year: SeriesYear
  let service: ServiceTimes
  let before: [Todo.ID: Kept]
  var random: Seeded

  init(_ year: SeriesYear, random: Seeded) throws {
    self.year = year
    self.random = random
    service = try year.service()
    before = try year.kept(while: service)
  }

  mutating func check() throws {
    for kept in before.values { #expect(0...kept.of ~= kept.count && kept.of <= Kept.usual) }
    try whatWasDoneCounts()
    try daysOff()
    for id in year.series {
      try holdsAfter("a rest", of: id) { look throws in try look.rest(id) }
      try holdsAfter("a skip", of: id) { look throws in try look.skip(id) }
      try holdsAfter("a completion", of: id) { look throws in try look.complete(id) }
      try holdsAfter("a machine that was off", of: id) { look throws in
        let span = look.span()
        let start = "\(span.lowerBound.milliseconds)"
        try look.year.store.note(.off, of: nil, reason: start, at: span.upperBound)
      }
    }
  }

  /// All that was done is told, wherever the person is.
  private func whatWasDoneCounts() throws {
    for zone in SeriesYear.zones {
      let store = try SeriesYear.store(at: year.path, in: zone)
      let told = try store.reckonedSeries(
        in: SeriesYear.start - .seconds(2 * 86_400)..<year.now + .seconds(90 * 86_400),
        dayStarts: .hour(4),
        while: service,
        at: year.now
      )
      for id in year.series {
        let times = told.first { $0.row.todo.id == id }?.times ?? []
        #expect(
          try times.count { $0.outcome.doneAt != nil } == occurrences(of: id),
          "\(title(id)) in \(zone.identifier) at \(year.now)"
        )
      }
    }
  }

  /// How many different times of a series were done.
  private func occurrences(of id: Todo.ID) throws -> Int {
    try year.store.connection.first(
      "SELECT count(DISTINCT occurrence) FROM completion WHERE todo_id = ? AND completed_at >= ?",
      [.text(id), Value(seconds: year.now - .seconds(400 * 86_400))]
    ) { $0.integer(0) } ?? 0
  }

  /// Whatever kept what came from being answered, it came.
  private func daysOff() throws {
    #expect(try year.kept(while: ServiceTimes()) == before)
    #expect(try year.kept(while: ServiceTimes(off: [SeriesYear.start..<year.now])) == before)
  }

  /// Looks once more after a change that is taken back.
  private mutating func holdsAfter(
    _ name: String,
    of id: Todo.ID,
    _ change: (inout Look) throws -> Void
  ) throws {
    let connection = year.store.connection
    try connection.script("BEGIN; PRAGMA defer_foreign_keys = 1")
    defer { #expect(throws: Never.self) { try connection.script("ROLLBACK") } }
    try change(&self)
    expect(try year.kept(while: try year.service()), "\(name) of \(title(id))")
  }

  private mutating func rest(_ id: Todo.ID) throws {
    let span = span()
    let store = year.store
    try store.note(.paused, of: id, reason: nil, at: span.lowerBound)
    try store.note(.resumed, of: id, reason: "test", at: span.upperBound)
  }

  private mutating func skip(_ id: Todo.ID) throws {
    let name = try occurrence(of: id).description
    try year.store.note(.skipped, of: id, reason: name, at: moment())
  }

  private mutating func complete(_ id: Todo.ID) throws {
    let name = Bool.random(using: &random) ? try occurrence(of: id).description : nil
    try year.store.connection.run(
      "INSERT OR IGNORE INTO completion (completed_at, todo_id, occurrence) VALUES (?, ?, ?)",
      [Value(seconds: moment()), .text(id), Value(name)]
    )
  }

  /// A time at which the series came, or one of the days at the hour of another.
  private mutating func occurrence(of id: Todo.ID) throws -> CivilDateTime {
    guard let series = try year.store.rows(of: [id]).first?.todo.recurrence else {
      return CivilDateTime(year.zone.civil(at: year.now).date, .hour(8))
    }
    let start = year.zone.civil(at: moment())
    let next = series.rule.occurrences(after: start, from: series.seriesStart, in: year.zone)
    return next.first { _ in true } ?? series.occurrence
  }

  /// Some moment of the last weeks.
  private mutating func moment() -> Instant {
    year.now - .seconds(Int.random(in: 0...40 * 86_400, using: &random))
  }

  private mutating func span() -> Range<Instant> {
    let start = moment()
    return start..<min(year.now, start + .seconds(Int.random(in: 1...9 * 86_400, using: &random)))
  }

  private func title(_ id: Todo.ID) -> String {
    year.series.firstIndex(of: id).map { "series \($0)" } ?? id
  }

  private func expect(_ after: [Todo.ID: Kept], _ name: String) {
    for (id, was) in before {
      let now = after[id] ?? Kept(0, of: 0)
      #expect(now.count >= was.count, "\(name): \(title(id)) was \(was), is \(now)")
      #expect(now.of - now.count <= was.of - was.count, "\(name): \(title(id)), \(was), \(now)")
    }
  }
}
