/// The words that people wrap a to-do in.
enum OpenerWords {
  static let politeness = PhraseTable(
    """
    please / plz / pls / can you / could you / would you / will you / can you please / could you please
    would you please / hey can you / hey could you / i want you to / i'd like you to / you need to
    """
  )

  static let makers = PhraseTable(
    "set / set up / create / make / add / schedule / give / put / i want / i need / need / i have to have"
  )

  static let nouns = PhraseTable(
    """
    reminder / reminders / alarm / alarms / alert / task / todo / to do / to - do / appointment / event
    reminder notification / alarm clock / timer / timers / countdown / alarm timer / timer countdown
    reminder alarm / events / notification / entry / time slot / calendar event / calendar entry / calendar reminder / calendar item
    """
  )

  static let remindings = PhraseTable(
    """
    put a note in the diary / put a note in my diary / put a note in my calendar / put a note in the calendar
    make a note in my diary / make a note in the diary / put in the diary / put in my diary
    note to self / reminder to self / memo to self / would you mind reminding me / do you mind reminding me
    i was hoping you could remind me / i was hoping you would remind me / i would like you to remind me
    i'd like you to remind me / i want you to remind me / i need you to remind me / i'd like to be reminded
    i would like to be reminded / i want to be reminded / make a note / i was wondering if you could remind me / could you possibly remind me / remind me / remind us / remind me again / remind me again to / make sure to remind me / make sure you remind me / alert me / notify me
    let me know to / let me know about / let me know that i need to / let me know that i have to
    don't let me forget / help me remember / remind / tell me / warn me / buzz me / nudge me / ping me / poke me / prompt me / nag me / bug me / pester me
    give me a nudge / give me a shout / reminder me / remember me / do remind me / please do remind me
    need to be reminded / i need to be reminded / i have to be reminded / be reminded / set my calendar to remind me
    i don't want to forget / i do not want to forget / i dont want to forget / send me an alert to remind me
    """
  )

  /// Words that ask for a reminder only where a lead follows: "let me know an hour before".
  static let leadRequests = PhraseTable(
    """
    let me know / let us know / give me a heads up / give me a heads - up / give me a warning
    give me notice / give me a call / give me a ping / heads up / heads - up / alarm me
    """
  )

  /// Words of asking for a reminder, beside "remind" itself.
  static let remindingWords = WordSet(
    "alarm alert buzz know heads notify nudge ping shout tell warn warning"
  )

  /// What announces a to-do, at its beginning only.
  static let announcements = PhraseTable(
    """
    reminder to / reminder for / reminder about / reminder that / reminder of / reminder needed for / reminders for
    a reminder to / a reminder for / a reminder about / a reminder that / quick reminder to / quick reminder that
    quick reminder about
    """
  )

  /// Words between a request and the to-do itself.
  static let tails = PhraseTable(
    """
    to / about / of / that / for / on / for me to / to remind me to / to to / that i have to
    that i need to / that i have a / that i have an / that i have / that i should / i need to
    i have to / that i've got a / that i've got an / up for / that rings / that ring / that says
    that there is a / that there is an / that there is / that there's a / that there's an / that there's
    there is a / there is an / there is / there's a / there's an / there's / i have a / i have an / i've got a / i've got an
    """
  )

  /// Words of need behind "I" and "we".
  static let needs = PhraseTable(
    """
    need you to remind me to / need you to remind me about / need you to remind me / need you to
    am gonna need to / am gonna have to / really must / also must / must also / absolutely must / definitely must / do need to / definitely need to
    definitely have to / definitely should / probably need to / probably have to / seriously need to
    sort of need to / sort of have to / sort of should / kind of need to / kind of have to
    kind of should / kinda need to / kinda have to / kinda should / sorta need to / sorta have to
    need to / have to / got to / gotta / must / should / should probably / want to / wanna
    would like to / really need to / also need to / still need to / still have to / also have to
    really should / ought to / will need to / need to remember to / have to remember to
    want to be reminded to / want to get reminded to / also should / probably should / just need to
    have got to / really have to / better / am supposed to / need to make sure i / might need to
    keep forgetting to / keep meaning to / always forget to / must not forget to / must remember to / can't forget to / mustn't forget to / will have to
    also want to / need to go ahead and / have a / have an / have my / have / got a
    """
  )

