import Language
import Model
import Testing

/// Words that look like a time and are none, and addresses that stay whole.
///
/// It is Wednesday 4 March 2026, 10:20.
struct LiteralTests {
  @Test(arguments: [
    Said(
      "check https://example.com/a?b=1 tomorrow",
      title: "Check https://example.com/a?b=1",
      at: "2026-03-05"
    ),
    Said("mix 1/4 cup sugar at 5", title: "Mix 1/4 cup sugar", at: "2026-03-04T17:00"),
    Said("order 3 1/2 oz of saffron friday", title: "Order 3 1/2 oz of saffron", at: "2026-03-06"),
    Said(
      "make cupcakes for tomorrow's meeting",
      title: "Make cupcakes for tomorrow's meeting",
      at: nil
    ),
    Said(
      "pick kids up from school early on wednesday",
      title: "Pick kids up from school early",
      at: "2026-03-11"
    ),
    Said("buy 6 eggs no make that 12", title: "Buy 6 eggs no make that 12", at: nil),
    Said(
      "tax return needs to be done by april 5",
      title: "Tax return needs to be done",
      at: "2026-04-05"
    ),
    Said("train 0745 monday", title: "Train", at: "2026-03-09T07:45"),
    Said(
      "kids swimming every saturday 10 til 11",
      title: "Kids swimming",
      at: "2026-03-07T10:00",
      rule: "FREQ=WEEKLY;BYDAY=SA"
    ),
    Said("meet tom at five and twenty past six", title: "Meet tom", at: "2026-03-04T18:25"),
    Said("call anna tomorrow no the day after", title: "Call anna", at: "2026-03-06"),
    Said(
      "remind me when i get home to feed the fish",
      title: "Feed the fish when i get home",
      at: nil
    ),
  ])
  func whatLooksLikeATime(_ said: Said) throws { try expect(said) }
}
