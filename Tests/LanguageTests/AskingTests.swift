import Language
import Model
import Testing

/// Ways of asking leave the title, whatever brings the to-do up.
///
/// It is Wednesday 4 March 2026, 10:20.
struct AskingTests {
  @Test(arguments: [
    Said("set a timer for 20 minutes", title: "Timer", at: "2026-03-04T10:40"),
    Said("timer 5 min eggs", title: "Eggs", at: "2026-03-04T10:25"),
    Said("countdown 25 minutes pomodoro", title: "Pomodoro", at: "2026-03-04T10:45"),
    Said("20 minute timer for the rice", title: "The rice", at: "2026-03-04T10:40"),
    Said("start a 10 minute nap timer", title: "Nap", at: "2026-03-04T10:30"),
    Said("set my laundry timer for an hour", title: "Laundry", at: "2026-03-04T11:20"),
    Said("pasta 9 minutes", title: "Pasta", at: "2026-03-04T10:29"),
    Said(
      "remind me in ten to take the bread out",
      title: "Take the bread out",
      at: "2026-03-04T10:30"
    ),
    Said("give me 10 minutes then tell me to leave", title: "Leave", at: "2026-03-04T10:30"),
  ])
  func aTimerRunsFromNow(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("buy a 20 minute timer", title: "Buy a 20 minute timer", at: nil),
    Said("meeting 30 minutes", title: "Meeting 30 minutes", at: nil),
    Said("watch oppenheimer 2h", title: "Watch oppenheimer 2h", at: nil),
    Said("open the alarm app", title: "Open the alarm app", at: nil),
  ])
  func aLengthAloneIsNoTime(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("set a wake up alarm for 6", title: "Wake up", at: "2026-03-05T06:00"),
    Said("set an alarm called feed the dog for 7am", title: "Feed the dog", at: "2026-03-05T07:00"),
    Said("reminder me to call ann tomorrow", title: "Call ann", at: "2026-03-05"),
    Said(
      "set a daily 8 am reminder to water plants",
      title: "Water plants",
      at: "2026-03-05T08:00",
      rule: "FREQ=DAILY"
    ),
    Said(
      "set a weekly reminder to take the bins out every thursday night",
      title: "Take the bins out",
      at: "2026-03-05T20:00",
      rule: "FREQ=WEEKLY;BYDAY=TH"
    ),
    Said(
      "i need a monthly reminder to pay the water bill on the 27th",
      title: "Pay the water bill",
      at: "2026-03-27",
      rule: "FREQ=MONTHLY;BYMONTHDAY=27"
    ),
  ])
  func theNameOfARequestIsTheTitle(_ said: Said) throws { try expect(said) }

  @Test(arguments: [
    Said("book a haircut tomorrow at 5:30 pm", title: "Haircut", at: "2026-03-05T17:30"),
    Said("schedule a lunch with laura for friday", title: "Lunch with laura", at: "2026-03-06"),
    Said("book a haircut tomorrow", title: "Book a haircut", at: "2026-03-05"),
    Said("book my flight for friday", title: "Book my flight", at: "2026-03-06"),
    Said(
      "put the dinner in the oven at 5",
      title: "Put the dinner in the oven",
      at: "2026-03-04T17:00"
    ),
    Said("remind me to book a haircut at 5", title: "Book a haircut", at: "2026-03-04T17:00"),
  ])
  func whatOneIsThereForIsAnEventAndAllElseATask(_ said: Said) throws { try expect(said) }
}
