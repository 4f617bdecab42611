import Language
import Model
import Planning
import Testing

@testable import Store

/// A year of a person with some series: done, skipped, paused and left alone at random, on journeys over
/// zones and through their clock changes, with a machine that sleeps and is off.
///
/// The service looks four times a day; the programs are opened anew after each journey.
struct SeriesYear {
  static let start = Instant(seconds: 1_767_225_600)
  /// The days of these zones change in every way: by an hour, by half an hour, at midnight, never.
  static let zones: [Zone] = [
    Zone(identifier: "Test/Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3"),
    Zone(identifier: "Test/York", posix: "EST5EDT,M3.2.0,M11.1.0"),
    Zone(identifier: "Test/Howe", posix: "<+1030>-10:30<+11>-11,M10.1.0,M4.1.0"),
    Zone(identifier: "Test/Santiago", posix: "<-04>4<-03>,M9.1.6/24,M4.1.6/24"),
    Zone(identifier: "Test/Honolulu", posix: "HST10"),
    Zone(identifier: "Test/Tokyo", posix: "JST-9"),
  ].compactMap(\.self)

  static let rules = [
    "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=DAILY;INTERVAL=3",
    "FREQ=DAILY;BYHOUR=8,13,20", "FREQ=HOURLY;INTERVAL=6", "FREQ=MONTHLY;INTERVAL=2",
  ]

  let path: String
  private(set) var store: DeliveryStore
  private(set) var zone: Zone
  private(set) var now = SeriesYear.start
  private(set) var series: [Todo.ID] = []
  private var random: Seeded
  private var popups: UInt32 = 0

  init(in folder: String, seed: UInt64) throws {
    path = folder + "/year-\(seed).sqlite"
    random = Seeded(state: seed)
    zone = Self.zones[Int(seed) % Self.zones.count]
    store = try Self.store(at: path, in: zone)
    let day = zone.civil(at: now).date
    for (number, rule) in Self.rules.enumerated() {
      let due =
        number == 0
        ? Due.floating(day, .hour(8)) : Due.floating(day.adding(days: number), .hour(6 + number))
      series.append(try store.add("Series \(number)", due: due, rule: rule, at: now).todo.id)
    }
    // One goes by the clock of a place, wherever the person is.
    let fixed = Due.zoned(day, .hour(9), zone: Self.zones[1].identifier)
    series.append(try store.add("Call home", due: fixed, rule: "FREQ=DAILY", at: now).todo.id)
  }

  static func store(at path: String, in zone: Zone) throws -> DeliveryStore {
    let meaning = Store.Meaning(
      conventions: Conventions(),
      policy: Policy(),
      zones: ZoneDirectory(
        zone: { name in zones.first { $0.identifier == name } },
        current: { zone }
      )
    )
    return try DeliveryStore(path: path, meaning: meaning)
  }

  /// So many of the year's days pass.
  mutating func live(days: Int) throws {
    let end = now + .seconds(days * 86_400)
    while now < end {
      if happens(2) { try travel() }
      if happens(3) { try beOff() }
      try serve()
      for id in series { try answer(id) }
      now = now + .seconds(number(4 * 3600...8 * 3600))
    }
  }

  private mutating func travel() throws {
    zone = Self.zones[number(0...Self.zones.count - 1)]
    store = try Self.store(at: path, in: zone)
  }

  private mutating func beOff() throws {
    let end = now + .seconds(number(3600...6 * 86_400))
    let kinds: [Interruption] = [
      .off(from: now, to: end), .slept(from: now, to: end), .stopped(from: now, to: end),
    ]
    try store.note([kinds[number(0...2)]])
    now = end
  }

  /// What the service does when it looks.
  private mutating func serve() throws {
    _ = try store.settle(at: now)
    let claimed = try store.claim(series, at: now)
    guard !claimed.isEmpty else { return }
    popups += 1
    let popup = PopupID(server: ":1.1", number: popups)
    try store.recordShown(claimed, popup: popup, reason: .due, at: now)
  }

  private mutating func answer(_ id: Todo.ID) throws {
    let moment = now + .seconds(number(1...3600))
    guard let todo = try store.rows(of: [id]).first?.todo else { return }
    if todo.pause != nil {
      if happens(10) { _ = try store.resume([id], source: .test, at: moment) }
    } else if let due = todo.due, store.calendar.instant(of: due).map({ $0 <= moment }) == true {
      switch number(0...99) {
      case 0..<45: _ = try store.complete([id], source: .test, at: moment)
      case 45..<48: _ = try store.skip([id], source: .test, at: moment)
      case 48..<49: _ = try store.pause([id], until: nil, source: .test, at: moment)
      default: break
      }
    } else if happens(1) {
      // Ahead of its time.
      _ = try store.complete([id], source: .test, at: moment)
    }
  }

  private mutating func happens(_ percent: Int) -> Bool { number(0...99) < percent }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
}
