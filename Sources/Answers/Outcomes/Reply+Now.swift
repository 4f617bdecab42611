package import Actions
import Model
import Store
import Words

/// Answers about the one thing to do now.
extension Reply {
  func answer(_ choice: NowChoice, _ paths: TodoPaths) {
    let readBack = ReadBack(style)
    let line = choice.todo.map { readBack.line($0.row, path: paths.path(of: $0.row)) }
    add(choice, line ?? "")
    guard !isJSON else { return }
    guard let todo = choice.todo else { return answerNothing(choice, paths) }
    if let step = todo.row.todo.firstStep {
      add("  \(ListSentences.fieldFirstStep.text(tone)): \(step.printable)")
    }
    guard choice.hasMore, style.isOnScreen else { return }
    let command = commandLine(
      ["now", "skip"] + (choice.skipped > 0 ? ["\(choice.skipped + 1)"] : [])
    )
    let hint = NowSentences.notThisOne.text(tone, ["command": command])
    talk(style.palette.paint(hint, .quiet))
  }

  private func answerNothing(_ choice: NowChoice, _ paths: TodoPaths) {
    guard choice.skipped == 0 else {
      return talk(NowSentences.noneLeft, ["command": commandLine(["now"])])
    }
    talk(NowSentences.nothing)
    guard let next = choice.next else { return }
    let line = ReadBack(style).line(next, path: paths.path(of: next))
    talk(NowSentences.next.text(tone, ["todo": line]))
  }

  /// Says why a to-do was chosen, and by which rule.
  package func explain(_ choice: NowChoice) {
    let reason: NowSentences? =
      switch choice.todo?.reason {
      case .begun: .begun
      case .due: .due
      case .priority: .priority
      case .age: .age
      case nil: nil
      }
    if let reason { talk(reason) }
    talk(NowSentences.rule)
  }
}

extension Reply {
  func answer(_ focus: FocusAnswer) {
    let lines = FocusText(focus, style).lines
    guard focus.state != nil || isJSON else { return talk(lines.joined(separator: "\n")) }
    add(focus, lines.joined(separator: "\n"))
  }
}

extension Reply {
  func answer(_ steps: Steps) {
    guard !isJSON else { return add(StepsJSON(steps: steps), "") }
    let todo = steps.whole.todo
    guard !steps.parts.isEmpty else {
      let example = commandLine(["steps", todo.handle, "find the bag,", "put on shoes"])
      return talk(StepSentences.none, ["title": todo.title, "command": example])
    }
    add(StepsText(steps, style).text)
    guard let next = steps.next else {
      return talk(StepSentences.noneOpen, ["title": todo.title])
    }
    talk(StepSentences.next, ["part": next.todo.title])
    guard style.isOnScreen else { return }
    let how = StepSentences.runHow.text(tone, ["command": commandLine(["run", todo.handle])])
    talk(style.palette.paint(how, .quiet))
  }
}
