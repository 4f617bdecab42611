/// Finds what somebody means by a few words of its title.
///
/// Articles, possessives and the like count for nothing, and neither do endings. A title that is
/// just these words goes before those that hold them among others; of those, several are no guess.
/// Only where nothing holds them all may a word be misheard, and then only
/// if no second title comes as near.
struct TodoMatcher {
  /// How words and titles fit.
  enum Match: Hashable {
    case one(SpokenTodo.ID, isWhole: Bool)
    case several([SpokenTodo.ID])
    case none(near: [SpokenTodo.ID])
  }

  fileprivate struct Title {
    let todo: SpokenTodo
    let stems: [Word]
    /// The first words, if they are verbs, are not what it is about.
    let verbs: Int
  }

  private let titles: [Title]

  init(_ todos: [SpokenTodo]) {
    titles = todos.map { todo in
      let tokens = TokenizedText(todo.title).tokens
      let stems = TodoMatcher.stems(tokens)
      let verbs = tokens.prefix { Verbs.isVerb($0.text) || Verbs.tightParticles.contains($0.text) }
      return Title(
        todo: todo,
        stems: stems.map(TodoMatcher.alike),
        verbs: min(verbs.count, stems.count - 1)
      )
    }
  }

  /// The stems of the words that count.
  static func stems(_ tokens: some Sequence<Token>) -> [Word] {
    let spoken = tokens.filter(\.isSpoken)
    let content = spoken.filter { !isSmall($0.text) }
    return (content.isEmpty ? spoken : content).map(Stem.of)
  }

  /// The words that count, as they are.
  static func words(_ tokens: some Sequence<Token>) -> [Word] {
    tokens.filter { $0.isSpoken && !isSmall($0.text) }.map(\.text)
  }

  /// The word that counts for one of the same meaning: who rings somebody calls.
  static func alike(_ stem: Word) -> Word { CommandWords.alike[stem] ?? stem }

  /// Words that say nothing about which to-do is meant.
  private static func isSmall(_ word: Word) -> Bool { CommandWords.small.contains(word) }
}

extension TodoMatcher {
  /// The to-dos that the words mean; a misheard one is let through where `isTolerant`.
  func match(
    _ tokens: ArraySlice<Token>,
    isReport: Bool = false,
    isTolerant: Bool = true
  ) -> Match {
    let spoken = tokens.filter(\.isSpoken)
    if spoken.count <= 4, let named = titles.first(where: { $0.isNamed(spoken) }) {
      return .one(named.todo.id, isWhole: true)
    }
    var tries = [TodoMatcher.stems(spoken)]
    if !isReport {
      let things = spoken.filter { !CommandWords.nouns.contains($0.text) }
      if !things.isEmpty, things.count < spoken.count { tries.append(TodoMatcher.stems(things)) }
      // "I finished buying the milk", where it is called "Milk".
      if spoken.count > 1, let first = spoken.first, Verbs.isVerb(Verbs.present(of: first.text)) {
        tries.append(TodoMatcher.stems(spoken.dropFirst()))
      }
    }
    tries = tries.map { $0.map(TodoMatcher.alike) }
    for stems in tries {
      if let match = best(stems) { return match }
    }
    if isReport, let match = thing(tries[0]) { return match }
    // "took the evening metformin", which is called "Take metformin".
    let timeless = spoken.filter { $0.facts.part == nil }
    if isReport, timeless.count < spoken.count {
      let said = TodoMatcher.stems(timeless).map(TodoMatcher.alike)
      if let match = best(said) ?? thing(said) { return match }
    }
    for stems in joined(spoken.filter { !TodoMatcher.isSmall($0.text) }) {
      if let match = best(stems) { return match }
    }
    let near = nearest(tries[0])
    // "the rest" is no slip of "the rent".
    let isRest = spoken.contains { $0.text == "rest" }
    if isTolerant, !isReport, !isRest, let only = misheard(tries) {
      return .one(only, isWhole: false)
    }
    return .none(near: near)
  }

  /// Whether a to-do is called by just these words, be it behind a verb.
  func isName(_ tokens: ArraySlice<Token>, of id: SpokenTodo.ID) -> Bool {
    let said = TodoMatcher.stems(tokens).map(TodoMatcher.alike)
    return titles.contains { $0.todo.id == id && $0.fit(said) < 2 }
  }

