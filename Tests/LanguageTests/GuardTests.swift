import Language
import Model
import Testing

/// When a word is a time and when it is not.
struct GuardTests {
  @Test(arguments: [
    "The 5th Wave", "Renovation - 2nd Floor Bath", "Paprika", "Move old monitor", "Call april",
    "Watch friday night lights", "Read 1984", "Order 3 day blinds", "Buy a sunday newspaper",
    "Prep for the may review", "Book the 8 pm show", "Buy 5 apples", "Email june",
    "March for peace",
    "Buy second hand shoes", "Pay invoice 2026", "Fix the 3/4 inch pipe", "Call 555 1234",
    "Buy 12 eggs", "Read chapter 7", "Call Augusta", "Try the daily special",
    "Visit Black Friday sales",
    "Buy the weekly magazine", "Sum up page 10", "Cook dinner for 6", "Get 2 tickets",
    "Plan the evening gown",
    "Upgrade to version 3.10", "Reply to the monday thread", "Fill out form 1099",
  ])
  func keepsItsTitleAndGetsNoTime(_ title: String) throws {
    let understanding = understand(title, in: try context())
    let draft = try #require(understanding.drafts.first)
    #expect(understanding.drafts.count == 1)
    #expect(draft.title == title)
    #expect(draft.due == nil)
    #expect(understanding.times.isEmpty)
  }

  @Test(arguments: [
    Said("call april friday", title: "Call april", at: "2026-03-06"),
    Said(
      "watch friday night lights on saturday",
      title: "Watch friday night lights",
      at: "2026-03-07"
    ),
    Said("read 1984 by sunday", title: "Read 1984", at: "2026-03-08"),
    Said("buy a sunday newspaper tomorrow", title: "Buy a sunday newspaper", at: "2026-03-05"),
    Said("on friday call april", title: "Call april", at: "2026-03-06"),
    Said("pick up the cake saturday at noon", title: "Pick up the cake", at: "2026-03-07T12:00"),
    Said(
      "meet kim on tuesday about the lease",
      title: "Meet kim about the lease",
      at: "2026-03-10"
    ),
  ])
  func takesTheTimeBesideIt(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said(
      "remind me to send the very long quarterly report tomorrow",
      title: "Send the very long quarterly report",
      at: "2026-03-05"
    ),
    Said(
      "prepare daily standup notes tomorrow",
      title: "Prepare daily standup notes",
      at: "2026-03-05"
    ),
    Said("finish weekly review friday", title: "Finish weekly review", at: "2026-03-06"),
    Said(
      "write the team's monthly newsletter by friday",
      title: "Write the team's monthly newsletter",
      at: "2026-03-06"
    ),
    Said("send the report weekly", title: "Send the report", at: "2026-03-05", rule: "FREQ=WEEKLY"),
    Said("water the ferns daily at 8 pm", at: "2026-03-04T20:00", rule: "FREQ=DAILY"),
    Said("call ann tuesday morning about the stores", at: "2026-03-10T09:00"),
  ])
  func anAdjectiveBeforeANounIsNoTime(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    ("\"call me tomorrow\" is a song to listen to", "\"call me tomorrow\" is a song to listen to"),
    ("watch \"the day after tomorrow\"", "Watch \"the day after tomorrow\""),
    ("find the page i got the quote from", "Find the page i got the quote from"),
  ])
  func theLastWordStaysWhereItWasSaidSo(_ text: String, _ title: String) throws {
    let drafts = understand(text, in: try context()).drafts
    #expect(drafts.map(\.title) == [title])
    #expect(drafts.first?.due == nil)
  }

  @Test func quotedWordsAreLiteral() throws {
    let draft = try #require(
      understand("read \"tomorrow at 5\" on friday", in: try context()).drafts.first
    )
    #expect(draft.title == "Read \"tomorrow at 5\"")
    #expect(written(draft.due) == "2026-03-06")
  }
}
