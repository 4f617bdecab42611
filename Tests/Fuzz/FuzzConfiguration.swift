import Configuration
import Words

/// The entry point that libFuzzer calls with bytes of its making, as if they were a config file.
///
/// Whatever they are, there are settings; what could not be taken is told, at a place that there
/// is; and the settings are written as a file that gives the same ones.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = text(bytes, count)
  // The TOML parser with the marks takes a second for the worst 56 kB, more on a slow machine.
  let (settings, problems) = answered(within: 5, "reading \(count) bytes") {
    Settings.load(text: text, locale: nil)
  }
  let lines = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
  for problem in problems {
    for tone in Tone.allCases {
      promise(!problem.text(tone).isEmpty, "a problem is told in words")
    }
    if case .syntax(let line, let column) = problem {
      promise(problems.count == 1, "where the text is no TOML nothing else is told")
      promise((1...lines).contains(line), "line \(line) is one of \(lines)")
      promise(
        (1...text.utf8.count + 1).contains(column),
        "column \(column) is one of a text of \(text.utf8.count) bytes"
      )
      promise(settings == Settings(), "then every setting keeps its default")
    }
  }
  let written = ConfigurationFile.text(of: settings)
  let again = Settings.load(text: written, locale: nil)
  promise(again.problems.isEmpty, "what is written is read: \(again.problems)")
  promise(again.settings == settings, "what is written is read as it was meant")
  return 0
}
