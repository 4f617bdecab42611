/// A topic of an ntfy server, by its address: `https://ntfy.sh/a-long-name-that-nobody-guesses`.
///
/// Who knows its name reads what is published there, so the name is a password.
package struct PushTopic: Hashable, Sendable {
  /// The server's address, without a slash at its end.
  package let server: String
  package let name: String

  /// Reads an address; `nil` where it names no topic, or one too long for its answers to have a name.
  ///
  /// Of the characters that ntfy allows (ntfy documentation, "Publishing"); whether the address may
  /// be spoken to is for whoever does that.
  package init?(_ address: String) {
    let text = address.hasSuffix("/") ? String(address.dropLast()) : address
    guard let start = text.schemeEnd, let slash = text.lastIndex(of: "/"), slash > start,
      !text.contains(where: { "?#@ ".contains($0) })
    else { return nil }
    name = String(text[text.index(after: slash)...])
    server = String(text[..<slash])
    guard server.count > text.distance(from: text.startIndex, to: start) + 1,
      (1...Self.longestName).contains(name.utf8.count), name.utf8.allSatisfy(\.isOfPushName)
    else { return nil }
  }

  /// A topic has 64 characters at most, that of its answers included.
  private static let longestName = 64 - answerSuffix.utf8.count
  private static let answerSuffix = "-answers"

  /// Where the buttons of a message write their answers.
  package var answers: String { name + Self.answerSuffix }

  package var answerAddress: String { server + "/" + answers }
}

extension PushTopic {
  /// The address that an answer is asked for at; only those after `since`, a message's name or seconds
  /// since 1970.
  package func poll(since: String) -> String {
    let since = since.utf8.allSatisfy(\.isOfPushName) ? since : "all"
    return "\(answerAddress)/json?poll=1&since=\(since)"
  }
}

extension String {
  /// Where the last slash behind the scheme is, of `http` and `https`.
  fileprivate var schemeEnd: Index? {
    for scheme in ["https://", "http://"] where hasPrefix(scheme) {
      return index(startIndex, offsetBy: scheme.count - 1)
    }
    return nil
  }

  /// Whether it can name a message, or a sequence of them.
  package var isPushName: Bool {
    (1...64).contains(utf8.count) && utf8.allSatisfy(\.isOfPushName)
  }
}

extension UInt8 {
  /// Whether ntfy allows it in the name of a topic, a message or a sequence.
  fileprivate var isOfPushName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
