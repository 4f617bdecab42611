/// The words that questions begin with.
enum AskingWords {
  /// Words around a request that say nothing of what is wanted.
  static let around = PhraseTable(
    """
    please / pls / plz / hey / hi / hello / ok / okay / so / and / also / oh / well / now / um / uh / yes / yeah
    can you / could you / would you / will you / can you please / could you please / would you please / will you please / you can / you may
    can i / could i / may i / can i please / could i please / i want you to / i'd like you to / i would like you to / i need you to / go ahead and / go and / just / siri / alexa / olly / google
    cortana / computer / can you just / good morning / good evening / yo / may you / hello can you / hi can you / hello please / right then / do me a favor and / would you mind / do you mind / would you be able to
    are you able to / is it possible to / is there a way to / is there any way to / kindly / let's / lets / quickly / try to / you need to / you should / you must
    completely / permanently / immediately / exactly / simply / i got to / i've got to / i shall / i need for you to / i'm gonna need to / gonna need / hello there / hi there
    hey siri / hey google / ok google / hey olly / open calendar / open my calendar and / open calendar and / if you can
    """
  )

  /// "I need to", "I want to": a wish, which may be to know something or to do something.
  static let wishes = PhraseTable(
    """
    i need to / i want to / i'd like to / i would like to / i wanna / i have to / i gotta / i am trying to / i'm trying to / we need to / we want to
    need to / want to / i'd love to / i would love to / i'm going to need to / i am going to need to / i'm looking to / i wish to
    """
  )

  /// What stands before the thing to be known: "let me know", "I want to see".
  static let knowing = PhraseTable(
    """
    let me know / let me see / let me hear / i wonder / i'm wondering / i was wondering / know / find out / be told
    i must know / i really want to know / i forgot / i forget / i don't remember / i can't remember / i don't know / i need information on / i need information about / i need info on
    i need details on / i need details of / figure out / i need the / i want the / inform me / inform me of / inform me about / confirm / verify / make sure
    double check / remember / tell / ask / look to see / check to see / see / brief me / update me / fill me in / find out for me
    """
  )

  /// Verbs of showing: with a noun of ours behind them they ask.
  static let showing = PhraseTable(
    """
    show / show me / show us / display / display me / list / list out / list off / read / read me / read out / read off / read back / read aloud / read to me / read me back
    tell me / tell me about / give me / get me / view / check / check on / check out / checkout / review / find / find me / look up / look for / look at / look over / lookup
    search / search for / search through / pull up / pull out / bring up / open / open up / go over / go through / go to / run through / run down / recite / recall
    speak / repeat back / repeat my / repeat to me / say / hear / see / name / describe / report / print / present / state / count / browse / fetch / retrieve
    provide / provide me / provide me with / give me a list of / give me a rundown of / give me the details of / give me details on / show me a list of / let me view
    let me look at / let me check / let me have / iterate / iterate over / scan / access / get / explain / enumerate / go back over / send me / call up / locate / what about / bring me / pull / relay / hear about / talk me through
    """
  )

  static let words = WordSet(
    """
    what what's whats what're what've what'll when when's whens where where's wheres who who's
    whos whom which how how's hows why why's whose wht wat wher whats'
    """
  )

  /// Verbs that stand before their subject in a question.
  static let verbs = WordSet(
    """
    is are was were am do does did has have had will would should shall could can may might isn't aren't wasn't
    don't doesn't didn't haven't hasn't won't must
    """
  )

  static let pronouns = WordSet(
    "i we you they he she it there any anyone anybody someone somebody everyone this that these those my our the"
  )

  /// Behind "can I" they ask to be given something.
  static let given = WordSet(
    """
    have get set add be schedule make create put book change cancel remove delete start use turn
    move update edit clear please snooze stop reschedule also
    """
  )
}
