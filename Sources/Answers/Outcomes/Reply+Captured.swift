package import Actions
package import Language
import Model
import Store
import Words

/// Answers about to-dos that were stored or changed, with what there is to say about their time.
extension Reply {
  func answer(_ captured: Captured, _ capture: Capture, _ isServed: Bool) {
    let readBack = ReadBack(style, capture.context)
    let tree = TodoTree(captured.rows)
    add(
      CapturedJSON(captured: captured, utterance: capture.utterance, isServed: isServed),
      tree.entries.map { readBack.line(tree.rows[$0.row], depth: $0.depth) }
        .joined(separator: "\n")
    )
    guard !isJSON else { return }
    talk(capture.utterance, newLists: captured.newLists)
    // The to-do that was stored last needs no name, as long as it is one.
    let isAlone = captured.rows.count == 1
    for (row, draft) in zip(captured.rows, capture.utterance.drafts) {
      talk(draft.doubts, of: row)
      tellSkipped(row, capture.context)
      talk(draft.choices, of: draft, isAlone ? nil : row.todo.handle, capture.context)
    }
  }

  /// Says what nobody was asked about, and the command that settles it.
  private func talk(_ doubts: [Doubt], of row: TodoRow) {
    let command = commandLine(["review", row.todo.handle])
    let words = doubts.filter { $0.kind != .split && $0.kind != .again }.map(\.words.printable)
    if !words.isEmpty {
      let named = words.joined(separator: "”, “")
      talk(DoubtSentences.marked, ["words": named, "command": command])
    } else if doubts.contains(where: { $0.kind == .split }) {
      talk(DoubtSentences.markedSplit, ["command": command])
    }
    for doubt in doubts where doubt.kind == .again {
      talk(DoubtSentences.markedAgain, doubt.againValues.merging(["review": command]) { $1 })
    }
  }

  /// Shows the to-dos that would be stored.
  package func answer(look utterance: Utterance, _ context: LanguageContext) {
    let readBack = ReadBack(style, context)
    let drafts = utterance.drafts
    add(
      DryRunJSON(utterance: utterance, context: context, clock: readBack.clock),
      zip(drafts, drafts.depths).map { readBack.line($0, depth: $1) }.joined(separator: "\n")
    )
    guard !isJSON else { return }
    talk(utterance, newLists: drafts.newLists(beside: context.listNames))
    talk(CaptureSentences.dryRun)
  }

  /// Reads back a to-do that was changed, and says what there is to say about it.
  func answer(_ edited: Edited, _ made: Intent.Change, _ context: LanguageContext) {
    let readBack = ReadBack(style, context)
    let row = edited.row
    guard !isJSON else { return add(TodoAnswerJSON(todo: row), "") }
    let change = made.change
    if made.label == .remind, change.time.clearsDue {
      return add(sentence(ChangeSentences.remindsNot, row))
    }
    if made.label == .remind, change.time.silences, let due = row.todo.due {
      let moment = readBack.moment(due, endTime: row.todo.endTime)
      let time = [moment, readBack.repeatText(row)].compactMap(\.self).joined(separator: ", ")
      let values = ["title": readBack.name(row), "moment": time]
      return add(ChangeSentences.silenced.text(tone, values))
    }
    guard edited.isChanged else {
      return add(EditSentences.soAlready.text(tone, ["title": readBack.line(row)]))
    }
    var lines = [readBack.line(row)]
    if change.firstStep != nil { lines += detail(.fieldFirstStep, row.todo.firstStep) }
    if change.notes != nil { lines += detail(.fieldNotes, row.todo.notes) }
    add(lines.joined(separator: "\n"))
    talk(newList: edited.newList, parts: edited.parts)
    if change.time.clearsDue {
      talk(EditSentences.timeIsGone, ["command": commandLine(["undo"])])
    }
    if let due = row.todo.due, change.time.due != nil, row.todo.recurrence == nil,
      readBack.isOver(due)
    {
      talk(CaptureSentences.alreadyOver, ["moment": readBack.moment(due, endTime: nil)])
    }
    guard let time = made.time else { return }
    tellSkipped(row, context)
    talk(time, of: row)
    let schedule = row.todo.due.map { Schedule(due: $0, rule: row.todo.recurrence?.rule) }
    let draft = Draft(title: row.todo.title, schedule: schedule, phrase: time.words)
    talk(time.time.choices, of: draft, row.todo.handle, context)
  }

