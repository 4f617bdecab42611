import Actions
import Answers
import Language
import Words

/// `parse`: shows what a text would become, and where each value came from; stores nothing.
struct Parse: VerbCommand {
  static let row = VerbRow(.parse, .parse, usage: "<words> ...")
    .takes([.text, .jsonLines, .explain, .now, .zone])
    .shows([
      ["parse", "call anna every friday at 5"], ["parse", "--explain", "dentist thursday at 3"],
    ])
    .answers([ParsedJSON.self])

  let line: ParsedLine
  var words: [String] { line.all(.text) }
  var jsonl: Bool { line.has(.jsonLines) }
  var explain: Bool { line.has(.explain) }
  var clock: ClockOverride { line.clockOverride }

  func run(in session: Session) throws -> ExitStatus {
    if jsonl {
      guard !explain else {
        throw CommandError.usage(.optionsExclude("--jsonl", "--explain"), verb: .parse, text: nil)
      }
      return try parseEachLine(in: session)
    }
    if words.isEmpty {
      throw CommandError.usage(.missingArgument("<words>"), verb: .parse, text: nil)
    }
    let store = session.hasDatabase ? try session.openStore() : nil
    let context = try session.languageContext(store, with: clock)
    let text = words == ["-"] ? session.environment.input.all() : words.joined(separator: " ")
    let explanation = explain ? Language.explain(text, in: context) : nil
    let understanding = explanation?.understanding ?? understand(text, in: context)
    let explained = ExplainedText(session.style, context)
    if common.json {
      let answer = ParsedJSON(
        understanding,
        of: text,
        in: context,
        explained.readBack.clock,
        explanation: explanation.map { ExplanationJSON($0, of: text, explained) }
      )
      try session.print(json: answer)
      return .ok
    }
    if let explanation { try session.print(explained.text(explanation, of: text)) }
    if let noise = understanding.noise { throw CommandError.noise(noise, heard: text.trimmed) }
    if explanation == nil {
      try session.print(ParsedText(session.style, context).text(understanding, of: text))
    }
    let newLists = understanding.drafts.newLists(beside: context.listNames)
    try session.reply { $0.talk(Utterance(understanding), newLists: newLists) }
    return .ok
  }

  /// One question a line in, one answer a line out.
  private func parseEachLine(in session: Session) throws -> ExitStatus {
    var number = 0
    var answers = ""
    do {
      try parseLines(
        zones: session.environment.zones,
        input: {
          number += 1
          return readLine()
        },
        output: { answers += $0 + "\n" }
      )
    } catch {
      // What was answered so far is not lost.
      try session.print(exactly: answers)
      throw CommandError.line(number: number, .notJSON)
    }
    try session.print(exactly: answers)
    return .ok
  }
}
