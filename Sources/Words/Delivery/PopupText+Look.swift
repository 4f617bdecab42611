package import Model

extension PopupText {
  /// The popup of an open to-do that somebody wants to see.
  ///
  /// `facts` say when it comes and where it stands; `buttons` are what can be done with it now. A title
  /// that has no room in the summary is whole in the body.
  package init(
    look todo: Todo,
    facts: String,
    nextPart: String?,
    buttons: [PopupButton],
    tone: Tone,
    room: Int = PopupText.summaryLimit
  ) {
    let title = todo.title.plainLine(limit: .max)
    var lines = title.count > room ? [title, facts] : [facts]
    if let part = nextPart?.plainLine(limit: 120), !part.isEmpty {
      lines.append(PopupWords.nextPart.text(tone, ["part": part]))
    } else if let step = todo.firstStep?.plainLine(limit: 120), !step.isEmpty {
      lines.append(PopupWords.firstStep.text(tone, ["step": step]))
    }
    if let notes = todo.notes?.plainText(limit: 160), !notes.isEmpty { lines.append(notes) }
    if buttons.isEmpty { lines.append(PopupWords.doneCommand.text(tone, ["handle": todo.handle])) }
    self.init(summary: title, lines: lines, buttons: buttons, tone: tone)
  }
}
