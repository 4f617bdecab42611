import Actions
import Words

/// The sentences of the screen in a tone; its values lose whatever could steer a terminal.
struct DayWords {
  let tone: Tone

  func text(_ sentence: ScreenSentences, _ values: [String: String] = [:]) -> String {
    sentence.text(tone, values.mapValues { $0.printable.fitted(to: 200) })
  }

  /// The keys that are of use now, and shorter ones for where there is little room.
  func keys(_ state: DayState) -> [ScreenSentences] {
    switch state.mode {
    case .list where !state.words.isEmpty: [.keysFound, .keysFoundShort]
    case .list: [.keys, .keysShort]
    case .searching: [.keysSearching]
    case .adding: [.keysAdding]
    case .editing: [.keysEditing]
    case .asking(let question): question.kind == .ahead ? [.keysAsking] : [.keysAskingParts]
    case .agenda(let lines, _): lines.count > state.agendaRoom ? [.keysLongAgenda] : [.keysAgenda]
    }
  }
}
