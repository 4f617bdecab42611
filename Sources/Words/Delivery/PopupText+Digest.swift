import Model
import Planning

extension PopupText {
  /// The words for several at once.
  init(
    digest reminders: [PendingReminder],
    hasRest: Bool,
    now: Instant,
    in zone: Zone,
    tone: Tone,
    face: ClockFace,
    hasButtons: Bool
  ) {
    let shown =
      reminders.count <= PopupText.digestLines ? reminders.count : PopupText.digestLines - 1
    var lines = PopupText.lines(
      of: reminders.prefix(shown),
      now: now,
      in: zone,
      tone: tone,
      face: face
    )
    if reminders.count > shown {
      lines.append(PopupWords.more.text(tone, ["count": "\(reminders.count - shown)"]))
    }
    if !hasButtons { lines.append(PopupWords.listCommand.text(tone)) }
    self.init(
      summary: PopupWords.digest.text(tone, ["count": "\(reminders.count)"]),
      lines: lines,
      buttons: hasButtons ? [.singly, .later] + (hasRest ? [.tomorrow] : []) : [],
      tone: tone
    )
  }

  /// Names to-dos, each with its moment; a moment that several share stands once, above them.
  private static func lines(
    of reminders: ArraySlice<PendingReminder>,
    now: Instant,
    in zone: Zone,
    tone: Tone,
    face: ClockFace
  ) -> [String] {
    let named = reminders.map { pending in
      let waiting = pending.todo.waitingTimes(at: now, in: pending.zone ?? zone)
      let newest = pending.atNewest(of: waiting, in: zone)
      return (
        title: pending.todo.title.plainLine(limit: 44),
        moment: tone == .quiet
          ? nil : newest.momentText(now: now, in: zone, tone: tone, face: face)?.absolute,
        earlier: waiting?.earlier.count ?? 0
      )
    }
    return named.indices.flatMap { index -> [String] in
      let (title, moment, earlier) = named[index]
      let alone = PopupWords.line.text(tone, ["title": title])
      guard let moment else { return [alone] }
      guard earlier == 0 else {
        let values = ["title": title, "moment": moment, "count": String(earlier)]
        return [PopupWords.lineWithEarlier.text(tone, values)]
      }
      let isShared = {
        named.indices.contains($0) && named[$0].moment == moment && named[$0].earlier == 0
      }
      if isShared(index - 1) { return [alone] }
      let values = ["title": title, "moment": moment]
      if isShared(index + 1) { return [PopupWords.moment.text(tone, values), alone] }
      return [PopupWords.lineWithMoment.text(tone, values)]
    }
  }

  /// How many to-dos a digest names at most; longer ones end in "and 7 more".
  private static let digestLines = 5
}
