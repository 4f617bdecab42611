/// The duties of the service about one to-do, to which the oracle holds it.
struct Promise {
  /// When the person hears of it next.
  enum Next: Equatable {
    /// A lead of its due time, wherever zone and clock put that.
    case stage(Int)
    /// A moment of its own: a snooze, a repeat, a retry. Milliseconds UTC.
    case instant(Int64)
    /// The first occurrence that comes more than a minute after it was shown last.
    case occurrence(after: Int64)
    /// Never again by itself: it waits in the list.
    case rest
    /// A to-do whose change nobody has settled yet.
    case unsettled
  }

  /// Why it may come once more although nothing about it is new.
  enum Cause: Hashable {
    case crash, serverGone, resumed
  }

  enum Question {
    case awaited, asked
  }

  /// As the database had it when it was looked at last.
  var record: Record
  var next = Next.unsettled
  var stage = 0
  /// How often the present stage was shown.
  var showings = 0
  var lastShown: Int64?
  /// Claimed, and neither recorded nor refused yet.
  var isInFlight = false
  /// When the occurrence came that it was claimed for: another zone does not take that back.
  var claimedFor: Int64?
  var causes: Set<Cause> = []
  /// Kept back since its moment.
  var hasWaited = false
  /// An occurrence that nobody answered has given way to the next one, which is kept back.
  var isAnew = false
  /// How far the question has come that follows "I'm doing it".
  var question: Question?
  /// It was on a screen that went with its server, and has to come anew.
  var isLost = false
  /// "Not today": the day, and the clock that it was said by.
  var restsOn: (day: Int64, clock: WallClock)?
  /// The server did not take it, and nothing has come of it since.
  var isRefused = false
  /// Popups since one was recorded, and the crashes among them.
  var posts = 0
  var crashes = 0

  /// When it went to the phone, since it came last; milliseconds UTC.
  var pushedAt: Int64?

  /// The row before a change that is not settled yet.
  var settledBefore: Record?

  init(_ record: Record) {
    self.record = record
  }
}

extension Promise {
  /// When it comes next, in milliseconds UTC.
  func moment(on clock: WallClock) -> Int64? {
    switch next {
    case .stage(let stage): record.due(on: clock).map { $0 - lead(stage) }
    case .instant(let moment): moment
    // In another zone the last one may lie behind: it comes when it would have come.
    case .occurrence(let shown):
      Series(record)?.next(after: shown + 60_000, on: clock) ?? record.fireAt
    case .rest, .unsettled: nil
    }
  }

  private func lead(_ stage: Int) -> Int64 {
    record.leads.indices.contains(stage) ? record.leads[stage] * 60_000 : 0
  }

  /// Its time is another one: it begins anew with the first lead that is still to come.
  mutating func begin(at now: Int64, on clock: WallClock) {
    let due = record.due(on: clock)
    stage =
      record.leads.indices.first { stage in due.map { $0 - lead(stage) > now } ?? false }
      ?? max(0, record.leads.count - 1)
    next = due == nil ? .rest : .stage(stage)
    (showings, posts, crashes) = (0, 0, 0)
    (isInFlight, hasWaited, isAnew) = (false, false, false)
    lastShown = record.shownAt
    causes.remove(.crash)
    (question, isLost, restsOn, isRefused, pushedAt) = (nil, false, nil, false, nil)
  }

  /// The person said when it is to come again.
  mutating func putOff(until moment: Int64) {
    next = .instant(moment)
    (showings, posts) = (0, 0)
    (isInFlight, isAnew, isLost, isRefused) = (false, false, false, false)
    (question, restsOn, pushedAt) = (nil, nil, nil)
  }

  /// Takes over what the database says, after a change whose outcome the oracle does not foresee.
  mutating func adopt() {
    (stage, showings, lastShown) = (record.stage, record.attempts, record.shownAt)
    (posts, crashes, isInFlight, hasWaited, isAnew) = (0, 0, false, record.state == "held", false)
    (isLost, restsOn, isRefused, pushedAt) = (false, nil, false, nil)
    question = record.checkIn == "awaited" ? .awaited : record.checkIn == "asked" ? .asked : nil
    if record.state == nil || record.state == "closed" {
      next = .rest
    } else if let again = record.againAt {
      next =
        record.state == "shown" && record.attempts == 0 && Series(record) != nil
        ? .occurrence(after: record.shownAt ?? again) : .instant(again)
      isAnew = record.state == "shown" && record.attempts == 0 && record.rule != nil
    } else {
      next = record.fireAt == nil ? .rest : .stage(record.stage)
    }
  }
}

