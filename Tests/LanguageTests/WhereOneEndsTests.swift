import Language
import Model
import Testing

/// Where one to-do ends and the next begins, when nothing is heard between.
struct WhereOneEndsTests {
  /// Writes the to-dos of a sentence one after the other: "Title @ time".
  private func said(_ text: String) throws -> [String] {
    understand(text, in: try context()).drafts.map { draft in
      written(draft.due).map { "\(draft.title) @ \($0)" } ?? draft.title
    }
  }

  @Test(arguments: [
    (
      "monday i have to see the vet at 8 tuesday i need to mow the lawn",
      ["See the vet @ 2026-03-09T08:00", "Mow the lawn @ 2026-03-10"]
    ),
    (
      "saturday bake bread at 9 sunday feed the hens",
      ["Bake bread @ 2026-03-07T09:00", "Feed the hens @ 2026-03-08"]
    ),
    (
      "today call ann at 3 tomorrow pick up the cake",
      ["Call ann @ 2026-03-04T15:00", "Pick up the cake @ 2026-03-05"]
    ),
    (
      "call ann at 9 tuesday i have to feed the hens",
      ["Call ann @ 2026-03-10T09:00", "Feed the hens"]
    ),
  ])
  func aSecondDayIsForWhatFollows(_ text: String, _ expected: [String]) throws {
    #expect(try said(text) == expected)
  }

  @Test(arguments: [
    (
      "send the form by the 20th call to book a table",
      ["Send the form @ 2026-03-20", "Call to book a table"]
    ),
    ("by the 20th call to book a table", ["Call to book a table @ 2026-03-20"]),
  ])
  func aVerbWithAPurposeBeginsAnew(_ text: String, _ expected: [String]) throws {
    #expect(try said(text) == expected)
  }

  @Test(arguments: [
    ("call ann call april and text june", ["Call ann", "Call april", "Text june"]),
    ("email ada email ben email cy", ["Email ada", "Email ben", "Email cy"]),
    ("buy oats buy nails buy twine", ["Buy oats", "Buy nails", "Buy twine"]),
    ("wash the car wash mat", ["Wash the car wash mat"]),
    ("#12 fix the door", ["#12 fix the door"]),
    ("1) call mum 2) buy milk", ["Call mum", "Buy milk"]),
  ])
  func theSameVerbAgain(_ text: String, _ expected: [String]) throws {
    #expect(try said(text) == expected)
  }

  @Test(arguments: [
    (
      "on friday wash the car oh and buy stamps",
      ["Wash the car @ 2026-03-06", "Buy stamps"]
    ),
    (
      "on friday wash the car and buy stamps",
      ["Wash the car @ 2026-03-06", "Buy stamps @ 2026-03-06"]
    ),
    ("tomorrow sweep the porch oh also text ben", ["Sweep the porch @ 2026-03-05", "Text ben"]),
  ])
  func ohBeginsAnew(_ text: String, _ expected: [String]) throws {
    #expect(try said(text) == expected)
  }

  @Test(arguments: [
    ("email the three hundred and five members", ["Email the three hundred and five members"]),
    (
      "add tea with jo at one hundred and twenty main street to my calendar",
      ["Tea with jo at one hundred and twenty main street"]
    ),
    ("add kim to the party invite list", ["Kim"]),
  ])
  func namesAndNumbersStayWhole(_ text: String, _ expected: [String]) throws {
    #expect(try said(text) == expected)
  }

  @Test(arguments: [
    ("add to my friday calendar a haircut", ["Haircut @ 2026-03-06"]),
    ("put the game on my saturday calendar", ["The game @ 2026-03-07"]),
    ("put a haircut on my schedule for 3 pm", ["Haircut @ 2026-03-04T15:00"]),
  ])
  func aCalendarCanNameTheDay(_ text: String, _ expected: [String]) throws {
    #expect(try said(text) == expected)
  }
}
