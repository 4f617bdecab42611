import Actions
import Interchange
import Language
import Model

/// The text in what a recogniser answered: plain text, or the JSON of those that are known.
///
/// A pause ends a sentence where the words allow; with `isLive` each line follows a pause.
func spokenText(in answer: String, isLive: Bool = false) throws(TranscriptionError) -> String {
  let text = answer.trimmed
  let lines = text.split(whereSeparator: \.isNewline).map(String.init)
  guard text.hasPrefix("{") else {
    return isLive ? lines.map(\.inOneLine).joinedByPauses : text.inOneLine
  }
  // One object, or one to a line.
  for candidate in [[text], lines] {
    let parts = candidate.compactMap { spokenPart(in: $0) }
    guard parts.count == candidate.count else { continue }
    return isLive ? parts.joinedByPauses : parts.joined(separator: " ").inOneLine
  }
  throw .notRead
}

/// The text in one object.
private func spokenPart(in json: String) -> String? {
  do {
    let object = try JSONValue(parsing: json)
    // pocketsphinx says t, whisper.cpp a list of parts, vosk a list of texts, services text.
    for key in ["text", "t", "transcription"] {
      guard let value = object[key] else { continue }
      let text =
        value.text
        ?? value.elements.compactMap { $0.text ?? $0["text"]?.text }.joined(separator: " ")
      return punctuated(text.inOneLine, pauses: text.pauses(of: [SpokenSpan](object)))
    }
    return nil
  } catch {
    return nil
  }
}

extension [String] {
  /// The texts one after the other, with a pause between each two.
  var joinedByPauses: String {
    let texts = filter { !$0.isEmpty }
    var count = 0
    let pauses = texts.dropLast().map { text in
      count += text.split(whereSeparator: \.isWhitespace).count
      return count
    }
    return punctuated(texts.joined(separator: " "), pauses: pauses)
  }
}

extension String {
  /// The words with one blank between them.
  fileprivate var inOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
