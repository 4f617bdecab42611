import Actions
import Language
import Model
import Testing

@Suite("Drafts as JSON")
struct DraftsReaderTests {
  private let reader: DraftsReader

  init() throws {
    let now = try #require(CivilDateTime("2026-11-21T10:00"))
    reader = DraftsReader(context: LanguageContext(now: now, zone: .utc))
  }

  @Test func titlesNotesListsAndPriorities() throws {
    let utterance = try reader.read(
      #"{"tasks":[{"title":" Buy milk ","listName":"Groceries","priority":"High","notes":"2 %"}]}"#
    )
    let draft = try #require(utterance.drafts.first)
    #expect(draft.title == "Buy milk")
    #expect(draft.list == "Groceries")
    #expect(draft.priority == .high)
    #expect(draft.notes == "2 %")
    #expect(draft.due == nil)
  }

  @Test func aListNameThatIsTooLongStaysInTheNotes() throws {
    for (length, isName) in [(100, true), (101, false)] {
      let name = String(repeating: "é", count: length)
      let utterance = try reader.read(#"{"tasks":[{"title":"a","listName":"\#(name)"}]}"#)
      let draft = try #require(utterance.drafts.first)
      #expect(draft.list == (isName ? name : nil))
      #expect(draft.notes == (isName ? nil : name))
    }
  }

  @Test(arguments: [
    ("2026-11-26", "floating(2026-11-26, nil)"),
    ("2026-11-26T15:00", "floating(2026-11-26, 15:00)"),
    ("2026-11-26T15:00:00+01:00", "elapsed(1795701600)"),
    ("2026-11-26T14:00:00.000Z", "elapsed(1795701600)"),
  ])
  func dueDatesAreISO8601(_ text: String, _ due: String) throws {
    let utterance = try reader.read(#"{"tasks":[{"title":"a","dueDate":"\#(text)"}]}"#)
    #expect(utterance.drafts.first?.due.map(name) == due)
  }

  @Test func unknownKeysAreNamedAndNullsAreLeftAlone() throws {
    let utterance = try reader.read(
      #"{"model":"x","tasks":[{"title":"a","confidence":0.9,"dueDate":null,"tags":["b"]}],"v":2}"#
    )
    #expect(utterance.drafts == [Draft(title: "a")])
    #expect(utterance.unclear == [.keys(["model", "v", "confidence", "tags"])])
  }

  @Test func aListHasEitherName() throws {
    let utterance = try reader.read(#"{"tasks":[{"title":"a","list":"Groceries"}]}"#)
    #expect(utterance.drafts.first?.list == "Groceries")
    #expect(utterance.unclear == [])
  }

  @Test func partsAreTitlesOrTasks() throws {
    let utterance = try reader.read(
      #"{"tasks":[{"title":"Trip","parts":["Pack",{"title":"Book","when":"tomorrow"}]},{"title":"b"}]}"#
    )
    #expect(utterance.drafts.map(\.title) == ["Trip", "b", "Pack", "Book"])
    #expect(utterance.drafts.map(\.parent) == [nil, nil, 0, 0])
    #expect(utterance.drafts[3].due != nil)
    #expect(utterance.unclear == [])
    #expect(throws: DraftsError.self) { try reader.read(#"{"tasks":[{"title":"a","parts":3}]}"#) }
  }

  @Test(arguments: ["\"Party\"", "\"party\"", "0"])
  func parentsAreOtherTasks(_ parent: String) throws {
    let utterance = try reader.read(
      #"{"tasks":[{"title":"Party"},{"title":"Balloons","parent":\#(parent)}]}"#
    )
    #expect(utterance.drafts.map(\.parent) == [nil, 0])
    let later = try reader.read(
      #"{"tasks":[{"title":"Balloons","parent":"Party"},{"title":"Party"}]}"#
    )
    #expect(later.drafts.map(\.parent) == [1, nil])
  }

  @Test func aParentThatIsNoTaskIsLookedForAmongTheStored() throws {
    let utterance = try reader.read(#"{"tasks":[{"title":"a","parent":"b1c4"}]}"#)
    #expect(utterance.drafts.map(\.parent) == [nil])
    #expect(utterance.outer == [0: "b1c4"])
  }

  @Test(arguments: ["0", "7", "-1", "0.5"])
  func aParentThatIsNowhereMeansTheRoot(_ parent: String) throws {
    let utterance = try reader.read(#"{"tasks":[{"title":"a","parent":\#(parent)}]}"#)
    #expect(utterance.drafts.map(\.parent) == [nil])
    #expect(utterance.unclear.count == 1)
  }

  @Test func aCircleIsBrokenAtItsLast() throws {
    let utterance = try reader.read(
      #"{"tasks":[{"title":"a","parent":"b"},{"title":"b","parent":"c"},{"title":"c","parent":0}]}"#
    )
    #expect(utterance.drafts.map(\.parent) == [1, 2, nil])
    #expect(utterance.unclear == [.parent("0", fits: 0)])
  }

  /// Of several drafts of one title the nearest one before is meant, else the first one behind.
  @Test func ofManyWithOneTitleTheNearestBeforeIsMeant() throws {
    let tasks = Array(repeating: #"{"title":"a","parent":"a"}"#, count: 10_000)
    let utterance = try reader.read(#"{"tasks":[\#(tasks.joined(separator: ","))]}"#)
    #expect(utterance.drafts[0].parent == 1)
    // The second one would be part of the first, which is part of it.
    #expect(utterance.drafts[1].parent == nil)
    #expect(utterance.unclear == [.parent("a", fits: 0)])
    #expect(utterance.drafts.dropFirst(2).map(\.parent) == (1..<9999).map { $0 })
  }

  @Test func aLineOfManyPartsOfOneAnotherIsRead() throws {
    let tasks = (1...10_000).map { #"{"title":"a","parent":\#($0 % 10_000)}"# }
    let utterance = try reader.read(#"{"tasks":[\#(tasks.joined(separator: ","))]}"#)
    #expect(utterance.drafts.dropLast().map(\.parent) == (1..<10_000).map { $0 })
    #expect(utterance.drafts.last?.parent == nil)
    #expect(utterance.unclear == [.parent("0", fits: 0)])
  }

  /// A series that began long ago is read at once, however many occurrences are over.
  @Test(
    .timeLimit(.minutes(5)),
    arguments: ["every minute", "every hour", "FREQ=SECONDLY;COUNT=9"]
  )
  func aSeriesThatBeganLongAgoIsRead(_ words: String) throws {
    let utterance = try reader.read(
      #"{"tasks":[{"title":"a","dueDate":"0001-01-01T00:00","repeat":"\#(words)"}]}"#
    )
    let draft = try #require(utterance.drafts.first)
    #expect(draft.rule != nil)
    #expect(draft.due.map(name) == "floating(0001-01-01, 00:00)")
  }

  @Test func longTitlesContinueInTheNotes() throws {
    let long = String(repeating: "word ", count: 60)
    let utterance = try reader.read(#"{"tasks":[{"title":"\#(long)","notes":"n"}]}"#)
    let draft = try #require(utterance.drafts.first)
    #expect(draft.title.count <= 200)
    #expect(draft.notes?.hasSuffix("word\nn") == true)
  }

  @Test func rulesMayComeAsRFC5545() throws {
    let utterance = try reader.read(
      #"{"tasks":[{"title":"a","dueDate":"2026-11-23T09:00","repeat":"FREQ=WEEKLY;BYDAY=MO"}]}"#
    )
    let draft = try #require(utterance.drafts.first)
    #expect(draft.rule?.description == "FREQ=WEEKLY;BYDAY=MO")
    #expect(draft.due.map(name) == "floating(2026-11-23, 09:00)")
  }

  @Test func wordsThatNameNoTimeStayInTheNotes() throws {
    let utterance = try reader.read(#"{"tasks":[{"title":"a","when":"qwertz"}]}"#)
    #expect(utterance.drafts.first?.notes == "qwertz")
    #expect(utterance.unclear == [.time("qwertz")])
  }

  @Test(arguments: [
    ("", DraftsError.syntax(line: 1, column: 1)), ("{", .syntax(line: 1, column: 2)),
    ("nonsense", .syntax(line: 1, column: 1)),
    ("[]", .notAnObject), ("{}", .notAnObject), (#"{"tasks":{}}"#, .notAnObject),
    ("3", .notAnObject),
    (#"{"tasks":["milk"]}"#, .taskNotAnObject(number: 1)),
    (#"{"tasks":[{}]}"#, .noTitle(number: 1)),
    (#"{"tasks":[{"title":"a"},{"title":"  "}]}"#, .noTitle(number: 2)),
    (#"{"tasks":[{"title":"\u0000\u0007"}]}"#, .noTitle(number: 1)),
    (#"{"tasks":[{"title":5}]}"#, .badType(key: "title", number: 1, expected: "text")),
    (#"{"tasks":[{"title":"a","notes":[]}]}"#, .badType(key: "notes", number: 1, expected: "text")),
    (#"{"tasks":[{"title":"a","dueDate":"soon"}]}"#, .badDate("soon", number: 1)),
    (#"{"tasks":[{"title":"a","dueDate":"2026-02-30"}]}"#, .badDate("2026-02-30", number: 1)),
    (#"{"tasks":[{"title":"a","priority":"huge"}]}"#, .badPriority("huge", number: 1)),
    (
      #"{"tasks":[{"title":"a","parent":true}]}"#,
      .badType(key: "parent", number: 1, expected: "a title or a position")
    ),
  ])
  func wrongShapesAreNamed(_ text: String, _ trouble: DraftsError) {
    #expect(throws: trouble) { try reader.read(text) }
  }

  private func name(_ due: Due) -> String {
    switch due {
    case .floating(let date, let time): "floating(\(date), \(time?.description ?? "nil"))"
    case .zoned(let date, let time, let zone): "fixed(\(date), \(time?.description ?? ""), \(zone))"
    case .absolute(let instant): "elapsed(\(instant.seconds))"
    }
  }
}
