import Actions
import Arguments
import Configuration
import Language

/// The request of a command line, before its options are looked at.
enum Route: Hashable {
  /// The short help, or the help of one verb.
  case help(Verb?)
  /// The help of something that is no verb.
  case helpOf(HelpTopic)
  /// The help that shows every verb with its line.
  case helpOfAll
  case version
  /// The question of a shell between two keystrokes: its name, and the words so far.
  case completion([String])
  case verb(Verb, [String])
  /// Words that no verb accepts: something to do, with the options of `add`.
  case capture([String])
  /// Words behind a verb that it does not take, and the command line nearest to them.
  case unfit([String], near: [String])
  /// Words of another program's `config`, and the setting that they name.
  case setting([String], NamedSetting)
  /// A single word that is no verb; perhaps `near` was meant.
  case refused(word: String, near: Verb?)
}

extension Route {
  /// Decides what the arguments (without the program's name) ask for.
  ///
  /// One quoted argument, `remind me ...` or several words that no verb accepts are something to
  /// do. A single unknown word is more likely a slip of the fingers, so it is refused.
  init(_ arguments: [String]) {
    var words = arguments[...]
    let general = words.takeGeneralOptions()
    guard let first = words.first else {
      self = .help(nil)
      return
    }
    let rest = Array(words.dropFirst())
    if first == Verb.list.rawValue, let look = rest.first, ["overdue", "late"].contains(look),
      rest.dropFirst().allSatisfy({ $0.hasPrefix("-") })
    {
      self = .verb(.overdue, general + rest.dropFirst())
      return
    }
    if let verb = Verb(rawValue: first) {
      if verb.accepts(rest) {
        self = .verb(verb, general + rest)
      } else if let setting = verb.setting(namedBy: rest) {
        self = .setting(Array(words), setting)
      } else if let near = verb.nearest(to: rest) {
        self = .unfit(Array(words), near: near)
      } else {
        self = .capture(general + words)
      }
      return
    }
    // Help is shown in the form that other options ask for.
    let topics = rest.filter { $0 != "--plain" && !$0.hasPrefix("--color=") }
    switch first {
    case _
    where ["-h", "--help", "help"].contains(first) && [["all"], ["--all"]].contains(topics):
      self = .helpOfAll
    case "-h", "--help": self = .help(topics.first.flatMap(Verb.init(rawValue:)))
    case "--version": self = .version
    case "help" where topics.count <= 1:
      if let word = topics.first, Verb(rawValue: word) == nil {
        self =
          if let topic = HelpTopic(word) {
            .helpOf(topic)
          } else if let verb = CommandVerb(named: word)?.verb {
            .help(verb)
          } else {
            .refused(word: word, near: Verb(near: word))
          }
      } else {
        self = .help(topics.first.flatMap(Verb.init(rawValue:)))
      }
    case "--complete": self = .completion(rest)
    case _ where first.hasPrefix("--generate-completion-script"):
      // The word of programs built on swift-argument-parser, which packagers know.
      let shell = first.split(separator: "=").dropFirst().map(String.init)
      self = .verb(.completions, shell + rest)
    case _ where first.isText:
      // A dash in front of a quoted sentence is no option.
      self = .capture(words.count == 1 ? general + ["--", first] : general + words)
    case _ where first.hasPrefix("-"):
      self = .capture(general + words)
    case "clear"
    where ["done", "completed"].contains(rest.first)
      && rest.dropFirst().allSatisfy({ $0.hasPrefix("-") }):
      self = .verb(.clearDone, general + rest.dropFirst())
    case _ where CommandVerb(look: first, rest) != nil:
      let look = CommandVerb(look: first, rest)
      let words = first.lowercased() == "inbox" ? ["--list", "Inbox"] : look?.look ?? []
      self = .verb(look?.verb ?? .list, general + words + rest)
    case _ where rest.first.map({ $0.hasPrefix("-") && $0 != "-" && !$0.isText }) ?? true:
      self = .refused(word: first, near: Verb(near: first))
    default:
      self = .capture(general + words)
    }
  }
}

