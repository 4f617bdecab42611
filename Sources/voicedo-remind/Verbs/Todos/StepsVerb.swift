import Actions
import Answers
import Arguments
import Model
import Store
import Words

extension VerbRow {
  /// `steps`: shows the parts of a to-do, adds some, or has a model propose some.
  static let steps = VerbRow(.steps, .steps, more: .stepsMore, usage: "<id> [<words> ...]")
    .takes(.stepsWords, .suggest, .yes)
    .refuses { call in
      call.has(.yes) && !call.has(.suggest) ? .missingArgument("--suggest") : nil
    }
    .shows(["steps", "weekend"], ["steps", "milk:", "find the bag,", "put on shoes"])
    .answers(StepsJSON.self, CapturedJSON.self, SuggestedStepsJSON.self)
    .runs { call in
      guard !call.has(.suggest) else {
        try call.suggestion().go()
        return .ok
      }
      let said = try call.steps()
      guard !said.parts.isEmpty else {
        try call.carryOut(.steps(said.whole))
        return .ok
      }
      var request = CaptureRequest([said.parts])
      request.parent = said.whole.todo.handle
      request.answersJSON = call.json
      return try request.keep(said.parts, in: call.session) {
        try Utterance(parts: said.parts, request, in: $0)
      }.status
    }
}

extension Call {
  /// What a model is to propose, for the to-do that all the words name.
  fileprivate mutating func suggestion() throws -> StepsSuggestion {
    var name = text(.stepsWords).words.text(from: 0)
    if name.count > 1, name.hasSuffix(":") { name.removeLast() }
    return StepsSuggestion(
      session: try session.opened(),
      row: try one(name, in: store()),
      asksNothing: has(.yes),
      answersJSON: json
    )
  }

  /// The to-do, and the words behind it: "milk: find the bag", "milk find the bag".
  ///
  /// Without a colon it is named by as many of the first words as mean one to-do.
  fileprivate mutating func steps() throws -> (whole: TodoRow, parts: String) {
    let store = try store()
    let words = text(.stepsWords).words
    if let colon = words.firstIndex(where: { $0.hasSuffix(":") && $0.count > 1 }) {
      let name = words[...colon].joined(separator: " ").dropLast()
      return (try one(String(name), in: store), words.text(from: colon + 1))
    }
    let counts = 1...max(1, min(words.count, Self.longestName))
    for count in words.first?.canBeHandle == true ? Array(counts) : counts.reversed() {
      if case .one(let row) = try store.find(words.prefix(count).joined(separator: " ")) {
        return (row, words.text(from: count))
      }
    }
    // Where the first word names several, the person says which; else none is named.
    if let first = words.first, case .several = try store.find(first) {
      return (try one(first, in: store), words.text(from: 1))
    }
    return (try one(words.joined(separator: " "), in: store), "")
  }

  /// Nobody names a to-do by more words.
  private static let longestName = 12
}

extension [String] {
  /// The words from a place on, as one text.
  fileprivate func text(from index: Int) -> String { dropFirst(index).joined(separator: " ") }
}
