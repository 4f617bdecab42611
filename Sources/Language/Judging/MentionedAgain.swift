import Model

/// Finds what is on the list already and may be meant by something to do: "fix vet thursday 4:30" beside
/// “Vet for Biscuit”, "take the ramipril at nine from tomorrow" beside a ramipril that repeats.
///
/// What is told like a correction is about what shares half of its words; a medicine that somebody names
/// again is about the series of it. Nobody takes either for a new one unasked.
package struct MentionedAgain {
  private let tokens: [Token]
  private let correction: ToldChange?
  /// Whether only a medicine that repeats can be meant, so that nobody has to look at what else is open.
  package var isOfSeriesAlone: Bool { correction == nil }

  /// `nil` for a text that is too long to be about one thing.
  package init?(_ text: String) {
    guard text.utf8.count <= 2000 else { return nil }
    tokens = TokenizedText(text).tokens
    correction = ToldChange(tokens)
  }

  /// The open to-do that the text may be about; `nil` where none is, or the text says just its title.
  package func todo(among open: [SpokenTodo]) -> SpokenTodo? {
    let said = Set(AgainWords.stems(tokens))
    let isShort = tokens.count(where: \.isSpoken) <= 6
    let titles = open.filter { !$0.isDone }.map { ($0, TokenizedText($0.title).tokens) }
    let common = correction == nil ? AgainWords.common(titles.map(\.1)) : []
    var best: (todo: SpokenTodo, share: Double)?
    for (todo, title) in titles {
      let names = Set(AgainWords.names(title, withPersons: correction != nil)).subtracting(common)
      let shared = names.intersection(said)
      guard !shared.isEmpty else { continue }
      let share = Double(shared.count) / Double(names.count)
      guard share >= least(for: todo, title, isShort: isShort), share > best?.share ?? 0 else {
        continue
      }
      best = (todo, share)
    }
    return best?.todo
  }

  /// The place of the draft that is about it: the first that shares a word, or the first of all.
  package func place(of todo: SpokenTodo, in drafts: [Draft]) -> Int? {
    let names = Set(AgainWords.names(TokenizedText(todo.title).tokens, withPersons: true))
    return drafts.firstIndex { draft in
      !names.isDisjoint(with: AgainWords.stems(TokenizedText(draft.title).tokens))
    } ?? drafts.indices.first
  }

  /// How much of a title has to be named.
  private func least(for todo: SpokenTodo, _ title: [Token], isShort: Bool) -> Double {
    let isMedicine = todo.isSeries && MedicineWords.areTaken(title, title.indices)
    switch correction {
    case .plain?: return isShort ? 0.3 : 0.5
    // "move the milk to the fridge" says no other time of “Buy milk”.
    case .verb?: return isMedicine || tokens.contains(where: AgainWords.isTime) ? 0.5 : .infinity
    case nil: return isMedicine ? 0.5 : .infinity
    }
  }
}

/// How a text tells that something is other than was said before.
private enum ToldChange {
  /// By words that say nothing else: "instead", "not 1230", "same time".
  case plain
  /// By a verb that begins things to do as well: "put", "make".
  case verb

  init?(_ tokens: [Token]) {
    let isPlain = tokens.indices.contains { index in
      guard !tokens[index].isQuoted else { return false }
      return AgainWords.markers.contains(tokens[index].text)
        || AgainWords.phrases.end(tokens, at: index, end: tokens.count) != nil
        || AgainWords.isDenial(tokens, at: index)
    }
    if isPlain {
      self = .plain
      return
    }
    guard let first = tokens.first(where: \.isSpoken), AgainWords.verbs.contains(first.text) else {
      return nil
    }
    // "fix" with a time puts one right.
    let isFix = first.text == "fix" && tokens.contains { $0.isNumber || $0.facts.weekday != nil }
    self = isFix ? .plain : .verb
  }
}

private enum AgainWords {
  static let markers = WordSet(
    """
    instead cancelled canceled postponed rescheduled anymore refuses refused restart resume unpause
    actually actualy
    """
  )

  static let phrases = PhraseTable(
    """
    same time / back to / no longer / any more / no more / from now on / until further notice / can wait
    called off / for the next / is at / is on / starts at / starts on / both on / both at / both tomorrow
    both today / has to be / needs to be / was meant to / is now / are now / has been put / have been put / should come
    has moved / have moved / has changed / this evening only / today only / tonight only / only today
    only tonight / only this / leave out / leaving out / left out / put off / put back / put forward
    put up / put down / cut down / brought forward
    """
  )

  /// Verbs that change what is there, where they begin a line.
  static let verbs = WordSet(
    """
    fix put split move push shift bump switch swap change make set keep cut increase reduce raise
    lower drop double halve pause skip stop delay hold
    """
  )

  /// Words that name no thing: forms and units of medicine, parts of the day, kin of "dose".
  private static let noise = WordSet(
    """
    tablet tablets tab tabs pill pills capsule capsules drop drops puff puffs spray injection dose
    doses medicine medicines medication meds med mg ml mcg iu unit units cream gel patch ointment
    supplement vitamin eye eyes half one two three morning evening night lunchtime bedtime day daily
    every week time today tomorrow tonight appointment meeting have take taken use give once twice
    """
  )

  /// "not at 9", "not 1230", "not friday".
  static func isDenial(_ tokens: [Token], at index: Int) -> Bool {
    guard tokens[index].text == "not" else { return false }
    return tokens[(index + 1)...].prefix(2).contains { $0.isNumber || $0.facts.weekday != nil }
  }

  static func isTime(_ token: Token) -> Bool { token.isNumber || token.facts.weekday != nil }

  static func stems(_ tokens: [Token]) -> [Word] {
    TodoMatcher.stems(tokens.filter(counts)).map(TodoMatcher.alike)
  }

  /// What a title is about, beside its verbs; without those who get something, where they do not count.
  static func names(_ title: [Token], withPersons: Bool) -> [Word] {
    var things = title.filter(counts)
    if !withPersons {
      let persons = title.indices.filter { index in
        let before = index > 0 ? title[index - 1].text : nil
        return title[index].text.hasSuffix("'s") || kin.contains(title[index].text)
          || before?.isOne(of: "give", "for", "to") ?? false
      }
      let others = title.indices.filter { !persons.contains($0) }.map { title[$0] }.filter(counts)
      if !others.isEmpty { things = others }
    }
    let nouns = things.drop { Verbs.isVerb($0.text) || Verbs.tightParticles.contains($0.text) }
    return stems(nouns.isEmpty ? things : Array(nouns))
  }

  /// Words that several titles have, as those have who get the medicine: they tell none apart.
  static func common(_ titles: [[Token]]) -> Set<Word> {
    var counts: [Word: Int] = [:]
    for title in titles { for stem in Set(stems(title)) { counts[stem, default: 0] += 1 } }
    return Set(counts.filter { $0.value > 2 }.keys)
  }

  private static let kin = WordSet(
    "mum mom dad mother father grandma grandpa granny nan son daughter wife husband brother sister"
  )

  private static func counts(_ token: Token) -> Bool {
    token.isWord && !noise.contains(token.text) && token.facts.isEmpty && token.bytes.count > 1
      && !FunctionWords.all.contains(token.text)
  }
}
