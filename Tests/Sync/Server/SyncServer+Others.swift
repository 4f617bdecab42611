internal import Interchange
internal import Simulator

/// What other programs of the person do on the server.
extension SyncServer {
  /// Another program moves, ends or cancels the present occurrence of a series, as a component of its own
  /// (`RECURRENCE-ID`); what it did to which, or `nil` where there is none.
  func tellApart(_ chance: inout Chance) -> (words: String, bytes: [UInt8])? {
    let series = objects.filter { String(decoding: $0.bytes, as: UTF8.self).contains("\nRRULE") }
    guard let object = chance.one(of: series),
      var file = CalendarReader.components(of: object.bytes).first,
      let master = file.components("VTODO").first(where: { $0.first("RECURRENCE-ID") == nil }),
      let uid = master.first("UID"), let title = master.first("SUMMARY"),
      let start = master.first("DTSTART"), start.value.contains("T")
    else { return nil }
    var part = CalendarComponent("VTODO")
    part.insert(uid)
    part.insert(title)
    part.insert(ContentLine("RECURRENCE-ID", start.parameters, value: start.value))
    let words: String
    switch chance.number(1...4) {
    case 1: words = "COMPLETED"
    case 2: words = "CANCELLED"
    default:
      words = start.value.prefix(9) + (chance.happens(50) ? "214500" : "054500")
      let end = start.value.hasSuffix("Z") ? "Z" : ""
      part.insert(ContentLine("DUE", start.parameters, value: words + end))
    }
    if part.first("DUE") == nil { part.insert(ContentLine("STATUS", value: words)) }
    file.items.removeAll { item in
      if case .component(let other) = item { other.first("RECURRENCE-ID") != nil } else { false }
    }
    file.items.append(.component(part))
    do throws(CalendarServerFailure) {
      _ = try put(file.bytes, at: object.address, over: object.tag)
    } catch {
      return nil
    }
    return ("has the time of \(title.text) be \(words)", object.bytes)
  }
}
