package import Model

/// The format of todo.txt: a line for each to-do (github.com/todotxt/todo.txt).
///
/// Beside its own rules it knows what its programs add by habit: `due:`, `rec:`, `pri:`, `uid:`; a
/// clock time, for which there is no habit, is `dueT:`.
package enum TodoTxt {
  /// Every line of a file as something to do.
  package static func read(_ bytes: [UInt8]) -> ExchangedFile {
    var file = ExchangedFile()
    for (index, line) in lines(of: bytes).enumerated() {
      read(line, number: index + 1, into: &file)
    }
    return file
  }

  private static func read(_ line: String, number: Int, into file: inout ExchangedFile) {
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    guard !words.isEmpty else { return }
    var todo = ExchangedTodo("", line: number)
    if words.first == "x" {
      words.removeFirst()
      let done = words.first.flatMap { CivilDate(String($0)) }
      if done != nil { words.removeFirst() }
      todo.completedAt = done?.noon ?? Instant(seconds: 0)
    }
    if let letter = words.first.flatMap(priorityLetter) {
      todo.priority = priority(letter)
      words.removeFirst()
    }
    if let created = words.first.flatMap({ CivilDate(String($0)) }) {
      todo.createdAt = created.noon
      words.removeFirst()
    }
    var title: [Substring] = []
    var time: TimeOfDay?
    for word in words where !take(word, into: &todo, time: &time, file: &file) {
      title.append(word)
    }
    if let date = todo.due?.date, let time { todo.due = .floating(date, time) }
    if todo.rule != nil, todo.due == nil {
      file.note(.repeat, line.onOneLine, line: number)
      todo.rule = nil
      todo.append(note: line.onOneLine)
    }
    todo.setTitle(title.joined(separator: " "))
    guard !todo.title.isEmpty else {
      file.note(.noTitle, line.onOneLine, line: number)
      return
    }
    file.todos.append(todo)
  }

  /// Takes a project, a context or a value; false for a word of the title.
  private static func take(
    _ word: Substring,
    into todo: inout ExchangedTodo,
    time: inout TimeOfDay?,
    file: inout ExchangedFile
  ) -> Bool {
    // "+49 170 5551" is a number to call.
    if word.count > 1, word.first == "+" || word.first == "@",
      !word.dropFirst().allSatisfy(\.isNumber)
    {
      let name = String(word.dropFirst())
      if word.first == "+", todo.list == nil {
        todo.list = String(name.map { $0 == "_" ? " " : $0 })
      } else {
        todo.append(tag: String(word))
      }
      return true
    }
    guard let colon = word.firstIndex(of: ":"), colon != word.startIndex else { return false }
    let value = String(word[word.index(after: colon)...])
    switch word[..<colon] {
    case "due":
      guard let date = CivilDate(value) else { return false }
      todo.due = .floating(date, nil)
    case "dueT":
      guard let clock = TimeOfDay(value) else { return false }
      time = clock
    case "rec":
      let isStrict = value.hasPrefix("+")
      let text = value.drop { $0 == "+" }
      if text == "1b" {
        todo.rule = .workdays
      } else if let step = RepeatStep(text) {
        todo.rule = step.rule
      } else {
        file.note(.repeat, String(word), line: todo.line)
        return false
      }
      todo.repeatFrom = isStrict ? .due : .completion
    case "pri":
      guard let letter = priorityLetter("(\(value))") else { return false }
      todo.priority = priority(letter)
    case "uid": todo.uid = value
    default: return false
    }
    return true
  }

  /// The letter of `(A)`.
  private static func priorityLetter(_ word: Substring) -> Character? {
    guard word.count == 3, word.first == "(", word.last == ")",
      let letter = word.dropFirst().first, ("A"..."Z").contains(letter)
    else { return nil }
    return letter
  }

  private static func priority(_ letter: Character) -> Priority {
    switch letter {
    case "A": .high
    case "B", "C": .normal
    default: .low
    }
  }
}

extension TodoTxt {
  /// The lines of to-dos; `file` notes what a line cannot hold.
  package static func write(_ todos: [ExchangedTodo], in zone: Zone) -> (
    text: String, remarks: [ImportRemark]
  ) {
    var file = ExchangedFile()
    let text = todos.map { line(of: $0, in: zone, into: &file) + "\n" }.joined()
    return (text, file.remarks)
  }

  private static func line(
    of todo: ExchangedTodo,
    in zone: Zone,
    into file: inout ExchangedFile
  ) -> String {
    var words: [String] = []
    if let done = todo.completedAt {
      words += ["x", zone.civil(at: done).date.description]
    } else if let letter = letter(of: todo.priority) {
      words.append("(\(letter))")
    }
    if let created = todo.createdAt { words.append(zone.civil(at: created).date.description) }
    words.append(todo.title)
    if let list = todo.list { words.append("+" + list.asWord) }
    words += todo.tags.map { "@" + $0.asWord }
    if todo.completedAt != nil, let letter = letter(of: todo.priority) {
      words.append("pri:\(letter)")
    }
    let civil = todo.due.map { due -> PartialDateTime in
      if case .absolute(let instant) = due { return PartialDateTime(zone.civil(at: instant)) }
      return due.date.map { PartialDateTime($0, due.time) }
        ?? PartialDateTime(zone.civil(at: Instant(seconds: 0)))
    }
    if let civil {
      words.append("due:\(civil.date)")
      if let time = civil.time { words.append("dueT:\(time)") }
    }
    if let rule = todo.rule {
      if let step = RepeatStep(rule, on: civil?.date.weekday) {
        words.append("rec:" + (todo.repeatFrom == .due ? "+" : "") + step.text)
      } else {
        file.note(.repeat, todo.title, line: 0)
      }
    }
    if let notes = todo.notes, !notes.isEmpty { file.note(.line, todo.title, line: 0) }
    if let uid = todo.uid { words.append("uid:\(uid)") }
    return words.joined(separator: " ")
  }

  private static func letter(of priority: Priority) -> String? {
    switch priority {
    case .high: "A"
    case .normal: nil
    case .low: "D"
    }
  }
}

extension CivilDate {
  /// A moment of a day that is the same day in nearly every zone.
  var noon: Instant {
    Instant(seconds: Int64(CivilDateTime(self, .hour(12)).secondsSinceEpoch))
  }
}

extension String {
  /// As one word: white space becomes an underscore.
  fileprivate var asWord: String {
    String(onOneLine.drop { $0 == "@" || $0 == "+" }.map { $0 == " " ? "_" : $0 })
  }
}
