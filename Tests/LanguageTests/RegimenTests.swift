import Language
import Model
import Testing

/// What is taken, and how: read to the end, or asked about.
///
/// It is Wednesday 4 March 2026, 10:20.
@Suite("Medicine that is read right")
struct RegimenTests {
  @Test(
    "keeps how far apart doses are, and how much at most, as words",
    arguments: [
      Said(
        "Take ibuprofen 400 mg three times a day, at least six hours apart",
        title: "Take ibuprofen 400 mg, at least six hours apart",
        at: "2026-03-04T14:00",
        rule: "FREQ=DAILY;BYHOUR=8,14,20"
      ),
      Said(
        "Panadol 2 tablets four times a day with at least 4 hours between doses",
        title: "Panadol 2 tablets with at least 4 hours between doses",
        at: "2026-03-04T12:00",
        rule: "FREQ=DAILY;BYHOUR=8,12,16,20"
      ),
      Said(
        "take naproxen twice a day, at most 2 tablets in 24 hours",
        title: "Take naproxen, at most 2 tablets in 24 hours",
        at: "2026-03-04T20:00",
        rule: "FREQ=DAILY;BYHOUR=8,20"
      ),
      Said(
        "codeine 30 mg, no more than 4 in 24 hours",
        title: "Codeine 30 mg, no more than 4 in 24 hours",
        at: nil
      ),
      Said(
        "levothyroxine every morning, at least one hour from food",
        title: "Levothyroxine, at least one hour from food",
        at: "2026-03-05T09:00",
        rule: "FREQ=DAILY"
      ),
    ]
  )
  func keepsDistances(_ said: Said) throws { try expectSure(said) }

  @Test(
    "comes each day until the last one",
    arguments: [
      Said(
        "Take the penicillin at 7 and 19 until 14 March",
        title: "Take the penicillin",
        at: "2026-03-04T19:00",
        rule: "FREQ=DAILY;BYHOUR=7,19;UNTIL=20260314T235959"
      ),
      Said(
        "eye drops morning and evening until friday",
        title: "Eye drops",
        at: "2026-03-04T18:00",
        rule: "FREQ=DAILY;BYHOUR=9,18;UNTIL=20260306T235959"
      ),
      Said(
        "Flagyl at 6, 14 and 22 until saturday",
        at: "2026-03-04T14:00",
        rule: "FREQ=DAILY;BYHOUR=6,14,22;UNTIL=20260307T235959"
      ),
      Said(
        "take the pill at 9 pm till 15 march",
        title: "Take the pill",
        at: "2026-03-04T21:00",
        rule: "FREQ=DAILY;UNTIL=20260315T235959"
      ),
      Said(
        "erythromycin every six hours until sunday noon",
        at: "2026-03-04T16:20",
        rule: "FREQ=HOURLY;INTERVAL=6;UNTIL=20260308T120000"
      ),
      Said(
        "from the 10th to the 20th take the malaria tablets at 9 am",
        title: "Take the malaria tablets",
        at: "2026-03-10T09:00",
        rule: "FREQ=DAILY;UNTIL=20260320T235959"
      ),
      Said(
        "doxycycline twice a day until 20 March",
        at: "2026-03-04T20:00",
        rule: "FREQ=DAILY;BYHOUR=8,20;UNTIL=20260320T235959"
      ),
    ]
  )
  func endsOnItsLastDay(_ said: Said) throws { try expectSure(said) }

  @Test(
    "is not asked about where nothing is left open",
    arguments: [
      Said(
        "iron tablets every day except Sundays",
        at: "2026-03-05",
        rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA"
      ),
      Said(
        "thyroxine at 6 every morning except weekends",
        at: "2026-03-05T06:00",
        rule: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"
      ),
      Said("atorvastatin 20 mg every day at 9 pm", at: "2026-03-04T21:00", rule: "FREQ=DAILY"),
      Said(
        "apixaban 5 mg at 8 am and 8 pm every day",
        at: "2026-03-04T20:00",
        rule: "FREQ=DAILY;BYHOUR=8,20"
      ),
      Said(
        "insulin glargine 22 units at 10 pm every night",
        at: "2026-03-04T22:00",
        rule: "FREQ=DAILY"
      ),
      Said(
        "methotrexate 10 mg every Wednesday at 7 pm",
        at: "2026-03-04T19:00",
        rule: "FREQ=WEEKLY;BYDAY=WE"
      ),
      Said(
        "B12 injection every 3 months starting on 1 April",
        at: "2026-04-01",
        rule: "FREQ=MONTHLY;INTERVAL=3"
      ),
      Said(
        "fluticasone 2 puffs twice a day",
        at: "2026-03-04T20:00",
        rule: "FREQ=DAILY;BYHOUR=8,20"
      ),
      Said(
        "ferrous sulfate every other day at 8 am",
        at: "2026-03-05T08:00",
        rule: "FREQ=DAILY;INTERVAL=2"
      ),
      Said(
        "take gabapentin 300 mg three times a day starting tomorrow",
        at: "2026-03-05T08:00",
        rule: "FREQ=DAILY;BYHOUR=8,14,20"
      ),
      Said("don't forget to take the iron at 8 pm", title: "Take the iron", at: "2026-03-04T20:00"),
      Said("don't let me forget to give Rex his worm tablet on saturday", at: "2026-03-07"),
      Said("stop the antibiotic on 10 march", at: "2026-03-10"),
    ]
  )
  func isSure(_ said: Said) throws { try expectSure(said) }

  @Test(
    "notes the meal that a dose goes with",
    arguments: [
      ("metoprolol 50 mg every morning before breakfast", "Metoprolol 50 mg", "Before breakfast"),
      ("take simvastatin every night after dinner", "Take simvastatin", "After dinner"),
      ("aspirin 75 mg with breakfast every day", "Aspirin 75 mg", "With breakfast"),
      ("take iron two hours before lunch every day", "Take iron", "Two hours before lunch"),
    ]
  )
  func notesMeals(_ text: String, _ title: String, _ note: String) throws {
    let draft = try #require(understand(text, in: try context()).drafts.first)
    #expect(draft.title == title)
    #expect(draft.notes == note)
    #expect(draft.rule?.whole == "FREQ=DAILY")
    #expect(draft.doubts == [])
  }
}

/// Expects one to-do with this title, time and rule, and nothing to ask about.
func expectSure(_ said: Said) throws {
  try expect(said)
  #expect(understand(said.text, in: try context(at: said.now)).doubts == [])
}
