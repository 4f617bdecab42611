package import Actions
import Configuration

/// The arguments of a verb as they were typed, each beside what it is for.
package struct ParsedLine {
  private var given: [(argument: Argument, value: String)] = []

  /// The last value of an option, or the word; `nil` where there is none.
  package subscript(argument: Argument) -> String? { all(argument).last }

  /// The value as a case of an enumeration.
  package subscript<Value: RawRepresentable<String>>(argument: Argument) -> Value? {
    self[argument].flatMap(Value.init(rawValue:))
  }

  /// Every value of an option or words that may stand there several times, in order.
  package func all(_ argument: Argument) -> [String] {
    given.filter { $0.argument.name == argument.name }.map(\.value)
  }

  /// All of it as it is typed again, options first; what answers questions is left out.
  package var typed: [String] {
    let options = given.filter { $0.argument.kind != .word && $0.argument != .yes }
    return options.flatMap { [$0.argument.name] + ($0.argument.kind == .option ? [$0.value] : []) }
      + given.filter { $0.argument.kind == .word }.map(\.value)
  }

  /// Whether the argument was typed.
  package func has(_ argument: Argument) -> Bool {
    given.contains { $0.argument.name == argument.name }
  }
}

extension ParsedLine {
  /// Reads what stands behind a verb; nothing where help is asked for.
  ///
  /// Options and words may stand in any order. What does not fit is told in this order: dashes that
  /// name nothing, options from left to right, words, what is not there, unknown options, words
  /// that are too many.
  package init?(_ typed: [String], for row: VerbRow) throws(UsageError) {
    let pieces = try Piece.pieces(of: typed)
    var words: [String] = []
    var unknown: String?
    var asksForHelp = false
    var rest = pieces[...]
    while let piece = rest.popFirst() {
      switch piece {
      case .word(let word): words.append(word)
      case .terminator: break
      case .option(let name, let value):
        if let argument = row.arguments.first(where: { $0.spellings.contains(name) }),
          argument != .help
        {
          let value = try argument.value(typed: value, as: name, or: &rest)
          given.append((argument, value))
        } else if piece.asksForHelp {
          asksForHelp = true
        } else {
          unknown = unknown ?? name
        }
      }
    }
    let places = row.arguments.filter { $0.kind == .word }
    try take(&words, for: places)
    guard !asksForHelp else { return nil }
    if let missing = places.first(where: { $0.isRequired && !has($0) }) {
      throw .missingArgument(missing.name)
    }
    if let unknown { throw .unknownOption(unknown, near: row.option(near: unknown)) }
    if !words.isEmpty { throw .unexpectedWords(words) }
  }

  /// Gives the words to the arguments that they are for; the others stay.
  private mutating func take(
    _ words: inout [String],
    for arguments: [Argument]
  ) throws(UsageError) {
    var rest = words[...]
    for argument in arguments {
      repeat {
        guard let word = rest.popFirst() else { break }
        try argument.check(word, as: argument.name)
        given.append((argument, word))
      } while argument.isRepeating
    }
    words = Array(rest)
  }
}

/// An argument as its dashes have it.
private enum Piece {
  case word(String)
  /// `--name`, `--name=value`, or the same with one dash.
  case option(String, value: String?)
  /// `--`: only words follow.
  case terminator

  static func pieces(of typed: [String]) throws(UsageError) -> [Piece] {
    var pieces: [Piece] = []
    for (index, argument) in typed.enumerated() {
      let dashes = argument.prefix { $0 == "-" }.count
      if dashes == 0 || argument == "-" {
        pieces.append(.word(argument))
      } else if argument == "--" {
        return pieces + [.terminator] + typed[(index + 1)...].map(Piece.word)
      } else {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        guard dashes <= 2, parts[0].count > dashes else {
          throw .unknownOption(argument, near: nil)
        }
        // `--list=` is the name alone, so that the next argument is the value.
        let value = parts.dropFirst().first { !$0.isEmpty }
        pieces.append(.option(String(parts[0]), value: value.map(String.init)))
      }
    }
    return pieces
  }

  /// The argument as it was typed; `nil` for the terminator.
  var text: String? {
    switch self {
    case .word(let word): word
    case .option(let name, let value): name + (value.map { "=" + $0 } ?? "")
    case .terminator: nil
    }
  }

  /// `--help`, `-h`, or an h among letters behind one dash.
  var asksForHelp: Bool {
    guard case .option(let name, let value) = self else { return false }
    return Argument.help.spellings.contains(name)
      || !name.hasPrefix("--") && value == nil && name.contains("h")
  }
}

extension Argument {
  /// The value behind `=`, or else the next argument; empty for a flag, which takes none.
  fileprivate func value(
    typed: String?,
    as name: String,
    or rest: inout ArraySlice<Piece>
  ) throws(UsageError) -> String {
    if kind == .flag {
      if let typed { throw .valueNotTaken(option: name, value: typed) }
      return ""
    }
    if let typed {
      try check(typed, as: name)
      return typed
    }
    guard let next = rest.first, let value = next.text else { throw .missingValue(option: name) }
    if case .option = next, !takesDashes { throw .missingValue(option: name) }
    rest.removeFirst()
    try check(value, as: name)
    return value
  }

  fileprivate func check(_ value: String, as name: String) throws(UsageError) {
    guard accepts(value) else { throw .valueNotUnderstood(value, of: name, choices: choices) }
  }
}

extension VerbRow {
  /// The option that a mistyped one most likely means; nothing for a single letter.
  fileprivate func option(near typed: String) -> String? {
    guard typed.hasPrefix("--") || typed.count > 2 else { return nil }
    // Who is shown help where another option was meant is no further.
    return options.filter { $0 != .help }.flatMap(\.spellings)
      .map { (name: $0, distance: typed.editDistance(to: $0)) }
      .filter { $0.distance <= 2 }
      .min { $0.distance < $1.distance }?.name
  }
}
