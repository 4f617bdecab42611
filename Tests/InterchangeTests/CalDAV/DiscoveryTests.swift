import Testing

@testable import Interchange

@Suite("Finding the calendars of an account")
struct DiscoveryTests {
  private static let principal = OnlineResponse.multistatus(
    OnlineResponse.found(
      "/",
      "<current-user-principal><href>/p/me/</href></current-user-principal>"
    )
  )
  private static let home = OnlineResponse.multistatus(
    OnlineResponse.found(
      "/p/me/",
      "<C:calendar-home-set><href>/cal/me/</href></C:calendar-home-set>"
    )
  )
  private static let calendars = OnlineResponse.multistatus(
    OnlineResponse.found("/cal/me/", "<resourcetype><collection/></resourcetype>"),
    OnlineResponse.found(
      "/cal/me/tasks/",
      """
      <resourcetype><collection/><C:calendar/></resourcetype><displayname>Tasks &amp; more</displayname>
      <C:supported-calendar-component-set><C:comp name="VTODO"/></C:supported-calendar-component-set>
      <A:calendar-color>#FF8000AA</A:calendar-color><S:getctag>7</S:getctag>
      <sync-token>http://t/1</sync-token>
      <current-user-privilege-set><privilege><read/></privilege><privilege><write-content/></privilege>
      </current-user-privilege-set>
      """
    ),
    OnlineResponse.found(
      "/cal/me/gr%c3%bcn/",
      """
      <resourcetype><collection/><C:calendar/></resourcetype>
      <current-user-privilege-set><privilege><read/></privilege></current-user-privilege-set>
      """
    ),
    OnlineResponse.found("/cal/me/inbox/", "<resourcetype><C:schedule-inbox/></resourcetype>")
  )

  private func script() -> ServerScript {
    ServerScript()
      .on("PROPFIND https://dav.example.com/p/me/", Self.home)
      .on("PROPFIND https://dav.example.com/cal/me/", Self.calendars)
  }

  @Test("From the URL itself, by principal and home, to what each calendar says of itself")
  func fromTheURL() throws {
    let script = script().on("PROPFIND https://dav.example.com/", Self.principal)
    let found = try script.server("dav.example.com").collections()
    #expect(found.map(\.name) == ["Tasks & more", "grün"])
    var tasks = CalendarCollection(
      address: "https://dav.example.com/cal/me/tasks/",
      name: "Tasks & more"
    )
    tasks.color = "#ff8000aa"
    tasks.tag = "7"
    tasks.token = "http://t/1"
    tasks.tellsRights = true
    #expect(found[0] == tasks)
    #expect(found[1].holdsTodos && found[1].holdsEvents && found[1].isReadOnly)
    #expect(script.asked.map { $0.headers.first { $0.name == "depth" }?.value } == ["0", "0", "1"])
  }

  @Test(
    "As many as anybody has are taken, each once, and none of a server that names more",
    arguments: [(1000, 2), (1001, 1), (20_000, 1)]
  )
  func many(_ count: Int, _ times: Int) throws {
    let calendar = "<resourcetype><collection/><C:calendar/></resourcetype>"
    // Servers name one twice, with other characters percent-encoded.
    let named = ["a", "%61"].prefix(times).flatMap { letter in
      (0..<count).map { OnlineResponse.found("/cal/me/\($0)\(letter)/", calendar) }
    }
    let script = ServerScript()
      .on("PROPFIND https://dav.example.com/", Self.principal)
      .on("PROPFIND https://dav.example.com/p/me/", Self.home)
      .on("PROPFIND https://dav.example.com/cal/me/", OnlineResponse.multistatus(named.joined()))
    let server = try script.server("dav.example.com")
    if count <= 1000 {
      #expect(try server.collections().count == count)
    } else {
      #expect(throws: CalendarServerFailure.online(.tooLarge)) { try server.collections() }
    }
  }

  @Test(
    "Where the URL leads nowhere, by the path that every host has",
    arguments: [
      OnlineResponse.plain(404), .plain(403), .plain(405), .page(),
      .redirect("/login", status: 302),
      .multistatus(OnlineResponse.found("/", "<resourcetype><collection/></resourcetype>")),
      .plain(401),
    ]
  )
  func byTheWellKnownPath(_ first: OnlineResponse) throws {
    let script = script()
      .on("PROPFIND https://dav.example.com/", first)
      .on("PROPFIND https://dav.example.com/.well-known/caldav", .redirect("/dav/"))
      .on("PROPFIND https://dav.example.com/dav/", Self.principal)
    #expect(try script.server().collections().count == 2)
  }

  @Test(
    "What the server says where nothing is found",
    arguments: [
      (OnlineResponse.plain(401), CalendarServerFailure.online(.auth)),
      (.page(), .notCalDAV), (.plain(404), .notFound),
      (.plain(503), .online(.overloaded(after: nil))),
      (.plain(429, ["retry-after": "7"]), .online(.rateLimited(after: 7000))),
      (
        .redirect("https://elsewhere.example.org/"),
        .online(.redirectedElsewhere(host: "elsewhere.example.org"))
      ),
      (.redirect("http://dav.example.com/dav/"), .online(.insecureURL)),
    ] as [(OnlineResponse, CalendarServerFailure)]
  )
  func nothing(_ answer: OnlineResponse, _ failure: CalendarServerFailure) throws {
    let server = try ServerScript().on("PROPFIND https://dav.example.com/", answer).server()
    #expect(throws: failure) { try server.collections() }
  }

