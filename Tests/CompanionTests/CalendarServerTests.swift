import Interchange
import Model
import Store
import TestSupport
import Testing

@testable import Actions
@testable import voicedo_remind

/// A calendar of a CalDAV server that leaves objects out of its answers.
@Suite("A server that leaves objects out") struct CalendarServerTests {
  private let world: ExampleWorld
  private let session: Session
  private let store: TodoStore
  private let memory = MemoryServer("Team")

  init() throws {
    world = try ExampleWorld(filled: false)
    session = world.session()
    store = try session.openStore()
    let row = CalendarRow(id: "", name: "Team", kind: .caldav, place: memory.address(of: "Team"))
    _ = try store.addCalendar(row, source: .commandLine, at: world.now)
    for name in ["a", "b", "c"] { put(name) }
  }

  private func put(_ name: String, title: String = "Meeting") {
    memory.put(
      """
      BEGIN:VCALENDAR
      VERSION:2.0
      BEGIN:VEVENT
      UID:\(name)
      SUMMARY:\(title) \(name)
      DTSTART:20260305T110000Z
      DTEND:20260305T120000Z
      END:VEVENT
      END:VCALENDAR
      """,
      as: name + ".ics",
      in: "Team"
    )
  }

  /// The objects that a look kept, by their names.
  private func look(without missing: String..., remove gone: String? = nil) throws -> [String]? {
    var server = memory.server
    let whole = server.objects
    server.objects = { [memory] collection, addresses throws(CalendarServerFailure) in
      if let gone { memory.remove(gone + ".ics", from: "Team") }
      return try whole(collection, addresses).filter { object in
        !missing.contains { object.address.hasSuffix("/\($0).ics") }
      }
    }
    let row = try row()
    let tags = try store.objectTags(of: row.id)
    let look = try CalendarLook(row, on: server, tags: tags, in: session)
    if let reading = look.reading { try store.keep(reading, of: row.id, at: session.now) }
    return look.reading?.objects.compactMap { $0.address.split(separator: "/").last?.dropLast(4) }
      .map(String.init).sorted()
  }

  private func row() throws -> CalendarRow { try #require(try store.calendars().first) }

  /// The titles of what is told of tomorrow.
  private func titles() -> [String] {
    let text = world.type(["tomorrow", "--plain"]).out
    return ["a", "b", "c"].flatMap { name in
      ["Meeting \(name)", "Choir \(name)"].filter(text.contains)
    }
  }

  @Test func atTheFirstLookWhatDidNotComeIsAskedForWithTheNext() throws {
    #expect(try look(without: "b") == ["a", "c"])
    #expect(try row().tag == nil)
    #expect(titles() == ["Meeting a", "Meeting c"])
    #expect(try look() == ["b"])
    #expect(try row().tag != nil)
    #expect(titles() == ["Meeting a", "Meeting b", "Meeting c"])
    #expect(try look() == nil)
  }

  @Test func whatHasChangedAndDidNotComeStaysAsItWasUntilThen() throws {
    _ = try look()
    put("a", title: "Choir")
    put("b", title: "Choir")
    #expect(try look(without: "a") == ["b"])
    #expect(try row().tag == nil)
    #expect(titles() == ["Meeting a", "Choir b", "Meeting c"])
    #expect(try look() == ["a"])
    #expect(titles() == ["Choir a", "Choir b", "Meeting c"])
  }

  @Test func whereNothingComesItIsAskedForAgain() throws {
    _ = try look()
    put("a", title: "Choir")
    #expect(try look(without: "a") == [])
    #expect(try row().tag == nil)
    #expect(try look(without: "a") == nil)
    #expect(try row().tag == nil)
    #expect(try look() == ["a"])
    #expect(try row().tag != nil)
  }

  @Test func whatGoesWhileItIsAskedForIsGoneWithTheNext() throws {
    _ = try look()
    put("a", title: "Choir")
    #expect(try look(remove: "a") == [])
    #expect(titles() == ["Meeting a", "Meeting b", "Meeting c"])
    #expect(try look() == [])
    #expect(titles() == ["Meeting b", "Meeting c"])
    #expect(try row().tag != nil)
  }

  @Test func inWhicheverPartOfALongListOneIsMissing() throws {
    for number in 0..<120 { put("many-\(number)") }
    #expect(try look(without: "many-7")?.count == 122)
    #expect(try row().tag == nil)
    #expect(try look() == ["many-7"])
    #expect(try row().tag != nil)
  }
}
