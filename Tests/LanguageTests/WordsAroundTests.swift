import Language
import Model
import Testing

/// Openers, repairs, lists, priorities, notes: what stands around the to-do itself.
struct WordsAroundTests {
  private func only(_ text: String, lists: [String] = []) throws -> Draft {
    let drafts = understand(text, in: try context(lists: lists)).drafts
    #expect(drafts.count == 1)
    return try #require(drafts.first)
  }

  @Test(arguments: [
    "remind me to water the ferns", "I need to water the ferns", "don't forget to water the ferns",
    "set a reminder to water the ferns", "please water the ferns",
    "can you remind me to water the ferns",
    "add water the ferns to my list", "i have to water the ferns",
    "could you please set a reminder to water the ferns",
    "hey please remind me to water the ferns", "make sure to water the ferns",
    "um so i should water the ferns",
    "water the ferns please",
  ])
  func openersFallAway(_ text: String) throws {
    #expect(try only(text).title == "Water the ferns")
  }

  @Test func theFirstLetterIsCapitalAndTheRestThePersonsOwn() throws {
    #expect(try only("remind me to email McKay re: iPhone").title == "Email McKay re: iPhone")
  }

  @Test(arguments: [
    Said("call ann thursday, no wait, friday", title: "Call ann", at: "2026-03-06"),
    Said("call bob no sorry call bill tomorrow", title: "Call bill", at: "2026-03-05"),
    Said(
      "collect the cake at 3 actually make it 4",
      title: "Collect the cake",
      at: "2026-03-04T16:00"
    ),
    Said(
      "collect the cake tonight wait no tomorrow morning",
      title: "Collect the cake",
      at: "2026-03-05T09:00"
    ),
    Said("uh collect um the cake", title: "Collect the cake", at: nil),
  ])
  func theLastValueStays(_ said: Said) throws { try expect(said) }

  @Test func whatIsTakenBackIsGone() throws {
    #expect(try only("mow the lawn scratch that fix the gate").title == "Fix the gate")
    let nothing = understand("mow the lawn never mind", in: try context())
    #expect(nothing.drafts.isEmpty)
    #expect(nothing.noise == .retracted)
  }

  @Test(arguments: [
    ("add rope to my boat list", "boat"), ("put rope on the boat list", "boat"),
    ("add rope to the spring cleaning list", "spring cleaning"), ("boat list add rope", "boat"),
  ])
  func listsNamedInWords(_ text: String, _ list: String) throws {
    let draft = try only(text)
    #expect(draft.title == "Rope")
    #expect(draft.list == list)
  }

  @Test func aListOfThePersonsOwnKeepsItsSpelling() throws {
    #expect(try only("add plums to my grocery list", lists: ["Groceries"]).list == "Groceries")
    #expect(try only("add plums to groceries", lists: ["Groceries"]).list == "Groceries")
  }

  @Test func theTodoListIsTheInbox() throws {
    let draft = try only("add call ann to my to do list")
    #expect(draft.title == "Call ann")
    #expect(draft.list == nil)
  }

  @Test(arguments: [
    ("fix the roof urgent", Priority.high), ("fix the roof asap", .high),
    ("urgent: fix the roof", .high),
    ("fix the roof, it's important", .high), ("fix the roof top priority", .high),
    ("fix the roof critical", .high),
    ("fix the roof when you have time", .low), ("fix the roof no rush", .low),
    ("fix the roof someday", .low), ("fix the roof low priority", .low), ("fix the roof", .normal),
  ])
  func priorityWords(_ text: String, _ priority: Priority) throws {
    let draft = try only(text)
    #expect(draft.title == "Fix the roof")
    #expect(draft.priority == priority)
  }

  @Test func anImportantLetterIsALetter() throws {
    let draft = try only("answer the important letter")
    #expect(draft.title == "Answer the important letter")
    #expect(draft.priority == .normal)
  }

  @Test(arguments: [
    ("call the vet note that Rex limps", "Call the vet", "Rex limps"),
    ("call the vet (ask for Ann)", "Call the vet", "Ask for Ann"),
    ("call the vet, details: ask for Ann", "Call the vet", "Ask for Ann"),
  ])
  func notes(_ text: String, _ title: String, _ notes: String) throws {
    let draft = try only(text)
    #expect(draft.title == title)
    #expect(draft.notes == notes)
  }

  @Test func aLongTitleGoesOnInTheNotes() throws {
    let text = "Write " + Array(repeating: "word", count: 60).joined(separator: " ")
    let draft = try only(text)
    let notes = try #require(draft.notes)
    #expect(draft.title.count <= 200)
    #expect(draft.title + " " + notes == text)
  }

  /// A request behind a comma speaks of what was said before it.
  @Test(arguments: [
    ("dentist friday at 3 pm, remind me an hour before", [60]),
    ("dentist friday at 3 pm, can you remind me the day before", [1440]),
    ("dentist friday at 3 pm and remind me 15 minutes before", [15]),
    ("dentist friday at 3 pm, remind me", []),
  ])
  func aRequestBehindACommaIsNoSecondOne(said: String, leads: [Int]) throws {
    let draft = try only(said)
    #expect(draft.title == "Dentist")
    #expect(written(draft.due) == "2026-03-06T15:00")
    #expect(draft.leads == leads)
  }

  @Test func leadsBehindTheTime() throws {
    let draft = try only("dentist friday at 3 pm remind me an hour before")
    #expect(draft.title == "Dentist")
    #expect(written(draft.due) == "2026-03-06T15:00")
    #expect(draft.leads == [60])
  }

  @Test func aNamedZoneIsFixed() throws {
    #expect(
      try written(only("call the office at 3pm pacific").due)
        == "2026-03-04T15:00 America/Los_Angeles"
    )
    #expect(
      try written(only("call the office tomorrow at 9 am Berlin time").due)
        == "2026-03-05T09:00 Europe/Berlin"
    )
  }

  @Test(arguments: [
    ("call the office at 9 Berlin time", "2026-03-04T21:00 Europe/Berlin"),
    ("call the office at noon eastern", "2026-03-04T12:00 America/New_York"),
    ("call the office tomorrow at 5 eastern time", "2026-03-05T17:00 America/New_York"),
  ])
  func aZoneEndsAPhrase(_ text: String, _ due: String) throws {
    let draft = try only(text)
    #expect(draft.title == "Call the office")
    #expect(written(draft.due) == due)
  }

  @Test func elapsedTimeIsAnInstant() throws {
    let draft = try only("stir the soup in 20 minutes")
    let now = try #require(CivilDateTime("2026-03-04T10:40"))
    #expect(draft.due == .absolute(Zone.utc.instant(of: now)))
  }
}
