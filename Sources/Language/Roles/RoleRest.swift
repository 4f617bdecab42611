import Model

/// The words that are part of no value: what a to-do is wrapped in, and what is told as left out.
struct RoleRest {
  /// Places of openers, fillers and joints, in runs.
  private(set) var openers: [[Int]] = []
  /// Places of words that say more than that, in runs.
  private(set) var leftOut: [[Int]] = []

  init(_ text: RoleText, unused places: [Int]) {
    var run: [Int] = []
    for place in places + [-1] {
      if let last = run.last, place != last + 1 {
        take(run, of: text)
        run = []
      }
      if place >= 0 { run.append(place) }
    }
  }

  private mutating func take(_ run: [Int], of text: RoleText) {
    let words = TokenizedText(text.said(run)).tokens.filter(\.isSpoken)
    guard !words.isEmpty else { return }
    let isPutRight = words.contains { RoleRest.corrections.contains($0.text) }
    let isEmpty = words.allSatisfy { word in
      RoleRest.empty.contains(word.text) || FunctionWords.all.contains(word.text)
    }
    // "the wifi | is down" says something.
    let isState =
      words.count > 1 && words[0].text.isOne(of: "is", "are", "was")
      && words[1].text.isOne(of: "down", "up", "on", "off")
    if isPutRight || isEmpty && !isState { openers.append(run) } else { leftOut.append(run) }
  }

  /// Words by which somebody takes back what was said before them.
  private static let corrections = WordSet("wait sorry scratch actually rather oops no nope mean")

  /// Words that ask the program for something, greet, fill or join, and say nothing of what there is to do.
  private static let empty = WordSet(
    """
    remind reminder reminders remember set add put stick pop need needs want have has got gotta let don't dont
    forget make sure please pls plz can could would should must try note schedule create alarm okay ok hey hi hello
    so well um uh er erm ah oh like then also and plus next after that this is are it its it's there going gonna i'm
    i've i'd i'll we we've we'll us me my thing things stuff list todo do tasks task yeah yep right listen thanks
    thank cheers ta maybe just really again know you you'll one lot there's here here's love mate im ive ill id
    let's lets now down up both all same too bit think guess suppose better tell ask ping beep nudge quick jot
    write keep bear mind say says said for to of in on at by with the a an or but if when be been get's what's
    """
  )
}
