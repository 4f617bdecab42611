import Actions
import Answers
import Arguments
import Model
import Store
import Words

extension VerbRow {
  /// `now`: the one thing to do now, and why; with `skip`, the one behind it.
  static let now = VerbRow(.now, .now, more: .nowMore, usage: "[skip]")
    .takes(.nowSkip, .nowMinutes, .nowLow, .why)
    .shows(["now"], ["now", "--minutes", "15"], ["now", "skip"])
    .answers(NowChoice.self)
    .refuses { call in
      guard let words: String = call[.nowMinutes], call.nowMinutes == nil else { return nil }
      return .valueNotUnderstood(words, of: "--minutes", choices: [])
    }
    .runs { call in
      // "now skip 2" leaves two aside, so that the next hint is known without anything stored.
      let words = call.all(.nowSkip)
      let count = words.dropFirst().first.flatMap { Int($0) } ?? words.count
      let outcome = try call.carryOut(
        .now(
          skipping: min(max(0, count), 1000),
          for: NowWish(minutes: call.nowMinutes, isLow: call.has(.nowLow))
        )
      )
      guard case .now(let choice, _) = outcome.facts else { return .ok }
      if call.has(.why) { try call.session.reply(asJSON: call.json) { $0.explain(choice) } }
      return choice.todo == nil ? .nothingMatched : .ok
    }
}

extension Call {
  /// The minutes that somebody has: a number, or words such as "half an hour".
  fileprivate var nowMinutes: Int? {
    let words: String? = self[.nowMinutes]
    return words.flatMap { Effort(words: $0)?.minutes }
  }
}
