import Language
import Model
import Testing

/// The explanation of `parse --explain`, on Saturday 21 November 2026 at 10:00.
@Suite("The explanation of a text")
struct ExplanationTests {
  /// A text and its parts as `role: words`.
  struct Roles: CustomTestStringConvertible, Sendable {
    let text: String
    let parts: [String]

    var testDescription: String { text }
  }

  @Test(arguments: [
    Roles(
      text: "um call the dentist thursday at 3",
      parts: ["filler: um", "verb: call", "title: the dentist", "time: thursday at 3"]
    ),
    Roles(
      text: "pay rent tuesday, no wait, friday",
      parts: ["verb: pay", "title: rent", "correction: tuesday, no wait,", "time: friday"]
    ),
    Roles(
      text: "remind me to buy milk and call ann",
      parts: ["opener: remind me to", "verb: buy", "title: milk", "joint: and", "verb: call"]
        + ["title: ann"]
    ),
    Roles(
      text: "add milk to my grocery list",
      parts: ["opener: add", "title: milk", "list: to my grocery list"]
    ),
    Roles(
      text: "call bob, scratch that, buy milk",
      parts: ["retraction: call bob, scratch that", "verb: buy", "title: milk"]
    ),
    Roles(
      text: "urgent water the plants every friday (the small ones)",
      parts: ["priority: urgent", "verb: water", "title: the plants", "repeat: every friday"]
        + ["notes: (the small ones)"]
    ),
    Roles(
      text: "buy milk and call ann, both are urgent",
      parts: ["verb: buy", "title: milk", "joint: and", "verb: call", "title: ann"]
        + ["priority: both are urgent"]
    ),
    Roles(text: "hello there how are you", parts: ["talk: hello there how are you"]),
    Roles(text: "watch friday night lights", parts: ["verb: watch", "title: friday night lights"]),
    Roles(
      text: "dentist at 10 remind me an hour before",
      parts: ["title: dentist", "time: at 10", "opener: remind me", "lead: an hour before"]
    ),
  ])
  func everyWordHasARole(_ roles: Roles) throws {
    #expect(try parts(roles.text) == roles.parts)
  }

  /// A text and the rules behind its times as `kind: words`.
  struct Rules: CustomTestStringConvertible, Sendable {
    let text: String
    let rules: [String]

    var testDescription: String { text }
  }

  @Test(arguments: [
    Rules(text: "call thursday at 3", rules: ["weekday: thursday", "clock: at 3"]),
    Rules(text: "meet from 3 to 5 tomorrow", rules: ["stretch: from 3 to 5", "day: tomorrow"]),
    Rules(
      text: "take pills every day at 8 am and 8 pm for 2 weeks",
      rules: ["repeat: every day", "clock: 8 am", "more: and 8 pm", "limit: for 2 weeks"]
    ),
    Rules(text: "call joe at 3 pm pacific", rules: ["clock: 3 pm", "zone: pacific"]),
    Rules(text: "call joe in 20 minutes", rules: ["amount: in 20 minutes"]),
    Rules(text: "gym was great yesterday call bob", rules: ["past: yesterday"]),
    Rules(text: "read 1984", rules: []),
  ])
  func everyRuleThatFiredIsTold(_ rules: Rules) throws {
    let scalars = Array(rules.text.unicodeScalars)
    let fired = try explanation(rules.text).rules.map { "\($0.kind): \(scalars.words($0.range))" }
    #expect(fired == rules.rules)
  }

  /// A text and why its times are what they are: `kind`, what was said, what it came to.
  struct Reasons: CustomTestStringConvertible, Sendable {
    let text: String
    let reasons: [String]
    var now = "2026-11-21T10:00"

    var testDescription: String { "\(text) @ \(now)" }
  }

