import Actions
import Answers
import Language
import Screen
import Words

/// What was understood so far of a text that somebody types.
struct TypedReading {
  let text: String
  /// A line for each to-do: an arrow, or a question mark where it would be asked about.
  let lines: [String]
  private let spans: [Span]

  init(_ text: String, _ style: AnswerStyle, _ context: LanguageContext) {
    self.text = text
    let readBack = ReadBack(style, context)
    let understanding = understand(text, in: context)
    lines = understanding.drafts.map { draft in
      (draft.doubts.isEmpty ? "→ " : "? ") + readBack.line(draft)
    }
    spans = understanding.drafts.flatMap(\.spans)
  }

  /// A part of the text in pieces, each with the look of what it was understood as; `start` characters stand
  /// ahead of the part.
  func pieces(of part: String, behind start: Int) -> [(text: String, ink: ScreenLine.Ink)] {
    var place = text.prefix(start).unicodeScalars.count
    var pieces: [(text: String, ink: ScreenLine.Ink)] = []
    var last: Span.Role?
    for (character, shown) in zip(text.dropFirst(start), part) {
      let role = spans.first { $0.range.contains(place) }?.role
      place += character.unicodeScalars.count
      if pieces.isEmpty || role != last {
        pieces.append((String(shown), role?.ink ?? .plain))
      } else {
        pieces[pieces.count - 1].text.append(shown)
      }
      last = role
    }
    return pieces
  }
}

extension Span.Role {
  /// Times as in answers; what says how it is kept beside them; what is not kept pales.
  fileprivate var ink: ScreenLine.Ink {
    switch self {
    case .time, .repeat, .lead, .effort: ScreenLine.Ink(color: 32, isUnderlined: true)
    case .list, .priority: ScreenLine.Ink(color: 36, isUnderlined: true)
    case .notes: .plain
    case .opener, .filler: .dim
    }
  }
}
