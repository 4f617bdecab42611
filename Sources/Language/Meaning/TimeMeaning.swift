import Model

/// A time as it was said, before any calendar is asked.
///
/// It is handed from rule to rule, mostly empty: so it is one reference, and what is said is copied
/// only where it changes.
struct TimeMeaning: Hashable, Sendable {
  /// All that can be said.
  private struct Parts: Hashable, Sendable {
    var day: DayMeaning?
    var clock: ClockMeaning?
    var moreClocks: [ClockMeaning] = []
    var moreDays: [DayMeaning] = []
    var part: PartOfDay?
    var moreParts: [PartOfDay] = []
    var offset: Amount?
    var bound = Bound.at
    var endClock: ClockMeaning?
    var endDay: DayMeaning?
    var length: Amount?
    /// One at most; apart, because it is large and rare.
    var repeats: [RepeatMeaning] = []
    var zone: String?
    var isPast = false
    var isDuration = false
    var special: Special?
  }

  /// Always one: an array is a box that is shared until it changes.
  private var parts: [Parts]

  init(
    day: DayMeaning? = nil,
    clock: ClockMeaning? = nil,
    moreClocks: [ClockMeaning] = [],
    part: PartOfDay? = nil,
    offset: Amount? = nil,
    bound: Bound = .at,
    endClock: ClockMeaning? = nil,
    endDay: DayMeaning? = nil,
    length: Amount? = nil,
    repeats: RepeatMeaning? = nil,
    isPast: Bool = false,
    special: Special? = nil
  ) {
    parts = [
      Parts(
        day: day,
        clock: clock,
        moreClocks: moreClocks,
        part: part,
        offset: offset,
        bound: bound,
        endClock: endClock,
        endDay: endDay,
        length: length,
        repeats: repeats.map { [$0] } ?? [],
        isPast: isPast,
        special: special
      )
    ]
  }

  enum Bound: Hashable, Sendable {
    case at, by, before, after, until, from
  }

  enum Special: Hashable, Sendable {
    case now
    /// "at twenty past": so many minutes past the hour at hand or the next one.
    case minute(Int)
    /// "every 30 seconds": a repeat that is none.
    case tooOften
    /// "31 february", "at 25:61": what no calendar and no clock has.
    case impossible
    /// "3 weeks on, one week off": a pause that no rule has.
    case cycle
  }
}

extension TimeMeaning {
  var day: DayMeaning? {
    get { parts[0].day }
    _modify { yield &parts[0].day }
  }

  var clock: ClockMeaning? {
    get { parts[0].clock }
    _modify { yield &parts[0].clock }
  }

  /// More clock times on the same day: "at 8 am and 8 pm".
  var moreClocks: [ClockMeaning] {
    get { parts[0].moreClocks }
    _modify { yield &parts[0].moreClocks }
  }

  /// More days at the same time: "monday and thursday at 6".
  var moreDays: [DayMeaning] {
    get { parts[0].moreDays }
    _modify { yield &parts[0].moreDays }
  }

  var part: PartOfDay? {
    get { parts[0].part }
    _modify { yield &parts[0].part }
  }

  /// More parts of the same day: "every morning and evening".
  var moreParts: [PartOfDay] {
    get { parts[0].moreParts }
    _modify { yield &parts[0].moreParts }
  }

  /// From now, or from `day` and `clock` if they were said.
  var offset: Amount? {
    get { parts[0].offset }
    _modify { yield &parts[0].offset }
  }

  var bound: Bound {
    get { parts[0].bound }
    _modify { yield &parts[0].bound }
  }

  /// Where a stretch of time ends: "from 3 to 5", "monday to friday".
  var endClock: ClockMeaning? {
    get { parts[0].endClock }
    _modify { yield &parts[0].endClock }
  }

  var endDay: DayMeaning? {
    get { parts[0].endDay }
    _modify { yield &parts[0].endDay }
  }

  /// How long it takes, behind a clock time: "at 3 for an hour"; the end follows from the start.
  var length: Amount? {
    get { parts[0].length }
    _modify { yield &parts[0].length }
  }

  var repeats: RepeatMeaning? {
    @inline(__always) get { parts[0].repeats.first }
    set { parts[0].repeats = newValue.map { [$0] } ?? [] }
  }

  /// An IANA name, where words named a zone: "3pm pacific".
  var zone: String? {
    get { parts[0].zone }
    _modify { yield &parts[0].zone }
  }

  /// "last week", "3 days ago", "every 30 seconds": never schedules.
  var isPast: Bool {
    get { parts[0].isPast }
    _modify { yield &parts[0].isPast }
  }

  /// "for 15 minutes": a time only where somebody asked to be reminded.
  var isDuration: Bool {
    get { parts[0].isDuration }
    _modify { yield &parts[0].isDuration }
  }

  /// "now" and its like.
  var special: Special? {
    get { parts[0].special }
    _modify { yield &parts[0].special }
  }

  var isRepeating: Bool { !parts[0].repeats.isEmpty }

  /// Whether its end was said as well.
  var isStretch: Bool { endClock != nil || endDay != nil || length != nil }
}
