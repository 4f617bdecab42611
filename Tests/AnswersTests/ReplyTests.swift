import Actions
import Model
import Planning
import Testing
import Words

@testable import Answers

@Suite("Replies to outcomes")
struct ReplyTests {
  private let style = AnswerStyle(
    tone: .warm,
    face: .hours24,
    isPlain: false,
    palette: Palette(isOn: false),
    columns: nil,
    isOnScreen: true,
    now: Instant(seconds: 1_772_616_000),
    calendar: LocalCalendar(zone: .utc, zones: .none, day: .hour(9))
  )

  /// An outcome, what is said beside its data, and whether there are data as text.
  private static let outcomes: [(Outcome.Facts, [String], hasText: Bool)] = [
    (.doneCleared([]), [EditSentences.clearedNothing.text(.warm)], false),
    (.quiet(Quiet()), [], true),
    (.forgotten([], isWiped: true, copies: [], absent: [], recordings: nil), [], true),
    (
      .forgotten(
        [],
        isWiped: false,
        copies: ["/b.sqlite"],
        absent: ["/usb/c.sqlite"],
        recordings: nil
      ),
      [
        StorageSentences.stillRead.text(.warm, ["command": commandLine(["forget"])]),
        StorageSentences.copiesHold.text(.warm),
        StorageSentences.copyPath.text(.warm, ["path": "/b.sqlite"]),
        StorageSentences.copiesMay.text(.warm),
        StorageSentences.copyPath.text(.warm, ["path": "/usb/c.sqlite"]),
      ], false
    ),
  ]

  @Test(arguments: outcomes.indices)
  func saysTheDataAndWhatIsBesideThem(_ index: Int) {
    let (facts, said, hasText) = Self.outcomes[index]
    let reply = style.text(of: Outcome(facts, isServed: true))
    #expect(reply.talk == said)
    #expect(reply.data.isEmpty != hasText)
  }

  @Test(arguments: outcomes.indices)
  func givesProgramsOneObject(_ index: Int) {
    let reply = style.json(of: Outcome(Self.outcomes[index].0, isServed: true))
    #expect(reply.data.hasPrefix("{\n"))
    #expect(reply.data.contains("\"schema\" : 1"))
    #expect(reply.data.hasSuffix("}\n"))
  }

  @Test func aLineEndsOnceAndNothingIsNoLine() {
    let reply = Reply(in: style, asJSON: false)
    reply.add("")
    reply.add("one")
    reply.talk("two")
    reply.add("three\n")
    #expect(reply.data == "one\nthree\n")
    #expect(reply.talk == ["two"])
  }

  @Test func anotherReplyBesideJSONOnlyTalks() {
    let other = Reply(in: style, asJSON: false)
    other.add("data")
    other.talk("talk")
    let reply = Reply(in: style, asJSON: true)
    reply.add(other)
    #expect(reply.data == "")
    #expect(reply.talk == ["talk"])
  }
}

extension Reply {
  /// The lines of the reply beside the data.
  fileprivate var talk: [String] {
    lines.compactMap { if case .talk(let text) = $0 { text } else { nil } }
  }
}
