/// Words that a recogniser heard in one stretch of time, in seconds.
package struct SpokenSpan: Hashable, Sendable {
  package let text: String
  package let start: Double
  package let end: Double

  package init(_ text: String, from start: Double, to end: Double) {
    (self.text, self.start, self.end) = (text, start, end)
  }

  /// Silence of this many seconds between two words may end a sentence.
  package static let pause = 0.5
}

extension [SpokenSpan] {
  /// How many words stand before each pause.
  package var pauses: [Int] {
    var count = 0
    var pauses: [Int] = []
    for (index, span) in enumerated() {
      if index > 0, span.start - self[index - 1].end >= SpokenSpan.pause { pauses.append(count) }
      count += span.text.words
    }
    return pauses
  }

  /// How many words there are in all.
  var words: Int { reduce(0) { $0 + $1.text.words } }
}

extension [SpokenSpan] {
  /// Reads the times of words, or else of longer stretches, where a recogniser's answer has them.
  ///
  /// OpenAI and Groq have `words` and `segments`, whisper.cpp's server words within segments, its
  /// program `transcription` with milliseconds, vosk `result` or terms of `monologues`,
  /// pocketsphinx `w` with a beginning and a length. What it made of silence is left out.
  package init(_ json: JSONValue) {
    let segments = (json["segments"]?.elements ?? []).filter { !$0.isSilence }
    let terms = (json["monologues"]?.elements ?? []).flatMap { $0["terms"]?.elements ?? [] }
    let candidates: [[JSONValue]] = [
      segments.count == (json["segments"]?.elements ?? []).count
        ? json["words"]?.elements ?? [] : [],
      segments.flatMap { $0["words"]?.elements ?? [] },
      json["result"]?.elements ?? [], terms, json["w"]?.elements ?? [], segments,
      json["transcription"]?.elements ?? [],
    ]
    self = candidates.first { !$0.isEmpty }?.compactMap(SpokenSpan.init) ?? []
  }
}

extension SpokenSpan {
  fileprivate init?(_ json: JSONValue) {
    guard let said = json["word"]?.text ?? json["text"]?.text ?? json["t"]?.text else { return nil }
    let text = said.onOneLine
    // pocketsphinx: <sil>, [NOISE], and words with the number of their pronunciation.
    guard !text.isEmpty, !text.hasPrefix("<"), !text.hasPrefix("[") else { return nil }
    if let start = json["start"]?.double, let end = json["end"]?.double {
      self.init(text, from: start, to: end)
    } else if let start = json["b"]?.double, let length = json["d"]?.double {
      self.init(text, from: start, to: start + length)
    } else if let start = json["offsets"]?["from"]?.double, let end = json["offsets"]?["to"]?.double
    {
      self.init(text, from: start / 1000, to: end / 1000)
    } else {
      return nil
    }
  }
}

extension JSONValue {
  /// Whether a segment holds no speech, by the limits of Whisper's own decoder.
  var isSilence: Bool {
    guard let silence = self["no_speech_prob"]?.double else { return false }
    return silence > 0.6 && (self["avg_logprob"]?.double ?? -2) < -1
  }
}

extension String {
  /// How many words there are, as blanks part them.
  fileprivate var words: Int { split(whereSeparator: \.isWhitespace).count }

  /// How many words a text has, and the pauses in it where the recogniser's words are those.
  package func pauses(of spans: [SpokenSpan]) -> [Int] {
    spans.words == words ? spans.pauses : []
  }
}
