import Actions
import Model
import Screen
import Store
import Words

extension DayState {
  /// Does what a key asks for; what only the world can do is answered.
  ///
  /// `words` are the sentences that follow a key; `moment` is when it came, on a clock that is never
  /// set: without it no key is taken for one that is held down.
  mutating func press(_ key: Key, _ words: DayWords, at moment: Duration? = nil) -> DayEffect? {
    if key == .control("c") { return .leave }
    if key == .control("z") { return .suspend }
    if let moment, isHeld(key, at: moment) { return nil }
    message = ""
    switch mode {
    case .list: return pressOnList(key, words)
    case .searching(let editor): search(editor, key)
    case .adding(let editor): return add(editor, key, words)
    case .editing(let editor, let row): return edit(editor, row, key, words)
    case .puttingOff(let editor, let row): return putOff(editor, row, key)
    case .asking(let question):
      mode = .list
      if case .later(let row) = question.kind, key == .text("w") {
        mode = .puttingOff(LineEditor(""), row)
        return nil
      }
      if case .text(let letter) = key { return question.answers[letter.lowercased()] }
    case .reading(let reading, let first): look(at: reading, from: first, key)
    }
    return nil
  }

  /// Whether the key that completes is held down: it is for one thing, and not for the next ones, nor
  /// is it an answer.
  ///
  /// Terminals tell a key that repeats from one that is pressed again by its moment alone.
  private mutating func isHeld(_ key: Key, at moment: Duration) -> Bool {
    switch mode {
    case .list, .asking: break
    case .searching, .adding, .editing, .puttingOff, .reading: return false
    }
    guard key == .text(" ") || key == .text("d") else { return false }
    let last = lastDone
    let isHeld =
      last.map {
        moment - $0.heeded < Self.beforeRepeats || moment - $0.pressed < Self.betweenRepeats
      } ?? false
    lastDone = (pressed: moment, heeded: isHeld ? last?.heeded ?? moment : moment)
    return isHeld
  }

  /// No usual keyboard waits longer before a key that is held repeats, or between two repeats.
  private static let beforeRepeats = Duration.milliseconds(700)
  private static let betweenRepeats = Duration.milliseconds(150)

  private mutating func pressOnList(_ key: Key, _ words: DayWords) -> DayEffect? {
    switch key {
    case .up: move(by: -1)
    case .down: move(by: 1)
    case .pageUp: move(by: -max(1, rows / 2))
    case .pageDown: move(by: max(1, rows / 2))
    case .home: select(0)
    case .end: select(page.rows.count - 1)
    case .escape where isWide: widen(false)
    // Who presses it goes on typing, and that would be for the shell.
    case .escape:
      let question = words.text(.askLeave)
      mode = .asking(
        DayQuestion(kind: .leave, text: question, answers: ["y": .leave, "q": .leave])
      )
    case .text(let letter): return press(letter, words)
    // What is pasted is something to say, and never a row of keys.
    case .paste(let text):
      unsaid += text
      mode = .adding(LineEditor(unsaid))
    default: break
    }
    return nil
  }

  private mutating func press(_ letter: String, _ words: DayWords) -> DayEffect? {
    switch letter {
    case "j": move(by: 1)
    case "k": move(by: -1)
    case " ", "d": return act(words) { .complete($0, parts: nil, countsAhead: false) }
    case "l": return act(words) { .later($0) }
    case "r": return .rest(nil)
    case "o": return act(words) { .begin($0) }
    case "f":
      guard let row else { return say(words.text(.chooseFirst)) }
      return .focus(row)
    case "e":
      guard let row, row.row != nil else { return say(words.text(.chooseFirst)) }
      mode = .editing(LineEditor(row.row?.todo.title ?? row.title), row)
    case "a": mode = .adding(LineEditor(unsaid))
    case "u": return .undo()
    case "/":
      if !isWide { widen(true) }
      mode = .searching(LineEditor(self.words))
      return .widen
    case "?": mode = .reading(.keys(words.allKeys), from: 0)
    case "g": return .agenda
    case "t":
      widen(false)
      select(0)
    case "q": return .leave
    default: break
    }
    return nil
  }

