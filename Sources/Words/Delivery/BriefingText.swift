package import Model
package import Planning

/// The contents of a briefing: plain values, as the store counted them.
package struct BriefingFacts: Hashable, Sendable {
  /// One of the few things that the day is about.
  package struct Pick: Hashable, Sendable {
    package var title: String
    package var time: TimeOfDay?
    package var firstStep: String?

    package init(title: String, time: TimeOfDay? = nil, firstStep: String? = nil) {
      self.title = title
      self.time = time
      self.firstStep = firstStep
    }
  }

  /// Something to be done by a coming day.
  package struct Ahead: Hashable, Sendable {
    package var title: String
    package var day: CivilDate

    package init(title: String, day: CivilDate) {
      self.title = title
      self.day = day
    }
  }

  /// Something that was put off to a later time of the day.
  package struct PutOff: Hashable, Sendable {
    package var title: String
    package var until: TimeOfDay

    package init(title: String, until: TimeOfDay) {
      self.title = title
      self.until = until
    }
  }

  /// An event of a calendar.
  package struct Event: Hashable, Sendable {
    package var title: String
    package var time: TimeOfDay?

    package init(title: String, time: TimeOfDay? = nil) {
      self.title = title
      self.time = time
    }
  }

  /// How many to-dos the day has.
  package var today: Int
  package var picks: [Pick]
  /// Titles of open to-dos of earlier days.
  package var stillOnList: [String]
  package var ahead: [Ahead]
  package var putOff: [PutOff]
  /// Whether some of it may as well be done tomorrow.
  package var isMovable: Bool
  /// Titles of what was done, the last first; `nil` in the morning.
  package var done: [String]?
  /// What was done in the week before, where that is to be told.
  package var lastWeek: Week?
  package var events: [Event]
  package var weather: Weather?
  /// How many to-dos are marked to be looked at.
  package var unsure = 0

  package init(
    today: Int,
    picks: [Pick] = [],
    stillOnList: [String] = [],
    ahead: [Ahead] = [],
    putOff: [PutOff] = [],
    isMovable: Bool = false,
    done: [String]? = nil,
    lastWeek: Week? = nil,
    events: [Event] = [],
    weather: Weather? = nil
  ) {
    self.today = today
    self.picks = picks
    self.stillOnList = stillOnList
    self.ahead = ahead
    self.putOff = putOff
    self.isMovable = isMovable
    self.done = done
    self.lastWeek = lastWeek
    (self.events, self.weather) = (events, weather)
  }
}

extension BriefingFacts {
  /// How much was done in a week; at least one of it is more than nothing.
  package struct Week: Hashable, Sendable {
    package var done: Int
    package var focus: Duration
    /// How often what repeats was done.
    package var kept: Kept

    package init(done: Int, focus: Duration, kept: Kept = Kept(0, of: 0)) {
      (self.done, self.focus, self.kept) = (done, focus, kept)
    }
  }

  /// How many of the day's to-dos are counted alone.
  package var unnamed: Int { max(0, today - picks.count - stillOnList.count) }
}

