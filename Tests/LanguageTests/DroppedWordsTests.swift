import Language
import Model
import Testing

/// Hours, exceptions and ends that were said and came into no value are asked about.
///
/// It is Wednesday 4 March 2026, 10:20.
@Suite("Words that came into nothing")
struct DroppedWordsTests {
  private func words(_ text: String) throws -> [String] {
    understand(text, in: try context()).doubts.map(\.words)
  }

  @Test(
    "a clock time that nothing comes at",
    arguments: [
      ("creams: the red pot at 6 am, 2 pm and 9 pm, the green pot only at 11 pm", "2 pm"),
      ("measure the peak flow before breakfast, lunch and dinner and at 10:45 pm", "10:45 pm"),
    ]
  )
  func clocks(_ text: String, _ dropped: String) throws {
    #expect(try words(text).contains(dropped))
  }

  @Test(
    "a day that a repeat does not leave out",
    arguments: [
      ("yoga every tuesday 7pm, not on 10/3 and 24/3", "not on 10/3 and 24/3"),
      (
        "payroll every friday 4pm except the first friday of the month",
        "except the first friday of the month"
      ),
      ("iron one tablet every morning, but none on friday", "none on friday"),
      ("swim every monday 6pm excluding 9/3, 16/3 and 23/3", "excluding 9/3, 16/3 and 23/3"),
    ]
  )
  func exceptions(_ text: String, _ left: String) throws {
    let words = try words(text)
    #expect(words.contains(left), "\(words)")
  }

  @Test(
    "none where the days are left out",
    arguments: ["bins every day at 7 except sundays", "tablets daily at 8 except on 25 december"]
  )
  func metExceptions(_ text: String) throws {
    #expect(try words(text) == [])
  }

  @Test(
    "an end, a pause, a total or a meal that no rule has",
    arguments: [
      ("one penicillin tablet four times a day until they run out", "until they run out"),
      ("physio every two weeks on monday at 10, eight times altogether", "eight times altogether"),
      ("the iron daily, a pause of a week after every month", "a pause of a"),
      ("folic acid twice a week, tuesdays and fridays, with dinner", "with dinner"),
      ("test the urine before lunch and dinner and at 22:45", "and dinner"),
      ("take the nasal spray every morning except sundays when I sing", "when I sing"),
      ("melatonin tonight as needed", "as needed"),
      ("doxycycline every 12 hours for 10 doses", "10 doses"),
      ("naproxen twice daily with food but only up to friday", "up to friday"),
      ("thyroxine forty minutes before food at 6, 11 and 17", "forty minutes before food"),
      ("give Mia her syrup on alternate mornings at 7", "alternate mornings"),
      ("diclofenac twice a day for at most six days", "for at most six days"),
      ("my scan is on monday at 9 and I mustn't drink anything from 7", "mustn't drink"),
      ("no ibuprofen from the first of april", "no ibuprofen"),
      ("rizatriptan at the first sign of a headache", "first sign"),
      ("clindamycin one capsule every six hours, first dose now", "first dose now"),
      ("drops: the red bottle at 9, 3 and 9, the white bottle at night", "at 9, 3 and 9"),
      ("ritalin for Ben every morning on school days", "school days"),
      ("Ben was ill and didn't get his tablets this morning", "didn't get"),
    ]
  )
  func regimens(_ text: String, _ said: String) throws {
    let words = try words(text)
    #expect(words.contains(said), "\(words)")
  }

  @Test(
    "a bare hour of what takes place at one",
    arguments: [
      ("lunch 1 with the team sat", "1"),
      ("run today 1230", "1230"), ("kids bed 7 thu and fri", "7"),
    ]
  )
  func bareHours(_ text: String, _ hour: String) throws {
    let words = try words(text)
    #expect(words.contains(hour), "\(words)")
  }

  @Test(
    "a stretch, a month or a field that stayed in a title",
    arguments: [
      ("gp 3 weeks wed 8am", "3 weeks"), ("sort the visas the week before", "the week before"),
      ("spray the roses every morning in april and may", "and may"),
      ("water the tubs on school days at 8", "school days"),
      ("vacuum mon to fri", "mon to fri"),
      ("patch the router due:2026-03-09 priority:L", "due:2026"),
    ]
  )
  func stretches(_ text: String, _ said: String) throws {
    let words = try words(text)
    #expect(words.contains(said), "\(words)")
  }

  @Test(
    "nothing of what has no hour",
    arguments: [
      "buy 12 eggs", "read chapter 7", "order lunch for 8",
      "book the meeting room 3 for monday at 2 pm",
      "pay 350", "run 5 km", "email the class about page 12",
    ]
  )
  func noHours(_ text: String) throws {
    #expect(try words(text) == [])
  }
}
