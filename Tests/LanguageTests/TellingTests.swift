import Language
import Testing

/// What somebody tells of a to-do: that it was done, and when; that it was not; that it is no more; that
/// its time is another one.
@Suite("What is told of a to-do")
struct TellingTests {
  private let context: SpokenContext

  init() throws {
    let titles = [
      "Sertraline", "Take amlodipine 5 mg", "Insulin for Grandpa", "Evening drops",
      "Order lampshades", "Wrap the gift", "Ring the plumber", "Wi-Fi", "Find the receipt",
      "Boiler",
    ]
    let todos = titles.map {
      SpokenTodo(id: $0, title: $0, isSeries: ["Sertraline", "Take amlodipine 5 mg"].contains($0))
    }
    context = SpokenContext(try LanguageTests.context(lists: ["Inbox"]), todos: todos)
  }

  private func reading(of text: String) -> String {
    spokenParts(of: text, in: context).map(\.written).joined(separator: "; ")
  }

  @Test(arguments: [
    ("I no longer take sertraline", "end Sertraline"),
    ("we don't take amlodipine any more", "end Take amlodipine 5 mg"),
    ("I've stopped taking the sertraline", "end Sertraline"),
    ("i'm not taking amlodipine anymore", "end Take amlodipine 5 mg"),
  ])
  func whatIsNoMoreEnds(_ text: String, _ meant: String) {
    #expect(reading(of: text) == meant)
  }

  @Test(arguments: [
    ("I didn't take my sertraline", "denied Sertraline"),
    ("I couldn't take the amlodipine this week", "denied Take amlodipine 5 mg"),
    ("i missed my evening drops", "denied Evening drops"),
    ("I forgot to take my sertraline last night", "denied Sertraline"),
    ("haven't taken the sertraline", "denied Sertraline"),
  ])
  func whatWasNotDoneStaysOpen(_ text: String, _ meant: String) {
    #expect(reading(of: text) == meant)
  }

  @Test(arguments: [
    "I no longer take codeine", "I didn't take my codeine", "I couldn't take codeine yesterday",
  ])
  func aDenialOfSomethingElseIsNothingToDo(_ text: String) {
    for part in spokenParts(of: text, in: context) {
      if case .capture = part { Issue.record("\(part.written)") }
    }
  }

  @Test(arguments: [
    ("I've had my sertraline", "done Sertraline"),
    ("had my amlodipine", "done Take amlodipine 5 mg"),
    ("I took my sertraline at half past seven", "done Sertraline @ at half past seven"),
    ("Grandpa has had his insulin", "done Insulin for Grandpa"),
    ("grandpa had his insulin this morning at 8", "done Insulin for Grandpa @ morning at 8"),
    ("rang the plumber at 9", "done Ring the plumber @ at 9"),
  ])
  func whatWasTakenIsDone(_ text: String, _ meant: String) {
    #expect(reading(of: text) == meant)
  }

  @Test(arguments: [
    "did ada feed the cat this morning", "did nora take her sertraline", "has leo taken his drops",
  ])
  func whetherSomebodyDidItIsAsked(_ text: String) {
    #expect(reading(of: text).hasPrefix("? "))
  }

  @Test(arguments: [
    ("sertraline done", "done Sertraline"), ("lampshades ordered", "done Order lampshades"),
    ("plumber called", "+ plumber called"), ("receipt found", "done Find the receipt"),
    ("gift done", "done Wrap the gift"), ("plumber finished", "done Ring the plumber"),
  ])
  func theDeedMayStandBehindTheThing(_ text: String, _ meant: String) {
    #expect(reading(of: text) == meant)
  }

  @Test(arguments: [
    "gift bought", "get the boiler fixed", "curtains washed", "receipt signed",
    "have the wi-fi fixed",
  ])
  func anotherDeedIsNotThatOne(_ text: String) {
    #expect(reading(of: text).hasPrefix("+ "))
  }

