import Model
import Testing

@testable import Planning

/// Years with machines that sleep and persons who do not answer, beside a diary of what truly was: what
/// is told has one outcome for each time, and claims no more than the diary knows.
@Suite("What is told of a series, and the diary of who lived it")
struct SeriesDiaryTests {
  @Test(arguments: 1...60 as ClosedRange<UInt64>)
  func nothingIsClaimedThatWasNot(seed: UInt64) throws {
    var year = try DiaryYear(seed: seed)
    try year.live(weeks: 52)
    try year.compare(seed)
  }
}

/// A year of one series, lived at random.
private struct DiaryYear {
  private static let rules = [
    "FREQ=DAILY", "FREQ=WEEKLY;BYDAY=MO,WE,FR", "FREQ=DAILY;INTERVAL=3",
    "FREQ=DAILY;BYHOUR=8,13,20", "FREQ=MONTHLY", "FREQ=WEEKLY;INTERVAL=2",
  ]

  private var chance: Chance
  private let zone: Zone
  private var todo: Todo
  private var now: Instant
  /// What the program stores.
  private var completions: [SeriesPast.Answer] = []
  private var skips: [SeriesPast.Answer] = []
  private var rests: [Range<Instant>] = []
  private var service = ServiceTimes()
  private var ranSince: Instant
  /// The diary: what each time's own page says.
  private var pages: [CivilDateTime: Page] = [:]

  private enum Page: Hashable {
    case done(Instant)
    case skipped
  }

