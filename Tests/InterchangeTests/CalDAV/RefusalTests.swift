import Testing

@testable import Interchange

@Suite("What the refusals of CalDAV servers mean")
struct RefusalTests {
  private static let list = "https://dav.example.com/l/"
  private static let object = list + "a.ics"

  @Test(
    "Of a PUT",
    arguments: [
      (OnlineResponse.plain(412), CalendarServerFailure.changedMeanwhile),
      (.page(412), .changedMeanwhile),
      (.refusal(412, "<D:something-else/>"), .changedMeanwhile),
      (.refusal(412, "<C:no-uid-conflict/>"), .sameUID(address: nil)),
      (
        .refusal(409, "<C:no-uid-conflict><D:href>/l/b%20c.ics</D:href></C:no-uid-conflict>"),
        .sameUID(address: "https://dav.example.com/l/b%20c.ics")
      ),
      (.refusal(403, "<C:no-uid-conflict/>"), .sameUID(address: nil)),
      (
        .refusal(
          403,
          "<C:unique-scheduling-object-resource><D:href>/k/a.ics</D:href>"
            + "</C:unique-scheduling-object-resource>"
        ), .sameUID(address: "https://dav.example.com/k/a.ics")
      ),
      (.refusal(403, "<C:same-organizer-in-all-components/>"), .unacceptable),
      (.refusal(403, "<exception xmlns=\"http://sabredav.org/ns\"/>"), .readOnly),
      (.refusal(412, "<C:valid-calendar-data/>"), .unacceptable),
      (.refusal(403, "<C:supported-calendar-component/>"), .unacceptable),
      (.refusal(403, "<C:max-resource-size/>"), .unacceptable),
      (.plain(400), .unacceptable), (.plain(413), .unacceptable), (.plain(415), .unacceptable),
      (.plain(403), .readOnly), (.refusal(403, "<D:need-privileges/>"), .readOnly),
      (.plain(405), .readOnly), (.plain(409), .notFound), (.plain(404), .notFound),
      (.plain(410), .notFound),
      (.plain(507), .noRoom), (.refusal(403, "<D:quota-not-exceeded/>"), .noRoom),
      (.plain(401), .online(.auth)), (.plain(402), .online(.quota)),
      (.plain(429, ["retry-after": "3"]), .online(.rateLimited(after: 3000))),
      (.plain(503, ["retry-after": "120"]), .online(.overloaded(after: 120_000))),
      (.plain(500), .online(.overloaded(after: nil))),
      (.plain(423), .online(.overloaded(after: nil))),
      (.page(200), .notCalDAV), (.plain(511), .notCalDAV),
      (
        .redirect("https://elsewhere.example.org/"),
        .online(.redirectedElsewhere(host: "elsewhere.example.org"))
      ),
      (.redirect("/x", status: 303), .online(.redirectedElsewhere(host: ""))),
    ] as [(OnlineResponse, CalendarServerFailure)]
  )
  func put(_ response: OnlineResponse, _ failure: CalendarServerFailure) throws {
    let server = try ServerScript().on("PUT \(Self.object)", response).server()
    #expect(throws: failure) { try server.put(Self.object, [1], "\"t\"") }
  }

