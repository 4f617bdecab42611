internal import Actions
internal import Interchange
internal import Simulator

/// The line from a machine to the server, and what befalls it.
extension Device {
  func link(_ network: Network) -> CalendarServer {
    let server = server
    return CalendarServer(
      collections: { () throws(CalendarServerFailure) in
        try self.ask(network, "collections") { () throws(CalendarServerFailure) in
          try server.present.map(\.address).map(server.describe)
        }
      },
      collection: { address throws(CalendarServerFailure) in
        try self.ask(network, "collection \(place(address))") { () throws(CalendarServerFailure) in
          try server.describe(address)
        }
      },
      changes: { address, token throws(CalendarServerFailure) in
        try self.ask(network, "changes \(place(address)) since \(token ?? "ever")") {
          () throws(CalendarServerFailure) in
          try server.changes(of: address, since: token)
        }
      },
      objects: { address, wanted throws(CalendarServerFailure) in
        try self.ask(network, "objects \(wanted.map(place).joined(separator: " "))") {
          () throws(CalendarServerFailure) in
          try server.objects(of: address, wanted)
        }
      },
      addresses: { address, uid throws(CalendarServerFailure) in
        try self.ask(network, "addresses \(place(address)) of \(uid)") {
          () throws(CalendarServerFailure) in
          try server.addresses(in: address, of: uid)
        }
      },
      put: { address, bytes, tag throws(CalendarServerFailure) in
        try self.ask(network, "put \(place(address)) over \(tag ?? "nothing")") {
          () throws(CalendarServerFailure) in
          try server.put(bytes, at: address, over: tag)
        }
      },
      delete: { address, tag throws(CalendarServerFailure) in
        try self.ask(network, "delete \(place(address)) \(tag ?? "any")") {
          () throws(CalendarServerFailure) in
          try server.delete(address, tagged: tag)
        }
      },
      move: { address, target, tag throws(CalendarServerFailure) in
        try self.ask(network, "move \(place(address)) to \(place(target)) \(tag ?? "any")") {
          () throws(CalendarServerFailure) in
          try server.move(address, to: target, tagged: tag)
        }
      },
      make: { _ throws(CalendarServerFailure) in throw .readOnly }
    )
  }

  /// One request, told where the story is, and what befalls it.
  private func ask<Answer>(
    _ network: Network,
    _ words: @autoclosure () -> String,
    _ request: () throws(CalendarServerFailure) -> Answer
  ) throws(CalendarServerFailure) -> Answer {
    guard tellsRequests else { return try pass(network, request) }
    do throws(CalendarServerFailure) {
      let answer = try pass(network, request)
      requests.append("\(words()): \(told(answer))")
      return answer
    } catch {
      requests.append("\(words()): \(error)")
      throw error
    }
  }

  private func pass<Answer>(
    _ network: Network,
    _ request: () throws(CalendarServerFailure) -> Answer
  ) throws(CalendarServerFailure) -> Answer {
    let number = sent
    sent += 1
    guard !isDown else { throw .online(.offline) }
    guard let plan = network.plan, plan.number == number else { return try request() }
    switch plan.fault {
    case .cut:
      isDown = network.staysDown
      throw .online(.offline)
    case .answerLost:
      isDown = network.staysDown
      _ = try request()
      throw .online(.timeout)
    case .twice:
      _ = try request()
      return try request()
    case .busy: throw .online(.overloaded(after: nil))
    case .meanwhile:
      do { try meanwhile?() } catch { interruption = error }
      return try request()
    case .deathBefore: return try die()
    case .deathAfter:
      _ = try request()
      return try die()
    }
  }

  /// The process is gone: what the database is now, it is from now on.
  private func die<Answer>() throws(CalendarServerFailure) -> Answer {
    isDown = true
    lastWill = Result { try bench.bytes() }
    throw .online(.offline)
  }
}

/// The part of an address that tells it from others of this server.
private func place(_ address: String) -> String {
  address.replacing(SyncServer.home, with: "")
}

/// What of an answer tells it from others.
private func told(_ answer: Any) -> String {
  switch answer {
  case let tag as String?: tag ?? "no tag"
  case let collection as CalendarCollection:
    "\(collection.tag ?? "no tag"), \(collection.token ?? "no token")"
  case let collections as [CalendarCollection]: "\(collections.count)"
  case let changes as CalendarChanges:
    (changes.isWhole ? "all " : "")
      + changes.tags.map { "\(place($0.key)) \($0.value)" }.sorted().joined(separator: ", ")
      + changes.removed.sorted().map { ", gone \(place($0))" }.joined()
  case let objects as [CalendarObject]: objects.map(words(of:)).joined(separator: "; ")
  default: "\(answer)"
  }
}

/// What an object says.
private func words(of object: CalendarObject) -> String {
  let lines = String(decoding: object.bytes, as: UTF8.self).split(separator: "\r\n")
  let names = [
    "SUMMARY", "DESCRIPTION", "STATUS", "DUE", "RRULE", "RECURRENCE-ID", "PRIORITY", "RELATED-TO",
  ]
  let told = lines.filter { line in names.contains { line.hasPrefix($0) } }
  return "\(object.tag) \(told.joined(separator: " "))"
}
