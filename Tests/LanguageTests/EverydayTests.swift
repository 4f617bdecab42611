import Language
import Model
import Testing

/// Everyday sentences by the class of what went wrong with their like once.
///
/// It is Wednesday 4 March 2026, 10:20.
struct EverydayTests {
  @Test(arguments: [
    (
      "have the kids brush their teeth at 8pm", ["Have the kids brush their teeth 2026-03-04T20:00"]
    ),
    ("help Leo do his homework at 4", ["Help Leo do his homework 2026-03-04T16:00"]),
    ("make the bed call ann", ["Make the bed -", "Call ann -"]),
    ("let the dog out and feed it at 6", ["Let the dog out -", "Feed it 2026-03-04T18:00"]),
    (
      "go to the bank and at 2 there's the interview",
      ["Go to the bank -", "Interview 2026-03-04T14:00"]
    ),
  ])
  func whereOneEnds(_ text: String, _ expected: [String]) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map { "\($0.title) \(written($0.due) ?? "-")" } == expected)
  }

  @Test(arguments: [
    Said("remind me to list the bids on sunday", title: "List the bids", at: "2026-03-08"),
    Said(
      "pay the bills that are due tomorrow",
      title: "Pay the bills that are due",
      at: "2026-03-05"
    ),
    Said("remind me tomorrow to ring the vet at 5", title: "Ring the vet", at: "2026-03-05T17:00"),
    Said("pay the invoice in a fortnight's time", title: "Pay the invoice", at: "2026-03-18"),
    Said("I sort of have to call the bank tomorrow", title: "Call the bank", at: "2026-03-05"),
    Said("gotta like renew my passport by friday", title: "Renew my passport", at: "2026-03-06"),
    Said("email jo about friday 4pm slot", title: "Email jo about friday 4pm slot", at: nil),
    Said(
      "I've to collect the dry cleaning on friday",
      title: "Collect the dry cleaning",
      at: "2026-03-06"
    ),
    Said("I said I'd babysit on the 20th at six", title: "Babysit", at: "2026-03-20T18:00"),
    Said(
      "we have the neighbours coming for dinner friday at 7",
      title: "The neighbours coming for dinner",
      at: "2026-03-06T19:00"
    ),
    Said("dentist, monday 3pm, bring the card", title: "Dentist", at: "2026-03-09T15:00"),
    Said(
      "water the ferns every 5 days from now on",
      title: "Water the ferns",
      at: "2026-03-05",
      rule: "FREQ=DAILY;INTERVAL=5"
    ),
    Said("call bob in 3 days, no wait, tomorrow at 9", title: "Call bob", at: "2026-03-05T09:00"),
    Said("send it in a fortnight actually tonight", title: "Send it", at: "2026-03-04T20:00"),
    Said("tell kate I can't do thursday", title: "Tell kate I can't do thursday", at: nil),
    Said("meds every am", title: "Meds", at: "2026-03-05T09:00", rule: "FREQ=DAILY"),
    Said(
      "insulin before dinner every day",
      title: "Insulin",
      at: "2026-03-04T18:00",
      rule: "FREQ=DAILY"
    ),
    Said("the party is on 8 / 27 at 11 am", title: "Party", at: "2026-08-27T11:00"),
    Said(
      "not tomorrow, the day after tomorrow ring the vet",
      title: "Ring the vet",
      at: "2026-03-06"
    ),
    Said("not friday but saturday ring the vet", title: "Ring the vet", at: "2026-03-07"),
    Said("ring the vet friday, no hang on, saturday", title: "Ring the vet", at: "2026-03-07"),
    Said(
      "next week, well actually this friday, ring the vet",
      title: "Ring the vet",
      at: "2026-03-06"
    ),
    Said(
      "schedule a talk with ann tomorrow morning",
      title: "Talk with ann",
      at: "2026-03-05T09:00"
    ),
    Said("schedule a talk with ann tomorrow", title: "Schedule a talk with ann", at: "2026-03-05"),
  ])
  func fromTheWordsAround(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    ("offsite on tuesday remind me on monday", [1440]),
    ("meeting tomorrow at 9 am remind me at 8 40", [20]),
    ("dentist at 2 remind me at 1", [60]),
  ])
  func aRequestBehindIsALead(_ text: String, _ leads: [Int]) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.count == 1)
    #expect(drafts.first?.leads == leads)
  }

  @Test(arguments: [
    ("-5 degrees tonight", "-5 degrees"),
    ("🎂 bake a cake friday", "🎂 bake a cake"), ("$20 to Jo friday", "$20 to Jo"),
    ("- ring the vet friday", "Ring the vet"), ("please 🎂 bake a cake friday", "🎂 bake a cake"),
  ])
  func whatATitleBeginsWithStays(_ text: String, _ title: String) throws {
    #expect(understand(text, in: try context()).drafts.map(\.title) == [title])
  }

  @Test func whatALetterHasAroundItsTextIsNothingToDo() throws {
    let text = "Dear Anna,\n\nplease send the form by friday.\n\nBest regards,\nTom"
    let understanding = understand(text, in: try context())
    #expect(understanding.drafts.map(\.title) == ["Send the form"])
    #expect(understanding.remarks.leftOut == ["Dear Anna", "Best regards", "Tom"])
    let hello = understand("Hi Tom,\nsend the form.\nCheers,\nAnna", in: try context())
    #expect(hello.drafts.map(\.title) == ["Send the form"])
    #expect(hello.remarks.leftOut == ["Hi Tom", "Cheers", "Anna"])
  }
}
