import Model
internal import Reader

/// Makes drafts of the roles that the reader gave to the words; the grammar reads each value.
struct RoleComposer {
  let text: RoleText
  let context: LanguageContext
  /// The words that came into no value, each with the place of its to-do.
  private(set) var unread: [(todo: Int, words: String)] = []
  /// Why each to-do has the time that it has.
  private(set) var reasons: [[Reason]] = []
  private var drafts: [Draft] = []
  private var remarks: [Remark] = []
  /// The times beside the first of the to-do at hand: "at 8, 14 and 20".
  private var others: [Schedule] = []
  /// The places of the words that came into a time.
  private var timed: Set<Int> = []
  /// Notes on the time of the to-do at hand.
  private var notes: ReasonNotes?
  /// When the to-do before is due.
  private var before: (due: Due, sentence: Int)?
  /// The day of the to-do before in the same sentence, if it had a clock time as well.
  private var dayBefore: (day: DayMeaning, sentence: Int)?

  init(_ text: RoleText, _ context: LanguageContext) {
    self.text = text
    self.context = context
  }

  /// The drafts of all to-dos that have a title.
  mutating func understanding(_ roles: SaidRoles) -> Understanding {
    var places: [Int?] = []
    for todo in roles.todos {
      guard
        let draft = draft(of: todo, at: drafts.count, parent: todo.parent.flatMap { places[$0] })
      else {
        places.append(nil)
        continue
      }
      places.append(drafts.count)
      drafts.append(draft)
      reasons.append(notes?.reasons ?? [])
      for other in others {
        var again = draft
        again.schedule = other
        drafts.append(again)
        reasons.append(notes?.reasons ?? [])
      }
    }
    let rest = RoleRest(text, unused: roles.unused(of: text.words.count))
    let lost = roles.todos.flatMap { $0.times.flatMap(\.words) }.filter { !timed.contains($0) }
    for words in (roles.leftOut + rest.leftOut + lost.runs).sorted(by: { $0[0] < $1[0] }) {
      remarks.append(.leftOut(text.said(words)))
    }
    for words in rest.openers { wrap(words, roles.todos, places) }
    guard !drafts.isEmpty else { return Understanding(noise: .chatter) }
    return Understanding(drafts: drafts, remarks: remarks)
  }

