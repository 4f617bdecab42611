/// The wall clock of one zone as the oracle reckons it: from a table of its changes, second by second.
///
/// Civil time is a number here: the seconds from 1970-01-01T00:00:00 on the same wall clock.
struct WallClock: Sendable {
  struct Change: Sendable {
    /// Seconds UTC.
    var from: Int64
    /// Seconds that the clock is ahead of UTC from then on.
    var ahead: Int64
  }

  let name: String
  let first: Int64
  let changes: [Change]
  /// Every offset that it ever has.
  private let offsets: [Int64]

  init(_ name: String, _ first: Int64, _ changes: [(Int64, Int64)] = []) {
    self.name = name
    self.first = first
    self.changes = changes.map { Change(from: $0.0, ahead: $0.1) }
    offsets = Set(changes.map(\.1) + [first]).sorted()
  }

  /// Seconds ahead of UTC at a second.
  func ahead(at second: Int64) -> Int64 {
    changes.last { $0.from <= second }?.ahead ?? first
  }

  /// Reads the clock at a second.
  func civil(at second: Int64) -> Int64 {
    second + ahead(at: second)
  }

  /// The second at which it shows a civil time: the first of two, or the end of the gap it lies in.
  func second(of civil: Int64) -> Int64 {
    var earliest: Int64?
    for ahead in offsets where self.civil(at: civil - ahead) == civil {
      earliest = min(earliest ?? .max, civil - ahead)
    }
    if let earliest { return earliest }
    // Nobody ever sees it on the clock.
    return changes.first { self.civil(at: $0.from) > civil }?.from ?? civil - first
  }
}

extension WallClock {
  /// The clocks of the simulated zones from summer 2026 to 2028, as Python's zoneinfo has them.
  static let all: [String: WallClock] = Dictionary(
    uniqueKeysWithValues: [
      WallClock(
        "Europe/Berlin",
        7200,
        [
          (1_792_890_000, 3600), (1_806_195_600, 7200), (1_824_944_400, 3600),
          (1_837_645_200, 7200),
        ]
      ),
      WallClock(
        "America/New_York",
        -14400,
        [
          (1_793_512_800, -18000), (1_805_007_600, -14400), (1_825_567_200, -18000),
          (1_836_457_200, -14400),
        ]
      ),
      WallClock(
        "Australia/Lord_Howe",
        37800,
        [
          (1_791_041_400, 39600), (1_806_764_400, 37800), (1_822_491_000, 39600),
          (1_838_214_000, 37800),
        ]
      ),
      WallClock(
        "Africa/Cairo",
        10800,
        [
          (1_793_307_600, 7200), (1_809_036_000, 10800), (1_824_757_200, 7200),
          (1_840_485_600, 10800),
        ]
      ),
      WallClock(
        "Antarctica/Troll",
        7200,
        [(1_792_890_000, 0), (1_806_195_600, 7200), (1_824_944_400, 0), (1_837_645_200, 7200)]
      ),
      WallClock(
        "Atlantic/Azores",
        0,
        [(1_792_890_000, -3600), (1_806_195_600, 0), (1_824_944_400, -3600), (1_837_645_200, 0)]
      ),
      WallClock("Asia/Kathmandu", 20700),
      WallClock("Pacific/Apia", 46800),
      WallClock("America/Sao_Paulo", -10800),
    ].map { ($0.name, $0) }
  )
}
