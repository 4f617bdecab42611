package import Interchange

extension CalendarServer {
  /// The same server for a trial: it is asked, and nothing is written to it.
  package var dry: CalendarServer {
    var dry = self
    dry.put = { _, _, _ in "\"trial\"" }
    dry.delete = { _, _ in }
    dry.move = { _, _, _ in "\"trial\"" }
    dry.rename = { _, _ in }
    dry.make = { name in "trial:\(name)" }
    let (objects, changes, collection) = (objects, changes, collection)
    dry.objects = { list, addresses throws(CalendarServerFailure) in
      list.hasPrefix("trial:") ? [] : try objects(list, addresses)
    }
    dry.changes = { list, token throws(CalendarServerFailure) in
      list.hasPrefix("trial:")
        ? CalendarChanges(tags: [:], token: nil, isWhole: true) : try changes(list, token)
    }
    dry.collection = { list throws(CalendarServerFailure) in
      list.hasPrefix("trial:")
        ? CalendarCollection(address: list, name: String(list.dropFirst("trial:".count)))
        : try collection(list)
    }
    return dry
  }
}
