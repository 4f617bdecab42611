import Delivery
import Model
import Store

extension Played {
  /// Stretches in which reminders come, are answered, or wait.
  static let reminders = [
    Played(
      "repeats what nobody answers after 10, 20 and 40 minutes, then rests",
      [.init(title: "Call", at: "2026-11-20T09:00")],
      "2026-11-20T07:00",
      "2026-11-20T23:00",
      sees: [
        "08:00 briefing 1", "09:00 due Call, due", "09:10 again Call, again 10",
        "09:30 again Call, again 20", "10:10 again Call, again 40",
      ]
    ),
    Played(
      "lets what was answered rest",
      [.init(title: "Call", at: "2026-11-20T09:00")],
      "2026-11-20T07:00",
      "2026-11-20T23:00",
      answer: .done,
      sees: ["08:00 briefing 1", "09:00 due Call, due"]
    ),
    Played(
      "gives one digest for three that came in sleep",
      [
        .init(title: "A", at: "2026-11-20T09:00"), .init(title: "B", at: "2026-11-20T09:30"),
        .init(title: "C", at: "2026-11-20T10:00"),
      ],
      "2026-11-20T07:00",
      "2026-11-20T11:15",
      [("2026-11-20T08:30", .sleep(until: "2026-11-20T11:00"))],
      sees: [
        "08:00 briefing 3", "08:30 sleeps until 11:00", "11:00 wakes",
        "11:00 digest A B C, awake", "11:10 digest A B C, again 10",
      ]
    ),
    Played(
      "gives two that came in sleep singly",
      [.init(title: "A", at: "2026-11-20T13:00"), .init(title: "B", at: "2026-11-20T13:30")],
      "2026-11-20T12:30",
      "2026-11-20T14:05",
      [("2026-11-20T12:45", .sleep(until: "2026-11-20T14:00"))],
      sees: [
        "12:45 sleeps until 14:00", "14:00 wakes", "14:00 late A, awake", "14:00 late B, awake",
      ]
    ),
    Played(
      "briefs once a day, and not when the morning is over",
      [.init(title: "Daily", at: "2026-11-20T15:00", rule: "FREQ=DAILY")],
      "2026-11-20T07:00",
      "2026-11-22T23:00",
      [
        ("2026-11-21T07:00", .sleep(until: "2026-11-21T09:30")),
        ("2026-11-22T07:00", .sleep(until: "2026-11-22T12:30")),
      ],
      answer: .done,
      sees: [
        "08:00 briefing 1", "15:00 due Daily, due", "07:00 sleeps until 09:30", "09:30 wakes",
        "09:30 briefing 1", "15:00 due Daily, due", "07:00 sleeps until 12:30", "12:30 wakes",
        "15:00 due Daily, due",
      ]
    ),
    Played(
      "shows the next occurrence of what nobody answered at its time",
      [.init(title: "Pills", at: "2026-11-20T13:00", rule: "FREQ=DAILY")],
      "2026-11-20T12:30",
      "2026-11-21T13:05",
      sees: [
        "13:00 due Pills, due", "13:10 again Pills, again 10", "13:30 again Pills, again 20",
        "14:10 again Pills, again 40", "08:00 briefing 1", "13:00 due Pills, due",
      ]
    ),
    Played(
      "gives one for all occurrences of a series that came in sleep",
      [.init(title: "Pills", at: "2026-11-20T13:00", rule: "FREQ=DAILY")],
      "2026-11-20T12:30",
      "2026-11-26T13:05",
      [("2026-11-20T12:45", .sleep(until: "2026-11-25T14:00"))],
      sees: [
        "12:45 sleeps until 14:00", "14:00 wakes", "14:00 late Pills, awake",
        "14:10 again Pills, again 10", "14:30 again Pills, again 20",
        "15:10 again Pills, again 40", "08:00 briefing 1", "13:00 due Pills, due",
      ]
    ),
    Played(
      "gives one for all occurrences of an hourly series that came in sleep, done at once",
      [.init(title: "Drink", at: "2026-11-20T13:00", rule: "FREQ=HOURLY")],
      "2026-11-20T12:30",
      "2026-11-20T19:05",
      [("2026-11-20T12:45", .sleep(until: "2026-11-20T17:20"))],
      answer: .done,
      sees: [
        "12:45 sleeps until 17:20", "17:20 wakes", "17:20 late Drink, awake",
        "18:00 due Drink, due", "19:00 due Drink, due",
      ]
    ),
    Played(
      "tells ahead and at the time",
      [.init(title: "Train", at: "2026-11-20T13:00", leads: [15, 0])],
      "2026-11-20T12:30",
      "2026-11-20T13:05",
      sees: ["12:45 headsUp Train, ahead 15", "13:00 due Train, due"]
    ),
    Played(
      "comes every 15 minutes until done; where nobody answers for an hour after longer pauses, and not at night",
      [.init(title: "Pills", at: "2026-11-20T13:00", persistence: .untilDone)],
      "2026-11-20T12:30",
      "2026-11-21T08:20",
      sees: ["13:00 due Pills, due"]
        + ["13:15", "13:30", "13:45", "14:00"].map { "\($0) again Pills, again 15" }
        + [
          "15:00 again Pills, again 60", "17:00 again Pills, again 120",
          "21:00 again Pills, again 240", "07:00 again Pills, again 600",
        ]
        + ["07:15", "07:30", "07:45", "08:00"].map { "\($0) again Pills, again 15" }
        + ["08:00 briefing 1", "08:15 again Pills, again 15"]
    ),
  ]
}
