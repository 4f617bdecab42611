import Model

/// Occurrences that were told apart, when their series goes on, is done or is moved.
extension OccurrencePatch {
  /// Settles what was told apart of occurrences that are over, and has those that are to come follow their
  /// series.
  func settle(
    _ todo: SyncedTodo,
    _ new: SyncedSchedule,
    over before: SyncedTodo,
    _ old: SyncedSchedule,
    in file: inout CalendarComponent
  ) {
    guard let present = new.occurrence, let last = old.occurrence else { return }
    let isAdvanced = new.isAdvanced(beyond: old, in: calendar)
    let isReopened =
      !todo.isDone && (before.isDone || old.isAdvanced(beyond: new, in: calendar))
    file.items = file.items.compactMap { item in
      guard var part = item.occurrence, let time = civil(of: item, of: old, by: oldClock) else {
        return item
      }
      if part.isAnswered {
        guard isReopened, time == present else { return item }
        reopen(&part)
        return hasWords(part) || new.isMoved(in: calendar) ? .component(part) : nil
      }
      if isAdvanced, time >= last, time < present {
        guard hasWords(part) else { return nil }
        answer(&part, todo, over: before, isDone: time == last)
      } else if todo.isDone, !before.isDone, time == present {
        answer(&part, todo, over: before, isDone: true)
      } else if !isAdvanced, !isReopened, time >= last, present != last {
        let isKin =
          new.rule?.frequency == old.rule?.frequency && new.rule?.interval == old.rule?.interval
        guard isKin, time > last || hasWords(part), shift(&part, from: old, at: time, to: new)
        else { return nil }
      } else if time == last, present == last, old.isMoved(in: calendar),
        !new.isMoved(in: calendar)
      {
        guard hasWords(part) else { return nil }
        write(new, into: &part)
      }
      return .component(part)
    }
  }

  /// What may differ in an occurrence without being a word of its own.
  private static let ofItself: Set = [
    "RECURRENCE-ID", "DTSTART", "DUE", "DURATION", "DTSTAMP", "LAST-MODIFIED", "CREATED",
    "SEQUENCE", "STATUS", "COMPLETED", "PERCENT-COMPLETE", "X-MOZ-GENERATION", "X-MOZ-LASTACK",
    "X-VOICEDO-END-TIME", FloatingMark.name,
  ]

  /// Whether an occurrence says anything of its own but when it is and whether it is done.
  private func hasWords(_ part: CalendarComponent) -> Bool {
    part.items.contains { item in
      guard let line = item.property, !Self.ofItself.contains(line.name),
        !line.name.hasPrefix(AlarmAnswers.snooze)
      else { return false }
      return !wordsOfSeries.contains(line.bytes)
    }
  }

  /// Answers an occurrence that has words of its own, which would be lost without it.
  ///
  /// Programs take one at 100 percent off their lists; that it was passed over, its status says.
  private func answer(
    _ part: inout CalendarComponent,
    _ todo: SyncedTodo,
    over before: SyncedTodo,
    isDone: Bool
  ) {
    let wasSkipped = !todo.isDone && todo.lastSkippedAt != before.lastSkippedAt
    if isDone, !wasSkipped {
      let said = todo.lastDoneAt == before.lastDoneAt ? nil : todo.lastDoneAt
      part.set(ContentLine("STATUS", value: "COMPLETED"))
      part.set(ContentLine("COMPLETED", value: (todo.completedAt ?? said ?? editedAt).basic))
    } else {
      part.set(ContentLine("STATUS", value: "CANCELLED"))
    }
    part.set(ContentLine("PERCENT-COMPLETE", value: "100"))
    stamp(&part)
  }

  private func reopen(_ part: inout CalendarComponent) {
    part.set(ContentLine("STATUS", value: "NEEDS-ACTION"))
    part.remove("COMPLETED")
    part.remove("PERCENT-COMPLETE")
    stamp(&part)
  }

  /// Has an occurrence follow its series to another time; one that alone was moved stays where it is.
  ///
  /// False where the series has no name for it.
  private func shift(
    _ part: inout CalendarComponent,
    from old: SyncedSchedule,
    at time: CivilDateTime,
    to new: SyncedSchedule
  ) -> Bool {
    guard let last = old.occurrence, let present = new.occurrence else { return false }
    var (was, comes) = (old, new)
    was.occurrence = time
    comes.occurrence = time.adding(
      seconds: present.secondsSinceEpoch - last.secondsSinceEpoch
    )
    was = was.atOccurrence(in: calendar)
    comes = comes.atOccurrence(in: calendar)
    guard let line = clock.line(of: comes, in: calendar) else { return false }
    let due = OccurrenceEntry(part, zones: zones)?
      .due(toKindOf: was.due, by: oldClock, in: calendar)
    if time == last || due.map({ calendar.isSame($0, was.due) }) == true {
      write(comes, into: &part)
    }
    part.set(line)
    return true
  }
}
