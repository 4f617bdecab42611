internal import Reader

/// Puts the tags of words together into to-dos.
struct RoleDecoder {
  private let text: RoleText
  private let tags: [RoleTag]
  private var roles = SaidRoles()
  private var sentence = 0
  /// What was said ahead of the to-do that it belongs to.
  private var ahead = SaidTodo()
  /// What was said ahead of all to-dos that follow.
  private var shared = SaidTodo()
  /// Whether `shared` reaches beyond the line that it stood in.
  private var isHeading = false
  /// The name that the titles behind it begin with.
  private var sharedName: [Int] = []

  init(_ text: RoleText, _ tags: [RoleTag]) {
    self.text = text
    self.tags = tags
  }

  static func roles(of text: RoleText, _ tags: [RoleTag]) -> SaidRoles {
    var decoder = RoleDecoder(text, tags)
    return decoder.decoded()
  }

  private mutating func decoded() -> SaidRoles {
    var index = 0
    while index < tags.count {
      let tag = tags[index]
      var end = index + 1
      while end < tags.count,
        tags[end] == tag && !tag.beginsTitle || tag.beginsTitle && tags[end] == .titleInside
      {
        end += 1
      }
      take(tag, Array(index..<end))
      index = end
    }
    if !sharedName.isEmpty, !hasMember { begin(SaidTodo(title: sharedName)) }
    giveTrailing()
    return roles
  }

  private mutating func take(_ tag: RoleTag, _ words: [Int]) {
    switch tag {
    case .other:
      for word in words { endSentence(at: word) }
    case .titleBegin: begin(SaidTodo(title: words))
    case .part: begin(SaidTodo(title: words, parent: roles.todos.lastIndex { $0.parent == nil }))
    case .member: begin(SaidTodo(title: sharedName + words))
    case .sharedName: sharedName = words
    case .titleInside, .titleContinued:
      if roles.todos.isEmpty {
        begin(SaidTodo(title: words))
      } else {
        goOn(with: words)
      }
    case .sharedEnd:
      for place in roles.todos.indices where isInSentence(place) {
        roles.todos[place].title += words
      }
    case .whenLast, .repeatLast, .end, .lead, .priority, .noteLast, .listLast:
      if roles.todos.isEmpty || !sharedName.isEmpty && tag != .noteLast && !hasMember {
        ahead.take(tag, words)
      } else if tag == .noteLast, !beginsSentence(words), !text.isAdvice(words),
        follows(words) || !text.isStatement(words)
      {
        // An aside stays in the title; a statement behind a time, or a sentence of its own, is a note.
        goOn(with: words)
      } else {
        roles.todos[roles.todos.count - 1].take(tag, words)
      }
    case .whenNext, .repeatNext, .noteNext: ahead.take(tag, words)
    case .whenShared, .repeatShared, .listShared: share(tag, words)
    case .leftOut: roles.leftOut.append(words)
    case .about: roles.about.append(words)
    case .window: roles.windows.append(words)
    case .value: roles.values.append(words)
    }
  }

  /// Whether a to-do that goes on from the shared name was begun.
  private var hasMember: Bool {
    guard let last = roles.todos.last?.title.first, let name = sharedName.first else {
      return false
    }
    return last == name
  }

  /// Puts words behind the title at hand, with the mark that stands between.
  private mutating func goOn(with words: [Int]) {
    let last = roles.todos.count - 1
    if let before = roles.todos[last].title.last, words[0] == before + 2, text.isMark(before + 1),
      tags[before + 1] == .other
    {
      roles.todos[last].title.append(before + 1)
    }
    roles.todos[last].title += words
  }

  /// Whether words stand right behind the title at hand, or behind a mark that does.
  private func follows(_ words: [Int]) -> Bool {
    guard let last = roles.todos.last?.title.last else { return false }
    return words[0] == last + 1 || words[0] == last + 2 && text.isMark(last + 1)
  }

