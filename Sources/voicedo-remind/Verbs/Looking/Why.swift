import Actions
import Answers
import Store
import System
import Words

/// `why`: what came of a to-do's reminder, and what comes next.
struct Why: VerbCommand {
  static let row = VerbRow(.why, .why, more: .whyMore, usage: "[<id>]")
    .takes([.whyReference])
    .shows([["why", "dentist"], ["why"]])
    .answers([HistoryJSON.self])

  let line: ParsedLine
  var reference: [String] { line.all(.whyReference) }

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let story = try story(store, session)
    if common.json {
      try session.print(json: HistoryJSON(story))
    } else if let story {
      try session.print(StoryText(session.style).text(story))
      session.remark(
        onServiceThatRuns: session.environment.service.isRunning(session.paths.database)
      )
    } else {
      session.talk(StoryWords.nothingRang, ["command": commandLine(["why", "a3f2"])])
    }
    return .ok
  }

  private func story(_ store: Store, _ session: Session) throws -> Story? {
    let words = reference.joined(separator: " ")
    guard !words.isEmpty else { return try store.rangLast(at: session.now) }
    do {
      return try store.story(of: store.one(words, for: .why).id, at: session.now)
    } catch CommandError.nothingMatches {
      if let id = try store.deletedTodo(words), let story = try store.story(of: id, at: session.now)
      {
        return story
      }
      throw CommandError.nothingMatches(words, text: nil)
    }
  }
}
