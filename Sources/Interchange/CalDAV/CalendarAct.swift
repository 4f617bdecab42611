/// What can be asked of a CalDAV server, by its name between the programs.
enum CalendarAct: String {
  case collections, collection, changes, objects, addresses, put, delete, move, make, rename
}

extension CalendarServer {
  /// Answers a question that came from another program: the fields that tell of it.
  package func answer(
    _ question: OnlineQuestion
  ) throws(CalendarServerFailure) -> [String: JSONValue] {
    func required(_ key: OnlineQuestion.Key) throws(CalendarServerFailure) -> String {
      guard let text = question.text(key) else {
        throw .online(.badRequest(parameter: key.rawValue))
      }
      return text
    }
    switch question.text(.act).flatMap(CalendarAct.init) {
    case .collections: return ["collections": .array(try collections().map(\.json))]
    case .collection: return ["collection": try collection(try required(.address)).json]
    case .changes: return try changes(try required(.address), question.text(.token)).fields
    case .objects:
      let objects = try objects(try required(.address), question.texts(.addresses))
      return ["objects": .array(objects.map(\.json))]
    case .addresses:
      let addresses = try addresses(try required(.address), try required(.uid))
      return ["addresses": .array(addresses.map(JSONValue.string))]
    case .put:
      guard let bytes = question[.bytes]?.bytes else {
        throw .online(.badRequest(parameter: OnlineQuestion.Key.bytes.rawValue))
      }
      let tag = try put(try required(.address), bytes, question.text(.tag))
      return tag.map { ["tag": .string($0)] } ?? [:]
    case .delete:
      try delete(try required(.address), question.text(.tag))
      return [:]
    case .move:
      let tag = try move(try required(.address), try required(.target), question.text(.tag))
      return tag.map { ["tag": .string($0)] } ?? [:]
    case .rename:
      try rename(try required(.address), try required(.name))
      return [:]
    case .make: return ["address": .string(try make(try required(.name)))]
    case nil: throw .online(.badRequest(parameter: OnlineQuestion.Key.act.rawValue))
    }
  }
}
