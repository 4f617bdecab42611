import Actions
import Words

/// The sentences of the screen in a tone; its values lose whatever could steer a terminal.
struct DayWords {
  let tone: Tone

  func text(_ sentence: ScreenSentences, _ values: [String: String] = [:]) -> String {
    sentence.text(tone, values.mapValues { $0.printable.fitted(to: 200) })
  }

  /// Every key with what it does, one below the other.
  var allKeys: [String] {
    let keys = text(.allKeys).parts(separatedBy: " · ").map { $0.parts(separatedBy: ": ") }
    let width = keys.map { $0[0].columns }.max() ?? 0
    return ["", " " + text(.allKeysHeading), ""]
      + keys.map { " " + $0[0].padded(to: width + 2) + $0.dropFirst().joined() }
  }

  /// The keys that are of use now, and shorter ones for where there is little room.
  func keys(_ state: DayState) -> [ScreenSentences] {
    switch state.mode {
    case .list where state.isWide: [.keysFound, .keysFoundShort]
    case .list: [.keys, .keysShort]
    case .searching: [.keysSearching]
    case .adding: [.keysAdding]
    case .editing: [.keysEditing]
    case .puttingOff: [.keysPuttingOff]
    case .asking(let question):
      switch question.kind {
      case .ahead, .rest, .undo: [.keysAsking]
      case .parts: [.keysAskingParts]
      case .leave: [.keysLeaving]
      case .later: [.keysAskingLater]
      case .doubt: [.keysAskingDoubt]
      }
    case .reading(let reading, _):
      reading.lines.count > state.readingRoom ? [.keysLongAgenda] : [.keysAgenda]
    }
  }
}
