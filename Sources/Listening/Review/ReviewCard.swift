import Actions
import Language
import Model
import Planning

/// A to-do as it stands in the review.
struct ReviewCard {
  /// Its name during the review; places change.
  let id: Int
  var draft: Draft
  /// The card that it is part of.
  var parent: Int?
  /// The stored to-do that it is part of, in words.
  var outer: String?
  /// The words of the transcript that it came from, by their numbers.
  var words: Set<Int> = []
  /// Whether a model made it, nothing of what was said proves it, and nobody has accepted it yet.
  var isUnverified = false
}

/// A field of a card that can be changed.
enum ReviewField: String, CaseIterable {
  case title, when, `repeat`, list, priority, notes

  /// The one so many steps further, round and round.
  func moved(by steps: Int) -> ReviewField {
    let all = ReviewField.allCases
    let place = all.firstIndex(of: self) ?? 0
    return all[((place + steps) % all.count + all.count) % all.count]
  }
}

/// Reads what is typed into the fields of a card, as the rest of the program reads it.
struct ReviewReading {
  let context: LanguageContext

  /// A reason why a field could not take its words.
  enum CommandError: Error {
    case noTitle, notATime, notARepeat, cannotBegin, listName, priority
  }

  /// The words in a field, so that they can be typed anew.
  func words(of field: ReviewField, in draft: Draft) -> String {
    switch field {
    case .title: return draft.title
    case .when:
      guard let due = draft.due else { return "" }
      // Their own words, where these come to the same time again.
      if let phrase = draft.phrase, let read = resolve(phrase, as: .moment, in: context),
        read.rule == nil, draft.rule == nil, read.due == due, read.endTime == draft.endTime
      {
        return phrase
      }
      return context.calendar.writtenOut(due)
    case .repeat:
      guard let rule = draft.rule, let due = draft.due else { return "" }
      return writtenOut(rule, start: context.calendar.seriesStart(at: due), in: context)
    case .list: return draft.list ?? ""
    case .priority: return draft.priority.rawValue
    case .notes: return draft.notes ?? ""
    }
  }

  /// The draft with other words in a field.
  func draft(_ old: Draft, _ field: ReviewField, _ words: String) throws(CommandError) -> Draft {
    var draft = old
    switch field {
    case .title:
      let (title, rest) = words.asTitle
      guard !title.isEmpty else { throw .noTitle }
      draft.title = title
      if let rest { draft.append(note: rest) }
    case .when: try read(when: words.trimmed, into: &draft)
    case .repeat: try read(repeat: words.trimmed, into: &draft)
    case .list:
      let name = words.withoutControls.oneLine
      guard name.unicodeScalars.count <= 100 else { throw .listName }
      let isInbox = name.isNone || name.lowercased() == TodoList.inboxName.lowercased()
      let known = context.listNames.first { $0.lowercased() == name.lowercased() }
      draft.list = isInbox ? nil : known ?? name
    case .priority:
      guard let priority = Priority(words: words.trimmed.isEmpty ? "none" : words) else {
        throw .priority
      }
      draft.priority = priority
    case .notes:
      let notes = words.isNone ? "" : words.withoutControls.trimmedLines
      draft.notes = notes.isEmpty ? nil : notes
    }
    return draft
  }

  private func read(when words: String, into draft: inout Draft) throws(CommandError) {
    guard !words.isNone else {
      (draft.schedule, draft.phrase, draft.leads) = (nil, nil, [])
      return
    }
    guard
      var read = resolve(words, as: .moment, in: context)
        ?? resolve(words, as: .change(of: draft.due), in: context)
    else { throw .notATime }
    if read.rule == nil, let present = draft.schedule, let rule = present.rule {
      let old = context.calendar.seriesStart(at: present.due)
      let series = Recurrence(rule: rule, seriesStart: old, occurrence: old)
      let start = context.calendar.seriesStart(at: read.due)
      guard let moved = start == old ? series : series.reanchored(at: start, in: context.zone)
      else { throw .cannotBegin }
      (read.rule, read.repeatFrom) = (moved.rule, present.repeatFrom)
    }
    (draft.schedule, draft.phrase, draft.leads) = (read, words, [])
  }

  private func read(repeat words: String, into draft: inout Draft) throws(CommandError) {
    guard !words.isNone else {
      draft.schedule?.rule = nil
      return
    }
    guard
      var read = resolve(
        words,
        as: .series(of: draft.due, until: draft.endTime),
        in: context
      )
    else { throw .notARepeat }
    // A day without a clock time stays one, unless the words have one.
    let own = words.isRule ? nil : resolve(words, as: .series(at: nil), in: context)?.due.time
    if case .floating(_, nil) = draft.due, own == nil, case .floating(let date, _) = read.due,
      read.rule?.frequency.isSubDaily == false
    {
      read.due = .floating(date, nil)
    }
    (draft.schedule, draft.phrase) = (read, words)
  }
}
