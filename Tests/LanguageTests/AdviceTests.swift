import Language
import Model
import Testing

/// Words beside a time that tell how to come to it, or what it is called by: they leave it alone.
///
/// It is Wednesday 4 March 2026, 10:20.
struct AdviceTests {
  @Test(arguments: [
    ("blood test tomorrow at 8 don't eat after midnight", "Blood test", "2026-03-05T08:00"),
    ("surgery friday at 7 no food after midnight", "Surgery", "2026-03-06T07:00"),
    ("dentist tomorrow at 9 no coffee before noon", "Dentist", "2026-03-05T09:00"),
    ("scan tuesday at 9 arrive at 8 45", "Scan", "2026-03-10T09:00"),
    ("call mum tomorrow at 5 she leaves at 6", "Call mum", "2026-03-05T17:00"),
  ])
  func adviceIsANote(_ text: String, _ title: String, _ due: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == [title])
    #expect(drafts.map { written($0.due) } == [due])
    let note = try #require(drafts.first?.notes)
    #expect(text.lowercased().hasSuffix(note.lowercased()), "\(note)")
  }

  @Test(arguments: [
    Said(
      "physio tuesday 10th 11:15 hawthorn road clinic",
      title: "Physio hawthorn road clinic",
      at: "2026-03-10T11:15"
    ),
    Said("flight saturday at 9 gate 22", title: "Flight gate 22", at: "2026-03-07T09:00"),
    Said(
      "dentist friday at 3 number 07700 900123",
      title: "Dentist number 07700 900123",
      at: "2026-03-06T15:00"
    ),
    Said("call bt on monday account 12345", title: "Call bt account 12345", at: "2026-03-09"),
    Said("hotel check in saturday at 2", title: "Hotel check in", at: "2026-03-07T14:00"),
    Said("essay hand in friday noon", title: "Essay hand in", at: "2026-03-06T12:00"),
  ])
  func aPlaceOrANumberBehindATimeLeavesIt(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("call mum on friday er saturday", title: "Call mum", at: "2026-03-07"),
    Said("dentist at 3 uh 4 tomorrow", title: "Dentist", at: "2026-03-05T16:00"),
    Said("meeting at nine um ten on monday", title: "Meeting", at: "2026-03-09T10:00"),
  ])
  func aSoundBetweenTwoTimesTakesTheFirstBack(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("smear test fortnight tomorrow at 9.20", title: "Smear test", at: "2026-03-19T09:20"),
    Said("dentist fortnight on friday at 3", title: "Dentist", at: "2026-03-20T15:00"),
    Said("call vet fortnight from today", title: "Call vet", at: "2026-03-18"),
    Said("call grandpa this arvo", title: "Call grandpa", at: "2026-03-04T13:00"),
    Said("book table for 4 at 7 tomorrow", title: "Book table for 4", at: "2026-03-05T19:00"),
  ])
  func wordsOfDaysThatPeopleSay(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "send the slides to marco before the 3 o'clock meeting",
      title: "Send the slides to marco before the 3 o'clock meeting",
      at: "2026-03-04T15:00"
    ),
    Said(
      "finish the notes before my 3pm",
      title: "Finish the notes before my 3pm",
      at: "2026-03-04T15:00"
    ),
  ])
  func whatItIsToBeDoneBeforeTellsTheTime(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    "prednisone 40 milligrams for 3 days then 20 milligrams for 3 days then stop",
    "concert tickets go on sale march 27 10am",
    "clocks go forward on the last sunday in march",
    "we're out of coffee and toilet paper",
  ])
  func whatIsOneThingStaysOne(_ text: String) throws {
    #expect(understand(text, in: try context()).drafts.count == 1, "\(text)")
  }

  @Test(arguments: [
    ("emma's birthday june 3rd remind me a week before", "2026-06-03", [10_080]),
    ("anniversary june 3", "2026-06-03", []),
  ])
  func aBirthdayComesEveryYear(_ text: String, _ due: String, _ leads: [Int]) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map { written($0.due) } == [due])
    #expect(drafts.first?.schedule?.rule?.description == "FREQ=YEARLY")
    #expect(drafts.first?.leads == leads)
  }

  @Test(arguments: [
    ("b12 injection every three months next one is on the 20th", "2026-03-20"),
    ("depo shot every three months next one is april 2nd", "2026-04-02"),
    ("haircut every six weeks, next one on friday", "2026-03-06"),
  ])
  func theNextOneBeginsASeries(_ text: String, _ due: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.count == 1 && drafts.first?.schedule?.rule != nil, "\(drafts)")
    #expect(drafts.map { written($0.due) } == [due])
  }
}
