import Actions
import Answers
import Arguments
import Language
import Model
import Store
import System
import Words

extension VerbRow {
  /// `why`: what came of a to-do's reminder, and what comes next.
  static let why = VerbRow(.why, .why, more: .whyMore, usage: "[<id>]")
    .takes(.whyReference)
    .shows(["why", "dentist"], ["why"])
    .answers(HistoryJSON.self)
    .does { call in
      let session = call.session
      var history = try call.store().history(ofTodo: call.text(.whyReference), at: session.now)
      if let id = history?.id { history?.times = try session.times(of: id, in: call.store()) }
      if call.json {
        try session.print(json: HistoryJSON(history))
      } else if let history {
        try session.print(HistoryText(session.style).text(history))
        session.remark(
          onServiceThatRuns: session.environment.service.isRunning(session.paths.database)
        )
      } else {
        session.talk(HistoryWords.nothingRang, ["command": commandLine(["why", "a3f2"])])
      }
    }

  /// `recent`: what came up or was held lately, and what came of each.
  static let recent = VerbRow(.recent, .recent, more: .recentMore, usage: "[<since> ...]")
    .takes(.since, .sinceOption)
    .excludes(.sinceOption, .since)
    .shows(["recent"], ["recent", "since yesterday"])
    .answers(RecentJSON.self)
    .does { call in
      let since = try call.start()
      if call.session.hasDatabase {
        try call.carryOut(.recent(since: since))
      } else {
        let outcome = Outcome(.recent([], since: since, unanswered: []), isServed: true)
        try call.session.answer(outcome, json: call.json)
      }
    }
}

extension Store {
  /// The history of the to-do that a reference means; without one, of the one that came up last.
  fileprivate func history(ofTodo reference: String, at now: Instant) throws -> History? {
    guard !reference.isEmpty else { return try rangLast(at: now) }
    do {
      return try history(of: one(reference, for: .why).id, at: now)
    } catch CommandError.nothingMatches {
      if let id = try deletedTodo(reference), let history = try history(of: id, at: now) {
        return history
      }
      let words = reference.split(separator: " ").map(String.init)
      if let ended = try endedSeries(words, limit: 1).first,
        let history = try history(of: ended.id, at: now)
      {
        return history
      }
      throw CommandError.nothingMatches(reference, text: nil)
    }
  }
}

extension Call {
  /// Where `recent` begins to look; a day ago, if nothing is said.
  fileprivate func start() throws -> Instant {
    let text = (self[.sinceOption] ?? text(.since)).trimmed
    guard !text.isEmpty else { return session.now - .seconds(86_400) }
    let context = try session.languageContext(nil)
    if let moment = resolve(text, as: .past, in: context), moment <= session.now { return moment }
    throw CommandError.usage(
      .timeNotUnderstood(text, example: commandLine(["recent", "since friday"])),
      verb: nil,
      text: all(.since).count > 1 ? "recent " + text : nil
    )
  }
}