  /// Notes the words around a to-do: of the one that they stand before, or of the last.
  private mutating func wrap(_ words: [Int], _ todos: [SaidTodo], _ places: [Int?]) {
    let behind = todos.firstIndex { ($0.title.min() ?? 0) > words[0] } ?? todos.count - 1
    guard places.indices.contains(behind), let place = places[behind] else { return }
    drafts[place].spans.append(Span(.opener, text.range(words)))
    drafts[place].spans.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func draft(of todo: SaidTodo, at place: Int, parent: Int?) -> Draft? {
    var words = todo.title[...]
    while let last = words.last, text.isMark(last), !text.isClosing(last) { words.removeLast() }
    while words.count > 1, let first = words.first,
      RoleComposer.fillers.contains(text.said([first]).lowercased())
    {
      words.removeFirst()
    }
    guard words.contains(where: { !text.isMark($0) }) else { return nil }
    (others, notes) = ([], nil)
    var draft = Draft(title: "", parent: parent)
    let back = readTime(todo, place, into: &draft)
    // Words of which no time came stay where they were said.
    words =
      (words + back + todo.lists.filter { $0.count > SaidTodo.longestList }.joined()).sorted()[...]
    if draft.schedule == nil { draft.phrase = nil }
    let cut = DraftTitle.split(DraftTitle.capitalized(text.said(Array(words))))
    (draft.title, draft.notes) = (cut.title, cut.rest)
    let notes = todo.notes.map { DraftTitle.capitalized(text.said($0)) }
    if !notes.isEmpty {
      draft.notes = ([cut.rest].compactMap(\.self) + notes).joined(separator: "\n")
    }
    readLists(todo, into: &draft)
    readPriorities(todo, place, into: &draft)
    draft.spans = spans(todo, draft, without: Set(back))
    return draft
  }

  // MARK: - Times

  /// Reads the time of a to-do; answers the places of words that belong to its title after all.
  private mutating func readTime(_ todo: SaidTodo, _ place: Int, into draft: inout Draft) -> [Int] {
    var pieces = todo.times.sorted { $0.words[0] < $1.words[0] }
    guard !pieces.isEmpty else {
      readLeadOfOther(todo, place, into: &draft)
      return []
    }
    // A day of its own replaces the one that was said for all.
    let own = pieces.filter { !$0.isShared }
    if own.count < pieces.count, TrustedTime(own.map { text.said($0.words) }).saysDay {
      pieces.removeAll { $0.isShared && TrustedTime([text.said($0.words)]).saysDay }
    }
    timed.formUnion(pieces.flatMap(\.words))
    let said = pieces.map { text.said($0.words) }
    draft.phrase = said.joined(separator: " ")
    if said.count == 1, let distance = SaidDistance(said[0]) {
      guard let start = anchor(of: todo), let due = distance.due(from: start, in: Resolver(context))
      else {
        unread.append((place, said[0]))
        return pieces[0].words
      }
      draft.schedule = Schedule(due: due)
      before = (due, todo.sentence)
      return []
    }
    var time = TrustedTime(said, isOnce: !pieces.contains { $0.role == .repeat })
    let isLength = time.meaning?.clock == nil && time.meaning?.repeats == nil && pieces.count > 1
    if !time.unread.isEmpty || isLength, let others = effort(pieces, into: &draft) {
      // What it takes is no time of its own.
      time = TrustedTime(others.map { text.said($0.words) })
      pieces = others
    }
    for words in time.unread { unread.append((place, words)) }
    var back = time.unreadPieces.filter { pieces.indices.contains($0) && !pieces[$0].isShared }
      .flatMap { pieces[$0].words }
    guard var meaning = time.meaning else { return back }
    let isOwn = pieces.contains { !$0.isShared }
    let hasDay = meaning.day != nil || meaning.offset != nil || meaning.repeats != nil
    if meaning.clock != nil, !hasDay, isOwn, let day = dayBefore, day.sentence == todo.sentence {
      meaning.day = day.day
    }
    if meaning.hasOpenHour {
      let title = TokenizedText(text.said(todo.title)).tokens
      if let half = HabitWords.half(of: title, title.indices) { meaning.take(half) }
    }
    dayBefore = nil
    if let day = meaning.day, meaning.clock != nil, meaning.repeats == nil {
      dayBefore = (day, todo.sentence)
    }
    var resolver = Resolver(context, notes: ReasonNotes(phrase: draft.phrase ?? ""))
    defer { notes = resolver.notes }
    let times = Resolver(context).partsAsClocks(meaning.asWeekdays).singly
    others = times.dropFirst().compactMap { time in
      var resolver = Resolver(context)
      return resolver.due(time)
    }
    if others.count < times.count - 1 { remarks.append(.pastTime(phrase: draft.phrase ?? "")) }
    guard var schedule = resolver.due(times[0]) else {
      remarks.append(.pastTime(phrase: draft.phrase ?? ""))
      back = pieces.filter { !$0.isShared }.flatMap(\.words)
      return back
    }
    if let due = goingOn(schedule.due, meaning, todo) {
      schedule.due = due
      schedule.choices = []
    }
    draft.schedule = schedule
    before = (schedule.due, todo.sentence)
    readLeads(todo, place, resolver, into: &draft)
    return back
  }

  /// "at 10 to 3 in the morning croissants, at 4 the first bake": the first such hour behind the one before.
  private func goingOn(_ due: Due, _ meaning: TimeMeaning, _ todo: SaidTodo) -> Due? {
    guard let clock = meaning.clock, clock.half == .open, clock.hour <= 12, meaning.part == nil,
      meaning.repeats == nil, meaning.offset == nil, meaning.endClock == nil, let before,
      todo.sentence - before.sentence <= 1, case .floating(let date, let time?) = before.due,
      case .floating(let own, let ownTime?) = due
    else { return nil }
    guard meaning.day == nil || own == date else { return nil }
    let morning = TimeOfDay.hour(clock.hour % 12, clock.minute)
    let evening = TimeOfDay.hour(clock.hour % 12 + 12, clock.minute)
    guard let next = [morning, evening].first(where: { $0 > time }), own != date || next != ownTime
    else { return nil }
    // A day of its own is kept, unless the hour before is on the same one.
    return .floating(date, next)
  }

  /// The moment that is said in a note of a to-do, or the one of the to-do before it.
  private func anchor(of todo: SaidTodo) -> Due? {
    for words in todo.notes {
      let tokens = Repair.repaired(
        TokenizedText(TrustedSpelling.respelled(text.said(words))).tokens
      ).tokens
      for time in Scan.times(in: tokens, 0..<tokens.count)
      where time.isFirm && !time.meaning.isRepeating {
        var resolver = Resolver(context)
        if let due = resolver.due(time.meaning)?.due { return due }
      }
    }
    return before?.due
  }

  /// "the twins' birthday is on 27 february, remind me 3 weeks before to book": a lead of something else.
  private mutating func readLeadOfOther(_ todo: SaidTodo, _ place: Int, into draft: inout Draft) {
    guard let words = todo.leads.first else { return }
    let said = text.said(words)
    guard let lead = SaidLead(said).leads.first, let start = anchor(of: todo) else {
      unread.append((place, said))
      return
    }
    let distance = SaidDistance(amount: lead.amount.negated, part: lead.part)
    guard let due = distance.due(from: start, in: Resolver(context)) else { return }
    draft.phrase = said
    draft.schedule = Schedule(due: due)
  }

  /// "takes 20 min": how long it takes, where no clock time has an end by it; the other pieces are left.
  private func effort(_ pieces: [SaidTodo.Piece], into draft: inout Draft) -> [SaidTodo.Piece]? {
    for (place, piece) in pieces.enumerated() where piece.role == .end {
      let words = text.said(piece.words).lowercased()
      let length = words.split(separator: " ").drop { RoleComposer.takes.contains(String($0)) }
      guard let effort = resolve(length.joined(separator: " "), as: .effort) else { continue }
      draft.effort = draft.effort.changed(by: effort)
      return pieces.enumerated().filter { $0.offset != place }.map(\.element)
    }
    return nil
  }

  /// Words that a title never begins with.
  private static let fillers: Set<String> = [
    "well", "so", "um", "uh", "er", "erm", "please", "ok", "okay", "oh", "and", "then",
  ]

  private static let takes: Set<String> = [
    "takes", "take", "about", "for", "should", "will", "it", "it'll", "needs", "need", "~",
    "roughly", "around",
    "a", "is", "lasts",
  ]

  private mutating func readLeads(
    _ todo: SaidTodo,
    _ place: Int,
    _ resolver: Resolver,
    into draft: inout Draft
  ) {
    var resolver = resolver
    var leads: [Lead] = []
    for words in todo.leads {
      let said = text.said(words)
      let found = SaidLead(said).leads
      if found.isEmpty { unread.append((place, said)) }
      leads += found
    }
    if !leads.isEmpty { resolver.apply(leads, to: &draft, shifts: false) }
  }

  // MARK: - Lists and priorities

  private func readLists(_ todo: SaidTodo, into draft: inout Draft) {
    guard let words = todo.lists.last(where: { $0.count <= SaidTodo.longestList }) else { return }
    draft.list = SaidListWords(text.said(words)).name(among: context.listNames)
  }

  private mutating func readPriorities(_ todo: SaidTodo, _ place: Int, into draft: inout Draft) {
    for words in todo.priorities {
      let tokens = TokenizedText(text.said(words)).tokens
      let found = tokens.indices.lazy.compactMap { index in
        PriorityWords.all.match(tokens, at: index, end: tokens.count)?.value
          ?? PriorityWords.degrees.match(tokens, at: index, end: tokens.count)?.value
      }.first
      if let found { draft.priority = found } else { unread.append((place, text.said(words))) }
    }
  }
}

extension RoleText {
  /// Whether a mark closes what was opened: a title keeps it.
  fileprivate func isClosing(_ place: Int) -> Bool {
    [")", "]", "%", "”", "’", "\"", "'"].contains(said([place]))
  }
}