  @Test(arguments: [
    ("actually thursday", "move it @ thursday"), ("no, tuesday at 10", "move it @ tuesday at 10"),
    ("sorry, I mean 4 pm", "move it @ 4 pm"), ("thursday instead", "move it @ thursday"),
    ("not monday, tuesday", "move it @ tuesday"), ("not monday", "move it ? "),
    ("make it thursday", "move it @ thursday"),
    ("actually thursday for the plumber", "move Ring the plumber @ thursday"),
    ("boiler thursday instead", "move Boiler @ thursday"),
    ("move the plumber to thursday instead", "move Ring the plumber @ thursday"),
    ("actually thursday for the roofer", "move none: the roofer @ thursday"),
  ])
  func anotherTimeIsNoToDo(_ text: String, _ meant: String) {
    #expect(reading(of: text) == meant)
  }

  @Test(arguments: ["call the boiler man friday instead"])
  func anotherDeedIsNotMoved(_ text: String) {
    #expect(reading(of: text).hasPrefix("move none"))
  }

  @Test(arguments: ["ada took the wi-fi box", "ada has had the boiler"])
  func whatSomebodyElseTookIsNotDone(_ text: String) {
    #expect(reading(of: text).hasPrefix("+ "))
  }

  @Test(arguments: [
    "actually call the roofer on thursday", "no sugar in the tea", "not now, water the ferns",
    "wait until friday",
  ])
  func moreThanATimeIsNoCorrection(_ text: String) {
    #expect(!reading(of: text).hasPrefix("move"))
  }

  @Test(arguments: [
    ("rest to tomorrow", "rest @ tomorrow"), ("rest tomorrow", "rest @ tomorrow"),
    ("push the rest to friday", "rest @ friday"),
    ("move everything overdue to tomorrow", "overdue @ tomorrow"),
    ("carry what's left over to monday 9", "rest @ monday 9"),
    ("move the rest of today to tomorrow", "rest @ tomorrow"),
  ])
  func theRestGoesToAnotherDay(_ text: String, _ meant: String) {
    #expect(reading(of: text) == meant)
  }

  @Test(arguments: ["rest at 5", "rest the dough", "rest for an hour after lunch"])
  func toRestIsSomethingToDo(_ text: String) {
    #expect(!reading(of: text).hasPrefix("rest"))
  }

  @Test(arguments: [
    ("did my evening drops", "done Evening drops"),
    ("already did the boiler", "done Boiler"),
    ("i did take sertraline at 8", "done Sertraline @ 8"),
    ("boiler cancelled", "delete Boiler"),
    ("sorry, I finished the boiler", "done Boiler"),
    (
      "I took the sertraline yesterday at 9 in the morning",
      "done Sertraline @ yesterday at 9 in the morning"
    ),
    (
      "finished the boiler, wrap the gift and find the receipt",
      "done Boiler, Wrap the gift, Find the receipt"
    ),
    ("the boiler was fixed", "+ the boiler was fixed"),
    ("the boiler is cancelled", "delete Boiler"),
  ])
  func whatIsToldIsDone(_ text: String, _ meant: String) {
    #expect(reading(of: text) == meant)
  }

  @Test(arguments: [
    ("paid the gardener", "done none: paid the gardener"),
    ("took my calcium at 7", "done none: took my calcium @ 7"),
    ("grandpa took his codeine", "done none: codeine"),
    ("baked beans for tea", "+ baked beans for tea"),
    ("missed the gardener, next week same time", "+ missed the gardener"),
  ])
  func whatIsToldOfNothingIsNothingToDo(_ text: String, _ meant: String) {
    #expect(reading(of: text).hasPrefix(meant.prefix(10)))
  }

  @Test(arguments: [
    ("the surgery moved my boiler to friday", "move Boiler @ friday"),
    ("the boiler has been put back to monday", "move Boiler @ monday"),
    ("boiler can wait til saturday", "move Boiler @ saturday"),
    ("put off the boiler til next week", "move Boiler @ next week"),
    ("call them monday", "+ call them monday"),
  ])
  func whatIsMovedElsewhereMoves(_ text: String, _ meant: String) {
    #expect(reading(of: text) == meant)
  }
}
