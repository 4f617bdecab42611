import Language
import Model
import Testing

/// Sentences that are a command, that only begin like one, and that are neither.
@Suite("Spoken commands")
struct SpokenCommandTests {
  private let context: SpokenContext

  init() throws {
    let todos =
      SaidSentences.open.map { SpokenTodo(id: $0, title: $0) }
      + SaidSentences.done.map { SpokenTodo(id: $0, title: $0, isDone: true) }
    context = SpokenContext(
      try LanguageTests.context(lists: SaidSentences.lists),
      todos: todos
    )
  }

  /// Writes the meaning of a sentence as the tables write it.
  private func reading(of text: String) -> String {
    spokenParts(of: text, in: context).map(\.written).joined(separator: "; ")
  }

  @Test(arguments: SaidSentences.commands)
  func commandsActOnWhatIsThere(_ row: String) throws {
    let split = try #require(row.firstRange(of: " = "))
    #expect(reading(of: String(row[..<split.lowerBound])) == row[split.upperBound...])
  }

  @Test(arguments: SaidSentences.captures + SaidSentences.others)
  func capturesStayWordForWord(_ text: String) {
    let parts = spokenParts(of: text, in: context)
    #expect(parts.count == 1)
    guard case .capture(text, _)? = parts.first else {
      Issue.record("\(parts.map(\.written))")
      return
    }
  }

  @Test(arguments: SaidSentences.others)
  func nobodyHasToLookWhatIsOpenForTheRest(_ text: String) {
    #expect(!canHoldCommand(text))
  }

  @Test(arguments: SaidSentences.unmatched)
  func whatCouldBeEitherSaysWhatItIsNot(_ row: String) throws {
    let split = try #require(row.firstRange(of: " = "))
    let text = String(row[..<split.lowerBound])
    let words = String(row[split.upperBound...])
    let remark: SpokenRemark =
      words.hasPrefix("> ") ? .noPlace(String(words.dropFirst(2))) : .nothingOpen(words)
    #expect(spokenParts(of: text, in: context) == [.capture(text, [remark])])
  }

  @Test func aWholeTitleSaidAgainIsAskedAbout() {
    var context = context
    context.todos.append(SpokenTodo(id: "photos", title: "Delete the old photos"))
    let parts = spokenParts(of: "delete the old photos", in: context)
    #expect(parts.map(\.written) == ["delete same: the old photos"])
  }

  @Test(
    arguments: [
      "Drop the chair task", "Cancel the onboarding reminder", "'; DROP TABLE todo; --",
      "Finish the entry form; ok",
    ]
  )
  func aWholeTitleSaidAgainIsNoCommandToIt(_ title: String) {
    var context = context
    context.todos.append(SpokenTodo(id: "one", title: title))
    for case .command(let command) in spokenParts(of: title, in: context) {
      #expect(!command.aims.contains(.one("one")))
    }
  }

  @Test(arguments: ["another ten minutes", "five more minutes"])
  func wordsThatNameNothingAreNoTitle(_ text: String) {
    let parts = spokenParts(of: text, in: context).map(\.written)
    #expect(parts.count == 1 && parts[0].hasPrefix("snooze"), "\(parts)")
  }

  @Test func aHandleIsANameAsWell() {
    let todos = [SpokenTodo(id: "1", handle: "a3f2", title: "Whatever")]
    let context = SpokenContext(context.language, todos: todos)
    #expect(spokenParts(of: "done with a3f2", in: context).map(\.written) == ["done 1"])
  }

  @Test func twoThatSoundAlikeAreNoGuess() {
    let todos = ["Ring Katherine", "Ring Catherina"].map { SpokenTodo(id: $0, title: $0) }
    let context = SpokenContext(context.language, todos: todos)
    let parts = spokenParts(of: "done with Kathrine", in: context)
    #expect(parts.map(\.written) == ["done none: Kathrine"])
    guard case .command(let command)? = parts.first,
      case .none(_, let near)? = command.aims.first
    else {
      Issue.record("\(parts)")
      return
    }
    #expect(Set(near) == ["Ring Katherine", "Ring Catherina"])
  }
}

extension SpokenPart {
  /// `done Buy milk`, `+ call mom`.
  var written: String {
    switch self {
    case .capture(let text, _): "+ \(text)"
    case .command(let command): command.written
    case .aside(let text): "~ \(text)"
    case .question(let question): "? \(question.kind.rawValue) \(question.about.written)".trimmed
    }
  }
}

extension SpokenCommand {
  fileprivate var written: String {
    let aims = aims.map(\.written).joined(separator: ", ")
    return switch action {
    case .done: "done \(aims)"
    case .undone: "undone \(aims)"
    case .delete: "delete \(aims)"
    case .skip: "skip \(aims)"
    case .doing: "doing \(aims)"
    case .snooze(let words): words.isEmpty ? "snooze \(aims)" : "snooze \(aims) \(words)"
    case .move(.time(let words)): "move \(aims) @ \(words)"
    case .move(.list(let name, let isNew)): "move \(aims) > \(isNew ? "new " : "")\(name)"
    case .move(.under(let aim)): "move \(aims) ^ \(aim.written)"
    case .move(.unknown(let words)): "move \(aims) ? \(words)"
    case .push(let words, let isEarlier):
      "push \(aims) \(isEarlier.map { $0 ? "-" : "+" } ?? "±") \(words)"
    case .rename(let title): "rename \(aims) = \(title)"
    case .addParts(let titles): "parts \(aims) [\(titles.joined(separator: " | "))]"
    case .set(.note(let words)): "set \(aims) note \(words)"
    case .set(.priority(let priority)): "set \(aims) \(priority.rawValue)"
    case .set(.noTime): "set \(aims) no time"
    case .set(.noRepeat): "set \(aims) no repeat"
    case .end: "end \(aims)"
    case .doneAt(let words): "done \(aims) @ \(words)"
    case .denied: "denied \(aims)"
    case .rest(let words, onlyWaiting: false): "rest @ \(words)"
    case .rest(let words, onlyWaiting: true): "overdue @ \(words)"
    case .undo: "undo"
    case .redo: "redo"
    case .next: "next"
    case .missed: "missed"
    case .today: "today"
    case .focus(let focus): "focus \(focus) \(aims)"
    }
  }
}

extension SpokenCommand.Aim {
  fileprivate var written: String {
    switch self {
    case .one(let id): id
    case .last(let all): all ? "them" : "it"
    case .several(let words, _): "several: \(words)"
    case .none(let words, _): "none: \(words)"
    case .same(let words, _): "same: \(words)"
    case .answered(let place, _): "answered: \(place)"
    case .those(let selection, said: _): "those \(selection.written)".trimmed
    }
  }
}

extension Selection {
  /// `bob @ tomorrow > Groceries`.
  fileprivate var written: String {
    let parts = words + (window.map { ["@ \($0.words)"] } ?? []) + (list.map { ["> \($0)"] } ?? [])
    return parts.joined(separator: " ")
  }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
