import Words

/// What can be done to a to-do that was chosen in a menu.
enum MenuAction: CaseIterable {
  case done, later, tomorrow, doing, focus, edit

  /// The line that is shown.
  func line(_ tone: Tone) -> String {
    switch self {
    case .done: PopupButton.done.sentence.text(tone)
    case .later: PopupButton.later.sentence.text(tone)
    case .tomorrow: MenuSentences.tomorrow.text(tone)
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
    case .tomorrow: .tomorrow(row)
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
      case .ahead: [("y", .yes)]
      case .parts: [("a", .withParts), ("o", .withoutParts)]
      }
    return named.compactMap { key, sentence in
      answers[key].map { (sentence.text(tone), $0) }
    }
  }
}
