import Testing

@testable import Language

/// A pause of a speaker ends a sentence where the words allow, and parts nothing that belongs together.
@Suite struct PauseTests {
  /// Words with `|` where somebody paused, and the text that comes of them.
  @Test(
    arguments: [
      (
        "call the dentist tomorrow at nine | buy some milk",
        "call the dentist tomorrow at nine. buy some milk"
      ),
      (
        "call the dentist | tomorrow at nine | email bob",
        "call the dentist. tomorrow at nine. email bob"
      ),
      (
        "water the plants | every friday | high priority",
        "water the plants. every friday. high priority"
      ),
      ("tomorrow morning | call anna", "tomorrow morning. call anna"),
      (
        "pick the kids up | remind me to pay the rent",
        "pick the kids up. remind me to pay the rent"
      ),
      // Within a sentence.
      ("remind me to | call the dentist", "remind me to call the dentist"),
      ("call the | dentist | tomorrow at nine", "call the dentist. tomorrow at nine"),
      ("call the dentist on | friday", "call the dentist on friday"),
      ("call the dentist friday | at nine", "call the dentist friday at nine"),
      ("call anna at nine | thirty", "call anna at nine thirty"),
      ("wait two | hours", "wait two hours"),
      ("lunch | friday at noon with bob", "lunch friday at noon with bob"),
      ("buy a new | drill bit", "buy a new drill bit"),
      ("pick up the dry | cleaning", "pick up the dry cleaning"),
      ("call anna | about the party", "call anna about the party"),
      ("buy milk and | call the bank", "buy milk and call the bank"),
      // What is punctuated already stays.
      ("Buy milk. | Call the bank.", "Buy milk. Call the bank."),
      ("buy milk | ", "buy milk"), ("", ""),
    ] as [(String, String)]
  )
  func endsASentenceWhereItCan(_ said: String, _ text: String) {
    var words: [String] = []
    var pauses: [Int] = []
    for word in said.split(separator: " ") {
      if word == "|" { pauses.append(words.count) } else { words.append(String(word)) }
    }
    #expect(punctuated(words.joined(separator: " "), pauses: pauses) == text)
  }

  @Test func pausesOutOfReachAreNone() {
    #expect(punctuated("buy milk", pauses: [-1, 0, 2, 99]) == "buy milk")
  }
}