  @Test("Of a PUT that is told as one of several")
  func severalPut() throws {
    let item = """
      <response><href>/l/a.ics</href><status>HTTP/1.1 412 Precondition Failed</status>\
      <error><C:no-uid-conflict/></error></response>
      """
    let server = try ServerScript().on("PUT \(Self.object)", .multistatus(item)).server()
    #expect(throws: CalendarServerFailure.sameUID(address: nil)) {
      try server.put(Self.object, [1], nil)
    }
  }

  @Test("A PUT names the tag that it goes over, or that there is to be none")
  func conditions() throws {
    let script = ServerScript().on(
      "PUT \(Self.object)",
      OnlineResponse(status: 201, headers: ["etag": "\"2\""], body: []),
      OnlineResponse(status: 204, body: [])
    )
    let server = try script.server()
    #expect(try server.put(Self.object, [0xFF, 0], nil) == "\"2\"")
    #expect(try server.put(Self.object, [1], "\"2\"") == nil)
    #expect(script.asked[0].headers.first == OnlineHeader("if-none-match", "*"))
    #expect(script.asked[0].body == [0xFF, 0])
    #expect(script.asked[1].headers.first == OnlineHeader("if-match", "\"2\""))
  }

  @Test(
    "Of a DELETE: what has gone is no failure",
    arguments: [
      (OnlineResponse.plain(404), nil), (.plain(410), nil), (.plain(204), nil),
      (.plain(403), CalendarServerFailure.readOnly), (.plain(401), .online(.auth)),
      (.plain(412), .changedMeanwhile),
      (.page(), .notCalDAV),
    ] as [(OnlineResponse, CalendarServerFailure?)]
  )
  func delete(_ response: OnlineResponse, _ failure: CalendarServerFailure?) throws {
    let there = OnlineResponse.multistatus(OnlineResponse.found("/l/a.ics", "<getetag>2</getetag>"))
    let server = try ServerScript().on("DELETE \(Self.object)", response)
      .on("PROPFIND \(Self.object)", there).server()
    if let failure {
      #expect(throws: failure) { try server.delete(Self.object, "\"1\"") }
    } else {
      try server.delete(Self.object, "\"1\"")
    }
  }

  @Test("A MOVE names where to, and goes over nothing")
  func move() throws {
    let target = "https://dav.example.com/k/a.ics"
    let script = ServerScript().on(
      "MOVE \(Self.object)",
      OnlineResponse(status: 201, headers: ["etag": "\"2\""], body: []),
      .plain(409)
    )
    let server = try script.server()
    #expect(try server.move(Self.object, target, "\"1\"") == "\"2\"")
    #expect(
      script.asked[0].headers == [
        OnlineHeader("destination", target), OnlineHeader("overwrite", "F"),
        OnlineHeader("if-match", "\"1\""),
      ]
    )
    #expect(throws: CalendarServerFailure.notFound) { try server.move(Self.object, target, nil) }
  }

  @Test("Another name goes out as a property")
  func rename() throws {
    let script = ServerScript().on(
      "PROPPATCH \(Self.list)",
      .multistatus("<response><href>/l/</href><status>HTTP/1.1 200 OK</status></response>"),
      .plain(403)
    )
    let server = try script.server()
    try server.rename(Self.list, "Häuser & Co")
    #expect(String(decoding: script.asked[0].body, as: UTF8.self).contains("Häuser &amp; Co"))
    #expect(throws: CalendarServerFailure.readOnly) { try server.rename(Self.list, "x") }
  }

  @Test("A DELETE whose tag is another because there is nothing has nothing to do")
  func deletedAlready() throws {
    let server = try ServerScript().on("DELETE \(Self.object)", .plain(412)).server()
    try server.delete(Self.object, "\"1\"")
  }

  @Test(
    "Of a look at what changed since a token",
    arguments: [
      OnlineResponse.refusal(403, "<D:valid-sync-token/>"), .refusal(412, "<D:valid-sync-token/>"),
      .plain(409), .plain(410), .plain(412), .plain(418), .plain(400), .plain(403), .plain(500),
      .plain(501), .multistatus(""),
    ]
  )
  func token(_ response: OnlineResponse) throws {
    let server = try ServerScript().on("REPORT \(Self.list)", response).server()
    #expect(throws: CalendarServerFailure.unknownToken) { try server.changes(Self.list, "t") }
  }

  @Test(
    "Of a look at what changed that is about something else",
    arguments: [
      (OnlineResponse.plain(401), CalendarServerFailure.online(.auth)), (.plain(404), .notFound),
      (.plain(503, ["retry-after": "1"]), .online(.overloaded(after: 1000))), (.page(), .notCalDAV),
      (.plain(429), .online(.rateLimited(after: nil))),
    ] as [(OnlineResponse, CalendarServerFailure)]
  )
  func otherwise(_ response: OnlineResponse, _ failure: CalendarServerFailure) throws {
    let server = try ServerScript().on("REPORT \(Self.list)", response).server()
    #expect(throws: failure) { try server.changes(Self.list, "t") }
  }

  @Test(
    "Each failure can be told of between the programs",
    arguments: [
      CalendarServerFailure.changedMeanwhile, .sameUID(address: nil),
      .sameUID(address: "https://x/y"),
      .unknownToken, .unacceptable, .readOnly, .notFound, .noRoom, .notCalDAV, .online(.auth),
      .online(.overloaded(after: 12)), .online(.secret(.silent)),
      .online(.redirectedElsewhere(host: "a.b")),
    ]
  )
  func roundTrip(_ failure: CalendarServerFailure) {
    #expect(CalendarServerFailure(json: .object(failure.fields)) == failure)
  }

  @Test("An answer without a failure has none")
  func none() {
    #expect(CalendarServerFailure(json: .object(["ok": .bool(true)])) == nil)
  }
}
