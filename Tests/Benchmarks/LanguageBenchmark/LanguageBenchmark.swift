import Glibc
import Language
import Model

/// Understands texts in process, and tells how much processor time that takes.
///
/// `language-benchmark ROUNDS < TEXTS`: a text a line, in which `\n` stands for a line's end. Each
/// round takes every text once for its time alone and once as a whole utterance; what is told is
/// the median of the rounds, in texts a second. `language-benchmark whole < TEXT` takes all of the
/// input as one text and tells the seconds.
@main
struct LanguageBenchmark {
  static func main() {
    guard let context, let argument = CommandLine.arguments.dropFirst().first else { exit(2) }
    if argument == "whole" {
      let text = input()
      report("seconds", seconds { understand(text, in: context).drafts.count })
      return
    }
    guard let rounds = Int(argument), rounds > 0 else { exit(2) }
    let texts = input().split(separator: "\n").map { line in
      line.split(separator: "\\n", omittingEmptySubsequences: false).joined(separator: "\n")
    }
    guard !texts.isEmpty else { exit(2) }
    report("times", rate(of: texts, rounds) { resolve($0, as: .words, in: context) == nil ? 0 : 1 })
    report("utterances", rate(of: texts, rounds) { understand($0, in: context).drafts.count })
  }

  /// A Friday afternoon, with some lists.
  private static var context: LanguageContext? {
    CivilDate(year: 2026, month: 11, day: 20).map { day in
      LanguageContext(
        now: CivilDateTime(day, .hour(14, 30)),
        zone: .utc,
        listNames: ["Groceries", "Work", "Home improvement"]
      )
    }
  }

  /// Texts a second, the median of several rounds.
  private static func rate(
    of texts: [String],
    _ rounds: Int,
    _ read: (String) -> Int
  ) -> Double {
    let taken = (0..<rounds).map { _ in seconds { texts.reduce(0) { $0 + read($1) } } }.sorted()
    return Double(texts.count) / taken[rounds / 2]
  }

  /// The processor time that some work takes; its answer is looked at, so that it is done.
  private static func seconds(_ work: () -> Int) -> Double {
    let start = processorTime()
    let answer = work()
    let taken = processorTime() - start
    return answer < 0 ? .infinity : taken
  }

  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func input() -> String {
    var text = ""
    while let line = readLine(strippingNewline: false) { text += line }
    return text
  }

  private static func report(_ name: String, _ figure: Double) { print(name, figure) }
}
