import Actions
import Model
import Store
import Words

/// Answers about what has waited long, and about what was done long ago.
extension Reply {
  func answer(_ fresh: FreshStart) {
    let steps = fresh.steps
    guard isJSON || !steps.isEmpty else {
      guard let days = fresh.days else { return talk(FreshStartSentences.nothing) }
      let length = durationText(.seconds(days * 86_400), tone: tone)
      return talk(FreshStartSentences.nothingSince, ["days": length])
    }
    if !fresh.isChosen, !steps.isEmpty { talkUnlessJSON(FreshStartSentences.intro) }
    add(fresh, FreshStartText(style).lines(fresh).joined(separator: "\n"))
    guard !isJSON else { return }
    if !fresh.isChosen { return tellHow(fresh) }
    talk(newList: fresh.newList, parts: 0)
    tellWhatStays(steps, fresh)
    if fresh.isDryRun {
      talk(FreshStartSentences.dryRun)
    } else if fresh.isChanged {
      hintUndo()
    }
  }

  /// Names the options that decide.
  private func tellHow(_ fresh: FreshStart) {
    func command(_ option: String) -> String { commandLine(["fresh-start", option]) }
    talk(
      FreshStartSentences.how,
      [
        "most": String(fresh.most), "list": command("--someday"), "spread": command("--spread"),
        "noDay": command("--no-day"), "someday": FreshStartRequest.someday,
      ]
    )
  }

  private func tellWhatStays(_ steps: [FreshStart.Step], _ fresh: FreshStart) {
    let staying = steps.filter { $0.choice == .leave }
    let roomless = staying.filter(\.foundNoRoom).count
    if roomless > 0 {
      let more = commandLine(["fresh-start", "--spread", String(fresh.most + 2)])
      let days = String(FreshStartRequest.daysAhead)
      talk(
        FreshStartSentences.noRoom,
        ["count": String(roomless), "days": days, "command": more]
      )
    }
    let others = staying.count - roomless
    switch others {
    case 0: break
    case steps.count: talk(FreshStartSentences.allStay)
    case 1: talk(FreshStartSentences.oneStays)
    default: talk(FreshStartSentences.severalStay, ["count": String(others)])
    }
  }

  private func talkUnlessJSON(_ sentence: FreshStartSentences) {
    if !isJSON { talk(sentence) }
  }
}

extension Reply {
  func answer(_ archived: Archived, isAgreed: Bool) {
    let readBack = ReadBack(style)
    var values = [
      "count": String(archived.count), "total": String(archived.total),
      "path": archived.path.printable, "moment": readBack.day(archived.limit),
    ]
    let told = isAgreed && archived.count > 0 ? ArchiveSentences.moved.text(tone, values) : ""
    add(ArchivedJSON(archived, isMoved: isAgreed), told)
    guard !isJSON else { return }
    guard archived.count > 0 else {
      values["command"] = commandLine(["archive", "3 months"])
      return talk(ArchiveSentences.nothing, values)
    }
    guard isAgreed else {
      let day = style.zone.civil(at: archived.limit).date
      values["command"] = commandLine(["archive", "before", "\(day)", "--yes"])
      return talk(ArchiveSentences.movable, values)
    }
    let find = commandLine(["find", "<words>", "--archive"])
    talk(ArchiveSentences.findHow, ["command": find])
    hintUndo()
  }
}
