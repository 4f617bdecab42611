import Testing

@testable import Model

/// Words that name the time by which something is to be done.
@Suite("Deadlines") struct DeadlineTests {
  struct Named: CustomTestStringConvertible {
    let phrase: String?
    let title: String
    var repeats = false
    let isDeadline: Bool
    var testDescription: String { "\(title) \(phrase ?? "")" }

    init(_ title: String, _ phrase: String?, repeats: Bool = false, _ isDeadline: Bool) {
      (self.title, self.phrase, self.repeats) = (title, phrase, repeats)
      self.isDeadline = isDeadline
    }
  }

  @Test(arguments: [
    Named("Post the parcel", "by friday noon", true),
    Named("Reply to the council", "before the 21st", true),
    Named("Cancel the trial", "b4 3rd dec", true),
    Named("Rent", "due:fri", true), Named("Report", "due tomorrow at 4", true),
    Named("Answer Ana", "no later than thursday", true),
    Named("Answer Ana", "thursday at the latest", true),
    Named("Return the book", "until friday", true),
    Named("Get stamps before it closes", "at 6", true),
    Named("Wash the kit before the match", "on saturday", true),
    Named("Essay deadline", "monday 18:00", true),
    Named("Pay the rent", "by the 1st every month", repeats: true, true),
    Named("Antibiotics", "until friday", repeats: true, false),
    Named("Antibiotics", "every day until friday", repeats: true, false),
    Named("Take the pill", "before breakfast", repeats: true, false),
    Named("Stretch", "before bed", false), Named("Walk the dog", "before work tomorrow", false),
    Named("Call mum", "tomorrow at 5", false), Named("Call mum", nil, false),
    Named("Get stamps before it closes", nil, false), Named("Buy a ticket", "at 6", false),
  ])
  func isNamed(_ row: Named) {
    #expect(
      Deadline.isNamed(by: row.phrase, of: row.title, repeats: row.repeats) == row.isDeadline
    )
  }
}
