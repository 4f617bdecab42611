package import Model

/// What two sides made of one to-do since they agreed last, put together field by field.
package struct TodoMerge {
  /// Both had changed the same field, and one text gave way.
  package struct Conflict: Hashable, Sendable {
    package enum Field: String, CaseIterable, Hashable, Sendable {
      case title, notes
      case firstStep = "first-step"
      case priority, effort, time, leads, parent
    }

    package let field: Field
    /// Whether it was what this machine had that gave way.
    package let isOfHere: Bool
    /// The words that gave way; `nil` where they are no text.
    package let words: String?
  }

  package private(set) var merged: SyncedTodo
  package private(set) var conflicts: [Conflict] = []
  /// Whether the other side went on to another occurrence of the series that this one was at.
  package private(set) var hasAdvanced = false

  private let base: SyncedTodo?
  private let knowsWords: Bool
  private let local: SyncedTodo
  private let remote: SyncedTodo
  private let isHereLater: Bool
  private let isEdited: Bool
  private let calendar: LocalCalendar

  /// Merges what is here and what is there with what both had before; without that, what only one of
  /// them has is kept.
  ///
  /// What nobody edited here (`isEdited` is false) gives way without a word. A change from there is
  /// never later than `now`, whatever the clock over there says. `knowsWords` is whether both had the words
  /// of `base` before, where there is one.
  package init(
    base: SyncedTodo?,
    knowsWords: Bool = true,
    local: SyncedTodo,
    remote: SyncedTodo,
    isEdited: Bool,
    editedAt: Instant,
    now: Instant,
    in calendar: LocalCalendar
  ) {
    (self.base, self.local, self.remote, self.calendar) = (base, local, remote, calendar)
    (self.isEdited, self.knowsWords) = (isEdited, knowsWords)
    isHereLater = editedAt > min(remote.modifiedAt ?? now, now)
    merged = local
    merged.uid = remote.uid
    merged.modifiedAt = remote.modifiedAt
    merge()
  }
}

extension TodoMerge {
  private mutating func merge() {
    merge(\.title, .title, words: { $0 })
    merge(\.notes, .notes, words: { $0 ?? "" }, isEmpty: { $0 == nil })
    merge(\.firstStep, .firstStep, words: { $0 ?? "" }, isEmpty: { $0 == nil })
    merge(\.priority, .priority, isEmpty: { $0 == .normal })
    merge(\.effort, .effort, isEmpty: \.isUnknown)
    merge(\.parent, .parent, isEmpty: { $0 == nil })
    merge(\.position, nil, isEmpty: { $0 == nil })
    mergeLeads()
    mergeSchedule()
    mergeCompletion()
    mergeAnswers()
  }

  /// Takes what only one side changed; where both did, what was written later.
  private mutating func merge<Value: Equatable>(
    _ field: WritableKeyPath<SyncedTodo, Value>,
    _ name: Conflict.Field?,
    words: ((Value) -> String)? = nil,
    isEmpty: (Value) -> Bool = { _ in false }
  ) {
    let (here, there) = (local[keyPath: field], remote[keyPath: field])
    guard here != there else { return }
    if words == nil || knowsWords, let before = base.map({ $0[keyPath: field] }) {
      if before == there { return }
      if before == here {
        merged[keyPath: field] = there
        return
      }
    } else if isEmpty(there) {
      return
    } else if isEmpty(here) {
      merged[keyPath: field] = there
      return
    }
    let keepsHere = keepsHere
    if !keepsHere { merged[keyPath: field] = there }
    if let name { note(name, words.map { $0(keepsHere ? there : here) }) }
  }

  /// Whether what is here stays where both have changed.
  private var keepsHere: Bool { isEdited && isHereLater }

  private mutating func note(_ field: Conflict.Field, _ words: String?) {
    guard isEdited else { return }
    conflicts.append(Conflict(field: field, isOfHere: !keepsHere, words: words))
  }

