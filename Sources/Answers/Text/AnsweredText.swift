package import Actions
import Language
import Model
import Store
import Words

/// The answer to a question: one sentence, then the to-dos it is about, at most seven.
package struct AnsweredText {
  let answer: AnsweredQuestion
  let style: AnswerStyle
  let readBack: ReadBack

  package init(_ answer: AnsweredQuestion, _ style: AnswerStyle) {
    self.answer = answer
    self.style = style
    readBack = ReadBack(style)
  }

  var tone: Tone { style.tone }
  private var about: Selection { answer.question.about }

  /// The sentence that answers; a question for yes or no gets it first.
  package var sentence: String {
    var text = plainSentence
    if let lostAt = answer.lostAt {
      let moment = readBack.moment(lostAt)
      text = say(.mayBeLost, ["answer": text, "moment": moment])
    }
    if answer.isNear, let words {
      return say(.nearest, ["words": words, "answer": text])
    }
    guard let isYes = answer.isYes else { return text }
    return say(isYes ? .yes : .no, ["answer": text])
  }

  /// The sentence and the lines below it.
  package var text: String {
    ([sentence] + lines).joined(separator: "\n")
  }

  func say(_ sentence: AnswerSentences, _ values: [String: String] = [:]) -> String {
    sentence.text(tone, values)
  }
}

extension AnsweredText {
  private var plainSentence: String {
    switch answer.question.kind {
    case .when, .details, .next, .fitting: momentSentence
    case .howLong: lengthSentence
    case .done: doneSentence
    case .wasDone: answer.kept.isEmpty ? wasDoneSentence : keptSentence
    case .lastDone: lastDoneSentence
    case .list, .count, .exists, .free, .missed, .summary: thereIs
    }
  }

  /// Says how many there are, and when the first comes.
  private var thereIs: String {
    let count = answer.todos.count + answer.events.count
    guard count > 0 else { return nothing }
    let things = things(count)
    if let window {
      guard count > 1, let at = firstClock else {
        return say(.thereIs, ["things": things, "window": window])
      }
      let clock = style.face.minute(style.zone.civil(at: at).time)
      return say(.thereIsFirst, ["things": things, "window": window, "time": clock])
    }
    if let list = about.list {
      return say(.thereIsOn, ["things": things, "list": list.printable])
    }
    return say(.thereIsOpen, ["things": things])
  }

  /// When the first of them comes, if that is at a clock time.
  private var firstClock: Instant? {
    let todo = answer.todos.first
    let event = answer.events.first { !$0.event.time.isAllDay }
    let at = todo?.row.todo.due.map(\.hasClock) == true ? todo?.at : nil
    guard let begin = event?.span.lowerBound else { return at }
    return todo == nil ? begin : at.map { min($0, begin) }
  }

  private var nothing: String {
    switch (words, window) {
    case (let words?, let window?):
      return say(.nothingCalledIn, ["words": words, "window": window])
    case (let words?, nil): return say(.nothingCalled, ["words": words])
    case (nil, let window?):
      let isOver = about.window.map { WindowText($0, readBack.clock).isOver } ?? false
      return say(isOver ? .nothingWasIn : .nothingIn, ["window": window])
    case (nil, nil):
      if let trait = about.trait { return nothing(of: trait) }
      return about.list.map { say(.nothingOn, ["list": $0.printable]) } ?? say(.nothing)
    }
  }

  private func nothing(of trait: Selection.Trait) -> String {
    switch trait {
    case .high: ListSentences.nothingHigh.text(tone)
    case .low: ListSentences.nothingLow.text(tone)
    case .overdue: say(.nothingBehind)
    case .undated: say(.nothingUndated)
    case .repeating: say(.nothingRepeats)
    }
  }

  private var momentSentence: String {
    guard let first = answer.todos.first else { return eventSentence ?? nothing }
    let title = first.row.todo.title.printable
    guard let due = shown(first).todo.due else { return say(.hasNoTime, ["title": title]) }
    let moment = readBack.momentAndDistance(due, endTime: first.row.todo.endTime)
    return say(.comes, ["title": title, "moment": moment])
  }

  private var lengthSentence: String {
    if about.isOfTimeAlone, let start = answer.window?.lowerBound, start > style.now {
      return lengthSentence(until: start, isMoment: about.window?.isMoment == true)
    }
    guard let first = answer.todos.first else { return eventLengthSentence ?? nothing }
    let title = first.row.todo.title.printable
    guard let at = first.at else { return say(.hasNoTime, ["title": title]) }
    return lengthSentence(title, at)
  }

  /// How long it is until a moment, or until a day in whole days.
  private func lengthSentence(until start: Instant, isMoment: Bool) -> String {
    let (goal, present) = (style.zone.civil(at: start), style.zone.civil(at: style.now))
    let days = goal.date.days(since: present.date)
    let isOfDays = !isMoment && days > 0
    let seconds = isOfDays ? Int64(days) * 86_400 : start.seconds - style.now.seconds
    let moment = MomentText(
      goal.date,
      isOfDays ? nil : goal.time,
      now: style.now,
      in: style.zone,
      tone: tone,
      face: style.face
    )
    let length = durationText(.seconds(seconds), tone: tone).capitalizedSentence
    return say(.untilTime, ["moment": moment.absolute, "length": length])
  }

