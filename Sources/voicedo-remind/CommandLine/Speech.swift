import Actions

extension Verb {
  /// Whether the words of the verb are one text, however many arguments they come in.
  var takesSpeech: Bool { self == .add || self == .parse || self == .say }
}

extension [String] {
  /// The same text in few arguments: the argument parser takes a second over ten thousand of them.
  ///
  /// The first word of a row stays alone, since it may be the value of the option before it.
  var withWordsJoined: [String] {
    guard count > 200 else { return self }
    var joined: [String] = []
    var row: [String] = []
    func isWord(_ argument: String) -> Bool { !argument.hasPrefix("-") }
    for argument in self {
      if isWord(argument), let last = joined.last, isWord(last) {
        row.append(argument)
      } else {
        if !row.isEmpty { joined.append(row.joined(separator: " ")) }
        row = []
        joined.append(argument)
      }
    }
    return row.isEmpty ? joined : joined + [row.joined(separator: " ")]
  }
}
