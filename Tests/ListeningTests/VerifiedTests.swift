import Actions
import Language
import Model
import Testing

@testable import Listening

@Suite("Without a look only what was said is stored")
struct VerifiedTests {
  private static func utterance(unverified: Set<Int>) -> Utterance {
    var utterance = Utterance(
      drafts: [
        Draft(title: "Plan the party", priority: .high), Draft(title: "Buy a pony", parent: 0),
        Draft(title: "Buy cake", list: "Work", parent: 0), Draft(title: "Feed it", parent: 1),
      ],
      outer: [0: "spring"]
    )
    utterance.unverified = unverified
    return utterance
  }

  @Test(
    arguments: [
      (Set<Int>(), ["Plan the party", "Buy a pony", "Buy cake", "Feed it"], [nil, 0, 0, 1]),
      ([1], ["Plan the party", "Buy cake", "Feed it"], [nil, 0, nil]),
      ([0], ["Buy a pony", "Buy cake", "Feed it"], [nil, nil, 0]),
      ([0, 1, 2, 3], [], []),
    ] as [(Set<Int>, [String], [Int?])]
  )
  func theRestIsLeftOut(_ unverified: Set<Int>, _ titles: [String], _ parents: [Int?]) {
    let (verified, rest) = Self.utterance(unverified: unverified).parted
    #expect(verified.drafts.map(\.title) == titles)
    #expect(verified.drafts.map(\.parent) == parents)
    #expect(verified.outer == (unverified.contains(0) ? [:] : [0: "spring"]))
    #expect(rest.count == unverified.count)
    #expect(verified.unverified == [])
  }

  @Test(arguments: [
    (
      Draft(title: "Buy cake", phrase: "friday", list: "Work"),
      "voicedo-remind add --at friday --list Work --no-parse -- 'Buy cake'"
    ),
    (
      Draft(title: "-rf; $HOME", priority: .high),
      "voicedo-remind add --priority high --no-parse -- '-rf; $HOME'"
    ),
  ])
  func aCommandStoresItAllTheSame(_ draft: Draft, _ command: String) {
    #expect(draft.addCommand == command)
  }
}