  init(seed: UInt64) throws {
    chance = Chance(seed: seed)
    zone = try #require(TestZones.zone("Europe/Berlin"))
    let rule = try #require(RecurrenceRule(Self.rules[Int(seed) % Self.rules.count]))
    let date = try #require(CivilDate("2026-01-05"))
    let first = try #require(
      rule.occurrences(from: CivilDateTime(date, .hour(8)), in: zone).first { _ in true }
    )
    now = zone.instant(of: first) - .minutes(600)
    ranSince = now
    todo = Todo(
      id: "a",
      handle: "a1",
      list: TodoList.inbox,
      title: "Pills",
      due: .floating(first.date, first.time),
      createdAt: now,
      updatedAt: now
    )
    todo.recurrence = Recurrence(
      rule: rule,
      seriesStart: first,
      occurrence: first,
      repeatFrom: .due
    )
  }

  /// When it came, until a moment, from its first time on.
  private func times(by end: Instant) -> [CivilDateTime] {
    guard let recurrence = todo.recurrence else { return [] }
    return Array(
      recurrence.rule.occurrences(from: recurrence.seriesStart, in: zone)
        .prefix { zone.instant(of: $0) <= end }
    )
  }

  private var present: CivilDateTime? { todo.recurrence?.occurrence }

  mutating func live(weeks: Int) throws {
    let end = now + .seconds(weeks * 7 * 86_400)
    while now < end {
      now = now + .seconds(chance.number(1800...9 * 3600))
      switch chance.number(0...99) {
      case 0..<4: beAway(isOff: true)
      case 4..<6: beAway(isOff: false)
      case 6..<8: try pause()
      case 8..<45: try answer()
      case 45..<48: try skip()
      case 48..<52: countLater()
      case 52..<54: try answerOnAnotherDay()
      default: break
      }
    }
    service.ran.append(ranSince..<now)
  }

  /// The machine is off, or only the service does not run.
  private mutating func beAway(isOff: Bool) {
    let end = now + .seconds(chance.number(600...12 * 86_400))
    if ranSince < now { service.ran.append(ranSince..<now) }
    if isOff { service.off.append(now..<end) }
    (now, ranSince) = (end, end)
  }

  /// The person does the newest of what waits, rarely all of it, and rarely ahead of its time.
  private mutating func answer() throws {
    guard let present else { return }
    let waiting = times(by: now).filter { $0 >= present }
    guard let newest = waiting.last else {
      if chance.happens(3) { try advance(at: now, page: present) }
      return
    }
    if chance.happens(10) {
      for time in waiting where time != present {
        completions.append(.init(at: nextSecond(), name: time, isOfThat: true))
      }
      for time in waiting { pages[time] = .done(now) }
      try advance(at: now, page: present)
    } else {
      try advance(at: now, page: newest)
    }
  }

  /// The person says that it was done at an earlier time.
  private mutating func answerOnAnotherDay() throws {
    guard let present, zone.instant(of: present) < now else { return }
    let start = zone.instant(of: present)
    let moment = start + .seconds(chance.number(0...Int(now.seconds - start.seconds)))
    guard let newest = times(by: moment).last else { return }
    try advance(at: moment, page: newest)
  }

  private mutating func advance(at moment: Instant, page: CivilDateTime) throws {
    completions.append(.init(at: moment, name: present))
    pages[page] = .done(moment)
    todo = try #require(advanced(todo, completedAt: moment, in: TestZones.calendar(of: zone)))
  }

  /// Some earlier time that was not answered is counted after all.
  private mutating func countLater() {
    guard let present else { return }
    let open = times(by: now).suffix(60).last {
      $0 < present && pages[$0] == nil && !isPaused($0)
    }
    guard let time = open else { return }
    let moment = nextSecond()
    completions.append(.init(at: moment, name: time, isOfThat: true))
    pages[time] = .done(moment)
  }

  private mutating func nextSecond() -> Instant {
    var moment = now - .seconds(1)
    while completions.contains(where: { $0.at == moment }) { moment = moment - .seconds(1) }
    return moment
  }

  private mutating func skip() throws {
    guard let present, let newest = times(by: now).last(where: { $0 >= present }) else { return }
    skips.append(.init(at: now, name: present))
    pages[newest] = pages[newest] ?? .skipped
    todo = try #require(skipped(todo, at: now, in: TestZones.calendar(of: zone)))
  }

  private mutating func pause() throws {
    let end = now + .seconds(chance.number(3600...20 * 86_400))
    rests.append(now..<end)
    now = end
    todo = try #require(resumed(todo, from: now, in: TestZones.calendar(of: zone)))
  }

  /// From when it came until the next one did, or until now.
  private func span(of time: CivilDateTime) -> Range<Instant> {
    let start = zone.instant(of: time)
    var end = now
    if let recurrence = todo.recurrence,
      let next = recurrence.rule.next(after: time, from: recurrence.seriesStart, in: zone)
    {
      end = min(now, zone.instant(of: next))
    }
    return start..<max(start, end)
  }

  private func isPaused(_ time: CivilDateTime) -> Bool {
    rests.contains { $0.overlaps(span(of: time)) }
  }

  /// What the diary says that may be told of a time.
  private func truth(of time: CivilDateTime, isNewest: Bool) -> SeriesOutcome.Name {
    let span = span(of: time)
    switch pages[time] {
    case .done(let moment)?:
      let day = time.adding(seconds: -4 * 3600).date
      let end = zone.instant(of: CivilDateTime(day.adding(days: 1), .hour(4)))
      let next = span.upperBound < now ? span.upperBound : .latest
      return moment < end && moment < next ? .done : .doneLater
    case .skipped?: return .skipped
    case nil: break
    }
    if let present, time >= present, isNewest { return .waiting }
    if isPaused(time) { return .paused }
    if service.ran.contains(where: { $0.overlaps(span) }) { return .unanswered }
    return service.off.contains { $0.contains(span.lowerBound) } ? .machineOff : .unknown
  }

  func compare(_ seed: UInt64) throws {
    let recurrence = try #require(todo.recurrence)
    let all = times(by: now) + pages.keys.filter { zone.instant(of: $0) > now }
    let next = recurrence.rule.next(
      after: all.max() ?? recurrence.occurrence,
      from: recurrence.seriesStart,
      in: zone
    )
    let past = SeriesPast(
      occurrences: (all.sorted() + [next].compactMap(\.self)).map { time in
        let day = time.adding(seconds: -4 * 3600).date
        return .init(
          name: time,
          at: zone.instant(of: time),
          dayEnd: zone.instant(of: CivilDateTime(day.adding(days: 1), .hour(4)))
        )
      },
      completions: completions,
      skips: skips,
      rests: rests,
      present: present,
      since: zone.instant(of: recurrence.seriesStart) - .minutes(600)
    )
    let told = past.reckoned(service, at: now)
    let names = told.compactMap(\.name)
    #expect(names.count == told.count && Set(names).count == names.count, "\(seed)")
    #expect(Set(names) == Set(all), "one outcome of each time: \(seed)")
    let newest = times(by: now).last
    for time in told {
      guard let name = time.name else { continue }
      let truth = truth(of: name, isNewest: name == newest)
      #expect(time.outcome.name == truth, "seed \(seed), \(name)")
    }
    let kept = told.kept
    #expect(kept.count == pages.values.count { $0 != .skipped })
    let others = told.count {
      [.skipped, .paused, .waiting].contains($0.outcome.name)
    }
    #expect(kept.of + others == all.count, "the sums agree: \(seed)")
  }
}
