import Delivery
import Store

extension Played {
  /// Stretches in which zones and clocks change.
  static let clocks = [
    Played(
      "takes floating times along to another zone, and leaves fixed ones",
      [
        .init(title: "Floating", at: "2026-11-20T09:00"),
        .init(title: "Fixed", at: "2026-11-20T09:00", zone: "Test/Home"),
      ],
      "2026-11-20T06:00",
      "2026-11-20T18:00",
      [("2026-11-20T07:00", .zone("Test/Away"))],
      answer: .done,
      sees: [
        "01:00 zone Test/Away", "03:00 due Fixed, due", "08:00 briefing 1",
        "09:00 due Floating, due",
      ]
    ),
    Played(
      "shows at once what the clock was set past",
      [.init(title: "Call", at: "2026-11-20T13:00")],
      "2026-11-20T12:30",
      "2026-11-20T15:05",
      [("2026-11-20T12:45", .clock(minutes: 120))],
      answer: .done,
      sees: ["14:45 clock from 12:45", "14:45 late Call, changed"]
    ),
    Played(
      "shows nothing again or early when the clock is set back",
      [.init(title: "A", at: "2026-11-20T13:00"), .init(title: "B", at: "2026-11-20T13:45")],
      "2026-11-20T12:30",
      "2026-11-20T14:00",
      [("2026-11-20T13:30", .clock(minutes: -60))],
      answer: .done,
      sees: ["13:00 due A, due", "12:30 clock from 13:30", "13:45 due B, due"]
    ),
    Played(
      "keeps the clock time over the night when clocks go forward, and leaves the gap",
      [
        .init(title: "Pills", at: "2027-03-27T09:00", rule: "FREQ=DAILY"),
        .init(title: "Gap", at: "2027-03-28T02:30"),
      ],
      "2027-03-27T07:00",
      "2027-03-28T23:00",
      answer: .done,
      home: "Test/Summer",
      sees: [
        "08:00 briefing 1", "09:00 due Pills, due", "03:00 due Gap, due", "08:00 briefing 1",
        "09:00 due Pills, due",
      ]
    ),
    Played(
      "rings once in the hour that comes twice, and again when the night is over",
      [.init(title: "Twice", at: "2027-10-31T02:30")],
      "2027-10-31T00:00",
      "2027-10-31T07:00",
      home: "Test/Summer",
      sees: ["02:30 due Twice, due", "07:00 again Twice, again 330"]
    ),
  ]
}
