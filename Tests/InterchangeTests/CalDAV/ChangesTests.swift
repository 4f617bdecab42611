import Testing

@testable import Interchange

@Suite("What became of a collection")
struct ChangesTests {
  private static let list = "https://dav.example.com/l/"
  private static func tag(_ name: String, _ tag: String, type: String? = nil) -> String {
    let type = type.map { "<getcontenttype>\($0)</getcontenttype>" } ?? ""
    return OnlineResponse.found("/l/\(name)", "<getetag>\(tag)</getetag>" + type)
  }
  private static func status(_ address: String, _ line: String) -> String {
    "<response><href>\(address)</href><status>HTTP/1.1 \(line)</status></response>"
  }

  @Test("New, changed and gone, however the server says gone")
  func sinceAToken() throws {
    let script = ServerScript().on(
      "REPORT \(Self.list)",
      .multistatus(
        Self.tag("a%20b.ics", "&quot;1&quot;"),
        Self.tag("todo.ics", "\"2\"", type: "text/calendar; charset=utf-8; component=vtodo"),
        Self.tag("event.ics", "\"3\"", type: "text/calendar;component=VEVENT"),
        Self.status("/l/x.ics", "404 Not Found"),
        Self.status("/l/y.ics", "418 I'm a teapot"),
        OnlineResponse.found("/l/", "<getetag>\"own\"</getetag>"),
        OnlineResponse.found("https://evil.example.org/l/z.ics", "<getetag>\"4\"</getetag>"),
        "<sync-token>http://t/2</sync-token>"
      )
    )
    let changes = try script.server().changes(Self.list, "http://t/1 <&>")
    #expect(changes.tags == [Self.list + "a%20b.ics": "\"1\"", Self.list + "todo.ics": "\"2\""])
    #expect(changes.removed == [Self.list + "x.ics", Self.list + "y.ics"])
    #expect(changes.token == "http://t/2")
    #expect(!changes.isWhole)
    let body = String(decoding: script.asked[0].body, as: UTF8.self)
    #expect(body.contains("<D:sync-token>http://t/1 &lt;&amp;&gt;</D:sync-token>"))
    #expect(!body.contains("limit"))
  }

