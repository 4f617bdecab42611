import Interchange
import XML

/// The entry point that libFuzzer calls with bytes of its making, as if a CalDAV server had answered
/// them to whatever it was asked.
///
/// The first byte chooses the status. Whatever comes is a failure that can be told of, or something
/// at the place that the person named: nobody else hears who asks.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 0 else { return 0 }
  let statuses = [207, 207, 207, 207, 207, 200, 201, 301, 307, 400, 403, 404, 409, 412, 418, 507]
  let body = Array(UnsafeBufferPointer(start: bytes + 1, count: count - 1))
  // In UTF-16 as well, a home would have to be named by this word.
  let mayName = body.contains(0) || text(bytes + 1, count - 1).contains("home-set")
  let place = "https://dav.example.com"
  let list = place + "/l/"
  var response = OnlineResponse(
    status: statuses[Int(bytes[0]) % statuses.count],
    headers: [
      "location": text(bytes + 1, min(count - 1, 60)), "etag": text(bytes + 1, min(count - 1, 20)),
    ],
    body: body
  )
  if bytes[0] & 0x80 != 0 {
    response = OnlineResponse(status: response.status, headers: [:], body: response.body)
  }
  let link = CalendarClient.Link(
    send: { request throws(OnlineFailure) in
      promise(request.address.isEncrypted, "nothing goes unencrypted")
      promise(
        request.address.host == "dav.example.com" || mayName,
        "nobody but a home that was named hears who asks: \(request.address.text)"
      )
      return response
    },
    read: XMLReader.read,
    freshName: { "fresh" }
  )
  guard let start = WebAddress(place) else { return 0 }
  answered(within: 15, "reading \(count) bytes") {
    let server = CalendarClient(start, link).server
    attempt { () throws(CalendarServerFailure) in
      for found in try server.collections() {
        promise(WebAddress(found.address)?.text == found.address, "an address is one")
      }
    }
    for token in [nil, "token"] {
      attempt { () throws(CalendarServerFailure) in
        let changes = try server.changes(list, token)
        promise(changes.isWhole == (token == nil), "all that there is, or what changed")
        promise(changes.removed.isDisjoint(with: changes.tags.keys), "one is there or gone")
        for address in changes.removed.union(changes.tags.keys) {
          promise(address.hasPrefix(place + "/"), "an object is at its collection's place")
        }
      }
    }
    attempt { () throws(CalendarServerFailure) in
      let asked = [list + "a.ics", list + "b.ics"]
      for object in try server.objects(list, asked) {
        promise(asked.contains(object.address), "an object is one that was asked for")
      }
    }
    attempt { () throws(CalendarServerFailure) in _ = try server.addresses(list, "uid") }
    attempt { () throws(CalendarServerFailure) in _ = try server.put(list + "a.ics", [1], nil) }
    attempt { () throws(CalendarServerFailure) in try server.delete(list + "a.ics", "1") }
  }
  return 0
}

private func attempt(_ work: () throws(CalendarServerFailure) -> Void) {
  do throws(CalendarServerFailure) {
    try work()
  } catch {
    promise(CalendarServerFailure(json: .object(error.fields)) == error, "a failure can be told of")
  }
}
