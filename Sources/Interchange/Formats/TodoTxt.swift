package import Model

/// The format of todo.txt: a line for each to-do (github.com/todotxt/todo.txt).
///
/// Beside its own rules it knows what its programs add by habit: `due:`, `rec:`, `pri:`, `uid:`; a
/// clock time, for which there is no habit, is `dueT:`. The day before which it is out of sight (`t:`) and
/// whether it always is (`h:`) have no counterpart: they are kept in the notes, and go out from there.
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
    let habits = todo.notes?.split(separator: "\n").map(String.init) ?? []
    if let threshold = habits.lazy.compactMap(threshold).first {
      // It comes on that day where it is not due on another.
      file.note(todo.due == nil ? .waits : .kept, title.joined(separator: " "), line: number)
      if todo.due == nil { todo.due = .floating(threshold, nil) }
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
    // "+49 170 5551" is a number to call, and "@12:30" a clock time.
    if word.count > 1, word.first == "+" || word.first == "@", !isClock(word.dropFirst()) {
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
    case "t", "h":
      guard isHabit(String(word)) else { return false }
      todo.append(note: String(word))
    default: return false
    }
    return true
  }

  /// Whether it is a number or a clock time: `12:30`, `9am`, `18.15h`.
  private static func isClock(_ word: Substring) -> Bool {
    var digits = word.lowercased()
    for ending in ["am", "pm", "h"] where digits.hasSuffix(ending) {
      digits.removeLast(ending.count)
    }
    return digits.first?.isNumber == true
      && digits.allSatisfy { $0.isNumber || $0 == ":" || $0 == "." }
  }

  /// Whether a line of notes is a habit of todo.txt that has no counterpart here.
  private static func isHabit(_ line: String) -> Bool {
    line == "h:1" || threshold(line) != nil
  }

  /// The day of `t:2026-11-26`.
  private static func threshold(_ line: String) -> CivilDate? {
    line.hasPrefix("t:") ? CivilDate(String(line.dropFirst(2))) : nil
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
    let notes = todo.notes?.split(separator: "\n").map(String.init) ?? []
    words += notes.filter(isHabit)
    if !notes.allSatisfy(isHabit) { file.note(.line, todo.title, line: 0) }
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