  @Test(arguments: [
    Reasons(text: "call ann at 3", reasons: ["nextInWakingHours 3 15:00"]),
    Reasons(text: "call ann at 9", reasons: ["nextInWakingHours 9 21:00"]),
    Reasons(text: "call ann tomorrow at 3", reasons: ["usualAfternoon 3 15:00"]),
    Reasons(text: "call ann tomorrow at 9", reasons: ["usualMorning 9 09:00"]),
    Reasons(text: "call ann tomorrow at 9 in the evening", reasons: ["halfByPart 9 21:00"]),
    Reasons(text: "call ann tomorrow", reasons: ["noClock 09:00"]),
    Reasons(text: "call ann tomorrow at 3 pm", reasons: []),
    Reasons(
      text: "call ann thursday",
      reasons: ["comingDay thursday 2026-11-26", "noClock 09:00"]
    ),
    Reasons(
      text: "call ann next tuesday",
      reasons: ["followingWeek tuesday 2026-12-01", "noClock 09:00"],
      now: "2026-11-23T10:00"
    ),
    Reasons(
      text: "call ann friday week",
      reasons: ["weeksLater friday 2026-12-04", "noClock 09:00"]
    ),
    Reasons(text: "call ann on march 3", reasons: ["noYear 2027-03-03", "noClock 09:00"]),
    Reasons(text: "call ann on the 15th", reasons: ["noMonth 2026-12-15", "noClock 09:00"]),
    Reasons(
      text: "call ann on 4/5",
      reasons: ["monthFirst 4/5 2027-04-05", "noYear 2027-04-05", "noClock 09:00"]
    ),
    Reasons(
      text: "call ann on 13/4",
      reasons: ["onlyOrder 13/4 2027-04-13", "noYear 2027-04-13", "noClock 09:00"]
    ),
    Reasons(text: "call ann today", reasons: ["todayInAnHour 11:00"]),
    Reasons(
      text: "call ann today",
      reasons: ["todayInTheMorning 09:00"],
      now: "2026-11-21T07:00"
    ),
    Reasons(
      text: "call ann today",
      reasons: ["todayIsOver 2026-11-22 09:00"],
      now: "2026-11-21T21:00"
    ),
    Reasons(
      text: "call ann at 8 am",
      reasons: ["noDay 2026-11-22 08:00", "passedToday 2026-11-22"]
    ),
    Reasons(text: "call ann in 20 minutes", reasons: ["elapsed"]),
    Reasons(text: "call ann tonight", reasons: ["part night 20:00"]),
    Reasons(text: "call ann this week", reasons: ["restOfPeriod this week 2026-11-23 10:00"]),
    Reasons(
      text: "call ann next month",
      reasons: ["firstOfPeriod next month 2026-12-01", "noClock 09:00"]
    ),
    Reasons(
      text: "call ann at the end of the month",
      reasons: ["endOfPeriod at the end of the month 2026-11-30 17:00"]
    ),
    Reasons(
      text: "call ann by friday",
      reasons: ["comingDay friday 2026-11-27", "noClock 09:00", "deadline"]
    ),
    Reasons(
      text: "call ann from 3 pm to 5 pm tomorrow",
      reasons: ["endKept 17:00"]
    ),
    Reasons(
      text: "call ann from 9 to 5",
      reasons: ["usualMorning 9 09:00", "passedToday 2026-11-22", "endKept 17:00"]
    ),
    Reasons(
      text: "call ann every friday",
      reasons: ["noClock 09:00", "firstOccurrence 2026-11-27"]
    ),
    Reasons(
      text: "dentist tomorrow at 2 pm remind me an hour before",
      reasons: ["lead"]
    ),
    Reasons(
      text: "an hour before the 10 am meeting pack the slides",
      reasons: ["counted 2026-11-22 09:00"]
    ),
    Reasons(
      text: "call ann tomorrow",
      reasons: ["dayHasNotEnded 04:00", "noClock 09:00"],
      now: "2026-11-22T01:30"
    ),
  ])
  func everyDefaultHasAReason(_ reasons: Reasons) throws {
    let explained = try explanation(reasons.text, at: reasons.now)
    let told = explained.reasons.map { $0.map(\.text) }
    #expect(told == [reasons.reasons])
  }

  @Test func aDateForAllIsSharedByTheOnesBehind() throws {
    let reasons = try explanation("tomorrow morning call bob and email ann").reasons
    #expect(reasons.map { $0.map(\.kind) } == [[.part], [.sharedDate, .part]])
  }

  @Test(arguments: [
    "um call the dentist thursday at 3 and water the plants every other friday",
    "weekend plans: hiking - pack gear, check weather", "call mom mom 😀 at 5\nbuy milk!!", "",
    "Das ist ein deutscher Satz und nicht für diesen Parser gemacht", "[BLANK_AUDIO]",
  ])
  func itUnderstandsNothingElse(_ text: String) throws {
    let context = try context(at: "2026-11-21T10:00")
    let explained = explain(text, in: context)
    #expect(explained.understanding == understand(text, in: context))
    #expect(explained.reasons.count == explained.understanding.drafts.count)
    let ranges = explained.tokens.map(\.range)
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound <= $1.lowerBound })
    // Outside of the tokens there are only spaces.
    var covered = Set<Int>()
    for range in ranges { covered.formUnion(range) }
    let left = text.unicodeScalars.enumerated().filter { !covered.contains($0.offset) }
    #expect(left.allSatisfy { $0.element == " " })
  }

  private func explanation(_ text: String, at now: String = "2026-11-21T10:00") throws
    -> Explanation
  {
    explain(text, in: try context(at: now))
  }

  /// The tokens as stretches of one role.
  private func parts(_ text: String) throws -> [String] {
    let scalars = Array(text.unicodeScalars)
    var parts: [(role: ExplainedToken.Role, range: Range<Int>)] = []
    for token in try explanation(text).tokens {
      let isMark = !scalars.words(token.range).contains { $0.isLetter || $0.isNumber }
      if let last = parts.last, last.role == token.role {
        parts[parts.count - 1].range = last.range.lowerBound..<token.range.upperBound
      } else if !isMark || ![.joint, .rest].contains(token.role) {
        parts.append((token.role, token.range))
      }
    }
    return parts.map { "\($0.role): \(scalars.words($0.range))" }
  }
}

extension [Unicode.Scalar] {
  fileprivate func words(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: self[range])
    return String(view)
  }
}

extension Reason {
  fileprivate var text: String {
    [kind.rawValue, words, date?.description ?? "", time?.description ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }
}
