import Language
import Model
package import Store

extension Session {
  /// The look that words behind `list` ask for: a stretch of time, a list, a priority or two of them;
  /// other words are searched for.
  package func look(
    _ words: [String],
    _ filter: TodoFilter,
    inFull: Bool,
    in store: TodoStore
  ) throws -> Intent {
    let reader = ListWordsReader(context: try languageContext(store), filter: filter)
    var filter = filter
    var window: SpokenWindow?
    let things = reader.things(words)
    for thing in things {
      switch thing {
      case .list(let name): filter.list = name
      case .priority(let priority): filter.priority = priority
      case .window(let named): window = named
      case .done: filter.status = .done
      }
    }
    if things.isEmpty { filter.words = words }
    guard let window else { return .list(filter, inFull: inFull) }
    var request = PlanRequest(window)
    request.filter = filter
    return .plan(request)
  }
}

extension String {
  /// The tag that other programs write as `+phone` or `tag:phone` as it stands in notes here, `#phone`; any
  /// other word as it is.
  package var asTag: String {
    for mark in ["tag:", "tags:", "+"] where lowercased().hasPrefix(mark) {
      let name = dropFirst(mark.count)
      return name.first.map { $0.isLetter || $0 == "#" } ?? false
        ? "#" + name.drop { $0 == "#" } : self
    }
    return self
  }
}

/// Reads what words behind `list` name.
private struct ListWordsReader {
  let context: LanguageContext
  let filter: TodoFilter

  enum Thing {
    case list(String)
    case priority(Priority)
    case window(SpokenWindow)
    case done
  }

  /// The one or two things that all of the words name; none where any word is left.
  func things(_ words: [String]) -> [Thing] {
    // A search of many words is none of these.
    guard (1...12).contains(words.count) else { return [] }
    if let thing = thing(words[...]) { return [thing] }
    for cut in words.indices.dropFirst() {
      guard let one = thing(words[..<cut]), let other = thing(words[cut...]), one.goes(with: other)
      else { continue }
      return [one, other]
    }
    return []
  }

  /// A list comes first: people give their own names.
  private func thing(_ words: ArraySlice<String>) -> Thing? {
    let text = words.joined(separator: " ")
    if filter.list == nil, let name = context.listNames.first(where: { $0.isSameName(as: text) }) {
      return .list(name)
    }
    if filter.status == .open, ["done", "completed"].contains(text.lowercased()) { return .done }
    if let priority = Priority(words: text) ?? Priority(sign: text), text.lowercased() != "none" {
      return .priority(priority)
    }
    // What is done has no plan.
    guard filter.status == .open else { return nil }
    // As the shorthand of what is stored says it.
    let day = text.lowercased().hasPrefix("due:") ? String(text.dropFirst(4)) : text
    return window(in: day, context).map { .window($0) }
  }
}

extension ListWordsReader.Thing {
  /// Whether the two are of another kind.
  fileprivate func goes(with other: Self) -> Bool {
    switch (self, other) {
    case (.list, .list), (.priority, .priority), (.window, .window), (.done, .done): false
    // What is done has no plan.
    case (.done, .window), (.window, .done): false
    default: true
    }
  }
}
