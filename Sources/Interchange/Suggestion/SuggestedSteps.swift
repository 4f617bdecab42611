/// First steps of a to-do that a model proposed: short texts, and nothing else of its answer.
package struct SuggestedSteps: Hashable, Sendable {
  /// 1 to 200 characters on one line each, no two alike.
  package let titles: [String]

  /// No more of a model's are taken: who cannot begin needs few.
  package static let most = 5

  /// Takes what can be a step out of any texts.
  ///
  /// That is on one line, without a number before it, not too long, neither there twice nor among
  /// the known ones. The first `most` of them count.
  package init(_ texts: [String], besides known: [String], most: Int = Self.most) {
    var seen = Set(known.map(\.sound))
    var titles: [String] = []
    for text in texts where titles.count < most {
      let title = text.onOneLine.withoutNumber
      guard 1...200 ~= title.count, !title.sound.isEmpty, seen.insert(title.sound).inserted
      else { continue }
      titles.append(title)
    }
    self.titles = titles
  }

  /// Reads a model's answer; throws `notJSON` where there is no object with steps in it.
  package init(reading text: String, besides known: [String]) throws(OnlineFailure) {
    guard let answer = JSONValue(embeddedIn: text, holding: StepsPrompt.key),
      case .array = answer[StepsPrompt.key]
    else { throw .notJSON }
    self.init(answer[StepsPrompt.key]?.texts ?? [], besides: known)
  }

  /// Reads what another program told, and believes it no more than a model; `nil` where it told of
  /// no steps.
  package init?(json: JSONValue, besides known: [String]) {
    guard case .array(let values)? = json[StepsPrompt.key] else { return nil }
    self.init(values.compactMap(\.text), besides: known)
  }

  /// The fields that tell of them between the programs.
  package var fields: [String: JSONValue] {
    [StepsPrompt.key: .array(titles.map(JSONValue.string))]
  }
}

extension String {
  /// The words as they sound, by which two steps are the same.
  fileprivate var sound: String { SpokenWords(self).words.joined(separator: " ") }

  /// The text without the number or the sign that some write before each line of a list.
  fileprivate var withoutNumber: String {
    let digits = prefix { $0.isASCII && $0.isNumber }
    let rest = dropFirst(digits.count)
    let marks = digits.isEmpty ? "-*•–" : ".)"
    guard digits.count <= 2, let mark = rest.first, marks.contains(mark),
      rest.dropFirst().first == " "
    else { return self }
    return String(rest.dropFirst(2))
  }
}
