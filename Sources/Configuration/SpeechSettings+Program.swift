internal import Model
internal import Words

extension SpeechSettings {
  /// Whether anything is spoken at all.
  package var isOn: Bool { !command.isEmpty }

  /// The longest text that is spoken, in characters: some 40 seconds.
  package static let longest = 600

  /// The command that speaks a text, and what it reads; `nil` where there is nothing to speak.
  ///
  /// What is spoken is data: it is never looked at by a shell, is part of one argument, and cannot
  /// be taken for an option or the name of the program.
  package func program(speaking text: String) -> (arguments: [String], input: [UInt8])? {
    let text = text.speakable
    guard let name = command.first, text.contains(where: { $0.isLetter || $0.isNumber }) else {
      return nil
    }
    let rest = command.dropFirst().map { $0.putting(text, inPlaceOf: "{text}") }
    let isArgument = rest != Array(command.dropFirst())
    return ([name] + rest, isArgument ? [] : Array((text + "\n").utf8))
  }

  /// The command that ends what is spoken, beside ending the one that speaks: behind `spd-say` there
  /// is speech-dispatcher, which goes on when `spd-say` is gone.
  package var stopping: [String]? {
    guard let name = command.first, name == "spd-say" || name.hasSuffix("/spd-say") else {
      return nil
    }
    return [name, "--cancel"]
  }
}

extension String {
  /// The text on one line, each line of it a sentence, without what is no sound.
  fileprivate var speakable: String {
    let lines = split(whereSeparator: \.isNewline).map { line in
      let line = String(line).plainLine(limit: SpeechSettings.longest)
      return line.last.map { ".:?!,;…".contains($0) } ?? true ? line : line + "."
    }
    let text = lines.filter { !$0.isEmpty }.joined(separator: " ")
    return String(text.plainLine(limit: SpeechSettings.longest).drop { "- ".contains($0) })
  }

  fileprivate func putting(_ text: String, inPlaceOf mark: String) -> String {
    var result = ""
    var rest = self[...]
    while let place = rest.firstRange(ofText: mark) {
      result += rest[..<place.lowerBound] + text
      rest = rest[place.upperBound...]
    }
    return result + rest
  }
}
