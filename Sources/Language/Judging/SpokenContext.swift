/// The to-dos that can be acted on.
package struct SpokenContext: Sendable {
  package var language: LanguageContext
  /// The open ones, and those of the done ones that "it isn't done after all" can mean.
  package var todos: [SpokenTodo]
  /// Whether a focus session goes on, so that "take a break" is about it.
  package var isFocusing: Bool

  package init(_ language: LanguageContext, todos: [SpokenTodo] = [], isFocusing: Bool = false) {
    self.language = language
    self.todos = todos
    self.isFocusing = isFocusing
  }
}

/// Whether a text may hold a command, by its grammar alone: if not, nobody needs to look what is
/// open.
package func canHoldCommand(_ text: String) -> Bool {
  if CorrectedTime(text) != nil { return true }
  let speech = SpokenText(text)
  return SpokenCutter(speech).segments().contains { segment in
    guard segment.readings.isEmpty, !speech.asks(behind: segment.range) else { return true }
    let text = MeaningText(speech, segment.range)
    return !text.range.isEmpty && (Asking(text) != nil || Wishing(text) != nil)
  }
}

/// Tells what was said apart into commands and things to do, in their order.
///
/// This is the rule, in this order:
/// 1. What opens as things to do are opened ("remind me to", "I need to", "don't forget to", "add")
///    is something to do, whatever follows.
/// 2. What nobody says of something to do is a command: "done with ...", "mark ... as done", "tick
///    off ...", "rename ... to ...", "delete that", "undo", "what's next". If nothing open fits its
///    words, nothing is done and nothing is stored; the answer tells both ways on.
/// 3. What can be either ("move ... to ...", "delete ...", "push ... by ...", "skip ...", "I called
///    ...") is a command if every word of it that counts is in the title of something open, and the
///    time, list or to-do that it goes to is one. Otherwise it is something to do, and the answer
///    says what it was not.
/// 4. "put milk on the grocery list" is a command only if a to-do's whole title is said.
/// 5. What asks is a question, and what wants something kept here away, changed or put off is a
///    command about all that fits its time, list and words: see `Meaning`.
/// 6. Everything else is something to do.
///
/// Where the words fit several to-dos they are no guess: the command says so, and the person
/// chooses.
package func spokenParts(of text: String, in context: SpokenContext) -> [SpokenPart] {
  let speech = SpokenText(text)
  let segments = SpokenCutter(speech).segments()
  var judge = SpokenJudge(speech, context)
  var parts: [SpokenPart] = []
  var captured: (range: Range<Int>, remarks: [SpokenRemark])?
  for segment in segments {
    var meant = judge.meant(segment)
    if case .command(let command) = meant, let before = captured {
      var about = BreathBefore(command, before.range, segment)
      about.read(by: &judge)
      meant = .command(about.command)
      if about.isAside {
        parts.append(.aside(speech.whole(before.range)))
        captured = nil
      }
    }
    if captured == nil, !meant.isCommand, case .command(let before)? = parts.last,
      let more = judge.goesOn(segment, with: before)
    {
      parts[parts.count - 1] = .command(more)
      continue
    }
    // "sorry, ...", "ok, ...".
    if case .capture = meant, segments.count > 1, speech.isWordAround(segment.range) { continue }
    if case .capture = meant, !parts.isEmpty, captured == nil, judge.tellsWhy(segment.range) {
      meant = .aside(speech.whole(segment.range))
    }
    switch meant {
    case let part where part.isAboutWhatIsThere:
      if let last = captured { parts.append(.capture(speech.whole(last.range), last.remarks)) }
      captured = nil
      parts.append(part)
    case .command, .aside, .question: break
    case .capture(_, let remarks):
      // Sentences in a row share their days and lists.
      let start = captured?.range.lowerBound ?? segment.range.lowerBound
      captured = (start..<segment.range.upperBound, (captured?.remarks ?? []) + remarks)
    }
  }
  if let last = captured { parts.append(.capture(speech.whole(last.range), last.remarks)) }
  // Words without a command are taken as they were said, to the last sign.
  if case .capture(_, let remarks)? = parts.first, parts.count == 1 {
    if let corrected = CorrectedTime(text) {
      return [.command(judge.command(corrected, said: text))]
    }
    return [.capture(text, remarks)]
  }
  return parts.isEmpty ? [.capture(text, [])] : parts
}

extension SpokenPart {
  /// Whether it asks about what is there, or acts on it.
  fileprivate var isAboutWhatIsThere: Bool {
    if case .capture = self { false } else { true }
  }

  fileprivate var isCommand: Bool { if case .command = self { true } else { false } }
}
