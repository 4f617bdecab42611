import Model

extension Extraction {
  /// The fields that tell of it between the programs.
  package var fields: [String: JSONValue] {
    [
      "todos": .array(todos.map(\.json)),
      "notices": .array(
        notices.map { .object(["kind": .string($0.kind.rawValue), "text": .string($0.text)]) }
      ),
      "notes": .array(notes.map(JSONValue.string)),
    ]
  }

  /// Reads what another program told; `nil` where that is no extraction.
  package init?(json: JSONValue) {
    guard case .array(let values)? = json["todos"] else { return nil }
    todos = values.compactMap(ExtractedTodo.init)
    guard todos.count == values.count else { return nil }
    notices = (json["notices"]?.elements ?? []).compactMap { notice in
      guard let kind = notice["kind"]?.text.flatMap(ExtractionNotice.Kind.init) else { return nil }
      return ExtractionNotice(kind, notice["text"]?.text ?? "")
    }
    notes = json["notes"]?.texts ?? []
  }
}

extension ExtractedTodo {
  fileprivate var json: JSONValue {
    let texts = [
      "title": title, "quote": quote, "when": when, "whenEnglish": whenEnglish,
      "repeat": repeats, "list": list,
      "priority": priority?.rawValue,
    ]
    var fields = texts.compactMapValues { $0.map(JSONValue.string) }
    fields["parent"] = parent.map { .number(Double($0)) }
    fields["reminder"] = .bool(isReminder)
    fields["doubts"] = .array(doubts.map { .string($0.rawValue) })
    return .object(fields)
  }

  fileprivate init?(_ json: JSONValue) {
    guard let title = json["title"]?.text else { return nil }
    self.init(
      title: title,
      quote: json["quote"]?.text ?? "",
      when: json["when"]?.text,
      whenEnglish: json["whenEnglish"]?.text,
      repeats: json["repeat"]?.text,
      list: json["list"]?.text,
      priority: json["priority"]?.text.flatMap(Priority.init),
      parent: json["parent"]?.integer,
      isReminder: json["reminder"]?.bool ?? false,
      doubts: (json["doubts"]?.texts ?? []).compactMap(Doubt.init)
    )
  }
}