extension Promise {
  /// It has been shown, and that was recorded at `now`.
  mutating func shown(at now: Int64, on clock: WallClock, policy: OraclePolicy) {
    let isQuestion = question == .awaited
    let isNews =
      isQuestion || (claimedFor ?? moment(on: clock)).map { $0 <= now } ?? (lastShown == nil)
    let before = lastShown
    let isOtherDay = before.map {
      clock.civil(at: $0 / 1000) / CivilText.day != clock.civil(at: now / 1000) / CivilText.day
    }
    let isUntilDone = (record.persistence ?? policy.usual) == "until-done"
    if isUntilDone, isOtherDay == true { showings = isNews ? 0 : min(showings, 1) }
    (isInFlight, causes, posts, crashes, isLost) = (false, [], 0, 0, false)
    isRefused = false
    // A clock that is set back does not unsay what was shown by it.
    lastShown = isNews ? now : max(now, before ?? now)
    guard isNews else { return showedAnew(at: now, on: clock) }

    (hasWaited, isAnew, question) = (false, false, nil)
    let due = record.due(on: clock)
    let later = record.leads.indices.filter { $0 >= stage }
    if let due, let coming = later.first(where: { due - lead($0) > now }) {
      (stage, showings, next) = (coming, 0, .stage(coming))
      return
    }
    let latest = due.flatMap { due in later.last { due - lead($0) <= now } } ?? stage
    let isRepeat =
      latest == stage
      && before.map { before in due.map { before >= $0 - lead(latest) } ?? true } ?? false
    showings = isRepeat ? showings + 1 : 1
    stage = latest
    let again = policy.again(record.persistence, after: showings, at: now, on: clock)
    // It is asked once, unless nothing counts but that it is done.
    if isQuestion, !isUntilDone { question = .asked }
    let coming = Series(record)?.next(after: now + 60_000, on: clock)
    if question == nil, let again, coming.map({ again < $0 }) ?? true {
      next = .instant(again)
    } else {
      next = coming == nil ? .rest : .occurrence(after: now)
      if coming != nil { showings = 0 }
    }
  }
}

extension Promise {
  /// Whether it waits for an occurrence of which the oracle cannot tell when it comes; not later
  /// than its next repeat.
  var restsUnforeseen: Bool {
    guard record.rule != nil, Series(record) == nil else { return false }
    if case .instant(let again) = next {
      return record.attempts == 0 && record.againAt.map { $0 <= again } ?? false
    }
    return next == .rest
  }

  /// It came anew, and waits on for the same moment.
  ///
  /// Where another zone moves its next occurrence, what counts is when it was shown last, though
  /// that lies ahead of a clock that was set back. What was put off, and came before such a clock
  /// was there once more, has been shown.
  private mutating func showedAnew(at now: Int64, on clock: WallClock) {
    switch next {
    case .occurrence(let shown):
      var later = self
      later.next = .occurrence(after: max(now, shown))
      if later.moment(on: clock) == moment(on: clock) { next = later.next }
    case .instant where record.rule != nil && Series(record) == nil:
      showings = record.attempts
    case .instant where !isOccurrence(on: clock):
      showings = max(showings, 1)
    default: return
    }
  }
}

/// The person's settings, as numbers.
struct OraclePolicy {
  var gentle: [Int64] = [10, 20, 40]
  var untilDonePause: Int64 = 15
  var untilDonePerDay = 12
  var usual = "gentle"
  var digestFrom = 3
  var nudgesPerHour = 6
  var gathersAfter: Int64 = 60
  /// Civil seconds of the day; `nil` where nothing waits for a morning.
  var night: (from: Int64, to: Int64)?
  var hasBriefing = true
  var briefsEmptyDays = false

  /// When what was shown so many times comes again if nobody answers.
  func again(_ persistence: String?, after showings: Int, at now: Int64, on clock: WallClock)
    -> Int64?
  {
    switch persistence ?? usual {
    case "gentle":
      return showings <= gentle.count ? now + gentle[showings - 1] * 60_000 : nil
    case "until-done":
      let soon = now + untilDonePause * 60_000
      guard showings >= untilDonePerDay else { return soon }
      let today = clock.civil(at: now / 1000) / CivilText.day
      return max(soon, clock.second(of: (today + 1) * CivilText.day + 9 * 3600) * 1000)
    default:
      return nil
    }
  }
}
