import Language
import Model
import Testing

/// Courses of something that is taken: how many doses, and from which day on.
///
/// It is Wednesday 4 March 2026, 10:20.
@Suite("Courses of medicine")
struct RegimenCourseTests {
  @Test(
    "has as many doses as its course is long",
    arguments: [
      Said(
        "melatonin 3 mg every night for 10 nights",
        title: "Melatonin 3 mg",
        at: "2026-03-04T20:00",
        rule: "FREQ=DAILY;COUNT=10"
      ),
      Said(
        "ear drops in the mornings for 4 mornings",
        at: "2026-03-05T09:00",
        rule: "FREQ=DAILY;COUNT=4"
      ),
      Said(
        "cefalexin three times a day with meals for 6 days starting on Friday",
        title: "Cefalexin with meals",
        at: "2026-03-06T08:00",
        rule: "FREQ=DAILY;BYHOUR=8,14,20;COUNT=18"
      ),
      Said(
        "clarithromycin twice daily after food for 10 days starting tomorrow",
        title: "Clarithromycin after food",
        at: "2026-03-05T08:00",
        rule: "FREQ=DAILY;BYHOUR=8,20;COUNT=20"
      ),
      Said(
        "pill at 9 pm for 21 days starting on sunday",
        title: "Pill",
        at: "2026-03-08T21:00",
        rule: "FREQ=DAILY;COUNT=21"
      ),
      Said(
        "nasal spray twice a day for one week starting tomorrow",
        at: "2026-03-05T08:00",
        rule: "FREQ=DAILY;BYHOUR=8,20;COUNT=14"
      ),
      Said(
        "take the antibiotic in the morning and evening for 5 days",
        at: "2026-03-04T18:00",
        rule: "FREQ=DAILY;BYHOUR=9,18;COUNT=10"
      ),
      Said("clopidogrel every day for 12 months", at: "2026-03-05", rule: "FREQ=DAILY;COUNT=365"),
      Said(
        "give the cat half a tablet twice a day for a fortnight",
        at: "2026-03-04T20:00",
        rule: "FREQ=DAILY;BYHOUR=8,20;COUNT=28"
      ),
      Said(
        "give the dog his pill at 6 pm for 7 days",
        at: "2026-03-04T18:00",
        rule: "FREQ=DAILY;COUNT=7"
      ),
    ]
  )
  func countsItsCourse(_ said: Said) throws { try expectSure(said) }
}