  /// Times to be reminded at are merged one by one.
  private mutating func mergeLeads() {
    let before = base?.leads
    guard let here = local.leads, let there = remote.leads, !here.isEmpty, !there.isEmpty,
      before?.isEmpty != true, here != there, before != here, before != there, isEdited
    else { return merge(\.leads, .leads, isEmpty: { $0 == nil }) }
    let old = Set(before ?? [])
    let gone = old.subtracting(here).union(old.subtracting(there))
    let leads = Set(here).union(there).subtracting(gone)
    merged.leads = leads.isEmpty ? here : leads.sorted(by: >)
  }

  /// Due time, start and rule move as one thing; an occurrence that was done stays done.
  private mutating func mergeSchedule() {
    let (here, there) = (local.schedule, remote.schedule)
    let before = base?.schedule
    hasAdvanced =
      there?.isAdvanced(beyond: before, in: calendar) == true
      && there?.isAdvanced(beyond: here, in: calendar) == true
    guard !SyncedSchedule.isSame(here, there, in: calendar) else { return }
    if base == nil {
      if here == nil { merged.schedule = there }
      guard here != nil, there != nil else { return }
    } else {
      if SyncedSchedule.isSame(before, there, in: calendar) { return }
      if SyncedSchedule.isSame(before, here, in: calendar) {
        merged.schedule = there
        return
      }
      let isDoneHere = here?.isAdvanced(beyond: before, in: calendar) == true
      let isDoneThere = there?.isAdvanced(beyond: before, in: calendar) == true
      if isDoneHere, isDoneThere {
        // Both did it: the series stands where the one that went further has it.
        if there?.isAdvanced(beyond: here, in: calendar) == true { merged.schedule = there }
        return
      }
      if isDoneHere, there?.rule == before?.rule {
        noteTime(there, isOfHere: false)
        return
      }
      if isDoneThere, here?.rule == before?.rule {
        merged.schedule = there
        noteTime(here, isOfHere: true)
        return
      }
    }
    if !keepsHere { merged.schedule = there }
    noteTime(keepsHere ? there : here, isOfHere: !keepsHere)
  }

  /// Notes a time that gave way.
  private mutating func noteTime(_ schedule: SyncedSchedule?, isOfHere: Bool) {
    guard isEdited else { return }
    conflicts.append(
      Conflict(field: .time, isOfHere: isOfHere, words: schedule.map { words(of: $0) })
    )
  }

  /// A time and its rule as a person may read them again: `2026-12-03 09:00 FREQ=DAILY`.
  private func words(of schedule: SyncedSchedule) -> String {
    let civil = calendar.civil(of: schedule.due)
    let parts = [civil.date.description, civil.time?.description, schedule.rule?.description]
    return parts.compactMap(\.self).joined(separator: " ")
  }

  /// What was done is done; where one side opened it again, and the other did not touch that, it is
  /// open.
  private mutating func mergeCompletion() {
    guard local.isDone != remote.isDone else {
      merged.completedAt = local.completedAt ?? remote.completedAt
      return
    }
    guard let base else {
      merged.completedAt = local.completedAt ?? remote.completedAt
      return
    }
    merged.completedAt = base.isDone == local.isDone ? remote.completedAt : local.completedAt
  }

  /// Of two moments to come back to, the later one holds; an answer is never taken back.
  private mutating func mergeAnswers() {
    let (here, there) = (local.snoozedUntil, remote.snoozedUntil)
    if here != base?.snoozedUntil, there != base?.snoozedUntil, let here, let there {
      merged.snoozedUntil = max(here, there)
    } else if there != base?.snoozedUntil {
      merged.snoozedUntil = there
    }
    merged.acknowledgedAt = [local.acknowledgedAt, remote.acknowledgedAt].compactMap(\.self).max()
    merged.lastDoneAt = [local.lastDoneAt, remote.lastDoneAt].compactMap(\.self).max()
    merged.lastSkippedAt = [local.lastSkippedAt, remote.lastSkippedAt].compactMap(\.self).max()
  }
}
