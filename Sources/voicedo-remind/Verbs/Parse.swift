import ArgumentParser
import Language
import Words

/// `parse`: shows what a text would become, and where each value came from; stores nothing.
struct Parse: VerbCommand {
  static let verb = Verb.parse
  static let words = "<words> ..."
  static let examples = [["parse", "call anna every friday at 5"]]
  static let answers: [any Answer.Type] = [ParsedJSON.self]

  @Argument(help: OptionSentences.text.help("words"))
  var words: [String] = []

  @Flag(help: OptionSentences.jsonLines.help)
  var jsonl = false

  @OptionGroup var pretend: PretendOptions
  @OptionGroup var common: CommonOptions

  func run(in session: Session) throws -> ExitStatus {
    if jsonl { return try parseEachLine(in: session) }
    if words.isEmpty {
      throw Trouble.usage(.missingArgument("<words>"), verb: .parse, text: nil)
    }
    let store = session.hasDatabase ? try session.openStore() : nil
    let context = try session.languageContext(store, pretending: pretend.pretence)
    let text = words == ["-"] ? session.world.input.all() : words.joined(separator: " ")
    let understanding = understand(text, in: context)
    if common.json {
      let readBack = ReadBack(session, context)
      try session.print(json: ParsedJSON(understanding, of: text, in: context, readBack.clock))
      return .ok
    }
    if let noise = understanding.noise { throw Trouble.noise(noise, heard: text.trimmed) }
    try session.print(ParsedText(session, context).text(understanding, of: text))
    session.talk(
      Utterance(understanding),
      newLists: understanding.drafts.newLists(beside: context.listNames)
    )
    return .ok
  }

  /// One question a line in, one answer a line out.
  private func parseEachLine(in session: Session) throws -> ExitStatus {
    var number = 0
    var answers = ""
    do {
      try parseLines(
        zones: session.world.zones,
        input: {
          number += 1
          return readLine()
        },
        output: { answers += $0 + "\n" }
      )
    } catch {
      // What was answered so far is not lost.
      try session.print(exactly: answers)
      throw Trouble.line(number: number, .notJSON)
    }
    try session.print(exactly: answers)
    return .ok
  }
}
