import Actions
import Answers
import Model
import Store
import Words

extension ListCare {
  /// `ramp NAME 15,5`: how long ahead its to-dos come up as well; `none` takes that away.
  mutating func ramp(_ words: [String]) throws {
    let example = commandLine(["lists", "ramp", "Work", "15,5"])
    let (row, rest) = try list(atStartOf: words, example: example)
    guard !rest.isEmpty else { throw CommandError.lists(.wordsWanted(example: example)) }
    let leads = try wantedLeads(rest).filter { $0 > 0 }
    guard leads != row.list.ahead else {
      return try answer(.sameAlready, about: row, isChanged: false)
    }
    var change = ListChange()
    change.leads = leads.isEmpty ? [] : leads + [0]
    try perform(.change(row.list.id, change))
    let list = try self.row(row.list.id)
    try answer(
      leads.isEmpty ? .unramped : .ramped,
      about: list,
      ["leads": list.list.aheadText(session.tone) ?? ""]
    )
  }

  /// Minutes with commas between, or as words of their own.
  private func wantedLeads(_ words: [String]) throws(CommandError) -> [Int] {
    do throws(UsageError) {
      // 15,5 and 15 5 are the same; "15 min" is one.
      let isWritten = words.contains { $0.contains { $0 == "," || $0.isLetter } }
      return try leads(words.joined(separator: isWritten ? " " : ","))
    } catch {
      throw .usage(error, verb: .lists, text: nil)
    }
  }
}