  @Test("Whoever looks for events gets those alone")
  func events() throws {
    let answer = OnlineResponse.multistatus(
      Self.tag("todo.ics", "1", type: "text/calendar; component=vtodo"),
      Self.tag("event.ics", "2", type: "text/calendar; component=vevent"),
      Self.tag("untold.ics", "3"),
      "<sync-token>t</sync-token>"
    )
    for token in [String?.some("t"), nil] {
      let script = ServerScript()
        .on(
          "PROPFIND \(Self.list)",
          .multistatus(OnlineResponse.found("/l/", "<sync-token>t</sync-token>"))
        )
        .on("REPORT \(Self.list)", answer)
      let server = try script.client("https://dav.example.com/", .events).server
      let changes = try server.changes(Self.list, token)
      #expect(changes.tags == [Self.list + "event.ics": "2", Self.list + "untold.ics": "3"])
      let body = String(decoding: try #require(script.asked.last).body, as: UTF8.self)
      #expect(body.contains("VEVENT") == (token == nil) && !body.contains("VTODO"))
    }
  }

  @Test("A server that gives a part at a time is asked for the rest")
  func inParts() throws {
    let more = Self.status("/l/", "507 Insufficient Storage")
    let script = ServerScript().on(
      "REPORT \(Self.list)",
      .multistatus(Self.tag("a.ics", "1"), more, "<sync-token>2</sync-token>"),
      .multistatus(
        Self.tag("b.ics", "2"),
        Self.status("/l/a.ics", "404 Gone"),
        "<sync-token>3</sync-token>"
      )
    )
    let changes = try script.server().changes(Self.list, "1")
    #expect(changes.tags == [Self.list + "b.ics": "2"])
    #expect(changes.removed == [Self.list + "a.ics"])
    #expect(changes.token == "3")
  }

  @Test("Without a token all to-dos are listed, with the token of before")
  func whole() throws {
    let script = ServerScript()
      .on(
        "PROPFIND \(Self.list)",
        .multistatus(OnlineResponse.found("/l/", "<sync-token>t</sync-token>"))
      )
      .on("REPORT \(Self.list)", .multistatus(Self.tag("a.ics", "1"), Self.tag("b.ics", "2")))
    let changes = try script.server().changes(Self.list, nil)
    #expect(changes.tags == [Self.list + "a.ics": "1", Self.list + "b.ics": "2"])
    #expect(changes.isWhole && changes.token == "t")
    #expect(script.lines == ["PROPFIND \(Self.list)", "REPORT \(Self.list)"])
    #expect(String(decoding: script.asked[1].body, as: UTF8.self).contains(#"name="VTODO""#))
  }

  @Test("A server that cannot look for to-dos is listed, without its events and folders")
  func listed() throws {
    let own = OnlineResponse.multistatus(
      OnlineResponse.found("/l/", "<displayname>L</displayname>")
    )
    let all = OnlineResponse.multistatus(
      OnlineResponse.found("/l/", "<resourcetype><collection/></resourcetype>"),
      OnlineResponse.found("/l/sub/", "<resourcetype><collection/></resourcetype>"),
      Self.tag("a.ics", "1"),
      Self.tag("e.ics", "2", type: "text/calendar; component=VEVENT")
    )
    let script = ServerScript().on("PROPFIND \(Self.list)", own, all)
      .on("REPORT \(Self.list)", .plain(501))
    let changes = try script.server().changes(Self.list, nil)
    #expect(changes.tags == [Self.list + "a.ics": "1"])
    #expect(changes.isWhole && changes.token == nil)
  }

  @Test("Objects come under the address that they were asked for with")
  func objects() throws {
    let text = "BEGIN:VCALENDAR\nEND:VCALENDAR\n"
    let data = "<getetag>\"1\"</getetag><C:calendar-data>\(text)</C:calendar-data>"
    let script = ServerScript().on(
      "REPORT \(Self.list)",
      .multistatus(
        OnlineResponse.found("/l/we%20ird%2B@x.ics", data),
        Self.status("/l/no.ics", "404 Not Found"),
        OnlineResponse.found("/l/unasked.ics", data)
      )
    )
    let asked = Self.list + "we%20ird%2B%40x.ics"
    let objects = try script.server().objects(Self.list, [asked, Self.list + "no.ics"])
    #expect(objects == [CalendarObject(address: asked, tag: "\"1\"", bytes: Array(text.utf8))])
  }

  @Test("An object that no XML can hold is got by itself, to the byte")
  func odd() throws {
    let bytes: [UInt8] = [0x42, 0xFF, 0x00, 0x0D, 0x0A]
    let script = ServerScript()
      .on("REPORT \(Self.list)", .multistatus("<response><href>/l/a.ics</href>\u{1}</response>"))
      .on(
        "GET \(Self.list)a.ics",
        OnlineResponse(status: 200, headers: ["etag": "\"1\""], body: bytes)
      )
    let objects = try script.server().objects(
      Self.list,
      [Self.list + "a.ics", Self.list + "no.ics"]
    )
    #expect(objects == [CalendarObject(address: Self.list + "a.ics", tag: "\"1\"", bytes: bytes)])
  }

  @Test("A UID is looked at again: servers find parts of it, and more than was asked for")
  func uids() throws {
    func data(_ uid: String) -> String {
      """
      <getetag>1</getetag><C:calendar-data>BEGIN:VCALENDAR
      BEGIN:VTODO
      UID:\(uid)
      END:VTODO
      END:VCALENDAR
      </C:calendar-data>
      """
    }
    let script = ServerScript().on(
      "REPORT \(Self.list)",
      .multistatus(
        OnlineResponse.found("/l/a.ics", data("one")),
        OnlineResponse.found("/l/b.ics", data("one-more")),
        OnlineResponse.found("/l/c.ics", data("other"))
      )
    )
    #expect(try script.server().addresses(Self.list, "one") == [Self.list + "a.ics"])
  }
}
