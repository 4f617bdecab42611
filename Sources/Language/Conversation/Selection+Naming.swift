/// Which titles the words of a command name.
///
/// What changes or deletes something needs its words in the title: a noun such as "meeting" means
/// what is called a meeting, and never whatever has a date.
extension Selection {
  /// Those of many whose titles its words name, by the strongest of its searches that finds any; one
  /// that is called so and nothing else goes before longer ones.
  ///
  /// Where `wholly`, all of its words have to be there: "dentist appointment" is no dentist.
  package func named<Todo>(
    of todos: [Todo],
    wholly: Bool = false,
    title: (Todo) -> String
  ) -> [Todo] {
    let titles = todos.map { TitleStems(title($0)) }
    for search in wholly ? Array(searches.prefix(1)) : searches {
      let words = search.map { TodoMatcher.alike(Word($0)) }
      let whole = todos.indices.filter { titles[$0].stems == words }
      if !whole.isEmpty { return whole.map { todos[$0] } }
      let found = todos.indices.filter { titles[$0].hold(words) }
      if !found.isEmpty { return found.map { todos[$0] } }
    }
    return []
  }

  /// Whether a clock time names what is of a kind: "my 3 pm meeting".
  package var isOfAMoment: Bool { namesAKind && (window?.isMoment ?? false) }
}

/// The stems of a title that words may name.
private struct TitleStems {
  let stems: [Word]

  init(_ title: String) {
    stems = TodoMatcher.stems(TokenizedText(title).tokens).map(TodoMatcher.alike)
  }

  func hold(_ words: [Word]) -> Bool {
    words.allSatisfy { word in
      stems.contains { $0 == word || ThingNouns.areOneKind($0, word) }
    }
  }
}
