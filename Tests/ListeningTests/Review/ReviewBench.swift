import Actions
import Language
import Model
import Testing
import Words

@testable import Answers
@testable import Listening
@testable import Screen

/// A review on a Saturday evening, worked by keys.
struct ReviewBench {
  var state: ReviewState
  /// The request of the last keys to the world.
  var effect: ReviewEffect?
  let words: ReviewWords

  static let transcript =
    "um call the dentist thursday at 3 and water the plants every other friday and buy milk and eggs"

  init(
    _ transcript: String = ReviewBench.transcript,
    unverified: Set<Int> = [],
    canRerecord: Bool = false,
    tone: Tone = .warm
  ) throws {
    let now = try #require(CivilDateTime("2026-11-21T18:00"))
    let zone = Zone(identifier: "UTC", secondsFromUTC: 0)
    let zones = ZoneDirectory(zone: { _ in nil }, current: { zone })
    let context = LanguageContext(
      now: now,
      zone: zone,
      zones: zones,
      listNames: ["Groceries", "Work"]
    )
    var utterance = Utterance(understand(transcript, in: context))
    utterance.unverified = unverified
    let said = HeardText(transcript)
    state = ReviewState(
      utterance,
      said: said,
      words: said.words(of: utterance, explain(transcript, in: context)),
      reading: ReviewReading(context: context),
      canRerecord: canRerecord
    )
    let clock = WallClock(
      now: now,
      instant: context.instant,
      calendar: context.calendar,
      tone: tone,
      face: .hours24
    )
    words = ReviewWords(
      tone: tone,
      isPlain: false,
      clock: ReviewClock(
        text: { clock.text(of: $0, endTime: $1) },
        distance: { clock.distance(to: $0) },
        repeatText: { clock.repeatText($0, tone) }
      )
    )
  }

  /// Presses keys one after the other; a word in angle brackets is one key, all else is typed.
  mutating func press(_ keys: String) {
    var rest = keys[...]
    while let first = rest.first {
      if first == "<", let end = rest.firstIndex(of: ">"),
        let key = Self.keys[String(rest[rest.index(after: rest.startIndex)..<end])]
      {
        effect = state.press(key)
        rest = rest[rest.index(after: end)...]
      } else {
        effect = state.press(.text(String(rest.removeFirst())))
      }
    }
  }

  static let keys: [String: Key] = [
    "enter": .enter, "esc": .escape, "tab": .tab, "backtab": .backTab, "back": .backspace,
    "del": .delete, "up": .up, "down": .down, "left": .left, "right": .right, "home": .home,
    "end": .end, "pgup": .pageUp, "pgdn": .pageDown, "wordleft": .wordLeft,
    "wordright": .wordRight, "markleft": .markLeft, "markright": .markRight, "markup": .markUp,
    "markdown": .markDown, "delword": .deleteWord, "c-s": .control("s"), "c-u": .control("u"),
    "c-k": .control("k"), "c-c": .control("c"), "c-z": .control("z"),
  ]

  /// The cards, one a line: title, then what else is known.
  var cards: [String] {
    state.cards.map { card in
      card.draft.title + " · " + words.summary(card.draft)
        + (card.isUnverified ? " · unverified" : "")
        + (card.parent == nil ? "" : " · part")
    }
  }

  var titles: [String] { state.cards.map(\.draft.title) }

  var message: String? { state.message.map { words.text($0.sentence, $0.values) } }

  /// The screen without its colours.
  func screen(_ columns: Int, _ rows: Int, hasColor: Bool = false) -> [String] {
    ReviewScreen(state, words, columns: columns, rows: rows, hasColor: hasColor).lines.map {
      $0.withoutPaint
    }
  }
}

extension String {
  /// The text without the sequences that paint it.
  var withoutPaint: String {
    var text = ""
    for (index, part) in split(separator: "\u{1B}", omittingEmptySubsequences: false).enumerated() {
      text += index == 0 ? part : part.drop { $0 != "m" }.dropFirst()
    }
    return text
  }
}
