/// Something to do that somebody types into the search of a desktop, which asks with every key.
package struct TypedSearch: Hashable, Sendable {
  package let understanding: Understanding
  /// Whether it opens as what is to be kept does: "remind me to", "add", "don't forget".
  package let isOpened: Bool
}

extension TypedSearch {
  /// Most to-dos of one text: who types a page means no search.
  private static let limit = 20

  /// Understands a text as something to do; `nil` where it looks for what is there, or asks.
  ///
  /// Names of programs and files are typed there as well, so one word is nothing to do, and several
  /// are only where they open so, say a time, or begin with a verb.
  package init?(_ text: String, in context: LanguageContext) {
    let words = TokenizedText(text).tokens.filter(\.isSpoken)
    guard words.count > 1, let first = words.first, meaning(of: text, in: context).act == .add
    else { return nil }
    var understanding = understand(text, in: context)
    let drafts = understanding.drafts
    guard (1...Self.limit).contains(drafts.count) else { return nil }
    isOpened = drafts.contains { $0.spans.contains { $0.role == .opener } }
    let isTimed = drafts.contains { $0.schedule != nil }
    guard isOpened || isTimed || Verbs.isVerb(first.text) else { return nil }
    for index in drafts.indices {
      understanding.drafts[index].list = drafts[index].list.map(context.listNames.name(nearest:))
    }
    self.understanding = understanding
  }
}
