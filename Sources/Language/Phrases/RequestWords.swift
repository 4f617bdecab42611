/// The words of a request for a reminder, an alarm or a timer.
enum RequestWords {
  /// Verbs of asking beside the common ones.
  static let makers = PhraseTable(
    """
    set me up / put in / put me down / start / begin / turn on / switch on / activate / enable / open
    enter / insert / input / arrange / program / setup / send me / send us / book / plan
    can i have / can i get / can i please have / could i have / could i get / may i have / i'd like
    i would like / i wish to have / i'm requesting / let's have / let's get
    """
  )

  static let determiners = WordSet(
    "a an another the my our one some both two three four five 2 3 4 5"
  )

  /// Words before the noun that are no part of a name.
  static let modifiers = PhraseTable(
    """
    new / all day / reoccurring / re - occurring / second / third / extra / additional / separate / recurring / repeating / repeat
    daily / weekly / calendar / quick / short / little / pop - up / popup / pop up / phone / friendly / gentle
    """
  )

  /// What a name may stand before.
  static let namedNouns = PhraseTable(
    """
    reminder / reminders / alarm / alarms / alert / alerts / timer / timers / countdown
    alarm clock / alarm timer / notification
    """
  )

  /// Verbs that put something on the calendar.
  static let schedulers = PhraseTable(
    """
    add / arrange / book / create / enter / insert / make / make me / organise / organize / plan / put / put in
    put down / schedule / schedule me for / schedule me / set / set me / set up / setup / set me up
    set me up for / put me down for / pencil in / block off time for / block out time for / block off / block out
    mark down / note down
    """
  )

  /// What people are there for, rather than do: "schedule a lunch with Ann for 1 pm".
  static let events = WordSet(
    """
    appointment appointments appoint barbecue bbq birthday break breakfast brunch call catchup ceremony checkup
    class coffee concert conference consultation convention date dinner discussion doctor's doctors drinks event
    exam fitting game gathering gig haircut hearing hike holiday interview lecture lesson lunch
    massage match meal meet meeting movie nap orientation outing party picnic practice presentation
    recital rehearsal retreat reunion review ride seminar session sleepover standup supper
    talk test tournament tour training trip vacation viewing visit walkthrough webinar wedding workout workshop
    """
  )

  /// Events that are made, planned or booked by saying so: "book a haircut for 3 pm".
  static let appointments = WordSet(
    """
    appointment appointments appoint call checkup class conference consultation date dinner discussion
    fitting haircut hearing interview lecture lesson lunch massage meeting orientation session
    standup test visit webinar workshop
    """
  )

  /// Words between a request and what it is for, beside those of any opener.
  static let tails = PhraseTable(
    """
    called / titled / named / labeled / labelled / saying / to say / with the title / with title / with the name
    for me / for us / for myself / for myself to / for us to / for me about / regarding / set for / to go off / that goes off
    going off / that tells me to / telling me to / which says / to let me know to / for when to / for when
    to remind me / to remind me that / to remind me about / to remind me of
    titled as / called as / under the name / that's set on / that is set for / that's set for / set on / set to / at
    """
  )

  /// Words that no name holds.
  static let unnamed = WordSet(
    """
    a about an and at between but called for from i if in it of on or so that the then this titled when with
    """
  )

  /// Words behind the noun that are no part of it.
  static let behind = WordSet("please thanks and then also i at in on by before after every set")

  /// What runs for so long: "a 20 minute timer", "timer 5 min".
  static let clocks = WordSet("alarm alarms countdown countdowns timer timers")

  /// What asks for a timer without the word.
  static let timings = PhraseTable("time me / time us / time this / time it / clock me / time")

  /// What comes again if its name says so: "a weekly reminder".
  static let recurring = WordSet("alarm alarms alert alerts reminder reminders")

  /// What comes at a time of the clock: four digits behind it are one, "train 1605".
  static let scheduled = WordSet(
    """
    appointment appt bus chiropodist class collection counselling counsellor dentist dinner doctor doctors dr
    ferry flight gp hairdresser haircut hygienist lesson lunch match meeting midwife mot mtg nurse optician
    orthodontist physio pickup shift therapist therapy train tutor vet
    """
  )

  /// Words between a timer and how long it runs.
  static let linksToLength = WordSet("at for from is of on set running to")

  /// What is cooked, washed or rested for so long that one wants to be told: "pasta 9 minutes".
  static let timed = WordSet(
    """
    bake baking bread broccoli broth cake chicken chips coffee cookies curry dough dryer egg eggs fries
    kettle lasagna lasagne laundry lentils muffins nap noodles oven pasta pie pizza pomodoro porridge
    potatoes quiche quinoa ribs rice roast sauce simmer soup spaghetti steak stew tea toast turkey
    vegetables veggies washing
    """
  )

  /// Words behind which "for" leads into a clock time: "move the meeting for 6".
  static let settings = WordSet(
    """
    alarm alarms appointment appt calendar meeting move moved push remind reminder reminders reschedule
    rescheduled schedule set timer wake
    """
  )
}
