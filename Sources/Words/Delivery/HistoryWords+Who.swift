package import Model

extension HistoryWords {
  /// Who did something, in words.
  package static func who(_ source: ChangeSource?, _ tone: Tone) -> String {
    switch source {
    case .commandLine: inTerminal.text(tone)
    case .voice: byVoice.text(tone)
    case .assistant: byAssistant.text(tone)
    case .search: inSearch.text(tone)
    case .sync: onAnotherDevice.text(tone)
    case .popup: inPopup.text(tone)
    case .push: onPhone.text(tone)
    case .undo: withUndo.text(tone)
    case .redo: withRedo.text(tone)
    case .import: fromFile.text(tone)
    case .settle: byItself.text(tone)
    case .sql, nil: byAnotherProgram.text(tone)
    case let source?: bySource.text(tone, ["source": source.rawValue.plainLine(limit: 60)])
    }
  }
}
