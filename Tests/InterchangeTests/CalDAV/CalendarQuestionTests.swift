import Model
import Testing

@testable import Interchange

@Suite("A CalDAV server behind another program")
struct CalendarQuestionTests {
  /// Both programs in one: what is asked goes through JSON, to a server that notes it.
  private func asked(
    _ server: CalendarServer,
    _ note: @escaping (OnlineQuestion) -> Void = { _ in }
  ) -> CalendarServer {
    let account = CalendarAccount(
      url: "dav.example.com",
      user: "me",
      secret: [.file("~/key")],
      privateVariables: ["KEY"],
      certificates: "/c.pem"
    )
    return CalendarServer(account) { question throws(OnlineFailure) in
      let question = try OnlineQuestion(parsing: question.json.compact)
      note(question)
      let fields: [String: JSONValue]
      do throws(CalendarServerFailure) {
        fields = try server.answer(question)
      } catch {
        fields = error.fields
      }
      do {
        let line = OnlineAnswer().telling(fields).json.compact
        return OnlineAnswer(json: try JSONValue(parsing: line))
      } catch {
        throw .notJSON
      }
    }
  }

  private func server() -> CalendarServer {
    var list = CalendarCollection(address: "https://x/l/", name: "Grün \"1\"")
    list.color = "#00ff00"
    list.isReadOnly = true
    list.holdsEvents = true
    list.tag = "9"
    list.token = "t"
    return CalendarServer(
      collections: { () throws(CalendarServerFailure) in [list] },
      collection: { address throws(CalendarServerFailure) in
        guard address == list.address else { throw .notFound }
        return list
      },
      changes: { _, token throws(CalendarServerFailure) in
        if token == "old" { throw .unknownToken }
        return CalendarChanges(
          tags: ["https://x/l/a.ics": "\"1\""],
          removed: token == nil ? [] : ["https://x/l/b.ics"],
          token: "new",
          isWhole: token == nil
        )
      },
      objects: { _, addresses throws(CalendarServerFailure) in
        addresses.map {
          CalendarObject(address: $0, tag: "1", bytes: [0, 0xFF, 0xC3] + Array($0.utf8))
        }
      },
      addresses: { _, uid throws(CalendarServerFailure) in ["https://x/l/" + uid] },
      put: { address, bytes, tag throws(CalendarServerFailure) in
        if tag == nil { throw .sameUID(address: address + "?") }
        return bytes == [0xFF] ? tag : nil
      },
      delete: { _, tag throws(CalendarServerFailure) in if tag == "x" { throw .changedMeanwhile } },
      make: { name throws(CalendarServerFailure) in "https://x/" + name }
    )
  }

  @Test("Everything comes back as the server said it")
  func answers() throws {
    let real = server()
    let server = asked(real)
    #expect(try server.collections() == real.collections())
    #expect(try server.collection("https://x/l/") == real.collection("https://x/l/"))
    #expect(try server.changes("https://x/l/", nil) == real.changes("https://x/l/", nil))
    #expect(try server.changes("https://x/l/", "t") == real.changes("https://x/l/", "t"))
    #expect(try server.addresses("https://x/l/", "u") == ["https://x/l/u"])
    #expect(try server.put("https://x/l/a", [0xFF], "\"1\"") == "\"1\"")
    #expect(try server.put("https://x/l/a", [0xFE], "\"1\"") == nil)
    #expect(try server.make("N") == "https://x/N")
    try server.delete("https://x/l/a", nil)
    #expect(throws: CalendarServerFailure.changedMeanwhile) {
      try server.delete("https://x/l/a", "x")
    }
    #expect(throws: CalendarServerFailure.sameUID(address: "https://x/l/a?")) {
      try server.put("https://x/l/a", [], nil)
    }
    #expect(throws: CalendarServerFailure.unknownToken) {
      try server.changes("https://x/l/", "old")
    }
    #expect(throws: CalendarServerFailure.notFound) { try server.collection("https://x/") }
  }

  @Test("Fifty objects at once")
  func batches() throws {
    var sizes: [Int] = []
    let server = asked(server()) { sizes.append($0.texts(.addresses).count) }
    let addresses = (0..<120).map { "https://x/l/\($0).ics" }
    let objects = try server.objects("https://x/l/", addresses)
    #expect(objects.map(\.address) == addresses)
    #expect(objects[7].bytes == [0, 0xFF, 0xC3] + Array(addresses[7].utf8))
    #expect(sizes == [50, 50, 20])
  }

  @Test("A question names the account and where its password is kept, never the password")
  func facts() throws {
    var seen: [OnlineQuestion] = []
    let server = asked(server()) { seen.append($0) }
    _ = try server.collections()
    let question = try #require(seen.first)
    #expect(question.text(.url) == "dav.example.com")
    #expect(question.text(.user) == "me")
    #expect(question[.secret] == .array([.object(["file": .string("~/key")])]))
    #expect(question.texts(.private) == ["KEY"])
    #expect(question.text(.certificates) == "/c.pem")
  }

  @Test("A program that says nothing of use is a failure, not an empty list")
  func nonsense() {
    for json in [JSONValue.null, .object([:]), .object(["failure": .string("new-kind")])] {
      let server = CalendarServer(CalendarAccount(url: "x")) { _ in OnlineAnswer(json: json) }
      #expect(throws: CalendarServerFailure.online(.notJSON)) { try server.collections() }
    }
    let gone = CalendarServer(CalendarAccount(url: "x")) { _ throws(OnlineFailure) in throw .offline
    }
    #expect(throws: CalendarServerFailure.online(.offline)) { try gone.collections() }
  }

  @Test("Bytes of any kind go through a string", arguments: 0..<70)
  func bytes(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 200) }
    #expect(JSONValue.bytes(bytes).bytes == bytes)
  }

  @Test(
    "What stands for no bytes is none",
    arguments: ["A", "AA", "AA=", "A===", "A=AA", "AAA*", "AA==AAAA"]
  )
  func noBytes(_ text: String) {
    #expect(JSONValue.string(text).bytes == nil)
  }

  @Test(
    "Known values",
    arguments: [("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foobar", "Zm9vYmFy")]
  )
  func known(_ text: String, _ encoded: String) {
    #expect(JSONValue.bytes(Array(text.utf8)) == .string(encoded))
    #expect(JSONValue.string(encoded).bytes == Array(text.utf8))
  }
}
