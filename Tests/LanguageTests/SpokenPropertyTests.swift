import Language
import Testing

/// Properties of everything that is said to `say`, whatever it is.
@Suite("Spoken commands and things to do, mixed")
struct SpokenPropertyTests {
  private let context: SpokenContext

  init() throws {
    context = SpokenContext(
      try LanguageTests.context(lists: SaidSentences.lists),
      todos: SaidSentences.open.map { SpokenTodo(id: $0, title: $0) }
    )
  }

  /// The words of a text, without marks and what only fills a pause.
  private func words(_ text: String) -> [Substring] {
    text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" }
      .filter { $0 != "um" && $0 != "uh" }
  }

  @Test(arguments: UInt64(1)...4)
  func whatIsToBeDoneIsNeverTakenForACommand(seed: UInt64) {
    var grammar = SentenceGrammar(random: SplitMix(state: seed))
    let nothing = SpokenContext(context.language)
    for _ in 0..<100 {
      let text = grammar.sentence(of: Int.random(in: 1...4, using: &grammar.random)).text
      let parts = spokenParts(of: text, in: nothing)
      guard case .capture(text, _)? = parts.first, parts.count == 1 else {
        Issue.record("\(text): \(parts)")
        continue
      }
    }
  }

  @Test(arguments: UInt64(1)...4)
  func aCommandBesideThemTakesNoWordOfThem(seed: UInt64) throws {
    var grammar = SentenceGrammar(random: SplitMix(state: seed))
    for _ in 0..<20 {
      let sentence = grammar.sentence(of: Int.random(in: 1...3, using: &grammar.random)).text
      let command = try #require(SpokenPropertyTests.commands.randomElement(using: &grammar.random))
      let alone = spokenParts(of: command, in: context)
      let before = spokenParts(of: "\(command). \(sentence)", in: context)
      #expect(before.prefix(alone.count) == alone[...], "\(command). \(sentence)")
      #expect(captured(before) == words(sentence), "\(command). \(sentence)")
      let behind = spokenParts(of: "\(sentence). \(command)", in: context)
      #expect(behind.suffix(alone.count) == alone[...], "\(sentence). \(command)")
      #expect(captured(behind) == words(sentence), "\(sentence). \(command)")
      let joined = spokenParts(of: "\(command), and remind me to \(sentence)", in: context)
      #expect(
        captured(joined).suffix(words(sentence).count) == words(sentence)[...],
        "\(command), and \(sentence)"
      )
    }
  }

  /// The words of what is stored.
  private func captured(_ parts: [SpokenPart]) -> [Substring] {
    parts.flatMap { part -> [Substring] in
      if case .capture(let text, _) = part { words(text) } else { [] }
    }
  }

  private func words(of part: SpokenPart) -> [Substring] {
    switch part {
    case .capture(let text, _), .aside(let text): words(text)
    case .command(let command): words(command.said)
    case .question(let question): words(question.said)
    }
  }

  @Test(arguments: UInt64(1)...4)
  func everyWordOfAnyMixtureIsInOneOfItsParts(seed: UInt64) {
    var random = SplitMix(state: seed)
    let vocabulary = (SaidSentences.commands + SaidSentences.captures + SaidSentences.open)
      .flatMap { words($0) }
    for _ in 0..<100 {
      let said = (0..<Int.random(in: 1...14, using: &random)).compactMap { _ in
        vocabulary.randomElement(using: &random).map(String.init)
      }
      let marks = [" ", " ", " ", ", ", ". ", " and "]
      var text = ""
      for word in said { text += word + (marks.randomElement(using: &random) ?? " ") }
      var left = spokenParts(of: text, in: context).flatMap { words(of: $0) }
      for word in words(text) where !SpokenPropertyTests.joining.contains(String(word)) {
        // "3. list": the number of a line.
        if word.allSatisfy(\.isNumber), text.hasPrefix(word + ".") { continue }
        guard let place = left.firstIndex(of: word) else {
          Issue.record("\(word) is in no part of: \(text)")
          break
        }
        left.remove(at: place)
      }
    }
  }

  /// Commands that are one part each.
  private static let commands = [
    "I'm done with the milk", "mark the laundry as done", "move the dentist to friday",
    "push the gym by an hour", "delete the rent", "rename the gym to yoga", "undo that",
    "put it under errands", "add subtasks to the weekend: pack gear, check weather", "what's next",
    "I called the dentist",
  ]

  /// Words that stand around what is said, or join it.
  private static let joining: Set<String> = [
    "and", "then", "also", "please", "can", "could", "you", "ok", "okay", "so", "now", "oh", "just",
    "actually", "well", "yes", "hey", "uh", "um", "thanks", "thank", "plus", "but", "i", "to",
    "next",
    "second", "third", "finally", "like", "no", "after", "that", "let's", "see", "the", "do",
    "task", "reminder", "note", "one", "two", "another",
  ]
}
