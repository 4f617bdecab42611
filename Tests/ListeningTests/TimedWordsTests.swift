import Testing

@testable import Listening

/// Two sentences of a synthetic voice with 0.9 s of noise between them, as pocketsphinx heard them.
@Suite struct TimedWordsTests {
  private static let line = """
    /tmp/two.wav S 0 T -12358106 A -11304960 L -1053146 0 -186368 0 <s> 22 -733184 -655 calm \
    53 -308224 -258 the 63 -1138688 -665 dentist(2) 114 -281600 -235 to(2) 126 -2572288 -913 mileage(2) \
    195 -951296 -465 nine 251 -618496 -524288 <sil> 266 -175104 -524288 <sil> 290 -251904 -399 by \
    308 -573440 -329 some 338 -1757184 -543 milk 388 -1757184 -108 </s> 398
    """
  private let words = TimedWords(line: line)

  @Test(
    arguments: [
      ("calm the dentist to mileage nine by some milk", [6]),
      ("calm the dentist to my nine by some milk", [6]),
      ("calm the dentist to my age nine by some milk", [7]),
      ("calm the dentist", []),
    ] as [(String, [Int])]
  )
  func aSilenceIsBeforeTheWordBehindIt(_ text: String, _ pauses: [Int]) {
    #expect(words.pauses([2.5...3.4], in: text) == pauses)
  }

  @Test func aSilenceWithinAWordIsNone() {
    #expect(
      words.pauses([1.3...1.6, 4.1...4.9], in: "calm the dentist to mileage nine by some milk")
        == []
    )
  }

  @Test(arguments: ["", "x", "a L", "a L 1", "a L 1 2", "a L 1 2 3 4 5 call 6", "a L 0 x y z w"])
  func whatIsNoSuchLineHasNoWords(_ line: String) {
    #expect(TimedWords(line: line).pauses([0...1], in: "call anna") == [])
  }
}
