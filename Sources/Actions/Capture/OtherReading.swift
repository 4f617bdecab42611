package import Language
package import Model
import Planning

/// Finds the words for `fix` that choose the other reading, and change nothing else.
package struct OtherReading {
  package let context: LanguageContext
  package let zones: ZoneDirectory

  package init(context: LanguageContext, zones: ZoneDirectory) {
    self.context = context
    self.zones = zones
  }

  /// The words; `nil` if none are known to do just that.
  package func words(for choice: Choice, of draft: Draft) -> String? {
    guard let alternative = choice.alternative, let due = draft.due,
      let present = due.civil(in: context.zone)
    else { return nil }
    return candidates(alternative, choice.question, present, draft).first { words in
      guard let other = refinedMoment(words, of: due, in: context, zones), other.rule == nil,
        let moment = other.due.civil(in: context.zone), canFollow(other.due, draft)
      else { return false }
      return isOther(moment, than: present, choice.question)
    }
  }

  private func candidates(
    _ alternative: String,
    _ question: Choice.Question,
    _ present: CivilMoment,
    _ draft: Draft
  ) -> [String] {
    let year = String(present.date.year)
    return switch question {
    case .halfOfDay: [alternative, (present.time?.hour ?? 0) < 12 ? "pm" : "am"]
    // A year that was said stays.
    case .dateOrder:
      (draft.phrase ?? "").contains(year) ? ["\(alternative) \(year)"] : [alternative]
    case .passedToday, .whichWeek, .whichDay, .passedThisYear: [alternative]
    }
  }

  /// Whether a moment is the other reading: the other half of the day, the other week, day and month
  /// the other way round.
  private func isOther(
    _ moment: CivilMoment,
    than present: CivilMoment,
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
    }
  }

  /// Whether a series, if it is one, can begin at the other time.
  private func canFollow(_ other: Due, _ draft: Draft) -> Bool {
    guard let rule = draft.rule else { return true }
    guard let old = draft.due?.start(in: context), let new = other.start(in: context)
    else { return false }
    let series = Recurrence(rule: rule, seriesStart: old, occurrence: old)
    return series.reanchored(at: new, in: context.zone) != nil
  }
}
