import Actions
import Arguments
import Testing

@testable import voicedo_remind

/// Every verb with every kind of command line that does not fit it.
@Suite("Whatever does not fit on a command line")
struct ParserFuzzTests {
  @Test(arguments: Verb.allCases)
  func isAnsweredInOurOwnWords(_ verb: Verb) throws {
    let world = try ExampleWorld(filled: false)
    // A value, a flag and help are enough: the sentences are the same for all.
    let options = verb.row.options
    let some = options.prefix(1) + options.filter { $0.kind == .flag }.prefix(1) + options.suffix(1)
    for arguments in Self.misfits(verb, Array(some))
    where Self.isRefused(verb, arguments) {
      let line = [verb.rawValue] + arguments
      // Some of these read as something to do, and would be stored.
      guard case .verb = Route(line) else { continue }
      let run = world.type(line)
      #expect(run.status == ExitStatus.usage.rawValue, "\(line)")
      #expect(run.out == "" || line.contains("--json"), "\(line)")
      // Words that were typed in capitals are given back as they were typed.
      let breaches = Copy.breaches(run.err).filter { $0 != $0.uppercased() || $0 == "!" }
      #expect(breaches == [], "\(run.err)")
      #expect(run.err.hasSuffix("\n") && run.err.count > 20)
      let last = run.err.split(separator: "\n").last ?? ""
      #expect(last.contains("voicedo-remind "), "The last line says what to type: \(run.err)")
    }
  }

  private static func isRefused(_ verb: Verb, _ arguments: [String]) -> Bool {
    do {
      _ = try ParsedLine(arguments, for: verb.row)
      return false
    } catch {
      return true
    }
  }

  /// Command lines of a verb that may not fit: each option in every wrong way, alone and behind words.
  private static func misfits(_ verb: Verb, _ options: [Argument]) -> [[String]] {
    let words = verb.row.words.map { _ in "milk" }
    var lines: [[String]] = [
      [], words, Array(repeating: "milk", count: 50), ["--"], ["--", "--list"], ["-"],
      words + ["--frobnicate"], words + ["--frobnicate=x"], words + ["-z"], words + ["-zx5"],
      words + ["---"], words + ["--="], words + ["-="], words + ["--it's"], words + ["-5"],
      words + ["--json", "--json"], words + ["--color", "--json"], ["--color"], ["--color="],
      words + ["--color", "'"], words + ["--color", "it's 'odd'"],
    ]
    for option in options {
      for name in option.spellings {
        let short = String(name.dropLast())
        lines += [
          [name], words + [name], words + [name, name], words + [name + "="],
          words + [name + "=it's"], words + [name, "'quoted'"], words + [name, "--json"],
          words + [name, "-1"], words + [short], words + [short + "=x"], words + [name + "s"],
          words + ["-" + name.drop { $0 == "-" }], words + ["--no-" + name.drop { $0 == "-" }],
          words + [name.uppercased()], words + [name, "x", name, "too", "many", "words"],
        ]
      }
    }
    for (one, other) in zip(options, options.dropFirst()) {
      lines.append(words + [one.spellings[0], other.spellings[0]])
    }
    return lines
  }
}
