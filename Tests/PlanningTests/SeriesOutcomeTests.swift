import Model
import Testing

@testable import Planning

@Suite("What became of the times of a series")
struct SeriesOutcomeTests {
  /// A daily thing at 8, whose place is its day; done on those that `done` has, twenty minutes later.
  private func past(_ days: Int, done: [Int] = [], waitsWith present: Int? = nil) -> SeriesPast {
    SeriesPast(
      occurrences: (0...days).map(Self.occurrence),
      completions: done.map { answer($0, on: $0) },
      present: present.map { Self.occurrence($0).name }
    )
  }

  private static func occurrence(_ day: Int) -> SeriesPast.Occurrence {
    let date = CivilDate(daysSinceEpoch: 20_500 + day)
    return .init(
      name: CivilDateTime(date, .hour(8)),
      at: Zone.utc.instant(of: CivilDateTime(date, .hour(8))),
      dayEnd: Zone.utc.instant(of: CivilDateTime(date.adding(days: 1), .hour(4)))
    )
  }

  /// An answer that was given on a day, while the series waited with another.
  private func answer(_ name: Int, on day: Int, isOfThat: Bool = false) -> SeriesPast.Answer {
    let moment = Self.occurrence(day).at + .minutes(20)
    return .init(at: moment, name: Self.occurrence(name).name, isOfThat: isOfThat)
  }

  /// One letter for each time: d done, l done later, s skipped, p paused, w waiting, n not answered,
  /// o off, u unknown.
  private func told(_ past: SeriesPast, _ service: ServiceTimes? = nil) -> String {
    let now = (past.occurrences.dropLast().last?.at ?? Instant(seconds: 0)) + .minutes(60)
    let always = ServiceTimes(ran: [Instant(seconds: 0)..<now])
    return past.reckoned(service ?? always, at: now).map { time in
      switch time.outcome {
      case .done: "d"
      case .doneLater: "l"
      case .skipped: "s"
      case .paused: "p"
      case .waiting: "w"
      case .unanswered: "n"
      case .machineOff: "o"
      case .unknown: "u"
      }
    }
    .joined()
  }

  /// From the hour of one day to the hour of another.
  private func span(_ day: Int, _ hour: Int, to last: Int, _ end: Int) -> Range<Instant> {
    let midnight = Self.occurrence(0).at - .minutes(8 * 60)
    return midnight + .minutes((day * 24 + hour) * 60)..<midnight + .minutes((last * 24 + end) * 60)
  }

  @Test func whatIsDoneOnItsDayIsDone() {
    #expect(told(past(5, done: [0, 1, 3])) == "ddndn")
    #expect(told(past(5, done: [0, 1, 3], waitsWith: 4)) == "ddndw", "the newest can be answered")
    #expect(told(past(0)) == "")
  }

  @Test func oneAnswerAfterDaysIsOfTheNewest() {
    var past = past(7, done: [0, 1], waitsWith: 7)
    past.completions.append(answer(2, on: 6))
    #expect(told(past) == "ddnnnnd")
    #expect(past.reckoned(ServiceTimes(), at: .latest).prefix(7).kept == Kept(3, of: 7))
  }

  @Test func aTimeThatIsCountedOnItsOwnIsDoneLater() {
    var past = past(7, done: [0, 1], waitsWith: 7)
    past.completions += [answer(2, on: 6), answer(3, on: 6, isOfThat: true)]
    #expect(told(past) == "ddnlnnd")
    past.completions.append(answer(2, on: 6, isOfThat: true))
    #expect(told(past) == "ddllnnd")
    past.completions.append(answer(5, on: 5, isOfThat: true))
    #expect(told(past) == "ddllndd")
  }

  @Test func aSkipIsOfTheNewestToo() {
    var past = past(6, done: [0], waitsWith: 6)
    past.skips = [answer(1, on: 4)]
    #expect(told(past) == "dnnnsn")
    past.completions.append(answer(4, on: 4, isOfThat: true))
    #expect(told(past) == "dnnndn", "done is done")
    past.completions.append(answer(1, on: 4, isOfThat: true))
    #expect(told(past) == "dlnndn")
  }

  @Test func whatIsDoneAheadIsDone() {
    var past = past(4, done: [0, 1, 2], waitsWith: 4)
    past.completions.append(answer(3, on: 2))
    #expect(told(past) == "dddd")
  }

