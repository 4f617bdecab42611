extension CalendarServer {
  /// So many objects are asked for at once: servers refuse to give thousands in one answer.
  private static let mostAtOnce = 50

  /// A server behind the program that speaks with the network; `ask` gives it a question and waits
  /// for the answer.
  package init(
    _ account: CalendarAccount,
    ask: @escaping (_ question: OnlineQuestion) throws(OnlineFailure) -> OnlineAnswer
  ) {
    func answer(
      _ act: CalendarAct,
      _ facts: [OnlineQuestion.Key: JSONValue] = [:]
    ) throws(CalendarServerFailure) -> JSONValue {
      var question = account.question
      question[.act] = .string(act.rawValue)
      for (key, value) in facts { question[key] = value }
      let answer: OnlineAnswer
      do throws(OnlineFailure) {
        answer = try ask(question)
      } catch {
        throw .online(error)
      }
      if let failure = CalendarServerFailure(json: answer.json) { throw failure }
      guard answer.json["ok"]?.bool == true else { throw .online(.notJSON) }
      return answer.json
    }

    self.init(
      collections: { () throws(CalendarServerFailure) in
        try answer(.collections)["collections"]?.elements.compactMap(CalendarCollection.init(json:))
          ?? []
      },
      collection: { address throws(CalendarServerFailure) in
        let json = try answer(.collection, [.address: .string(address)])
        guard let found = json["collection"].flatMap(CalendarCollection.init(json:)) else {
          throw .online(.notJSON)
        }
        return found
      },
      changes: { collection, token throws(CalendarServerFailure) in
        var facts: [OnlineQuestion.Key: JSONValue] = [.address: .string(collection)]
        facts[.token] = token.map(JSONValue.string)
        return CalendarChanges(json: try answer(.changes, facts))
      },
      objects: { collection, addresses throws(CalendarServerFailure) in
        var objects: [CalendarObject] = []
        var rest = addresses[...]
        while !rest.isEmpty {
          let some = rest.prefix(Self.mostAtOnce)
          rest = rest.dropFirst(Self.mostAtOnce)
          let json = try answer(
            .objects,
            [.address: .string(collection), .addresses: .array(some.map(JSONValue.string))]
          )
          objects += json["objects"]?.elements.compactMap(CalendarObject.init(json:)) ?? []
        }
        return objects
      },
      addresses: { collection, uid throws(CalendarServerFailure) in
        try answer(.addresses, [.address: .string(collection), .uid: .string(uid)])["addresses"]?
          .texts ?? []
      },
      put: { address, bytes, tag throws(CalendarServerFailure) in
        var facts: [OnlineQuestion.Key: JSONValue] = [
          .address: .string(address), .bytes: .bytes(bytes),
        ]
        facts[.tag] = tag.map(JSONValue.string)
        return try answer(.put, facts)["tag"]?.text
      },
      delete: { address, tag throws(CalendarServerFailure) in
        var facts: [OnlineQuestion.Key: JSONValue] = [.address: .string(address)]
        facts[.tag] = tag.map(JSONValue.string)
        _ = try answer(.delete, facts)
      },
      move: { address, target, tag throws(CalendarServerFailure) in
        var facts: [OnlineQuestion.Key: JSONValue] = [
          .address: .string(address), .target: .string(target),
        ]
        facts[.tag] = tag.map(JSONValue.string)
        return try answer(.move, facts)["tag"]?.text
      },
      make: { name throws(CalendarServerFailure) in
        guard let address = try answer(.make, [.name: .string(name)])["address"]?.text else {
          throw .online(.notJSON)
        }
        return address
      },
      rename: { address, name throws(CalendarServerFailure) in
        _ = try answer(.rename, [.address: .string(address), .name: .string(name)])
      }
    )
  }
}
