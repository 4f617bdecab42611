import Words

/// What can be done to a to-do that was chosen in a menu.
enum MenuAction: CaseIterable {
  case done, later, doing, focus, edit

  /// The line that is shown.
  func line(_ tone: Tone) -> String {
    switch self {
    case .done: PopupButton.done.sentence.text(tone)
    case .later: PopupButton.later.sentence.text(tone)
    case .doing: PopupButton.doing.sentence.text(tone)
    case .focus: MenuSentences.focus.text(tone)
    case .edit: PopupButton.edit.sentence.text(tone)
    }
  }

  /// What it asks of the world; an editor is opened apart.
  func effect(on row: DayRow) -> DayEffect? {
    switch self {
    case .done: .complete(row, parts: nil, countsAhead: false)
    case .later: .later(row)
    case .doing: .begin(row)
    case .focus: .focus(row)
    case .edit: nil
    }
  }
}

extension DayQuestion {
  /// The lines of a menu that answer it.
  func choices(_ tone: Tone) -> [(line: String, effect: DayEffect)] {
    let named: [(String, MenuSentences)] =
      switch kind {
      case .ahead, .rest: [("y", .yes)]
      case .parts: [("a", .withParts), ("o", .withoutParts)]
      case .undo: [("y", .yes)]
      case .leave, .later, .doubt: []
      }
    return named.compactMap { key, sentence in answers[key].map { (sentence.text(tone), $0) } }
      + names.sorted { $0.key < $1.key }.compactMap { key, name in
        answers[key].map { (name.prefix(1).uppercased() + name.dropFirst(), $0) }
      }
  }

  /// The question as a menu asks it.
  func prompt(_ tone: Tone) -> String {
    if case .later = kind { MenuSentences.later.text(tone) } else { text }
  }
}
