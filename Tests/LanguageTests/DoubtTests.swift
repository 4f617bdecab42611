import Language
import Model
import Testing

@Suite("Doubts about what was understood")
struct DoubtTests {
  struct Doubted: Sendable, CustomTestStringConvertible {
    let text: String
    let doubts: [Doubt]

    init(_ text: String, _ kind: Doubt.Kind, _ words: String) {
      self.text = text
      doubts = [Doubt(kind, words)]
    }

    var testDescription: String { text }
  }

  @Test(
    "name the words of a time that stayed in a title",
    arguments: [
      Doubted("feed the gecko nite of the party", .time, "nite"),
      Doubted("water the beds 16.35", .time, "16.35"),
      Doubted("ring the vet re wed 9 delivery", .time, "wed 9"),
    ]
  )
  func ofTime(_ said: Doubted) throws {
    let doubts = understand(said.text, in: try context()).doubts
    #expect(doubts.contains(said.doubts[0]), "\(doubts)")
  }

  @Test(
    "name what says nothing by itself, or waits for more",
    arguments: [
      Doubted("wash wash the curtains", .fragment, "Wash wash"),
      Doubted("polish the boots. Wash wash the car", .fragment, "Wash wash"),
    ]
  )
  func ofFragments(_ said: Doubted) throws {
    let doubts = understand(said.text, in: try context()).doubts
    #expect(doubts.contains(said.doubts[0]), "\(doubts)")
  }

  @Test(
    "come with the times that the words may stand for",
    arguments: [
      ("water the beds 16.35", "2026-03-04T16:35")
    ]
  )
  func withOtherTimes(_ text: String, _ moment: String) throws {
    let draft = try #require(understand(text, in: try context()).drafts.first)
    #expect(
      draft.otherDues.map { "\($0.date?.description ?? "")T\($0.time?.description ?? "")" } == [
        moment
      ]
    )
  }

  @Test(
    "are none where all of it was understood",
    arguments: [
      "buy milk", "call the dentist tomorrow at 9", "take the pills every day at 8 am",
      "read 1984", "tell Priya I can do Thursday",
      "buy stamps, post the letter and call Ann",
      "remind me to feed the cat and also that I have choir",
      "book a table for 6 on saturday", "text mum re the weekend", "the rent is going up to 850",
      "pick up the suit from Heather's", "\"friday night lights\" at 8",
      "dentist friday at 10, gym monday at 6", "throw the hoodies in",
    ]
  )
  func areNone(_ text: String) throws {
    #expect(understand(text, in: try context()).doubts == [])
  }

  @Test("stand on the to-do that they are about")
  func standOnTheirTodo() throws {
    let drafts = understand("call Ann at 5. Wash wash the car", in: try context()).drafts
    #expect(drafts.map { $0.doubts.isEmpty } == [true, false])
  }

  @Test(
    "bring what the words look like as another reading",
    arguments: [
      ("water the beds 16.35", "Water the beds", "16:35"),
      ("take the bins out tmoz", "Take the bins out", nil),
      ("swim thursdays 730", "Swim", "07:30"),
    ] as [(String, String, String?)]
  )
  func haveOtherReadings(_ text: String, _ title: String, _ time: String?) throws {
    let context = try context()
    let taken = understand(text, in: context)
    let readings = otherReadings(of: text, than: taken, in: context)
    let all = [taken] + readings
    let fitting = all.contains { reading in
      reading.drafts.count == 1 && reading.drafts[0].title == title
        && reading.drafts[0].due != nil
        && (time == nil || reading.drafts[0].due?.time?.description == time)
    }
    #expect(fitting, "\(all.map(\.drafts))")
  }

  @Test("bring all of it as one to-do where it was cut")
  func readAsOne() throws {
    let context = try context()
    let text = "boiler man thurs clear the cupboard let him in sat"
    let taken = understand(text, in: context)
    try #require(taken.drafts.count > 1)
    let readings = otherReadings(of: text, than: taken, in: context)
    #expect(readings.contains { $0.drafts.count == 1 }, "\(readings.map(\.drafts))")
    #expect(readings.count <= 2 && !readings.contains(taken))
  }
}
