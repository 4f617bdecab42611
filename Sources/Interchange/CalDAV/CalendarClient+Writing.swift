/// Writing objects, and making a collection for them.
extension CalendarClient {
  /// Writes an object over the one of a tag, or where there is none; its new tag.
  func put(
    _ bytes: [UInt8],
    at text: String,
    over tag: String?
  ) throws(CalendarServerFailure) -> String? {
    let condition = tag.map { OnlineHeader("if-match", $0) } ?? OnlineHeader("if-none-match", "*")
    let request = WebDAVRequest(
      .put,
      try address(text),
      headers: [condition, OnlineHeader("content-type", "text/calendar; charset=utf-8")],
      body: bytes
    )
    let (response, place) = try exchange(request)
    try checkOne(response, place, for: .writing)
    return response.headers["etag"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Deletes an object with its tag, or whatever it is.
  func delete(_ text: String, tagged tag: String?) throws(CalendarServerFailure) {
    let address = try address(text)
    let condition = tag.map { [OnlineHeader("if-match", $0)] } ?? []
    let (response, place) = try exchange(WebDAVRequest(.delete, address, headers: condition))
    do throws(CalendarServerFailure) {
      try checkOne(response, place, for: .deleting)
    } catch .notFound {
      return
    } catch .changedMeanwhile {
      // To some, one that has gone is one whose tag is another.
      do throws(CalendarServerFailure) {
        _ = try item(at: address, [.dav("getetag")])
      } catch .notFound {
        return
      }
      throw .changedMeanwhile
    }
  }

  /// Moves an object with its tag to an address where none is (RFC 4918, section 9.9); its new tag.
  func move(
    _ text: String,
    to target: String,
    tagged tag: String?
  ) throws(CalendarServerFailure) -> String? {
    var headers = [
      OnlineHeader("destination", try address(target).text), OnlineHeader("overwrite", "F"),
    ]
    if let tag { headers.append(OnlineHeader("if-match", tag)) }
    let request = WebDAVRequest(.move, try address(text), headers: headers)
    let (response, place) = try exchange(request)
    try checkOne(response, place, for: .writing)
    return response.headers["etag"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Gives a collection another name (RFC 4918, section 9.2).
  func rename(_ text: String, to name: String) throws(CalendarServerFailure) {
    let request = WebDAVRequest(
      .proppatch,
      try address(text),
      document: CalendarReport.renaming(to: name)
    )
    let (response, place) = try exchange(request)
    try checkOne(response, place, for: .making)
  }

  /// Makes a list for to-dos; its address.
  func make(_ name: String) throws(CalendarServerFailure) -> String {
    guard let home = try homes().first else { throw .notCalDAV }
    let address = home.at(path: home.path + link.freshName() + "/")
    let (response, place) = try exchange(request(for: name, at: address, by: .makeCalendar))
    if [404, 405, 501].contains(response.status) {
      // Servers of before RFC 4791 had all its words, and those that followed RFC 5689 instead.
      let (response, place) = try exchange(request(for: name, at: address, by: .makeCollection))
      try checkOne(response, place, for: .making)
    } else {
      try checkOne(response, place, for: .making)
    }
    return address.text
  }

  private func request(
    for name: String,
    at address: WebAddress,
    by method: WebDAVRequest.Method
  ) -> WebDAVRequest {
    WebDAVRequest(
      method,
      address,
      document: CalendarReport.collection(named: name, by: method)
    )
  }

  /// Throws the failure of a response about one resource; some tell it as one about several.
  private func checkOne(
    _ response: OnlineResponse,
    _ place: WebAddress,
    for purpose: CalendarServerFailure.Purpose
  ) throws(CalendarServerFailure) {
    do throws(CalendarServerFailure) {
      try check(response, for: purpose)
      guard response.status == 207, let answer = Multistatus(response.body, link.read) else {
        return
      }
      for item in answer.items {
        guard let status = item.status ?? item.propertyStatus else { continue }
        let told = OnlineResponse(status: status, headers: response.headers, body: [])
        if let failure = CalendarServerFailure(told, item.conditions, for: purpose) {
          throw failure
        }
      }
    } catch .sameUID(let reference?) {
      throw .sameUID(address: resolve(reference, from: place)?.text)
    }
  }
}
