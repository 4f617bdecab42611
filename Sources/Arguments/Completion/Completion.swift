package import Actions
package import Answers
package import Store
import System
import Words

/// The words that fit where the cursor stands; names of lists and to-dos come from `index`.
package struct Completion {
  let shell: Shell
  let index: CompletionIndex?
  /// All that is known of a verb.
  private let row: (Verb) -> VerbRow

  /// How many to-dos are offered at most.
  package static let limit = 200

  package init(of row: @escaping (Verb) -> VerbRow, shell: Shell, index: CompletionIndex?) {
    self.row = row
    self.shell = shell
    self.index = index
  }

  /// The candidates for the word that is being typed.
  package func candidates(_ line: CommandLineBeginning) -> Candidates {
    var words = line.before[...]
    let general = words.takeGeneralOptions()
    if words.elementsEqual(["--color"]) {
      return values(ColorChoice.allCases.map(\.rawValue), line.current)
    }
    guard let first = words.popFirst() else {
      return beginnings(line.current, behind: general)
    }
    if ["help", "--help", "-h"].contains(first) {
      return words.isEmpty ? verbs(line.current) : .none
    }
    guard let verb = Verb(rawValue: first) else {
      // Something to do in one's own words: only options of `add` can be helped with.
      return behind(.add, [first] + words, line)
    }
    return behind(verb, Array(words), line)
  }

  /// Finds the words that a command line begins with: a verb, or an option that every verb takes.
  private func beginnings(_ typed: String, behind general: [String]) -> Candidates {
    guard typed.hasPrefix("-") else { return verbs(typed) }
    let shared = row(.next).options.flatMap(\.spellings).filter { $0.hasPrefix("--") }
    let alone = general.isEmpty ? ["--version"] : []
    return values((shared + alone).filter { !general.contains($0) }, typed)
  }

  private func verbs(_ typed: String) -> Candidates {
    let all = (Verb.everyday + Verb.occasional).map {
      Candidate(word: $0.rawValue, meaning: row($0).summary.sentence.literal)
    }
    return .words(all, beginning: typed)
  }

  func values(_ values: [String], _ typed: String) -> Candidates {
    .words(values.map { Candidate(word: $0) }, beginning: typed)
  }

  /// Finds the words that fit behind a verb and the words after it.
  private func behind(
    _ verb: Verb,
    _ words: [String],
    _ line: CommandLineBeginning
  ) -> Candidates {
    let row = row(verb)
    var given: [String] = []
    var used: Set<Argument> = []
    var awaited: Argument?
    var onlyWords = false
    for word in words {
      if awaited != nil {
        awaited = nil
      } else if word == "--", !onlyWords {
        onlyWords = true
      } else if !onlyWords, word.hasPrefix("-"), word != "-" {
        let option = row.options.first { $0.spellings.contains(word) }
        if let option, !option.isRepeating { used.insert(option) }
        if option?.kind == .option { awaited = option }
      } else {
        given.append(word)
      }
    }
    if let awaited { return values(of: awaited, verb, [], line.current) }
    if !onlyWords, line.current.hasPrefix("-") {
      return options(row, without: used, line.current)
    }
    if verb == .quiet, given.isEmpty { return values(["off", "until"], line.current) }
    if let places = places(of: line.current, behind: given, verb) { return places }
    guard
      let place = row.words.indices.contains(given.count)
        ? given.count : row.words.indices.last,
      place >= given.count || row.words[place].isRepeating
    else { return line.current.isEmpty ? options(row, without: used, "") : .none }
    return values(of: row.words[place], verb, Array(given.dropFirst(place)), line.current)
  }

  private func options(
    _ row: VerbRow,
    without used: Set<Argument>,
    _ typed: String
  ) -> Candidates {
    let options = row.options.filter { !used.contains($0) }.flatMap { option in
      option.spellings.filter { typed == $0 || $0.hasPrefix("--") }.map {
        Candidate(word: $0, meaning: option.meaning)
      }
    }
    return .words(options, beginning: typed)
  }

  /// Finds the values of a word or an option, by its name in the help; `given` are the words of the
  /// same kind before it.
  private func values(
    of argument: Argument,
    _ verb: Verb,
    _ given: [String],
    _ typed: String
  ) -> Candidates {
    if !argument.choices.isEmpty { return values(argument.choices, typed) }
    switch argument.valueName {
    case "file": return .files
    case "list": return lists(typed)
    case "zone": return values(zoneNames(), typed)
    case "id", "parent": return todos(typed, behind: given, verb.completes)
    default: return .none
    }
  }

  func lists(_ typed: String) -> Candidates {
    // A name that would steer a screen cannot be shown, and so not be chosen.
    values((index?.listNames() ?? []).filter { $0.printable == $0 }, typed)
  }
}

extension Verb {
  /// Which to-dos the verb is for.
  fileprivate var completes: CompletionIndex.Scope {
    switch self {
    case .undone: .done
    case .show, .why, .forget: .all
    case .skip, .pause, .end: .repeating
    case .resume: .pausing
    default: .open
    }
  }
}