  @Test func thatTheMachineWasOffIsToldOnlyWhereItWas() {
    let past = past(4, waitsWith: 0)
    let off = span(1, 7, to: 3, 9)
    let around = [
      Instant(seconds: 0)..<off.lowerBound, off.upperBound..<span(0, 0, to: 9, 0).upperBound,
    ]
    #expect(told(past, ServiceTimes(ran: around, off: [off])) == "noow")
    #expect(told(past, ServiceTimes(ran: around)) == "nuuw", "the service alone did not run")
    #expect(told(past, ServiceTimes()) == "uuuw", "nothing is known of the service")
    let evening = [span(0, 0, to: 1, 7), span(1, 20, to: 1, 22), span(3, 9, to: 9, 0)]
    #expect(
      told(past, ServiceTimes(ran: evening, off: [span(1, 7, to: 1, 20), span(1, 22, to: 3, 9)]))
        == "nnow",
      "it came in the evening of that day"
    )
  }

  @Test func aPauseIsNoDayOff() {
    var past = past(5, done: [0])
    past.rests = [span(1, 9, to: 3, 7)]
    #expect(told(past) == "dppnn")
    #expect(past.reckoned(ServiceTimes(), at: .latest).prefix(4).kept == Kept(1, of: 2))
  }

  @Test func whatCameBeforeItWasHereIsNotTold() {
    var past = past(5, done: [1], waitsWith: 4)
    past.since = Self.occurrence(2).at
    #expect(told(past) == "dnnw")
    past.present = Self.occurrence(5).name
    past.since = Self.occurrence(4).at + .minutes(1)
    #expect(told(past) == "d")
    past.present = Self.occurrence(4).name
    #expect(told(past) == "dw", "it came from elsewhere, and waits")
  }

  @Test func whatWasLeftOutIsSkipped() {
    var past = past(5, done: [0, 4])
    let gap = past.occurrences[2]
    past.occurrences[2] = .init(name: gap.name, at: gap.at, dayEnd: gap.dayEnd, isLeftOut: true)
    #expect(told(past) == "dnsnd")
    past.completions.append(answer(1, on: 2))
    #expect(told(past) == "dlsnd", "an answer on that day is of the one before")
  }

  @Test func whatWasDoneUnderAnotherNameCountsOnce() {
    var past = past(5, done: [0])
    past.completions.append(.init(at: past.occurrences[1].at + .minutes(3), name: nil))
    past.completions.append(
      .init(at: past.occurrences[1].at + .minutes(9), name: CivilDateTime("2020-01-01T08:00"))
    )
    #expect(told(past) == "ddnnn")
    past.completions.append(.init(at: Instant(seconds: 5), name: nil))
    #expect(told(past) == "dddnnn", "from before the series was changed")
  }

  @Test func theLastThatWereNotAnsweredAreThoseOfTheLastGap() {
    func days(_ past: SeriesPast) -> [Int] {
      let now = past.occurrences.dropLast().last.map { $0.at + .minutes(60) } ?? .latest
      return past.reckoned(ServiceTimes(), at: now).lastUnanswered.compactMap {
        $0.name?.date.days(since: Self.occurrence(0).name.date)
      }
    }
    #expect(days(past(5, done: [0, 2])) == [3, 4])
    #expect(days(past(5, done: [0, 2, 4])) == [3])
    #expect(days(past(5, done: [0, 1, 2, 3, 4])) == [])
    #expect(days(past(5, done: [3, 4])) == [])
    #expect(days(past(5, done: [0], waitsWith: 1)) == [1, 2, 3])
  }

  @Test func daysAndHoursAreThoseOfTheClock() throws {
    let berlin = try #require(Zone(identifier: "Berlin", posix: "CET-1CEST,M3.5.0,M10.5.0/3"))
    let start = try #require(CivilDate("2026-03-27"))
    let moments = [
      "2026-03-28T03:59", "2026-03-28T04:00", "2026-03-29T01:59", "2026-03-29T03:00",
      "2026-03-29T23:10", "2026-03-30T01:00",
    ]
    .compactMap { CivilDateTime($0) }.map(berlin.instant(of:))
    let tally = DoneTally(
      moments,
      from: start,
      until: start.adding(days: 4),
      dayStarts: .hour(4),
      in: berlin
    )
    #expect(tally.days == [1, 3, 2, 0])
    #expect(tally.total == 6)
    #expect(tally.hours[1] == 2 && tally.hours[3] == 2 && tally.hours[4] == 1)
    #expect(tally.hours[23] == 1)
  }
}
