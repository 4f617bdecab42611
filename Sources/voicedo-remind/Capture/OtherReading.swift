import Language
import Model
import Words

/// Finds the words that choose the other reading, so that typing them changes nothing else.
struct OtherReading {
  let context: LanguageContext
  let tone: Tone

  /// The phrase for `remind`; `nil` if no words are known to do just that.
  func phrase(for choice: Choice, of draft: Draft) -> String? {
    guard let alternative = choice.alternative, let due = draft.due else { return nil }
    return candidates(alternative, choice.question, draft, due).first { candidate in
      guard let other = resolve(phrase: candidate, in: context), other.rule == draft.rule
      else { return false }
      let (isSameDate, isSameTime) = (other.due.date == due.date, other.due.time == due.time)
      return choice.question == .halfOfDay ? isSameDate && !isSameTime : !isSameDate && isSameTime
    }
  }

  private func candidates(
    _ alternative: String,
    _ question: Choice.Question,
    _ draft: Draft,
    _ due: Due
  ) -> [String] {
    guard question == .halfOfDay else {
      // The other day, with the clock time that was said.
      return [alternative] + (due.time.map { ["\(alternative) at \($0)"] } ?? [])
    }
    var candidates = [alternative]
    if let date = due.date {
      candidates += ["today at \(alternative)", "tomorrow at \(alternative)"]
      candidates.append("\(date.weekday.name(tone).lowercased()) at \(alternative)")
      candidates.append("\(date.day) \(date.monthName(tone).lowercased()) at \(alternative)")
    }
    if let phrase = draft.phrase, let said = withClock(alternative, in: phrase) {
      candidates.append(said)
    }
    return candidates
  }

  /// "every friday at 8" with "8 pm": "every friday at 8 pm".
  private func withClock(_ alternative: String, in phrase: String) -> String? {
    guard let clock = alternative.split(separator: " ").first else { return nil }
    var words = phrase.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    guard let index = words.lastIndex(of: String(clock)) else { return nil }
    words[index] = alternative
    return words.joined(separator: " ")
  }
}