/// A briefing in words: a heading and some lines, for a popup or a terminal.
package struct BriefingText: Hashable, Sendable {
  /// The greeting, and how much the day has.
  package var heading: String
  package var lines: [String]
  private let buttons: [PopupButton]

  /// The briefing as it reads on the wall clock `now`.
  package init(_ facts: BriefingFacts, now: CivilDateTime, tone: Tone, face: ClockFace) {
    if let done = facts.done {
      (heading, lines, buttons) = Self.evening(done, facts, now: now, tone: tone)
      return
    }
    heading = BriefingWords.summary.text(
      tone,
      [
        "greeting": BriefingText.greeting(at: now.time).text(tone),
        "today": BriefingText.today(facts).text(tone, ["count": "\(facts.today)"]),
      ]
    )
    buttons =
      (facts.picks.isEmpty ? [] : [.start]) + (facts.isMovable ? [.tomorrow] : []) + [.close]
    lines =
      facts.unsure > 0
      ? [BriefingWords.toLookAt.text(tone, ["count": "\(facts.unsure)"])] : []
    for (index, pick) in facts.picks.enumerated() {
      lines.append(pick.line(tone, face))
      let step = index == 0 ? pick.firstStep?.plainLine(limit: 80) : nil
      if let step, !step.isEmpty {
        lines.append(BriefingWords.firstStep.text(tone, ["step": step]))
      }
    }
    if let line = facts.eventLine(tone, face) { lines.append(line) }
    for item in facts.putOff.prefix(BriefingText.namesAtMost) {
      let values = ["time": face.minute(item.until), "title": item.title.plainLine(limit: 60)]
      lines.append(BriefingWords.putOff.text(tone, values))
    }
    if let line = BriefingText.stillOnList(facts.stillOnList, tone) { lines.append(line) }
    if facts.unnamed > 0 {
      lines.append(BriefingWords.more.text(tone, ["count": "\(facts.unnamed)"]))
    }
    for item in facts.ahead.prefix(BriefingText.namesAtMost) {
      let values = [
        "day": "\(item.day.weekday.shortName(tone)) \(item.day.dayAndMonth(tone))",
        "title": item.title.plainLine(limit: 60),
      ]
      lines.append(BriefingWords.ahead.text(tone, values))
    }
    if let weather = facts.weather { lines.append(weatherText(weather, tone: tone)) }
    if let week = facts.lastWeek { lines.append(week.text(tone)) }
  }

  /// The look back in the evening: what was done first, then what stays.
  private static func evening(
    _ done: [String],
    _ facts: BriefingFacts,
    now: CivilDateTime,
    tone: Tone
  ) -> (heading: String, lines: [String], buttons: [PopupButton]) {
    let words: BriefingWords =
      done.isEmpty ? .nothingDone : done.count == 1 ? .oneDone : .severalDone
    let heading = BriefingWords.summary.text(
      tone,
      [
        "greeting": BriefingText.greeting(at: now.time).text(tone),
        "today": words.text(tone, ["count": "\(done.count)"]),
      ]
    )
    var lines = done.prefix(BriefingText.namesAtMost).map { title in
      BriefingWords.pickDone.text(tone, ["title": title.plainLine(limit: 60)])
    }
    let unnamed = done.count - BriefingText.namesAtMost
    if unnamed > 0 { lines.append(BriefingWords.more.text(tone, ["count": "\(unnamed)"])) }
    let open = facts.picks.map(\.title) + facts.stillOnList
    let others = max(0, facts.today - open.count)
    if !open.isEmpty {
      let named = open.prefix(BriefingText.namesAtMost).map { $0.plainLine(limit: 40) }
      let count = others + open.count - named.count
      let sentence: BriefingWords = count > 0 ? .staysSeveral : .stays
      let values = ["titles": named.joined(separator: ", "), "count": "\(count)"]
      lines.append(sentence.text(tone, values))
    }
    return (heading, lines, facts.isMovable ? [.tomorrow, .leave] : [.close])
  }

  /// The briefing as a popup, with buttons that begin with the first pick, and that move to tomorrow
  /// what is not fixed, where there is such.
  package func popup(_ tone: Tone, hasButtons: Bool = true) -> PopupText {
    PopupText(summary: heading, lines: lines, buttons: hasButtons ? buttons : [], tone: tone)
  }

  private static let namesAtMost = 3

  private static func greeting(at time: TimeOfDay) -> BriefingWords {
    switch time.hour {
    case 4..<12: .morning
    case 12..<18: .afternoon
    default: .evening
    }
  }

  private static func today(_ facts: BriefingFacts) -> BriefingWords {
    switch facts.today {
    case ...0: facts.events.isEmpty ? .nothingToday : .eventsAlone
    case 1: .oneToday
    default: .severalToday
    }
  }

  private static func stillOnList(_ titles: [String], _ tone: Tone) -> String? {
    guard !titles.isEmpty else { return nil }
    let named = titles.prefix(namesAtMost).map { $0.plainLine(limit: 40) }.joined(separator: ", ")
    let more = titles.count - namesAtMost
    return more > 0
      ? BriefingWords.stillOnListSeveral.text(tone, ["titles": named, "count": "\(more)"])
      : BriefingWords.stillOnListOne.text(tone, ["titles": named])
  }
}

extension BriefingFacts.Week {
  /// "Last week: 12 things done, 2 h 5 min of focus", and what there was none of is not named.
  package func text(_ tone: Tone) -> String {
    var parts: [String] = []
    if done > 0 {
      parts.append(
        (done == 1 ? BriefingWords.weekOne : .weekSeveral).text(tone, ["count": String(done)])
      )
    }
    if kept.count > 0 {
      let values = ["count": String(kept.count), "all": String(kept.of)]
      parts.append(BriefingWords.weekRepeats.text(tone, values))
    }
    if focus >= .minutes(1) {
      parts.append(
        BriefingWords.weekFocus.text(tone, ["duration": hoursText(focus, tone: tone)])
      )
    }
    let told = parts.dropFirst().reduce(parts.first ?? "") {
      BriefingWords.weekBoth.text(tone, ["first": $0, "last": $1])
    }
    return BriefingWords.lastWeek.text(tone, ["told": told])
  }
}

extension BriefingFacts.Pick {
  fileprivate func line(_ tone: Tone, _ face: ClockFace) -> String {
    let title = title.plainLine(limit: 60)
    guard let time else { return BriefingWords.pick.text(tone, ["title": title]) }
    return BriefingWords.pickWithClock.text(tone, ["time": face.text(time), "title": title])
  }
}

extension BriefingFacts {
  /// "2 in your calendars: 09:00 Team meeting, Street festival"; `nil` where there is none.
  package func eventLine(_ tone: Tone, _ face: ClockFace) -> String? {
    guard !events.isEmpty else { return nil }
    let most = 3
    var named = events.prefix(most).map { event in
      let title = event.title.plainLine(limit: 40)
      let shown = title.isEmpty ? EventWords.untitled.text(tone) : title
      return event.time.map { face.minute($0) + " " + shown } ?? shown
    }
    if events.count > most {
      named.append(BriefingWords.moreEvents.text(tone, ["count": "\(events.count - most)"]))
    }
    return BriefingWords.events.text(
      tone,
      ["count": "\(events.count)", "titles": named.joined(separator: ", ")]
    )
  }
}