  /// A line below the to-do, or nothing where the value is gone.
  private func detail(_ label: ListSentences, _ value: String?) -> [String] {
    guard let value else { return [] }
    let indent = "\n" + String(repeating: " ", count: 4)
    let lines = value.printableLines.split(separator: "\n", omittingEmptySubsequences: false)
    let name = style.palette.paint(label.text(tone), .quiet)
    return ["  \(name): \(lines.joined(separator: indent))"]
  }

  /// Says what a new time of a series is for, and the command for the other.
  private func talk(_ time: NewTime, of row: TodoRow) {
    guard let scope = time.scope else { return }
    // A correction has no options; `edit` says the same.
    let verb = time.verb == .fix ? Verb.edit : time.verb
    let command = NewTime.command(verb, row.todo.handle, words: time.words)
    switch scope {
    case .occurrence:
      talk(EditSentences.movedThis, ["command": commandLine(command + ["--series"])])
    case .series:
      let both = commandLine(["undo"]) + " && " + commandLine(command + ["--this"])
      talk(EditSentences.movedSeries, ["command": both])
    }
  }

  /// Says where the clock goes past the time that was stored, and when it comes instead.
  private func tellSkipped(_ row: TodoRow, _ context: LanguageContext) {
    guard let due = row.todo.due, let date = due.date, let time = due.time else { return }
    let zone = context.calendar.own(of: due).zone
    let comes = zone.civil(at: zone.instant(of: CivilDateTime(date, time)))
    guard comes.time != time else { return }
    let day = ReadBack(style, context).clock.text(ofDay: date)
    let values = [
      "day": day, "time": style.face.minute(time), "other": style.face.minute(comes.time),
    ]
    talk(CaptureSentences.clockSkips, values)
  }

  /// Says which readings were chosen, and how to change them.
  private func talk(
    _ choices: [Choice],
    of draft: Draft,
    _ handle: String?,
    _ context: LanguageContext
  ) {
    let other = OtherReading(context: context)
    for choice in choices where choice.isReal(for: draft) {
      // Of a stretch of days that goes on into the next year, the beginning is of this one.
      if choice.question == .passedThisYear, draft.due?.date?.year == style.civilNow.date.year {
        continue
      }
      let command = other.words(for: choice, of: draft).map {
        commandLine(
          ["fix"] + (handle.map { [$0] } ?? []) + $0.split(separator: " ").map(String.init)
        )
      }
      talk(ReadBack(style, context).sentence(of: choice, draft: draft, command: command))
    }
  }

  /// Says what is worth saying about a text although it was taken.
  package func talk(_ utterance: Utterance, newLists: [String]) {
    for list in newLists { talk(CaptureSentences.newList, ["list": list]) }
    for remark in utterance.remarks {
      switch remark {
      case .long(let words): talk(CaptureSentences.long, ["words": String(words)])
      case .notEnglish: talk(CaptureSentences.notEnglish)
      case .pastTime(let phrase): talk(CaptureSentences.pastTime, ["phrase": phrase])
      case .otherTime(let phrase): talk(CaptureSentences.otherTime, ["phrase": phrase])
      case .tooOften(let phrase): talk(CaptureSentences.tooOften, ["phrase": phrase])
      case .impossible(let phrase): talk(CaptureSentences.impossibleTime, ["phrase": phrase])
      case .cycle(let phrase): talk(CaptureSentences.cycle, ["phrase": phrase])
      case .unknownZone(let phrase): talk(CaptureSentences.unknownZone, ["phrase": phrase])
      case .leftOut: break
      }
    }
    if !utterance.remarks.leftOut.isEmpty {
      let words = utterance.remarks.leftOut.joined(separator: "”, “")
      talk(CaptureSentences.leftOut, ["words": words, "command": commandLine(["keep"])])
    }
    for unclear in utterance.unclear {
      switch unclear {
      case .time(let phrase): talk(CaptureSentences.timeLeftOut, ["phrase": phrase])
      case .repeat(let phrase): talk(CaptureSentences.repeatLeftOut, ["phrase": phrase])
      case .parent(let words, fits: 0): talk(CaptureSentences.parentLeftOut, ["words": words])
      case .parent(let words, let count):
        talk(CaptureSentences.parentUnclear, ["words": words, "count": String(count)])
      case .keys(let names):
        talk(CaptureSentences.keysLeftAlone, ["keys": names.joined(separator: ", ")])
      }
    }
  }
}

extension [Draft] {
  /// How many others each is part of, one within the other.
  fileprivate var depths: [Int] {
    var depths: [Int] = []
    // A draft that a sentence nests comes behind its parent.
    for draft in self {
      depths.append(
        draft.parent.flatMap { depths.indices.contains($0) ? depths[$0] + 1 : nil } ?? 0
      )
    }
    return depths
  }
}
