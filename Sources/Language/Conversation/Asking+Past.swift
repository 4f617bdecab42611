/// Questions about what somebody did, be it oneself: "did Lina have her Keppra last night".
extension Asking {
  /// "did mum take her pill", "has Ada fed the cat", "was he given his drops": whether it was done; who
  /// did it is in no title.
  static func pastOfSomebody(_ text: MeaningText, _ start: Int) -> Asking? {
    guard let verb = text.word(start), auxiliaries.contains(verb),
      let deed = deed(text, behind: start)
    else { return nil }
    let word = text.tokens[deed].text
    // "have I taken everything today": what is left.
    if isDone(text, deed, verb), text.word(deed + 1)?.isOne(of: "everything", "all") ?? false {
      return Asking(.missed, deed + 2)
    }
    let isPassive = verb.isOne(of: "was", "were", "wasn't", "weren't")
    guard isPassive ? given.contains(word) : isDone(text, deed, verb) else { return nil }
    return Asking(.wasDone, object(text, deed))
  }

  /// "is it safe to take the aspirin now": nobody here knows; when it was taken last is known.
  static func safety(_ text: MeaningText, _ start: Int) -> Asking? {
    guard text.word(start)?.isOne(of: "is", "was", "would") ?? false,
      let judged = text.first(
        from: start,
        where: { $0.text.isOne(of: "safe", "okay", "ok", "alright") }
      ),
      judged - start <= 3, text.word(judged + 1) == "to",
      text.word(judged + 2).map({ taking.contains($0) || having.contains($0) }) ?? false
    else { return nil }
    return Asking(.lastDone, object(text, judged + 2))
  }

  /// "when did mum last have her pill".
  static func lastOfSomebody(_ text: MeaningText, _ start: Int) -> Asking? {
    guard let verb = text.word(start), verb.isOne(of: "did", "had", "has", "have"),
      let deed = deed(text, behind: start), text.word(deed - 1) == "last",
      isDone(text, deed, verb)
    else { return nil }
    return Asking(.lastDone, object(text, deed))
  }

  /// "how often did I take my pills".
  static func oftenDone(_ text: MeaningText, _ start: Int) -> Asking? {
    guard let verb = text.word(start), verb.isOne(of: "did", "have", "has"),
      let deed = deed(text, behind: start), isDone(text, deed, verb)
    else { return nil }
    return Asking(.wasDone, object(text, deed))
  }

  /// Where the deed stands: behind who did it, and words such as "already".
  private static func deed(_ text: MeaningText, behind verb: Int) -> Int? {
    var index = verb + 1
    guard let first = text.word(index) else { return nil }
    if owners.contains(first), !FunctionWords.all.contains(text.word(index + 1) ?? first) {
      index += 2
    } else if persons.contains(first) || isName(text, index) {
      index += 1
    } else {
      return nil
    }
    while let word = text.word(index), between.contains(word) { index += 1 }
    return text.word(index) == nil ? nil : index
  }

  /// Whether somebody is named there: a word that is no verb, no small one and no time.
  private static func isName(_ text: MeaningText, _ index: Int) -> Bool {
    guard let word = text.word(index) else { return false }
    return text.tokens[index].isWord && text.tokens[index].facts.isEmpty
      && !FunctionWords.all.contains(word) && !Verbs.strong.contains(word)
      && !word.isOne(
        of: "anything",
        "something",
        "everything",
        "nothing",
        "there",
        "any",
        "it",
        "that"
      )
  }

  /// Whether the deed is one that is done: what one has or gets is, where it is one's own.
  private static func isDone(_ text: MeaningText, _ deed: Int, _ verb: Word) -> Bool {
    let word = text.tokens[deed].text
    let behind = text.word(deed + 1)
    if taking.contains(word) { return behind != nil }
    guard having.contains(word) else { return false }
    // "have I got my keys": what there is.
    if word.isOne(of: "got", "gotten"), !verb.isOne(of: "has", "hasn't") { return false }
    return behind.map { owners.contains($0) && $0 != "the" } ?? false
  }

  /// What was taken begins behind the deed; whose it is counts for nothing.
  private static func object(_ text: MeaningText, _ deed: Int) -> Int {
    text.word(deed + 1).map { owners.contains($0) } ?? false ? deed + 2 : deed + 1
  }

  private static let auxiliaries = WordSet(
    "did didn't didnt has hasn't hasnt have haven't havent had hadn't was were wasn't weren't"
  )
  private static let persons = WordSet(
    "i we you they he she anyone anybody someone somebody everyone"
  )
  private static let owners = WordSet("my our your his her their its the")
  private static let between = WordSet(
    "already also actually ever even just last really yet still not all"
  )
  private static let having = WordSet("have had get got gotten")
  private static let given = WordSet("given")
  private static let taking = WordSet(
    "take taken took give given gave swallow swallowed inject injected inhale inhaled apply applied use used"
  )
}
