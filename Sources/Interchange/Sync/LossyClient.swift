package import Model

/// Tells the edit of a program that keeps only what it knows from what a person took away.
package enum LossyClient {
  /// The new state of an object with what such a program dropped put back; `nil` where it is an edit
  /// like any other.
  ///
  /// It is one where another program wrote it, and several properties of kinds that a person does not
  /// see are gone at once.
  package static func restored(
    _ remote: [UInt8],
    from base: [UInt8],
    in calendar: LocalCalendar,
    at now: Instant
  ) -> [UInt8]? {
    guard let (old, new) = entries(base, remote), old.product != new.product,
      new.product != CalendarWriter.product,
      case .todo(let before, _) = SyncedObject(base, in: calendar, at: now),
      case .todo(var after, let isCancelled) = SyncedObject(remote, in: calendar, at: now),
      !isCancelled
    else { return nil }
    let gone = old.kinds.subtracting(new.kinds)
    guard gone.count >= 2 else { return nil }
    // What it shows a person counts as it says it; what it cannot show is as it was.
    if gone.contains("VALARM") { after.leads = before.leads }
    if gone.contains("X-VOICEDO") {
      after.firstStep = before.firstStep
      after.effort = before.effort
      after.schedule?.restore(from: before.schedule, in: calendar)
    }
    if gone.contains("RELATED-TO") { after.parent = before.parent }
    if gone.contains("X-APPLE-SORT-ORDER") { after.position = before.position }
    after.lastDoneAt = after.lastDoneAt ?? before.lastDoneAt
    return CalendarPatch(in: calendar, at: now)
      .patched(base, with: after, editedAt: after.modifiedAt ?? now) ?? base
  }

  private struct Entry {
    let product: String?
    /// The kinds of properties that programs drop which do not know them.
    let kinds: Set<String>
  }

  private static func entries(_ base: [UInt8], _ remote: [UInt8]) -> (Entry, Entry)? {
    guard let old = entry(base), let new = entry(remote) else { return nil }
    return (old, new)
  }

  private static func entry(_ bytes: [UInt8]) -> Entry? {
    guard
      let file = CalendarReader.components(of: bytes).first(where: { $0.name == "VCALENDAR" }),
      let todo = file.components("VTODO").first(where: { $0.first("RECURRENCE-ID") == nil })
    else { return nil }
    var kinds: Set<String> = []
    for item in todo.items {
      switch item {
      case .component(let inner): kinds.insert(inner.name)
      case .property(let line) where line.name.hasPrefix("X-VOICEDO-"): kinds.insert("X-VOICEDO")
      case .property(let line)
      where line.name.hasPrefix("X-")
        || ["DTSTART", "CATEGORIES", "RELATED-TO", "LOCATION", "GEO", "URL", "ATTACH"]
          .contains(line.name):
        kinds.insert(line.name)
      case .property, .unreadable: break
      }
    }
    return Entry(product: file.first("PRODID")?.text, kinds: kinds)
  }
}

extension SyncedSchedule {
  /// Puts back what only programs of this project write, where it still fits.
  fileprivate mutating func restore(from before: SyncedSchedule?, in calendar: LocalCalendar) {
    guard let before else { return }
    if SyncedSchedule.isSame(withoutOwn, before.withoutOwn, in: calendar) {
      self = before
    } else if rule != nil, before.rule != nil {
      repeatFrom = before.repeatFrom
    }
  }

  private var withoutOwn: SyncedSchedule {
    var plain = self
    plain.endTime = nil
    plain.repeatFrom = .due
    plain.occurrence = nil
    plain.rule = rule?.excepting(RecurrenceExceptions())
    return plain
  }
}
