import Language
import Testing

@Suite("To-dos within to-dos, as they are said")
struct NestingTests {
  /// A text, and its to-dos: each line a title, two blanks before it for each to-do it is part of.
  struct Row: CustomTestStringConvertible {
    let text: String
    let outline: [String]

    init(_ text: String, _ outline: String...) {
      self.text = text
      self.outline = outline
    }

    var testDescription: String { text }
  }

  private func outline(_ drafts: [Draft]) -> [String] {
    var depths: [Int] = []
    return drafts.map { draft in
      let depth = draft.parent.map { depths[$0] + 1 } ?? 0
      depths.append(depth)
      return String(repeating: "  ", count: depth) + draft.title
    }
  }

  @Test(arguments: [
    Row(
      "weekend plans: hiking - pack gear, check weather",
      "Weekend plans",
      "  Hiking",
      "    Pack gear",
      "    Check weather"
    ),
    Row(
      "weekend plans: hiking - pack gear, check weather; groceries - buy milk, eggs",
      "Weekend plans",
      "  Hiking",
      "    Pack gear",
      "    Check weather",
      "  Groceries",
      "    Buy milk",
      "    Eggs"
    ),
    Row(
      "weekend plans: hiking: pack gear, check weather",
      "Weekend plans",
      "  Hiking",
      "    Pack gear",
      "    Check weather"
    ),
    Row(
      "weekend plans: hiking - pack gear, check weather. call mom",
      "Weekend plans",
      "  Hiking",
      "    Pack gear",
      "    Check weather",
      "Call mom"
    ),
    Row(
      "weekend plans: hiking - pack gear, check weather; call mom",
      "Weekend plans",
      "  Hiking",
      "    Pack gear",
      "    Check weather",
      "Call mom"
    ),
    Row(
      "hiking - pack gear, check weather; call mom",
      "Hiking",
      "  Pack gear",
      "  Check weather",
      "Call mom"
    ),
    Row("picnic: bake bread, fill the flask", "Picnic", "  Bake bread", "  Fill the flask"),
    Row(
      "garden party:\n- borrow chairs\n- hang the lanterns",
      "Garden party",
      "  Borrow chairs",
      "  Hang the lanterns"
    ),
    Row(
      "garden party:\n- borrow chairs\n- hang the lanterns\ncall mom",
      "Garden party",
      "  Borrow chairs",
      "  Hang the lanterns",
      "Call mom"
    ),
    Row(
      "paint the shed which means buy paint, sand the door and mask the window",
      "Paint the shed",
      "  Buy paint",
      "  Sand the door",
      "  Mask the window"
    ),
    Row(
      "remind me: hiking - pack gear, check weather",
      "Hiking",
      "  Pack gear",
      "  Check weather"
    ),
    // These only look like it.
    Row("call bob - he waits", "Call bob - he waits"),
    Row("read dune: messiah", "Read dune: messiah"),
  ])
  func partsStandBelowWhatTheyArePartOf(_ row: Row) throws {
    #expect(outline(understand(row.text, in: try context()).drafts) == row.outline)
  }

  @Test func theTimeOfAHeadingIsThatOfWhatStandsBelow() throws {
    let text = "tomorrow: hiking - pack gear, check weather; groceries - buy milk, eggs"
    let drafts = understand(text, in: try context()).drafts
    #expect(outline(drafts).prefix(3) == ["Hiking", "  Pack gear", "  Check weather"])
    #expect(drafts.filter { $0.parent == nil }.allSatisfy { $0.due != nil })
  }

  @Test func whatWasTakenBackIsNoParent() throws {
    let text = "hiking - pack gear, check weather, scratch that; call mom"
    for draft in understand(text, in: try context()).drafts {
      #expect(draft.title != "Call mom" || draft.parent == nil)
    }
  }
}