  /// What announces a row of to-dos with a colon behind it.
  static let rows = PhraseTable(
    """
    to do / to dos / todo / todos / to - do / to - dos / to do list / to - do list / todo list
    my to do list / my to - do list / my todo list / my to dos / my todos / things to do / stuff to do
    tasks / my tasks / jobs / my jobs / chores / task list / must do / must dos / still to do / left to do
    need to do / to get done / two things / three things / four things / five things / six things
    a couple of things / couple of things / a couple things / a few things / a few to dos
    2 things / 3 things / 4 things / 5 things / 6 things / several things
    """
  )

  static let standing = PhraseTable(
    """
    gonna need to / gonna have to / i'm gonna need to / i'm gonna have to / i'm going to need to
    i'm going to have to / gonna / i'd like to / i've got to / i've gotta / we've got to / i'll need to / i'll have to / need to
    have to / gotta / got to / i'm supposed to / let's / time to / it's time to / want to
    i really need to do is / i need to do is / i have to do is / what i need to do is / what i really need to do is / what i have to do is / i guess i should
    i guess i need to / i think i should / i think i need to / i think i have to
    first thing is / the first thing is / the other thing is / other thing is / another thing is
    next thing is / i guess / maybe i should / i've got a / i've got an / i've got my / i've got
    we've got / we've got a / we've got the / she's got / he's got / they've got / i've got the
    there's / there's the / there is the / there's a / there is a / make sure to / make sure i / make sure that i / don't forget to
    dont forget to / do not forget to / don't let me forget to / don't forget about / don't forget
    put down that i / note down that i / write down that i / let's not forget to / lets not forget to / don't let me forget about
    mark that / help me remember to / remember to / remember that / mark on my calendar that / put me down for
    it would be good to / it would be nice to / it would be great to / it'd be good to / it'd be nice to
    it might be good to / maybe i could / maybe we could / maybe we should / i could / i had better / i'd better
    i'd better not forget to / i better / perhaps i should / i ought to / we ought to / we should
    it's about time i / it's about time to / it's about time we / i'm meant to / i'm due to / i promised to
    i've to / we've to / i said i'd / i said i would / i said i'll / i promised i'd / i promised i would
    remind to / remember / i've been meaning to / we've been meaning to
    """
  )

  /// Small talk before a to-do that is no part of it.
  static let greetings = PhraseTable(
    """
    hey / hi / hello / ok / okay / please / hey siri / hey google / ok google / alexa / so / well
    also / and / then / right / yeah / oh / now / alright / all right / but / plus / next / first
    firstly / secondly / finally / lastly / let me think / let me see / let's see / basically
    anyway / actually / i almost forgot / almost forgot / just / maybe / probably / definitely / and then
    can you / could you / would you / what else / oh yeah / okay so / first of all / by the way
    to / that / when you get a chance / right so / really / i also / brain dump / things for
    things to do / stuff to do / plz / pls
    reminder that / reminder for / reminders for / reminder needed for / reminder to / a reminder that / a reminder to / quick reminder to
    quick reminder that / reminder about / quick reminder about / todo / task / new task / new todo / god / ugh / gosh / wow / honestly / seriously
    my jobs are / my tasks are / jobs are / tasks are / the jobs are / the tasks are / the to dos are / todos are
    jobs for today / tasks for today / oh my god / two things / three things / four things / five things / a few things
    a couple of things / couple of things / brain dump time / here goes / okay here goes / right then
    ooh / oh yes / mate / no wait / actually no / another thing
    before i forget / so i don't forget / in case i forget / lest i forget / while i remember
    what else oh yes / while i'm thinking about it / while i'm at it / while you're at it / while we're at it
    olly / hey olly / siri / cortana / hey cortana / bixby / hey bixby / hey alexa
    """
  )

  /// Words that end a to-do politely.
  static let closings = PhraseTable(
    """
    please / plz / pls / thanks / thank you / can you remind me / could you remind me / please remind me
    and don't forget / don't forget / dont forget / do not forget / and remind me / remind me / i guess / i think / that's it / that's it i think / that's all
    that is all / too / as well / okay / ok / or something / if possible / don't let me forget
    reminder / if it's not on it / if it's not there
    """
  )

  /// Words before an opener that make it part of their own phrase: "what i need to do".
  static let binding = WordSet(
    """
    all and because can could everything how if please stuff that thing things to what when where
    which who will would you
    """
  )
}
