import Actions
import Answers
import Language
import Model
import Store
import Words

/// A walk through the to-dos that are marked to be looked at: one key settles each.
struct DoubtWalk {
  private let session: Session
  private let rows: [TodoRow]

  init(_ rows: [TodoRow], in session: Session) {
    (self.rows, self.session) = (rows, session)
  }

  /// Goes through them until the last, or until the person has had enough; each is settled at once.
  func go() throws {
    var left = rows.count
    walk: for row in rows {
      let others = try otherReadings(than: row)
      try show(row, others)
      while true {
        switch session.cardAnswer() {
        case .line(""), .line("1"): try settle(row, EditRequest.settlingDoubt)
        case .line("2") where !others.isEmpty: try take(others[0], for: row)
        case .line("3") where others.count > 1: try take(others[1], for: row)
        case .line("e"), .line("edit"): try settle(row, typedChange())
        case .line("d"), .line("delete"): try session.carryOut(.delete([row], .only), json: false)
        case .line("s"), .line("skip"): continue walk
        case .line("q"), .line("quit"), .escape, .interrupt: break walk
        case .line:
          session.talk(keys(others.count))
          continue
        }
        break
      }
      left -= 1
    }
    guard left > 0 else { return session.talk(DoubtSentences.settled) }
    session.talk(DoubtSentences.left, ["count": String(left)])
  }

  private func show(_ row: TodoRow, _ others: [Draft]) throws {
    let readBack = ReadBack(session.style)
    let first = others.isEmpty ? "  " : "  1  "
    try session.print(first + readBack.line(row))
    for (index, draft) in others.enumerated() {
      try session.print("  \(index + 2)  " + readBack.line(draft))
    }
    session.talk(keys(others.count))
  }

  private func keys(_ count: Int) -> String {
    let tone = session.tone
    let others =
      switch count {
      case 0: ""
      case 1: DoubtSentences.otherKey.text(tone)
      default: DoubtSentences.otherKeys.text(tone)
      }
    let text = DoubtSentences.reviewKeys.text(tone, ["others": others])
    return session.style.palette.paint(text, .quiet)
  }

  /// Other readings of what was said, where that is known still and only this came of it.
  private func otherReadings(than row: TodoRow) throws -> [Draft] {
    let store = try session.openStore()
    guard
      let heard = try store.heard(at: session.now).first(where: {
        $0.rows.count == 1 && $0.rows[0].id == row.id
      })
    else { return [] }
    var context = try session.languageContext(store)
    // "tomorrow" counts from when it was said.
    context.now = session.zone.civil(at: heard.at)
    context.spokenAt = heard.at
    context.isTyped = true
    let taken = understand(heard.text, in: context)
    return Language.otherReadings(of: heard.text, than: taken, in: context)
      .compactMap { $0.drafts.count == 1 ? $0.drafts[0] : nil }
  }

  private func settle(_ row: TodoRow, _ request: EditRequest) throws {
    try session.carryOut(.edit(row, request), json: false)
  }

  /// Gives the to-do the title and the time of another reading.
  private func take(_ draft: Draft, for row: TodoRow) throws {
    var change = TodoChange()
    change.title = draft.title
    change.settlesDoubt = true
    change.time.due = draft.due
    change.time.clearsDue = draft.due == nil
    change.time.endTime = draft.endTime
    change.time.phrase = draft.phrase
    change.time.rule = draft.rule
    change.time.endsSeries = draft.rule == nil && row.todo.recurrence != nil
    change.time.repeatFrom = draft.rule == nil ? nil : draft.repeatFrom
    try session.carryOut(
      .change(row, Intent.Change(change, nil, label: .edit, wantsOpen: true)),
      json: false
    )
  }

  private func typedChange() throws(CommandError) -> EditRequest {
    var request = EditRequest.settlingDoubt
    let title = try session.typedLine(asking: DoubtSentences.askTitle).trimmed
    if !title.isEmpty { request.title = title }
    let time = try session.typedLine(asking: DoubtSentences.askTime).trimmed
    if !time.isEmpty { request.when = time }
    return request
  }
}

extension EditRequest {
  /// The person has looked at what was doubted, and it is right.
  static var settlingDoubt: EditRequest {
    var request = EditRequest()
    request.settlesDoubt = true
    return request
  }
}
