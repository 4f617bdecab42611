package import Model

/// An answer from the phone, as the topic of answers has it.
package struct PushAnswer: Hashable, Sendable {
  package enum Button: String, CaseIterable, Hashable, Sendable {
    case done, later
  }

  /// The server's name for it.
  package let id: String
  /// When it was pressed, by the server's clock.
  package let at: Instant
  /// What it says; `nil` where it is none of ours.
  package let pressed: Pressed?

  /// A button of the message with this token.
  package struct Pressed: Hashable, Sendable {
    package let button: Button
    package let token: String
  }

  /// What a button writes: its name and the token of its message.
  package static func body(_ button: Button, token: String) -> String {
    button.rawValue + " " + token
  }
}

extension PushAnswer {
  /// Reads a line of the topic; `nil` where it is no message.
  init?(line: [UInt8]) {
    let json: JSONValue
    do { json = try JSONValue(parsing: line) } catch { return nil }
    self.init(line: json)
  }

  private init?(line: JSONValue) {
    guard line["event"]?.text == "message", let id = line["id"]?.text, id.isPushName,
      let seconds = line["time"]?.integer, (0...253_402_300_799).contains(seconds)
    else { return nil }
    self.id = id
    at = Instant(seconds: Int64(seconds))
    pressed = line["message"]?.text.flatMap(Pressed.init)
  }

  /// Reads what another program told.
  package init?(json: JSONValue) {
    guard let id = json["id"]?.text, id.isPushName, let seconds = json["at"]?.integer else {
      return nil
    }
    self.id = id
    at = Instant(seconds: Int64(seconds))
    pressed = json["pressed"]?.text.flatMap(Pressed.init)
  }

  /// The fields that tell of it between the programs.
  package var json: JSONValue {
    var fields: [String: JSONValue] = [
      "id": .string(id), "at": .number(Double(at.seconds)),
    ]
    if let pressed {
      fields["pressed"] = .string(Self.body(pressed.button, token: pressed.token))
    }
    return .object(fields)
  }
}

extension PushAnswer.Pressed {
  /// Reads what a button wrote; `nil` of anything else.
  init?(_ text: String) {
    let words = text.split(separator: " ", omittingEmptySubsequences: false)
    guard text.utf8.count <= 80, words.count == 2,
      let button = PushAnswer.Button(rawValue: String(words[0])),
      words[1].utf8.count == 32, words[1].utf8.allSatisfy(\.isHexadecimal)
    else { return nil }
    self.init(button: button, token: String(words[1]))
  }
}

extension UInt8 {
  fileprivate var isHexadecimal: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
      || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(self)
  }
}
