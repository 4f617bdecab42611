import Actions

extension UsageError {
  /// What the argument parser found wrong, read from its message.
  ///
  /// Its own words speak of something broken; its facts are all that is taken from it.
  init(parserMessage message: String) {
    // "Unknown option '-x5'\n   or: Missing value for '-x <x>' in '-x5'": the first line says it.
    let line = message.split(separator: "\n").first.map(String.init) ?? ""
    let quoted = line.singleQuoted
    if line.hasPrefix("Unknown option "), let option = quoted.first {
      // What it suggests is often far away.
      let near = quoted.dropFirst().first { option.editDistance(to: $0) <= 2 }
      self = .unknownOption(option, near: near)
    } else if let option = line.between("Invalid option: ", "") {
      // Dashes without a name.
      self = .unknownOption(option, near: nil)
    } else if line.hasPrefix("Missing value for "), let option = quoted.first {
      self = .missingValue(option: option.firstWord)
    } else if line.hasPrefix("The option "), quoted.count > 1 {
      self = .valueNotTaken(option: quoted[0].firstWord, value: quoted[1])
    } else if let value = line.between("Unexpected argument '", "'") {
      self = .unexpectedWords([value])
    } else if line.hasSuffix("'"), line.dropDigits.hasPrefix(" unexpected arguments: '"),
      let values = line.dropDigits.between(" unexpected arguments: '", "'")
    {
      self = .unexpectedWords(values.parts(separatedBy: "', '"))
    } else if let argument = line.between("Missing expected argument '", "'") {
      self = .missingArgument(argument.dropEllipsis)
    } else if let rest = line.between("The value '", "") {
      let parts = rest.parts(separatedBy: "' is invalid for '")
      // "--color <color>'. Please provide one of 'auto', 'always' or 'never'."
      let told = parts.count > 1 ? ("'" + parts[1]).singleQuoted : []
      self = .valueNotUnderstood(
        parts[0],
        of: told.first?.firstWord ?? "",
        choices: Array(told.dropFirst())
      )
    } else if line.hasPrefix("Value to be set with "), quoted.count > 1 {
      self = .optionsExclude(quoted[1], quoted[0])
    } else {
      self = .other
    }
  }
}

extension StringProtocol {
  /// What stands between `'` and `'`, in order.
  fileprivate var singleQuoted: [String] {
    let parts = split(separator: "'", omittingEmptySubsequences: false)
    return parts.indices.filter { $0 % 2 == 1 && $0 < parts.count - 1 }.map { String(parts[$0]) }
  }

  fileprivate var firstWord: String { String(split(separator: " ").first ?? "") }

  /// What stands after `start` and before `end`, both at the edges of the text.
  fileprivate func between(_ start: String, _ end: String) -> String? {
    guard hasPrefix(start), hasSuffix(end), utf8.count >= start.utf8.count + end.utf8.count
    else { return nil }
    return String(dropFirst(start.count).dropLast(end.count))
  }

  /// The text without the number in front.
  fileprivate var dropDigits: String { String(drop(while: \.isNumber)) }

  /// `<id> ...` without its dots.
  fileprivate var dropEllipsis: String { hasSuffix(" ...") ? String(dropLast(4)) : String(self) }
}