  /// "I took my Ramipril", "I've had my Ramipril": a thing that has no verb in its name; of what is
  /// taken, the dose may stand behind it, and its name may say that it is taken.
  private func thing(_ said: [Word]) -> Match? {
    let name = Array(said.dropFirst())
    guard let verb = said.first, !name.isEmpty, !Self.undone.contains(verb) else { return nil }
    let taking = [Stem.of("take"), Stem.of("have")]
    let isTaken = taking.contains(verb)
    let things = titles.filter { title in
      if isTaken, title.verbs > 0, let first = title.stems.first, taking.contains(first) {
        return title.withoutVerb.stems == name || title.withoutVerb.isDose(of: name)
      }
      return title.verbs == 0 && (title.stems == name || isTaken && title.isDose(of: name))
    }
    guard let first = things.first else { return nil }
    return things.count == 1
      ? .one(first.todo.id, isWhole: first.stems == name) : .several(things.map(\.todo.id))
  }

  /// Whether a verb tells that something was not done: "missed the dentist".
  static func tellsOfNotDoing(_ verb: Word) -> Bool { undone.contains(Stem.of(verb)) }

  /// Stems of verbs that tell that something was not done: "I missed my pill".
  private static let undone = Set(
    CommandVerb.words(
      "miss missed skip forget forgot forgotten lose lost refuse ignore avoid postpone cancel delay drop"
    )
    .map { Stem.of($0) }
  )

  /// The stems with two neighbours as one word: "the news letter".
  private func joined(_ said: [Token]) -> [[Word]] {
    said.indices.dropLast().map { index in
      let both = Word(
        String(decoding: said[index].text.bytes + said[index + 1].text.bytes, as: UTF8.self)
      )
      let stems = said.map { TodoMatcher.alike(Stem.of($0)) }
      return Array(stems[..<index]) + [Stem.of(both)] + Array(stems[(index + 2)...])
    }
  }

  /// The whole title goes before all others; where several titles hold all the words, none of them
  /// is a guess.
  private func best(_ said: [Word]) -> Match? {
    let fits = titles.map { (todo: $0.todo, fit: $0.fit(said)) }
    let whole = fits.filter { $0.fit == 0 }
    let fitting = whole.isEmpty ? fits.filter { $0.fit < 3 } : whole
    guard let first = fitting.first else { return nil }
    if fitting.count == 1 { return .one(first.todo.id, isWhole: first.fit == 0) }
    return .several(fitting.map(\.todo.id))
  }

  /// The one title that the words fit if some of them are taken for others that sound or look
  /// alike.
  private func misheard(_ tries: [[Word]]) -> SpokenTodo.ID? {
    for said in tries {
      let fitting = titles.filter { title in
        said.allSatisfy { word in title.stems.contains { Likeness.isAlike(word, $0) } }
      }
      if fitting.count == 1 { return fitting.first?.todo.id }
      if fitting.count > 1 { return nil }
    }
    return nil
  }

  /// The to-dos that share a word with what was said, the likeliest first.
  private func nearest(_ said: [Word]) -> [SpokenTodo.ID] {
    let scores = titles.map { title in
      said.count { word in title.stems.contains { Likeness.isAlike(word, $0) } }
    }
    let best = scores.indices.filter { scores[$0] > 0 }.sorted {
      (scores[$1], $0) < (scores[$0], $1)
    }
    return best.prefix(3).map { titles[$0].todo.id }
  }
}

extension TodoMatcher.Title {
  /// 0 for just these words, 1 behind verbs, 2 among others, 3 for not all of them.
  fileprivate func fit(_ said: [Word]) -> Int {
    guard said.count <= stems.count, said.allSatisfy(stems.contains) else { return 3 }
    if stems == said { return 0 }
    return verbs > 0 && (0...verbs).contains { stems[$0...].elementsEqual(said) } ? 1 : 2
  }

  /// The title from its second word on.
  fileprivate var withoutVerb: Self { Self(todo: todo, stems: Array(stems.dropFirst()), verbs: 0) }

  /// Whether it is called so, with a number behind it: "Ramipril 5 mg".
  fileprivate func isDose(of name: [Word]) -> Bool {
    stems.starts(with: name)
      && stems.dropFirst(name.count).first?.bytes.first.map { (48...57).contains($0) } ?? false
  }

  /// Whether somebody says or types its handle, perhaps letter by letter of a screen.
  fileprivate func isNamed(_ said: [Token]) -> Bool {
    guard !todo.handle.isEmpty else { return false }
    var packer = Word.Packer()
    for token in said {
      for byte in token.text.bytes { packer.add(byte) }
    }
    return packer.packed == Word(todo.handle)
  }
}

extension Verbs {
  /// "buying", "calling": the verb that they are made of, as far as it is known.
  fileprivate static func present(of word: Word) -> Word {
    guard word.hasSuffix("ing"), word.count > 5 else { return word }
    let bare = word.dropLast(3)
    if isVerb(bare) { return bare }
    let undoubled = bare.dropLast(1)
    return isVerb(undoubled) ? undoubled : Word(String(decoding: bare.bytes, as: UTF8.self) + "e")
  }
}
