import Words

/// What came of a key.
enum DayAnswer {
  /// It was done, and this is to be said of it.
  case said(String)
  case asks(DayQuestion)
  case agenda([String])
  /// The screen shows it by itself.
  case shown
}

/// Why nothing came of a key, beside what commands know.
enum DayTrouble: Error {
  /// The to-do is done by now, or away.
  case gone(title: String)
  /// It is another one than the person has read.
  case changed(title: String)
}

extension DayTrouble {
  /// Words the trouble in one sentence.
  func line(_ tone: Tone) -> String {
    let words = DayWords(tone: tone)
    return switch self {
    case .gone(let title): words.text(.goneMeanwhile, ["title": title])
    case .changed(let title): words.text(.changedMeanwhile, ["title": title])
    }
  }
}

extension DayState {
  /// Takes up what came of a key; what is typed stays until it is stored.
  mutating func take(_ answer: DayAnswer, to effect: DayEffect, remarks: [String] = []) {
    switch answer {
    case .said(let text):
      switch effect {
      case .add, .take: unsaid = ""
      default: break
      }
      mode = .list
      message = ([text] + remarks).filter { !$0.isEmpty }.joined(separator: " · ")
    case .asks(let question): mode = .asking(question)
    case .agenda(let lines): mode = .reading(.week(lines), from: 0)
    case .shown: break
    }
  }
}
