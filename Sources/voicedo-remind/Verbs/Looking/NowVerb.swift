import Actions
import Answers
import Arguments
import Words

extension VerbRow {
  /// `now`: the one thing to do now, and why; with `skip`, the one behind it.
  static let now = VerbRow(.now, .now, more: .nowMore, usage: "[skip]")
    .takes(.nowSkip, .why)
    .shows(["now"], ["now", "skip"])
    .answers(NowChoice.self)
    .runs { call in
      // "now skip 2" leaves two aside, so that the next hint is known without anything stored.
      let words = call.all(.nowSkip)
      let count = words.dropFirst().first.flatMap { Int($0) } ?? words.count
      let outcome = try call.carryOut(.now(skipping: min(max(0, count), 1000)))
      guard case .now(let choice, _) = outcome.facts else { return .ok }
      if call.has(.why) { try call.session.reply(asJSON: call.json) { $0.explain(choice) } }
      return choice.todo == nil ? .nothingMatched : .ok
    }
}
