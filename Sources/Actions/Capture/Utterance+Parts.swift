package import Language
import Model

extension Utterance {
  /// The parts that a row of words names, each with the time that it says: "find the bag, then put on
  /// shoes".
  ///
  /// A part is one in any case, whatever it says.
  package init(parts words: String, _ request: CaptureRequest, in context: LanguageContext)
    throws(CommandError)
  {
    self.init(drafts: [])
    for words in parts(of: words) {
      var single = request
      single.isWordForWord = request.isWordForWord || understand(words, in: context).drafts.isEmpty
      try add(Utterance(words.capitalizedFirst, request: single, in: context))
    }
    guard !drafts.isEmpty else { throw .noise(.empty, heard: words.trimmed) }
  }

  /// Takes in another one behind this one.
  private mutating func add(_ other: Utterance) {
    let count = drafts.count
    drafts += other.drafts.map { draft in
      var draft = draft
      draft.parent = draft.parent.map { $0 + count }
      return draft
    }
    for (index, words) in other.outer { outer[index + count] = words }
    remarks += other.remarks
    unclear += other.unclear
  }
}
