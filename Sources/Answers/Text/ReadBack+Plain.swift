import Actions
import Store
import Words

extension ReadBack {
  /// Words the facts of a to-do as sentences: title, moment, marks, short id.
  ///
  /// `Buy milk. Thursday 26 November 15:00, in 5 days. List Groceries. Id a3f2.`
  func plainLine(_ title: String, moment: String?, marks: [String], handle: String?) -> String {
    let name = (isSpoken ? nil : handle).map { PlainSentences.id.text(tone, ["handle": $0]) }
    let facts = [moment ?? PlainSentences.noTime.text(tone)] + marks
    return ([title.printable] + facts.map(\.capitalizedSentence) + [name].compactMap { $0 }).spoken
  }
}
