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
        + choice.wish.options
    )
    let hint = NowSentences.notThisOne.text(tone, ["command": command])
    talk(style.palette.paint(hint, .quiet))
  }

  private func answerNothing(_ choice: NowChoice, _ paths: TodoPaths) {
    guard choice.skipped == 0 else {
      return talk(NowSentences.noneLeft, ["command": commandLine(["now"] + choice.wish.options)])
    }
    if let otherwise = choice.otherwise?.row {
      talk(NowSentences.noneFits)
      talk("  " + ReadBack(style).line(otherwise, path: paths.path(of: otherwise)))
      let effort = choice.wish.isLow ? "low" : choice.wish.minutes.map { "\($0)m" } ?? "low"
      let command = commandLine(["edit", otherwise.todo.handle, "--effort", effort])
      return talk(NowSentences.sayEffort, ["command": command])
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
    if let todo = choice.todo?.row.todo, choice.wish.minutes != nil, todo.effort.minutes == nil {
      talk(NowSentences.lengthUnknown)
    }
    talk(NowSentences.rule)
    if choice.wish.isLow { talk(NowSentences.ruleLow) }
    if let minutes = choice.wish.minutes {
      let length = durationText(.seconds(minutes * 60), tone: tone)
      talk(NowSentences.ruleMinutes, ["length": length])
    }
  }
}

extension NowWish {
  /// The options of `now` that say the same.
  fileprivate var options: [String] {
    (minutes.map { ["--minutes", "\($0)"] } ?? []) + (isLow ? ["--low"] : [])
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