  @Test(
    "A password that the path of every host does not take is told, whatever the URL says",
    arguments: [
      OnlineResponse.plain(405), .page(), .redirect("/login", status: 302),
      .redirect("http://dav.example.com/login"), .redirect("https://login.example.com/"),
    ]
  )
  func password(_ answer: OnlineResponse) throws {
    let server = try ServerScript().on("PROPFIND https://dav.example.com/", answer)
      .on("PROPFIND https://dav.example.com/login", .page())
      .on("PROPFIND https://dav.example.com/.well-known/caldav", .redirect("/caldav.php/"))
      .on("PROPFIND https://dav.example.com/caldav.php/", .plain(401)).server()
    #expect(throws: CalendarServerFailure.online(.auth)) { try server.collections() }
  }

  @Test("A redirect keeps what is asked, and five of them are enough")
  func redirects() throws {
    let script = script()
    for hop in 1...5 {
      _ = script.on("PROPFIND https://dav.example.com/\(hop)", .redirect("\(hop + 1)", status: 302))
    }
    _ = script.on("PROPFIND https://dav.example.com/6", Self.principal)
    #expect(try script.server("https://dav.example.com/1").collections().count == 2)
    #expect(Set(script.asked.prefix(6).map(\.body)).count == 1)

    let circle = ServerScript().on("PROPFIND https://dav.example.com/", .redirect("/"))
    #expect(throws: CalendarServerFailure.self) { try circle.server().collections() }
    #expect(circle.lines.filter { $0 == "PROPFIND https://dav.example.com/" }.count == 6)
  }

  @Test("A home at another place is trusted where it was named over TLS, and asked for anew later")
  func homeElsewhere() throws {
    let other = "https://p07.example.com/cal/"
    let script = ServerScript()
      .on(
        "PROPFIND https://dav.example.com/",
        .multistatus(
          OnlineResponse.found(
            "/",
            "<C:calendar-home-set><href>\(other)</href></C:calendar-home-set>"
          )
        )
      )
      .on(
        "PROPFIND \(other)",
        .multistatus(
          OnlineResponse.found("a/", "<resourcetype><C:calendar/></resourcetype>"),
          OnlineResponse.found(
            "https://evil.example.org/b/",
            "<resourcetype><C:calendar/></resourcetype>"
          )
        )
      )
      .on("PUT \(other)a/x.ics", OnlineResponse(status: 201, body: []))
    #expect(try script.server().collections().map(\.address) == [other + "a/"])
    // Another process that kept the address.
    _ = try script.server().put(other + "a/x.ics", [], nil)
    #expect(
      script.lines.suffix(2) == ["PROPFIND https://dav.example.com/", "PUT \(other)a/x.ics"]
    )
  }

  @Test(
    "Nobody else hears who asks",
    arguments: [
      "https://evil.example.org/", "https://dav.example.com.evil.org/", "http://dav.example.com/",
      "https://dav.example.com:1@evil.org/",
    ]
  )
  func others(_ place: String) throws {
    let script = script().on("PROPFIND https://dav.example.com/", Self.principal)
    let server = try script.server()
    #expect(throws: CalendarServerFailure.self) { try server.put(place + "x.ics", [], nil) }
    #expect(throws: CalendarServerFailure.self) { try server.changes(place, nil) }
    #expect(script.asked.allSatisfy { $0.address.origin == "https://dav.example.com" })
  }

  @Test("An unencrypted home of an encrypted place is not trusted; its own name by http is")
  func downgrade() throws {
    func home(_ reference: String) throws -> [CalendarCollection] {
      try script()
        .on(
          "PROPFIND https://dav.example.com/",
          .multistatus(
            OnlineResponse.found(
              "/",
              "<C:calendar-home-set><href>\(reference)</href></C:calendar-home-set>"
            )
          )
        )
        .server().collections()
    }
    #expect(try home("http://dav.example.com/cal/me/").count == 2)
    #expect(throws: CalendarServerFailure.online(.redirectedElsewhere(host: "other.example.com"))) {
      try home("http://other.example.com/cal/me/")
    }
  }

  @Test("A calendar that belongs to no account is all that there is")
  func single() throws {
    let script = ServerScript().on(
      "PROPFIND https://dav.example.com/x/",
      .multistatus(OnlineResponse.found("/x/", "<resourcetype><C:calendar/></resourcetype>"))
    )
    #expect(try script.server("https://dav.example.com/x/").collections().map(\.name) == ["x"])
  }

  @Test("A list is made by MKCALENDAR, or by MKCOL where there is none")
  func making() throws {
    let script = script().on("PROPFIND https://dav.example.com/", Self.principal)
      .on("MKCALENDAR https://dav.example.com/cal/me/fresh/", .plain(405))
      .on("MKCOL https://dav.example.com/cal/me/fresh/", .plain(201))
    #expect(try script.server().make("New") == "https://dav.example.com/cal/me/fresh/")
    let refused = self.script().on("PROPFIND https://dav.example.com/", Self.principal)
      .on("MKCALENDAR https://dav.example.com/cal/me/fresh/", .plain(403))
    #expect(throws: CalendarServerFailure.readOnly) { try refused.server().make("New") }
  }
}