  private func lengthSentence(_ title: String, _ at: Instant) -> String {
    let length = durationText(.seconds(at.seconds - style.now.seconds), tone: tone)
    let sentence: AnswerSentences = at >= style.now ? .until : .since
    return say(sentence, ["title": title, "length": length.capitalizedSentence])
  }

  /// The event that is called so, where nothing on the list is.
  private var eventSentence: String? {
    answer.events.first.map { event in
      let text = EventText(event, readBack)
      return say(.comes, ["title": text.title, "moment": text.moment(withDistance: true)])
    }
  }

  private var eventLengthSentence: String? {
    answer.events.first.map { lengthSentence($0.title(tone), $0.span.lowerBound) }
  }

  private var doneSentence: String {
    let window = window ?? MomentWords.today.text(tone)
    guard !answer.todos.isEmpty else {
      // Of medicine nobody is told that it is fine.
      let plain = about.asksForMedicine ? Tone.literal : tone
      return AnswerSentences.nothingDone.text(plain, ["window": window])
    }
    return say(.doneIn, ["things": things(answer.todos.count), "window": window])
  }

  private var wasDoneSentence: String {
    if let last = answer.todos.last, let due = shown(last).todo.due {
      let moment = readBack.momentAndDistance(due, endTime: nil)
      return say(.wasDone, ["title": last.row.todo.title.printable, "moment": moment])
    }
    if let open = answer.open {
      let isNever = answer.question.kind == .lastDone
      return say(isNever ? .notDoneYet : .isOpen, ["title": open.todo.title.printable])
    }
    return words.map { say(.nothingCalled, ["words": $0]) }
      ?? say(.nothingDone, ["window": window ?? MomentWords.today.text(tone)])
  }

  /// "tomorrow (Tue 24 Nov)": the stretch that was asked about.
  var window: String? {
    guard let said = about.window else {
      return answer.question.kind == .free ? MomentWords.today.text(tone) : nil
    }
    return WindowText(said, readBack.clock).text
  }

  var words: String? {
    let words = about.words.joined(separator: " ").printable
    return words.isEmpty || answer.question.kind == .free
      || about.namesAKind && answer.others.isEmpty ? nil : words
  }

  private func things(_ count: Int) -> String {
    let words: [AnswerSentences] = [.one, .two, .three, .four, .five, .six, .seven]
    guard words.indices.contains(count - 1) else { return say(.many, ["count": String(count)]) }
    return say(words[count - 1])
  }
}

extension AnsweredText {
  private var lines: [String] {
    var lines: [String] = []
    let isOther = answer.todos.isEmpty && !answer.others.isEmpty
    if isOther, let window { lines.append(say(.elseThere, ["window": window])) }
    var todos = isOther ? answer.others : answer.todos
    if [.wasDone, .lastDone].contains(answer.question.kind) {
      let isTold = answer.question.kind == .lastDone || !answer.kept.isEmpty
      todos = isTold ? [] : answer.open.map { [PlannedTodo($0, at: nil)] } ?? []
    }
    let isTold = [.when, .howLong, .details].contains(answer.question.kind) && todos.count == 1
    if isTold { todos = [] }
    lines += todos.prefix(AnsweredQuestion.mostNamed).map { "  " + readBack.line(shown($0)) }
    if answer.question.kind == .details, let notes = answer.todos.first?.row.todo.notes {
      lines.append("  " + say(.notes, ["notes": notes.printable.fitted(to: 200)]))
    }
    // Places are counted among the to-dos: events stand behind them.
    if answer.question.kind != .when, answer.question.kind != .howLong {
      let events = answer.events.prefix(AnsweredQuestion.mostNamed)
      let isPlain = readBack.isPlain
      lines += events.map { event in
        "  " + (isPlain ? "" : readBack.palette.bar(event.color) + " ")
          + EventText(event, readBack).line
      }
    }
    if todos.count > AnsweredQuestion.mostNamed {
      let count = String(todos.count - AnsweredQuestion.mostNamed)
      lines.append(say(.andMore, ["count": count, "command": commandLine(everything)]))
    }
    return lines
  }

  /// What shows all of it.
  private var everything: [String] {
    guard answer.question.kind == .done else { return ["list"] }
    return ["log"] + (about.window?.words.printable.split(separator: " ").map(String.init) ?? [])
  }

  private func shown(_ todo: PlannedTodo) -> TodoRow { todo.shown(in: style.zone) }
}

extension PlannedTodo {
  /// The to-do at the moment that is told of it, where that is not its due time.
  func shown(in zone: Zone) -> TodoRow {
    var row = row
    guard let at, at != row.dueAt else { return row }
    let civil = zone.civil(at: at)
    row.todo.due = .floating(civil.date, .hour(civil.time.hour, civil.time.minute))
    row.todo.endTime = nil
    return row
  }
}

extension Due {
  /// Whether it has a clock time.
  var hasClock: Bool { if case .absolute = self { true } else { time != nil } }
}
