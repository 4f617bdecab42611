import Actions
import Answers
import Arguments
import Store
import Words

extension VerbRow {
  /// `fresh-start`: decides about what has waited long; on a terminal it asks, list by list.
  static let freshStart = VerbRow(
    .freshStart,
    .freshStart,
    more: .freshStartMore,
    usage: "[--spread [<count>]|--no-day|--someday]"
  )
  .takes(.freshSpread, .freshCount, .freshNoDay, .freshSomeday, .ofList, .freshDryRun)
  .excludes(.freshSpread, .freshNoDay)
  .excludes(.freshSpread, .freshSomeday)
  .excludes(.freshNoDay, .freshSomeday)
  .refuses { call in
    guard let count: Int = call[.freshCount] else { return nil }
    guard call.has(.freshSpread) else { return .unexpectedWords([String(count)]) }
    return count > 0 ? nil : .valueNotUnderstood(String(count), of: "--spread", choices: [])
  }
  .shows(["fresh-start"], ["fresh-start", "--spread", "2", "--dry-run"])
  .answers(FreshStart.self)
  .asks { call in
    let store = try call.store()
    let groups = try call.session.freshGroups(on: call[.ofList], in: store)
    var request = FreshStartRequest(
      groups,
      most: call[.freshCount] ?? FreshStartRequest.usualMost,
      isDryRun: call.has(.freshDryRun)
    )
    let isAsked = call.session.environment.terminal.inputIsTerminal && !call.json
    if let choice = call.freshChoice {
      for index in groups.indices { request.groups[index].choice = choice }
    } else if isAsked {
      call.session.ask(&request)
    }
    return .freshStart(request)
  }
}

extension Call {
  /// What the options say.
  fileprivate var freshChoice: FreshChoice? {
    if has(.freshSpread) { return .spread }
    if has(.freshNoDay) { return .noDay }
    return has(.freshSomeday) ? .someday : nil
  }
}

extension Session {
  /// Asks what is to happen to each group; whatever is no answer leaves it as it is.
  fileprivate func ask(_ request: inout FreshStartRequest) {
    guard !request.groups.isEmpty else { return }
    talk(FreshStartSentences.intro)
    let text = FreshStartText(style)
    for (index, group) in request.groups.enumerated() {
      for line in text.lines(group.listName, group.rows) { talk(line) }
      let values = [
        "count": String(group.rows.count), "most": String(request.most),
        "someday": FreshStartRequest.someday,
      ]
      request.groups[index].choice =
        switch answer(to: FreshStartSentences.ask.text(tone, values)) {
        case "s", "spread": .spread
        case "n", "no day", "no-day", "none": .noDay
        case "o", "someday": .someday
        default: .leave
        }
    }
  }
}