extension CommandVerb {
  /// The look that a first word means, where what stands behind it are options; "ls" takes words.
  fileprivate init?(look first: String, _ rest: [String]) {
    guard let look = CommandVerb(lookNamed: first),
      first.lowercased() == "ls" || rest.allSatisfy({ $0.hasPrefix("-") && !$0.isText })
    else { return nil }
    self = look
  }
}

extension Verb {
  /// Whether a value stands behind an option of this verb that words may follow.
  private func takesValue(_ option: String) -> Bool {
    switch option {
    case "--color": true
    case "--format": self == .bar || self == .import || self == .export
    case "--html": self == .stats
    case "--list": self == .sync || self == .freshStart || self == .import || self == .export
    case "--minutes": self == .now
    case "--user", "--secret": self == .sync
    default: false
    }
  }

  /// Whether the words after the verb can be its own; if not, the whole line is something to do.
  fileprivate func accepts(_ rest: [String]) -> Bool {
    var words: [String] = []
    for (index, word) in rest.enumerated() where !word.hasPrefix("-") || word.isText {
      // The value of an option.
      if index > 0, takesValue(rest[index - 1]) { continue }
      words.append(word)
    }
    // "done that", "move it to 930": speech knows what was named last.
    if words.count == rest.count, Verb.ofWhatWasNamed.contains(self), Verb.refersBack(words) {
      return false
    }
    switch self {
    case .remind: return !Verb.readsAsSpeech(words)
    case .ask: return !Verb.asksSomebody(words)
    case .why: return !isQuestion(([rawValue] + words).joined(separator: " ")) || words.count < 3
    case .bench:
      return beginsWithChoice(words) && (words.count == 1 || rest.contains("--file"))
    case .auth: return beginsWithChoice(words)
    case .push: return words.isEmpty || words.count == 1 && beginsWithChoice(words)
    case .hooks: return words.isEmpty || words.count <= 2 && beginsWithChoice(words)
    case .sync: return Verb.readsAsSync(words)
    case .config, .completions: return words.count <= 1 || words.allSatisfy(\.isReferenceLike)
    case .fix: return Verb.readsAsCorrection(words)
    case .reorder: return Verb.namesPlace(words)
    case .move, .snooze: return !Verb.meansAll(words)
    case .now: return Verb.readsAsSkip(words)
    case .backup, .keep: return words.count <= 1
    case .doctor where words.count == 1 && beginsWithChoice(words): return true
    case .listen: return rest.first.map { $0.hasPrefix("-") && !$0.isText } ?? true
    case _ where [.undo, .redo].contains(self) && words.first?.lowercased() == "step":
      return words.count <= 2
    case .log where words.first?.lowercased() == "changes":
      return words.count == 1 || namesStretch(words.dropFirst().joined(separator: " "))
    case .log, .stats: return words.count <= 1 || namesStretch(words.joined(separator: " "))
    case .freshStart: return words.count <= 1 && words.allSatisfy { Int($0) != nil }
    case .import, .export: return Verb.readsAsFile(words)
    case .archive: return ArchiveWords(words.joined(separator: " ")).areAMoment
    case .focus: return SpokenFocus.begins(words)
    case .pause, .resume: return !speaksOfFocus(([rawValue] + words).joined(separator: " "))
    case .steps: return !Verb.readsAsAim(words)
    case .run: return Verb.namesRoutine(words)
    case .quiet: return SpokenQuiet.begins(words.joined(separator: " "))
    case .calendar: return words.isEmpty || beginsWithChoice(words) && row.fits(calendar: words)
    case .lists:
      return words.count <= 1 || ListsRequest.Action(rawValue: words[0].lowercased()) != nil
    case _ where takesNoWords: return words.allSatisfy(\.isReferenceLike)
    default: return true
    }
  }

  /// "auth set", "doctor audio".
  private func beginsWithChoice(_ words: [String]) -> Bool {
    guard let word = words.first, let argument = row.words.first else { return false }
    return argument.choices.contains(word)
  }

