import Actions
import Language
import Words

/// What a sentence was taken to mean, in one line, such as a question about the dentist.
struct MeantText {
  let tone: Tone

  /// The line of a meaning.
  func line(_ meaning: Meaning) -> String {
    MeaningWords(named: meaning.act.rawValue)?.text(tone, ["about": about(meaning.about)]) ?? ""
  }

  private func about(_ selection: Selection) -> String {
    var parts = selection.words.map { MeaningWords.called.text(tone, ["words": $0.printable]) }
    if let list = selection.list {
      parts.append(MeaningWords.onList.text(tone, ["list": list.printable]))
    }
    if let window = selection.window {
      parts.append(MeaningWords.within.text(tone, ["window": window.words.printable]))
    }
    if selection.rule != nil { parts.append(MeaningWords.often.text(tone)) }
    if let trait = selection.trait, let words = MeaningWords(named: trait.rawValue) {
      parts.append(words.text(tone))
    }
    return parts.isEmpty ? MeaningWords.anything.text(tone) : parts.joined(separator: ", ")
  }
}