  /// Whether a sentence or a line begins with the first of these words.
  private func beginsSentence(_ words: [Int]) -> Bool {
    words[0] == 0 || text.endsSentence(words[0] - 1)
  }

  private mutating func begin(_ todo: SaidTodo) {
    var todo = todo
    todo.sentence = sentence
    todo.times = shared.times + ahead.times
    todo.leads = ahead.leads
    todo.lists = shared.lists + ahead.lists
    todo.priorities = ahead.priorities
    todo.notes = ahead.notes
    ahead = SaidTodo()
    roles.todos.append(todo)
  }

  /// Gives a value to all to-dos of the sentence that it stands behind, or keeps it for those that follow.
  private mutating func share(_ tag: RoleTag, _ words: [Int]) {
    let before = roles.todos.indices.filter { isInSentence($0) }
    let follows = hasTitle(behind: words[words.count - 1])
    if before.isEmpty, follows {
      if tag != .listShared { shared.times = [] } else { shared.lists = [] }
      shared.take(tag, words, isShared: true)
      isHeading = opensLines(behind: words[words.count - 1])
      return
    }
    for place in before.isEmpty ? Array(roles.todos.indices) : before
    where tag != .listShared || roles.todos[place].lists.isEmpty {
      roles.todos[place].take(tag, words, isShared: true)
    }
    // "dentist friday at 3, barber at 5": the day of both.
    if before.count == 1, follows { shared.take(tag, words, isShared: true) }
  }

  private mutating func giveTrailing() {
    guard !roles.todos.isEmpty else { return }
    let last = roles.todos.count - 1
    roles.todos[last].times += ahead.times
    roles.todos[last].leads += ahead.leads
    roles.todos[last].lists += ahead.lists
    roles.todos[last].priorities += ahead.priorities
    roles.todos[last].notes += ahead.notes
  }

  private mutating func endSentence(at place: Int) {
    guard text.endsSentence(place) else { return }
    if text.isLineBreak(place), isHeading || !shared.times.isEmpty && roles.todos.isEmpty { return }
    sentence += 1
    if !isHeading { shared = SaidTodo() }
    sharedName = []
  }

  private func isInSentence(_ place: Int) -> Bool { roles.todos[place].sentence == sentence }

  /// Whether a title begins in the sentence that goes on behind a place.
  private func hasTitle(behind place: Int) -> Bool {
    var index = place + 1
    while index < tags.count {
      if tags[index].beginsTodo { return true }
      if tags[index] == .other, text.endsSentence(index), !text.isLineBreak(index) { return false }
      index += 1
    }
    return false
  }

  /// Whether a line ends right behind a place, or behind its colon: what follows stands below a heading.
  private func opensLines(behind place: Int) -> Bool {
    (place + 1..<min(place + 4, tags.count)).contains { text.isLineBreak($0) }
  }
}

extension SaidTodo {
  fileprivate mutating func take(_ tag: RoleTag, _ words: [Int], isShared: Bool = false) {
    switch tag {
    case .whenLast, .whenNext, .whenShared:
      times.append(Piece(role: .when, words: words, isShared: isShared))
    case .repeatLast, .repeatNext, .repeatShared:
      times.append(Piece(role: .repeat, words: words, isShared: isShared))
    case .end: times.append(Piece(role: .end, words: words))
    case .lead: leads.append(words)
    case .listLast, .listShared: lists.append(words)
    case .priority: priorities.append(words)
    case .noteLast, .noteNext: notes.append(words)
    default: break
    }
  }
}

extension RoleTag {
  /// Whether it is of the first word of a piece of a title.
  fileprivate var beginsTitle: Bool {
    beginsTodo || self == .titleContinued || self == .sharedEnd
  }

  /// Whether it is of the first word of a to-do.
  var beginsTodo: Bool {
    self == .titleBegin || self == .part || self == .member || self == .sharedName
  }
}
