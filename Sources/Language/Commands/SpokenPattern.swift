/// A way to say a command: words that have to be there, and slots for what they are about.
///
/// Written as text: `a/b` is either word, `a?` may be left out. `X` stands for to-dos, as long as
/// it fits (`x`: as short as it fits), `L` for "it" and the like, `P` for something that was done
/// ("paid the rent"), `T` for a place or a time, `F` for the time that it leaves ("from 3 to 4", "4
/// instead of 3"), `M` for a time alone, `D` for a day, `A` for an amount of time, `Y` for the rest in
/// its own words, `W` for somebody else. `<delete>` is any verb that means it, `<delete!>` one that begins nothing else.
struct SpokenPattern: Sendable {
  enum Element: Sendable {
    case words([Word], isOptional: Bool)
    case slot(Slot)
  }

  enum Slot: Character, Sendable {
    case longest = "X"
    case shortest = "x"
    case last = "L"
    case report = "P"
    case place = "T"
    case former = "F"
    case moment = "M"
    case day = "D"
    case amount = "A"
    case rest = "Y"
    case somebody = "W"

    /// Whether it stands for to-dos.
    var isTarget: Bool {
      switch self {
      case .longest, .shortest, .last, .report: true
      case .place, .former, .moment, .day, .amount, .rest, .somebody: false
      }
    }
  }

  let elements: [Element]

  init(_ text: Substring) {
    elements = text.split(separator: " ").map { part in
      if part.count == 1, let first = part.first, let slot = Slot(rawValue: first) {
        return .slot(slot)
      }
      let isOptional = part.hasSuffix("?") && part.count > 1
      let words = (isOptional ? part.dropLast() : part).split(separator: "/").flatMap(Self.words)
      return .words(words, isOptional: isOptional)
    }
  }
}

extension SpokenPattern {
  /// A word, or all of those that a verb of the table has.
  private static func words(_ text: Substring) -> [Word] {
    guard text.hasPrefix("<"), text.hasSuffix(">") else {
      return text == "till" ? ["till", "til"] : [Word(String(text))]
    }
    let isOwn = text.hasSuffix("!>")
    let name = String(text.dropFirst().dropLast(isOwn ? 2 : 1))
    guard let verb = CommandVerb(rawValue: name) else { return [] }
    return isOwn ? CommandVerb.words(verb.own) : verb.words
  }
}

/// Where a pattern's slots stand in the tokens.
struct SpokenSlots: Hashable, Sendable {
  var target: Range<Int>?
  var rest: Range<Int>?
  /// Somebody else, who is told of.
  var somebody: Range<Int>?
}

extension SpokenPattern {
  /// Every way in which the whole range says this, the likeliest first; at most `mostReadings`.
  func readings(of speech: SpokenText, _ range: Range<Int>) -> [SpokenSlots] {
    var found: [SpokenSlots] = []
    read(speech, 0, range, SpokenSlots(), &found)
    return found
  }

  private static let mostReadings = 40

  private func read(
    _ speech: SpokenText,
    _ index: Int,
    _ range: Range<Int>,
    _ slots: SpokenSlots,
    _ found: inout [SpokenSlots]
  ) {
    guard found.count < Self.mostReadings else { return }
    guard index < elements.count else {
      if range.isEmpty { found.append(slots) }
      return
    }
    switch elements[index] {
    case .words(let words, let isOptional):
      if let first = range.first, speech.isWord(first, words) {
        read(speech, index + 1, range.dropFirst(), slots, &found)
      }
      if isOptional { read(speech, index + 1, range, slots, &found) }
    case .slot(let slot):
      let isLast = index == elements.count - 1
      let ends = isLast ? range.upperBound...range.upperBound : range.lowerBound...range.upperBound
      for offset in 0..<ends.count {
        let end = slot == .shortest ? ends.lowerBound + offset : ends.upperBound - offset
        let part = range.lowerBound..<end
        guard speech.fits(part, slot) else { continue }
        var slots = slots
        if slot.isTarget {
          slots.target = part
        } else if slot == .somebody {
          slots.somebody = part
        } else if slot != .former {
          slots.rest = part
        }
        read(speech, index + 1, end..<range.upperBound, slots, &found)
      }
    }
  }
}