  /// "fix 8 am", "fix a3f2 tomorrow"; to fix the sink is something to do.
  private static func readsAsCorrection(_ words: [String]) -> Bool {
    guard let first = words.first, !canRefine(words.joined(separator: " ")) else { return true }
    if words.count > 1, resolve(words.joined(separator: " "), as: .span) != nil { return true }
    guard first.isHandleLike else { return false }
    // With a letter and a digit it is no word of English.
    return first.utf8.contains { $0 < UInt8(ascii: "a") } && first.contains(where: \.isLetter)
      || canRefine(words.dropFirst().joined(separator: " "))
  }

  /// "reorder a3f2 top", "reorder milk before bread"; to reorder ink before friday is something to
  /// do.
  private static func namesPlace(_ words: [String]) -> Bool {
    guard let last = words.last, words.count > 1 else { return true }
    if words.count == 2, words[0].isHandleLike { return true }
    if ["top", "bottom"].contains(last.lowercased()) { return true }
    let place = words.lastIndex { ["before", "after"].contains($0.lowercased()) }
    guard let place, place > 0, place < words.count - 1 else { return false }
    let other = words[(place + 1)...].joined(separator: " ")
    return other.isHandleLike || !canRefine(other)
  }

  /// "move everything to tomorrow", "snooze the rest till 2": speech knows what all of it is.
  private static func meansAll(_ words: [String]) -> Bool {
    let words = words.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
      .drop { ["the", "my", "all"].contains($0) }
    guard let first = words.first, ["everything", "rest", "overdue", "what's"].contains(first)
    else {
      return false
    }
    return words.indices.dropFirst().contains { canRefine(words[$0...].joined(separator: " ")) }
  }

  /// "now skip", "now skip 2"; to skip breakfast now is something to do.
  private static func readsAsSkip(_ words: [String]) -> Bool {
    guard let first = words.first else { return true }
    return first == "skip" && (words.count == 1 || words.count == 2 && Int(words[1]) != nil)
  }

  /// "steps to a cleaner kitchen"; "steps for the garden".
  private static func readsAsAim(_ words: [String]) -> Bool {
    words.count > 1 && ["to", "for", "of", "towards", "counter"].contains(words[0].lowercased())
  }

  /// "run morning", "run a3f2", "run morning routine"; to run to the shop is something to do.
  private static func namesRoutine(_ words: [String]) -> Bool {
    guard words.count > 1, !words[0].isHandleLike else { return true }
    let speaks: Set = [
      "a", "an", "at", "by", "for", "in", "on", "over", "past", "some", "to", "with",
    ]
    return words.count <= 3 && !words.contains { speaks.contains($0.lowercased()) }
      && !canRefine(words.dropFirst().joined(separator: " ")) && !words[0].startsWithDigit
  }

  /// "ask tom about the vpn": somebody else is asked.
  private static func asksSomebody(_ words: [String]) -> Bool {
    guard words.count > 2 else { return false }
    let joints = ["about", "if", "whether", "to", "for", "when", "where", "how", "why"]
    return joints.contains(words[1].lowercased()) && !isQuestion(words.joined(separator: " "))
  }

  /// "remind me to ...", "remind anna about ...".
  private static func readsAsSpeech(_ words: [String]) -> Bool {
    guard let first = words.first?.lowercased() else { return false }
    if ["me", "us", "myself", "ourselves", "everyone", "everybody"].contains(first) { return true }
    guard words.count > 1 else { return false }
    return ["to", "about", "that", "of"].contains(words[1].lowercased())
  }
}

extension String {
  /// More than one word in one argument, and not the value of a long option.
  fileprivate var isText: Bool {
    guard contains(where: \.isWhitespace) || isEmpty else { return false }
    guard hasPrefix("--"), let equals = firstIndex(of: "=") else { return true }
    return self[..<equals].contains(where: \.isWhitespace)
  }

  /// Something that people type behind a verb meaning a to-do: a short id, a number, `all`.
  fileprivate var isReferenceLike: Bool {
    self == "all" || isHexadecimal || Verb(rawValue: self).map { !$0.isCommonWord } ?? false
  }

  /// "5k", "10 miles".
  fileprivate var startsWithDigit: Bool { first?.isNumber ?? false }

  /// The beginning of a short id.
  fileprivate var isHandleLike: Bool { utf8.count >= 2 && isHexadecimal }

  private var isHexadecimal: Bool {
    utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
  }
}
