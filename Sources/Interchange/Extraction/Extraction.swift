import Model

/// The to-dos that a model found in a transcript, held against that transcript.
package struct Extraction: Hashable, Sendable {
  package var todos: [ExtractedTodo]
  package var notices: [ExtractionNotice]
  /// Words of the transcript that it found nothing to do in.
  package var notes: [String]

  package init(
    todos: [ExtractedTodo] = [],
    notices: [ExtractionNotice] = [],
    notes: [String] = []
  ) {
    self.todos = todos
    self.notices = notices
    self.notes = notes
  }

  /// More are not taken from one text.
  package static let most = 50

  /// Reads a model's answer, believing nothing of it that the transcript does not say.
  ///
  /// Keys it does not know are left alone: a date that a model worked out never counts. Throws
  /// `notJSON` where there is no object with tasks in it.
  package init(
    reading text: String,
    of transcript: String,
    lists: [String]
  ) throws(OnlineFailure) {
    guard let answer = JSONValue(embeddedIn: text, holding: "tasks"),
      case .array(let tasks)? = answer["tasks"]
    else { throw .notJSON }
    var reader = ExtractionReader(transcript, lists)
    reader.read(tasks)
    todos = reader.todos
    notices = reader.notices
    notes = reader.said(answer["notes"]?.texts ?? [])
  }
}

/// Takes the tasks of an answer one by one.
private struct ExtractionReader {
  private let heard: SpokenWords
  private let lists: [String]
  private(set) var todos: [ExtractedTodo] = []
  private(set) var notices: [ExtractionNotice] = []
  /// Where each task of the answer went; `nil` where it was left out.
  private var places: [Int?] = []
  private var known: [String: Int] = [:]

  init(_ transcript: String, _ lists: [String]) {
    heard = SpokenWords(transcript)
    self.lists = lists
  }

  mutating func read(_ tasks: [JSONValue]) {
    if tasks.count > Extraction.most {
      notices.append(ExtractionNotice(.tooMany, String(tasks.count)))
    }
    let tasks = tasks.prefix(Extraction.most)
    for task in tasks { places.append(place(task)) }
    for (task, place) in zip(tasks, places) {
      guard let place, let index = task["parent_index"]?.integer, places.indices.contains(index),
        let parent = places[index], parent != place, !stands(parent, under: place)
      else { continue }
      // The first of two that are one and the same has its say.
      if todos[place].parent == nil { todos[place].parent = parent }
    }
  }

  /// The texts that are in the transcript word for word.
  func said(_ texts: [String]) -> [String] {
    texts.prefix(Extraction.most).map(\.onOneLine).filter { heard.hold(SpokenWords($0)) }
  }

  /// Whether one is part of another, however far down.
  private func stands(_ index: Int, under other: Int) -> Bool {
    var place: Int? = index
    while let at = place {
      if at == other { return true }
      place = todos[at].parent
    }
    return false
  }

  private mutating func place(_ task: JSONValue) -> Int? {
    guard let title = task["title"]?.text?.onOneLine.fittingTitle, !title.isEmpty else {
      notices.append(ExtractionNotice(.untitled, task["quote"]?.text?.onOneLine.fittingTitle ?? ""))
      return nil
    }
    guard task["negated"]?.bool != true else {
      notices.append(ExtractionNotice(.negated, title))
      return nil
    }
    let todo = todo(task, title)
    let key = ([title] + [todo.when, todo.repeats].compactMap { $0 })
      .map { SpokenWords($0).words.joined(separator: " ") }.joined(separator: "\n")
    if let first = known[key] {
      notices.append(ExtractionNotice(.duplicate, title))
      return first
    }
    todos.append(todo)
    known[key] = todos.count - 1
    return todos.count - 1
  }

  private mutating func todo(_ task: JSONValue, _ title: String) -> ExtractedTodo {
    var todo = ExtractedTodo(
      title: title,
      quote: task["quote"]?.text?.onOneLine ?? "",
      priority: task["priority"]?.text.flatMap { Priority(rawValue: $0.lowercased()) },
      isReminder: task["kind"]?.text == "reminder"
    )
    if !heard.nearlyHold(SpokenWords(todo.quote)) { todo.doubts.append(.quote) }
    if !heard.support(SpokenWords(title)) { todo.doubts.append(.title) }
    if let when = said(task["when_text"]) {
      if heard.hold(SpokenWords(when)) {
        todo.when = when
      } else {
        todo.doubts.append(.when)
        notices.append(ExtractionNotice(.whenNotSaid, when))
      }
    }
    if let repeats = said(task["repeat_text"]) {
      if heard.hold(SpokenWords(repeats)) {
        todo.repeats = repeats
      } else {
        todo.doubts.append(.repeat)
        notices.append(ExtractionNotice(.repeatNotSaid, repeats))
      }
    }
    if todo.when != nil || todo.repeats != nil { todo.whenEnglish = said(task["when_english"]) }
    if let name = said(task["list"]) {
      todo.list = lists.first { $0.lowercased() == name.lowercased() }
      if todo.list == nil { notices.append(ExtractionNotice(.unknownList, name)) }
    }
    return todo
  }

  /// The text of a field; blank is none, and so is the word that some models write for it.
  private func said(_ value: JSONValue?) -> String? {
    guard let text = value?.text?.onOneLine.fittingTitle, !text.isEmpty, text != "null" else {
      return nil
    }
    return text
  }
}

extension String {
  /// Not more than 200 characters, cut between words where there is a place for it.
  fileprivate var fittingTitle: String {
    guard count > 200 else { return self }
    let head = prefix(200)
    guard let blank = head.lastIndex(of: " "), head.distance(from: head.startIndex, to: blank) > 100
    else { return String(head) }
    return String(head[..<blank])
  }
}
