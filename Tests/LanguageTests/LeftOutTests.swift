import Language
import Model
import Testing

/// Nothing that was said vanishes: it is in a to-do, or it is told.
struct LeftOutTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let text: String
    var notes: String?
    var leftOut: [String] = []
    var testDescription: String { text }
  }

  @Test(arguments: [
    Row(text: "The door code is 4711. Ring the vet tomorrow.", notes: "The door code is 4711"),
    Row(text: "Ring the vet tomorrow. The door code is 4711.", notes: "The door code is 4711"),
    Row(text: "the door code is 4711 so ring the vet tomorrow", notes: "The door code is 4711"),
    Row(text: "ring the vet tomorrow, they moved to room 12", notes: "They moved to room 12"),
    Row(text: "ring the vet tomorrow, sam has a cold", notes: "Sam has a cold"),
    Row(text: "The kettle is broken. Ring the vet tomorrow.", leftOut: ["The kettle is broken"]),
    Row(text: "Ring the vet tomorrow. That's it, thank you."),
    Row(text: "Hello. Ring the vet tomorrow."),
  ])
  func aFactBesideAToDo(_ row: Row) throws {
    let understanding = understand(row.text, in: try context())
    #expect(understanding.drafts.map(\.title) == ["Ring the vet"])
    #expect(understanding.drafts.first?.notes == row.notes)
    #expect(understanding.remarks.leftOut == row.leftOut)
  }

  @Test func whereNothingIsToDoTheWholeIsSetAside() throws {
    let understanding = understand("The kettle is broken. They moved.", in: try context())
    #expect(understanding.noise == .chatter)
    #expect(understanding.remarks.leftOut.isEmpty)
  }

  @Test(arguments: UInt64(1)...4)
  func everyWordIsSomewhere(seed: UInt64) throws {
    var random = SplitMix(state: seed)
    let todos = ["water the ferns", "ring the vet", "buy oats", "mend the gate"]
    let times = ["tomorrow at nine", "on friday", "every tuesday", "tonight", "in two hours"]
    let facts = [
      "the wifi is down", "they moved to room 12", "lou's number is 0170 55", "ann has a cold",
      "the hall was cold", "we were late", "it rained on the tent",
    ]
    let joints = [". ", ", ", "; ", "\n", " - ", " and ", " so ", ", oh and "]
    for _ in 0..<200 {
      var parts: [String] = [try #require(todos.randomElement(using: &random))]
      for list in [times, facts, todos, times, facts] where Bool.random(using: &random) {
        parts.append(try #require(list.randomElement(using: &random)))
      }
      parts.shuffle(using: &random)
      var text = ""
      for part in parts {
        text += text.isEmpty ? part : (joints.randomElement(using: &random) ?? ". ") + part
      }
      let understanding = understand(text, in: try context())
      guard understanding.noise == nil else { continue }
      var kept = understanding.drafts.flatMap { [$0.title, $0.notes ?? "", $0.phrase ?? ""] }
      kept += understanding.remarks.leftOut
      let words = Set(
        kept.joined(separator: " ").lowercased().split { !$0.isLetter && !$0.isNumber }
      )
      for part in parts {
        for word in part.split(whereSeparator: { !$0.isLetter && !$0.isNumber })
        where word.count > 3 && !["with", "were"].contains(word) {
          #expect(words.contains(word), "\(word) of: \(text)")
        }
      }
    }
  }
}
