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
    usage: "[<days>|--spread [<count>]|--no-day|--someday]"
  )
  .takes(
    .freshSpread,
    .freshCount,
    .freshDays,
    .freshNoDay,
    .freshSomeday,
    .ofList,
    .freshDryRun
  )
  .excludes(.freshSpread, .freshNoDay)
  .excludes(.freshSpread, .freshSomeday)
  .excludes(.freshNoDay, .freshSomeday)
  .refuses { call in
    let option = call.has(.freshSpread) ? "--spread" : "--days"
    for (count, option) in [(call[.freshCount] as Int?, option), (call[.freshDays], "--days")] {
      if let count, count < 1 { return .valueNotUnderstood(String(count), of: option, choices: []) }
    }
    guard let count: Int = call[.freshCount], !call.has(.freshSpread), call.has(.freshDays)
    else { return nil }
    return .unexpectedWords([String(count)])
  }
  .shows(["fresh-start"], ["fresh-start", "1"], ["fresh-start", "--spread", "2", "--dry-run"])
  .answers(FreshStart.self)
  .asks { call in
    let store = try call.store()
    // Without --spread a number alone says how many days.
    let count: Int? = call[.freshCount]
    let days: Int? = call[.freshDays] ?? (call.has(.freshSpread) ? nil : count)
    let groups = try call.session.freshGroups(on: call[.ofList], atLeast: days, in: store)
    var request = FreshStartRequest(
      groups,
      most: call.has(.freshSpread)
        ? count ?? FreshStartRequest.usualMost : FreshStartRequest.usualMost,
      isDryRun: call.has(.freshDryRun)
    )
    request.days = days
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
