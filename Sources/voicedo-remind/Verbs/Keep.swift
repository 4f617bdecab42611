import Actions
import Answers
import ArgumentParser
import Language
import Store
import Words

/// `keep`: stores the text that was set aside last, word for word.
struct Keep: VerbCommand {
  static let verb = Verb.keep
  static let examples = [["keep"]]
  static let answers: [any Answer.Type] = [CapturedJSON.self]

  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    let store = try session.openStore()
    guard let text = try store.lastSetAside(), let draft = Draft(wordForWord: text) else {
      throw CommandError.nothingSetAside
    }
    let captured = try store.capture([draft], source: "cli", at: session.now)
    let isServed = session.tellService()
    let utterance = Utterance(drafts: [draft])
    if common.json {
      try session.print(
        json: CapturedJSON(captured, utterance, isServed: isServed, in: session.zone)
      )
    } else {
      try session.print(captured, utterance, try session.languageContext(nil))
    }
    session.remark(onServiceThatRuns: isServed)
    return .ok
  }
}
