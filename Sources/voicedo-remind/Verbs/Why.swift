import Actions
import Answers
import ArgumentParser
import Store
import Words

/// `why`: what came of a to-do's reminder, and what comes next.
struct Why: VerbCommand {
  static let verb = Verb.why
  static let words = "[<id>]"
  static let more: HelpSentences? = .whyMore
  static let examples = [["why", "dentist"], ["why"]]
  static let answers: [any Answer.Type] = [HistoryJSON.self]

  @Argument(help: OptionSentences.whyReference.help("id"))
  var reference: [String] = []

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    let story = try story(store, session)
    if common.json {
      try session.print(json: HistoryJSON(story, in: session.zone))
    } else if let story {
      try session.print(StoryText(session).text(story))
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
