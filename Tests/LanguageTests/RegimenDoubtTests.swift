import Language
import Model
import Testing

/// Medicine whose rhythm, course, limit or dose no value has: nobody may believe that it was understood.
@Suite("Medicine that is asked about")
struct RegimenDoubtTests {
  @Test(
    "where a course has another end, or goes on in another way",
    arguments: [
      "canesten cream for six nights only", "vitamin D daily for 3 weeks and then once a month",
      "prednisolone 30 mg daily for 4 days, then 15 mg daily for 4 days",
      "Nitrofurantoin twice daily, stop after seven days",
      "amoxicillin 3 times a day, 5-day course",
      "Take antibiotics 3x a day x 7 days", "zinc daily, ten days",
      "amoxicillin 500 at 8, 16 and 24 for a week",
      "doxycycline 100 mg 2 today then one a day for 6 days",
      "Take one capsule daily for 21 days then stop for 7 days",
      "take two paracetamol now and two more in 6 hours",
      "colchicine 0.5 mg twice a day until the pain is gone, at most 6 days",
    ]
  )
  func ofCourses(_ text: String) throws { try expectDoubt(text) }

  @Test(
    "where several doses or meals became one",
    arguments: [
      "Novorapid, 4 units before breakfast, 6 units before lunch and 8 units before dinner, every day",
      "Lantus 10 units with breakfast and 14 units with supper every day",
      "gaviscon 10 ml before meals and at bedtime",
      "ranitidine with lunch and at bedtime every day",
      "metformin 500 mg in the morning, 1000 mg in the evening every day",
      "pregabalin 75 mg morning and 150 mg night", "Symbicort two puffs morning and night",
      "give mum her pills at 8 in the morning, noon and 6 in the evening",
      "measure blood sugar before breakfast and two hours after dinner every day",
      "lisinopril 10 mg daily and 20 mg on sundays", "take the tablet tonight and tomorrow morning",
      "take sertraline every day at 8 but on weekends at 10",
      "morphine every 12 hours at 8 am and 8 pm", "insulin: 10 units morning, 12 units evening",
      "ramipril 5mg am, simvastatin 40mg pm", "remind me to take my pills 3 times today",
    ]
  )
  func ofDoses(_ text: String) throws { try expectDoubt(text) }

  @Test(
    "where a limit or a condition became an order",
    arguments: [
      "sumatriptan up to twice a day as needed", "lorazepam 1 mg at night if needed",
      "ibuprofen three times a day when in pain", "domperidone as required, max 3 a day",
      "hydrocortisone cream on even days and moisturiser on odd days",
      "folic acid every day but not on the day I take methotrexate",
      "take furosemide every morning except on days when I travel",
      "melatonin at 10 pm every night if I can't sleep", "co-amoxiclav tds 7 days",
    ]
  )
  func ofLimits(_ text: String) throws { try expectDoubt(text) }

  @Test(
    "where the first or the last moment is another one",
    arguments: [
      "alendronate every other day at 10 am starting today",
      "prednisolone three times a day starting this evening",
      "co-codamol every six hours until Sunday evening",
      "take the antibiotic tablets until friday", "Zyrtec at 10 pm until the end of the month",
      "take blood thinner at 6pm every day, skip on the day before surgery",
    ]
  )
  func ofBounds(_ text: String) throws { try expectDoubt(text) }

  @Test(
    "where it is not taken",
    arguments: [
      "I no longer take warfarin", "I didn't take my lisinopril this morning",
      "don't give grandpa his diuretic tomorrow", "I couldn't take my statin last night",
      "never take aspirin with warfarin",
    ]
  )
  func ofDenials(_ text: String) throws { try expectDoubt(text) }

  @Test("stands on the to-do of its own sentence")
  func standsOnItsTodo() throws {
    let text = "call the vet at 4. Take ibuprofen up to three times a day. buy cat food tomorrow"
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map { $0.doubts.isEmpty } == [true, false, true], "\(drafts.map(\.doubts))")
  }

  @Test(
    "also where no medicine is meant",
    arguments: [
      "lesson every thursday at 14:00 after the holidays",
      "weekly stocktake every friday at 15:00 starting next week",
      "judo every wednesday 5:30 pack the kit the evening before", "call sis 1st thing",
    ]
  )
  func ofOtherThings(_ text: String) throws { try expectDoubt(text) }

  @Test(
    "but not where all of it came out",
    arguments: [
      "bin bags out every day except wednesday at 7pm", "practice 4:15 every day except friday",
      "gym every day except Mondays", "lunch money till wed", "film at 9 tonite",
      "choir every monday at 11 beginning in two weeks",
      "take the bins out every tuesday", "water the plants every other day",
    ]
  )
  func areNone(_ text: String) throws {
    #expect(understand(text, in: try context()).doubts == [])
  }

  private func expectDoubt(_ text: String) throws {
    let understanding = understand(text, in: try context())
    #expect(
      understanding.drafts.isEmpty || !understanding.doubts.isEmpty,
      "\(understanding.drafts)"
    )
  }
}
