package import Planning

extension PopupText {
  /// Until when something was put off, with other moments for it and the way back.
  package init(
    putOff titles: [String],
    handle: String,
    until moment: MomentText,
    later: [LaterChoice],
    tone: Tone
  ) {
    let title =
      titles.count == 1 ? titles[0] : PopupWords.several.text(tone, ["count": "\(titles.count)"])
    var lines = [PopupWords.putOff.text(tone, ["moment": moment.absolute])]
    if titles.count == 1 { lines.append(PopupWords.putOffCommand.text(tone, ["handle": handle])) }
    self.init(
      summary: title,
      lines: lines,
      buttons: later.map(PopupButton.init) + [.undo],
      tone: tone
    )
  }
}