  /// Asks for something to be done to the selected thing, where it is its turn.
  private mutating func act(_ words: DayWords, _ effect: (DayRow) -> DayEffect) -> DayEffect? {
    guard let row, row.row != nil else { return say(words.text(.chooseFirst)) }
    if let moment = row.comesBefore {
      return say(words.text(.comesBefore, ["title": row.title, "moment": moment]))
    }
    return effect(row)
  }

  private mutating func say(_ message: String) -> DayEffect? {
    self.message = message
    return nil
  }
}

extension DayState {
  private mutating func search(_ editor: LineEditor, _ key: Key) {
    var editor = editor
    switch key {
    case .escape:
      mode = .list
      widen(false)
    case .enter: mode = .list
    case .up: move(by: -1)
    case .down: move(by: 1)
    default:
      guard editor.press(key) else { return }
      mode = .searching(editor)
      if editor.text != words { search(editor.text) }
    }
  }

  private mutating func add(_ editor: LineEditor, _ key: Key, _ words: DayWords) -> DayEffect? {
    var editor = editor
    switch key {
    case .escape:
      mode = .list
      unsaid = editor.text.trimmed.isEmpty ? "" : editor.text
      return unsaid.isEmpty ? nil : say(words.text(.wordsKept))
    case .enter:
      guard !editor.text.trimmed.isEmpty else {
        mode = .list
        return nil
      }
      // Until it is stored it stays where it can be read.
      unsaid = editor.text
      return .add(editor.text.trimmed)
    default:
      _ = editor.press(key)
      (mode, unsaid) = (.adding(editor), editor.text)
    }
    return nil
  }

  private mutating func edit(
    _ editor: LineEditor,
    _ row: DayRow,
    _ key: Key,
    _ words: DayWords
  ) -> DayEffect? {
    var editor = editor
    switch key {
    case .escape: mode = .list
    case .enter:
      let title = editor.text.trimmed
      guard !title.isEmpty else { return say(words.text(.needsTitle)) }
      guard title != row.row?.todo.title else {
        mode = .list
        return nil
      }
      return .rename(row, title)
    default:
      _ = editor.press(key)
      mode = .editing(editor, row)
    }
    return nil
  }

  /// Types until when something is put off; without a word it is as it was.
  private mutating func putOff(_ editor: LineEditor, _ row: DayRow, _ key: Key) -> DayEffect? {
    var editor = editor
    switch key {
    case .escape: mode = .list
    case .enter:
      mode = .list
      let words = editor.text.trimmed
      return words.isEmpty ? nil : .putOff(row, until: words)
    default:
      _ = editor.press(key)
      mode = .puttingOff(editor, row)
    }
    return nil
  }

  /// Up and down go through what is longer than the screen.
  private mutating func look(at reading: Reading, from first: Int, _ key: Key) {
    let most = max(0, reading.lines.count - readingRoom)
    func from(_ line: Int) -> Mode { .reading(reading, from: min(most, max(0, line))) }
    switch key {
    case .up where most > 0: mode = from(first - 1)
    case .down where most > 0: mode = from(first + 1)
    case .pageUp where most > 0: mode = from(first - readingRoom)
    case .pageDown where most > 0: mode = from(first + readingRoom)
    default: mode = .list
    }
  }

  var isWeekOpen: Bool { if case .reading(.week, _) = mode { true } else { false } }

  /// Shows the week as it is now, at the place that was being read.
  mutating func show(week lines: [String]) {
    guard case .reading(.week, let first) = mode else { return }
    mode = .reading(.week(lines), from: max(0, min(first, lines.count - readingRoom)))
  }

  /// How many lines of a page there is room for: a line is for the keys.
  var readingRoom: Int { max(1, rows - 1) }
}
