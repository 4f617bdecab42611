/// Words of commands, and words that find a to-do by its title.
enum CommandWords {
  /// Forms of the past that tell of wishes and states.
  static let states = WordSet(
    """
    agreed decided interested needed noticed planned promised realised realized supposed tired
    wanted
    """
  )

  static let irregular = WordMap<Word>([
    ("bought", "buy"), ("got gotten", "get"), ("went gone", "go"), ("sent", "send"),
    ("paid", "pay"), ("took taken", "take"), ("made", "make"), ("wrote written", "write"),
    ("did done", "do"), ("fed", "feed"), ("found", "find"), ("gave given", "give"),
    ("met", "meet"), ("ran", "run"), ("sold", "sell"), ("told", "tell"), ("ate eaten", "eat"),
    ("spoke spoken", "speak"), ("brought", "bring"), ("swept", "sweep"), ("hung", "hang"),
    ("drove driven", "drive"), ("left", "leave"), ("lent", "lend"), ("built", "build"),
    ("rang rung", "ring"), ("sewed sewn", "sew"), ("threw thrown", "throw"), ("woke", "wake"),
    ("chose chosen", "choose"), ("drew drawn", "draw"), ("flew flown", "fly"), ("hid", "hide"),
    ("kept", "keep"), ("returned", "return"), ("swam swum", "swim"), ("taught", "teach"),
    ("wore worn", "wear"), ("won", "win"), ("withdrew", "withdraw"), ("dealt", "deal"),
    ("saw seen", "see"), ("sang sung", "sing"), ("began begun", "begin"), ("had", "have"),
    ("wound", "wind"),
  ])

  static let small = WordSet(
    """
    a abt about an and at for from her his in my of on our please some that the their these this those
    to w with your
    """
  )

  /// Stems of words that people say for one another.
  static let alike = WordMap<Word>([("ring phone telephon", "call"), ("purchas", "buy")])

  /// Words of English that one slip makes of a verb of ours.
  static let likeVerbs = WordSet(
    """
    dine dune none gone cove love more dove ship skim slip snip shop cancer finch deter refer
    remote rewind remand remover charge chance chalice compete finnish deer shoe lust lost fins fond fund
    stary star tart stat alter ease rash sift deal remit relay daily exit emit mention
    """
  )

  /// Words that people put behind what they mean: "the dentist thing".
  static let nouns = WordSet("chore entry item job one reminder stuff task thing todo")
}
