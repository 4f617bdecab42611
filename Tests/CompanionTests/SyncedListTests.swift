import Actions
import Interchange
import TestSupport
import Testing

@testable import voicedo_remind

@Suite("synced lists, as a person is told of them")
struct SyncedListTests {
  private let world: ExampleWorld
  private static let add = [
    "sync", "add", "https://dav.example/", "--user", "ada", "--secret", "environment:DAV",
  ]

  init() throws {
    world = try ExampleWorld()
    world.environment = ["DAV": "secret"]
  }

  private func names() -> [String] { world.server.collections.values.map(\.name).sorted() }

  @Test("the Inbox comes along where somebody says so")
  func inbox() throws {
    #expect(world.type(Self.add + ["--inbox"]).status == 0)
    #expect(names() == ["Garden", "Home", "Inbox"])
    #expect(!world.server["Inbox"].objects.isEmpty)
    #expect(world.type(["sync", "status"]).out.contains("Inbox: the same as on the server"))
  }

  @Test("the Inbox is asked about on a terminal, and nowhere else", arguments: ["y", "", "nobody"])
  func askedInbox(_ answer: String) throws {
    world.terminal.inputIsTerminal = answer != "nobody"
    world.typed = [answer]
    let run = world.type(Self.add)
    #expect(run.status == 0)
    #expect(run.err.contains("where new to-dos go") == (answer != "nobody"))
    #expect(names().contains("Inbox") == (answer == "y"))
    #expect(run.err.contains("stay on this machine alone: Inbox") == (answer != "y"))
  }

  @Test("a server that makes no list for it leaves it here")
  func noInbox() throws {
    world.server.failures["MAKE"] = [.readOnly]
    let run = world.type(Self.add + ["--inbox"])
    #expect(run.status == 0)
    #expect(run.err.contains("stay on this machine alone: Inbox"))
  }

  @Test(
    "a synced list that is deleted says what becomes of it, and asks",
    arguments: ["y", "n", "nobody"]
  )
  func deletedList(_ answer: String) throws {
    try #require(world.type(Self.add).status == 0)
    _ = world.type(["add", "--no-parse", "--list", "Garden", "Rake"])
    try #require(world.type(["sync"]).status == 0)
    world.terminal.inputIsTerminal = answer != "nobody"
    world.typed = [answer]
    let run = world.type(["lists", "delete", "Garden", "--delete-todos"])
    #expect(run.err.contains("Garden is synced with dav.example."))
    let isGone = answer != "n"
    #expect((run.status == 0) == isGone)
    world.terminal.inputIsTerminal = false
    #expect(world.type(["lists"]).out.contains("Garden") == !isGone)
    _ = world.type(["sync"])
    #expect(world.server["Garden"].objects.count == 1)
    if isGone {
      try #require(world.type(["undo"]).status == 0)
      _ = world.type(["sync"])
    }
    #expect(world.type(["sync", "status"]).out.contains("Garden: the same as on the server"))
  }

  @Test("what leaves a synced list is told, and what stays on one is not")
  func leaving() throws {
    try #require(world.type(Self.add).status == 0)
    _ = world.type(["add", "--no-parse", "--list", "Garden", "Rake"])
    let within = world.type(["move", "Rake", "Home"])
    #expect(!within.err.contains("no longer synced"))
    let out = world.type(["move", "Rake", "Inbox"])
    #expect(out.err.contains("no longer synced with dav.example"))
  }

  @Test("what is refused is named, and another object of one identifier, and what was never read")
  func status() throws {
    try #require(world.type(Self.add).status == 0)
    let twin = "BEGIN:VCALENDAR\nBEGIN:VTODO\nUID:t\nSUMMARY:NAME\nEND:VTODO\nEND:VCALENDAR\n"
    world.server.put(twin.replacing("NAME", with: "First"), as: "a.ics", in: "Home")
    try #require(world.type(["sync"]).status == 0)
    world.server.put(twin.replacing("NAME", with: "Second"), as: "b.ics", in: "Garden")
    _ = world.type(["add", "--no-parse", "--list", "Home", "Too much"])
    world.server.failures["PUT"] = [.unacceptable]
    #expect(world.type(["sync"]).out.contains("does not take these: “Too much”"))
    let status = world.type(["sync", "status"]).out
    #expect(status.contains("Home: not taken by the server: “Too much”"))
    #expect(status.contains("left alone for that: “Second”"))
    try Holder.write("UPDATE sync_list SET whole_at = NULL", to: world.database)
    #expect(!world.type(["sync", "status"]).out.contains("the same as"))
  }

  @Test("a list that is new over there is told with what takes it up")
  func offered() throws {
    try #require(world.type(Self.add + ["--list", "Home"]).status == 0)
    let run = world.type(["sync"])
    #expect(run.out.contains("At dav.example, and not synced: Garden."))
    #expect(run.out.contains("sync add dav.example --list Garden"))
    #expect(world.type(["sync", "add", "dav.example", "--list", "Garden"]).status == 0)
    #expect(!world.type(["sync", "status"]).out.contains("and not synced"))
  }

  @Test("a name before the host is the user, and a password there is not taken")
  func user() throws {
    let place = ["--secret", "environment:DAV"]
    #expect(world.type(["sync", "add", "https://ada@dav.example/"] + place).status == 0)
    #expect(world.type(["sync", "status"]).out.contains("ada at https://dav.example/"))
    #expect(world.type(["sync", "add", "https://ada:secret@dav.example/"] + place).status == 2)
  }

  @Test("what would be typed again has the place of the password and the lists")
  func again() throws {
    var add = Self.add
    add[2] = "https://offline.example/"
    let run = world.type(add + ["--list", "Home"])
    #expect(run.err.contains("--secret environment:DAV --list Home"))
  }
}
