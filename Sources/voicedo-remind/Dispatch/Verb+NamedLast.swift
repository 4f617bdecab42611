import Actions
import Language

extension Verb {
  /// Verbs of one to-do, which may be named by "it".
  static let ofWhatWasNamed: Set<Verb> = [
    .done, .delete, .move, .snooze, .skip, .undone, .doing, .end,
  ]

  /// "it", "that to friday", "the second one until 6"; "that book" is a name.
  static func refersBack(_ words: [String]) -> Bool {
    let words = words.flatMap { $0.lowercased().split(separator: " ").map(String.init) }
    guard let first = words.first else { return false }
    if first == "the", words.count > 2 {
      return ["first", "second", "third", "last", "next"].contains(words[1]) && words[2] == "one"
    }
    // "done all": nothing is called so.
    if ["all", "everything", "both"].contains(first) {
      return words.count == 1 || canRefine(words.dropFirst().joined(separator: " "))
    }
    guard ["it", "that", "this", "them", "these", "those"].contains(first) else { return false }
    let rest = words.dropFirst().joined(separator: " ")
    return rest.isEmpty || ["it", "them"].contains(first) || canRefine(rest)
      || ["to", "until", "till", "til", "by", "for"].contains(words[1])
  }
}
