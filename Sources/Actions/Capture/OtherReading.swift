package import Language
import Model
import Planning

/// Finds the words for `fix` that choose the other reading, and change nothing else.
package struct OtherReading {
  package let context: LanguageContext

  package init(context: LanguageContext) {
    self.context = context
  }

  /// The words; `nil` if none are known to do just that.
  package func words(for choice: Choice, of draft: Draft) -> String? {
    guard let alternative = choice.alternative, let due = draft.due else { return nil }
    let own = context.calendar.own(of: due)
    let present = own.civil(of: due)
    return candidates(alternative, choice.question, present, draft).first { words in
      guard let other = resolve(words, as: .change(of: due), in: context), other.rule == nil,
        canFollow(other.due, draft)
      else { return false }
      return isOther(own.civil(of: other.due), than: present, choice.question)
    }
  }

  private func candidates(
    _ alternative: String,
    _ question: Choice.Question,
    _ present: PartialDateTime,
    _ draft: Draft
  ) -> [String] {
    let year = String(present.date.year)
    return switch question {
    case .halfOfDay: [alternative, (present.time?.hour ?? 0) < 12 ? "pm" : "am"]
    // A year that was said stays.
    case .dateOrder:
      (draft.phrase ?? "").containsText(year) ? ["\(alternative) \(year)"] : [alternative]
    case .passedToday, .whichWeek, .whichDay, .passedThisYear: [alternative]
    case .dawn, .sunrise, .sunset, .dusk, .sunUnknown: []
    }
  }

  /// Whether a moment is the other reading: the other half of the day, the other week, day and month
  /// the other way round.
  private func isOther(
    _ moment: PartialDateTime,
    than present: PartialDateTime,
    _ question: Choice.Question
  ) -> Bool {
    if question == .halfOfDay {
      guard let time = moment.time, let old = present.time else { return false }
      return abs(time.secondsSinceMidnight - old.secondsSinceMidnight) == 43_200
    }
    // Today without a clock time is in an hour.
    let isWholeDay = question == .whichWeek && present.time == nil
    guard isWholeDay || moment.time == present.time else { return false }
    switch question {
    case .dateOrder:
      return moment.date.month == present.date.day && moment.date.day == present.date.month
    case .whichWeek: return abs(moment.date.days(since: present.date)) == 7
    case .whichDay: return abs(moment.date.days(since: present.date)) == 1
    case .halfOfDay, .passedToday, .passedThisYear: return false
    case .dawn, .sunrise, .sunset, .dusk, .sunUnknown: return false
    }
  }

  /// Whether a series, if it is one, can begin at the other time.
  private func canFollow(_ other: Due, _ draft: Draft) -> Bool {
    guard let rule = draft.rule else { return true }
    guard let old = draft.due.map(context.calendar.seriesStart(at:)) else { return false }
    let series = Recurrence(rule: rule, seriesStart: old, occurrence: old)
    let new = context.calendar.seriesStart(at: other)
    return series.reanchored(at: new, in: context.zone) != nil
  }
}
