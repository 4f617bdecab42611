/// How far the topic of answers was read, and what was found there.
///
/// Anybody may write there, as much as they like: a line that is none, or too long for one of ours, is
/// nothing, and what was read is never read again.
package struct PushAnswers: Hashable, Sendable {
  /// Those that press a button, oldest first.
  package private(set) var pressed: [PushAnswer] = []
  /// How many messages are none of ours.
  package private(set) var others = 0
  /// The server's name of the last message that was read, to go on behind.
  package private(set) var last: String?
  /// Whether there may be more behind it.
  package var mayBeMore = false

  /// So many that press a button are taken at once.
  package static let most = 2000
  /// A line may have so many bytes: the longest message that a server takes (ntfy documentation,
  /// "Limitations"), as JSON spells its letters.
  package static let longestLine = 1 << 16

  package init() {}
}

extension PushAnswers {
  /// Reads a line that the server has (ntfy documentation, "Subscribe as JSON stream"), one message or
  /// an event of another kind; whether there is room for another one.
  package mutating func take(_ line: [UInt8]) -> Bool {
    guard let answer = PushAnswer(line: line) else { return true }
    last = answer.id
    guard answer.pressed != nil else {
      others += 1
      return true
    }
    pressed.append(answer)
    mayBeMore = pressed.count >= Self.most
    return !mayBeMore
  }

  /// Reads what another program told.
  package init(json: JSONValue) {
    pressed = json["answers"]?.elements.compactMap(PushAnswer.init(json:)) ?? []
    others = max(0, json["others"]?.integer ?? 0)
    last = json["last"]?.text.flatMap { $0.isPushName ? $0 : nil }
    mayBeMore = json["mayBeMore"]?.bool ?? false
  }

  /// The fields that tell of it between the programs.
  package var fields: [String: JSONValue] {
    var fields: [String: JSONValue] = [
      "answers": .array(pressed.map(\.json)), "others": .number(Double(others)),
      "mayBeMore": .bool(mayBeMore),
    ]
    if let last { fields["last"] = .string(last) }
    return fields
  }
}
