import Actions
import Answers
import Arguments
import Language
import Model
import Words

extension VerbRow {
  /// `parse`: shows what a text would become, and where each value came from; stores nothing.
  static let parse = VerbRow(.parse, .parse, usage: "<words> ...")
    .takes(.text, .jsonLines, .explain, .now, .zone)
    .excludes(.jsonLines, .explain)
    .refuses { call in
      call.has(.text) || call.has(.jsonLines) ? nil : .missingArgument("<words>")
    }
    .shows(
      ["parse", "call anna every friday at 5"],
      ["parse", "--explain", "dentist thursday at 3"]
    )
    .answers(ParsedJSON.self)
    .does { call in
      try call.has(.jsonLines) ? call.session.parseEachLine() : call.parse()
    }
}

extension Call {
  fileprivate mutating func parse() throws {
    let store = session.hasDatabase ? try store() : nil
    var context = try session.languageContext(store, with: clockOverride)
    context.isTyped = true
    let words = all(.text)
    let text = words == ["-"] ? session.environment.input.all() : words.joined(separator: " ")
    let explanation = has(.explain) ? Language.explain(text, in: context) : nil
    let understanding = explanation?.understanding ?? understand(text, in: context)
    let explained = ExplainedText(session.style, context)
    guard !json else {
      return try session.print(
        json: ParsedJSON(
          understanding,
          of: text,
          in: context,
          explained.readBack.clock,
          explanation: explanation.map {
            ExplanationJSON($0, of: text, meaning: meaning(of: text, in: context), explained)
          }
        )
      )
    }
    if let explanation {
      let meaning = meaning(of: text, in: context)
      try session.print(explained.text(explanation, of: text, meaning: meaning))
      // What is a question or a wish holds nothing to add, and was explained for what it is.
      guard meaning.act == .add || meaning.act == .none else { return }
    }
    if let noise = understanding.noise { throw CommandError.noise(noise, heard: text.trimmed) }
    if explanation == nil {
      try session.print(ParsedText(session.style, context).text(understanding, of: text))
    }
    let newLists = understanding.drafts.newLists(beside: context.listNames)
    try session.reply { $0.talk(Utterance(understanding), newLists: newLists) }
  }
}

extension Session {
  /// One question a line in, one answer a line out.
  fileprivate func parseEachLine() throws {
    var number = 0
    var lines = InputLines()
    var answers = ""
    do {
      try parseLines(
        zones: environment.zones,
        input: {
          number += 1
          return lines.next()
        },
        output: { answers += $0 + "\n" }
      )
    } catch {
      // Answers so far are not lost.
      try print(exactly: answers)
      throw CommandError.line(number: number, .notJSON)
    }
    try print(exactly: answers)
  }
}
