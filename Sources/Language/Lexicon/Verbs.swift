/// The verbs that people begin a to-do with.
enum Verbs {
  /// Whether a word can be an imperative verb.
  static func isVerb(_ word: Word) -> Bool { strong.contains(word) || ambiguous.contains(word) }

  /// Words that are hardly ever anything but a verb where a to-do is told.
  static let strong = WordSet(
    """
    add adopt apply arrange ask assemble attend bake bathe be become begin bring brush build buy
    call cancel catch check choose clean clear collect complete compare confirm contact convert
    cook create cut declutter decide decorate defrost delete deliver deposit dig discuss dispose
    donate download drop eat edit email empty enroll explain fax feed figure file fill find finish
    fix floss fold follow forward get give go grab grade hang hand have help hire install invite
    iron join keep learn leave listen load look make meet memorize mow move notify open organize
    pack pay pick plug polish prepare pressure print proofread purchase put read rebook recharge
    reconcile refill register remember remove renew repair reply replace reschedule research
    reserve return rewrite rinse rsvp say scan scrub see sell send set shave shred shut sleep
    solve sort speak start stop submit subscribe sweep swap take talk tell test thank throw tidy
    transfer translate try turn unclog unload unpack unplug unsubscribe update upgrade upload
    vacuum verify visit volunteer wake walk wash watch wear weed wipe wrap write attach bury
    evaluate investigate memorise negotiate ping replenish review sanitize treat wax whisk fetch
    draft dust mop steam measure mend sew knit shovel unwrap revise rehearse preheat thaw marinate
    hoover descale accept admit apologise apologize approve assess assign authorize borrow burp
    calibrate circulate clarify compile congratulate consult darn debrief debug decline deduct
    defer delegate demolish deploy deworm disconnect dismantle dispatch distribute drain enable
    escalate estimate extend fertilize fry gather google identify implement improve inflate inform
    insert inspect insulate introduce knead lend let lodge loosen maintain manage meditate merge
    migrate modify monitor narrow obtain onboard oversee photocopy postpone practise prescribe
    protect prove provide publish rebase reboot reconnect recycle reduce refactor refuel refund
    reheat reject relabel remind replaster rescue reset resolve respond restart restock restore
    resume retrieve rewire sanction secure settle sharpen shear shorten soak sow sterilise
    sterilize summarise summarize supervise sync tally tighten transcribe transport repaint rewash
    rebuild reorder resend retake redo facetime skype venmo zelle reimburse baste complain deflate
    downgrade mulch caulk dispense flush regift refer beg tweak unblock untangle upvote vaccinate validate warn
    whatsapp withdraw chase do invoice refurbish reupholster unfreeze disinfect disassemble dilute
    enrol fulfil fulfill hydrate jumpstart nominate notarize pickup prewash rehang reorganize
    reorganise restring retest retrain rotate unclip unfold unhook upskill sign flip simmer stir
    """
  )

  /// Words that are nouns as often: they begin a to-do only where the words around them say so.
  static let ambiguous = WordSet(
    """
    nip swing zoom shower chart discharge journal back balance book box brainstorm brew charge
    color comment cover dance date design dress drink drive dry exercise fast finance freeze grill
    heat hike hunt jog jump label lift list lock log mail mark message mix need note order paint
    park patch photograph plan plant play pop post practice press program pump punch push quit
    rake rank rate record rent report request rest ride run sand save schedule seal search shop
    show ski sketch skip slice smoke spray stack stretch study surf swim table text tip touch tour
    track trade train trim tune type use view vote wait warm water weigh work workout wrestle zip
    change double ring prune roast chop peel frame phone appeal archive arm bleed boil bolt brief
    buff burn cc cite claim close coach collate count display dispute divide dm dock document dose
    drill dump erect exchange export groom grout hammer hem hoist host import interview issue jack
    laminate lay light mentor mount muck nap nudge offer pitch price process provision refresh
    serve service ship split store strip supply survey tack tend tie top tow tweet varnish worm
    screen scrape sponsor quote
    """
  )

  /// Verbs that are nouns as well: mid-speech they need an article behind them or a time before.
  static let nounLike = WordSet(
    """
    call wash test visit check cut load look cook repair review update upgrade draft help start
    stop transfer purchase talk walk watch wake wrap try turn throw sweep print polish research
    dust steam measure treat contact delivery file fax fold hand brush build clean clear complete
    drop iron move open plug sort wear shave sleep mop back pressure
    """
  )

  /// Whether a word is a verb that says nothing without an object.
  static func isTransitive(_ word: Word) -> Bool {
    strong.contains(word) && !intransitive.contains(word)
  }

  private static let intransitive = WordSet(
    """
    attend bake cook eat floss go iron learn leave meet mow pack pay rsvp sew knit sleep speak
    start stop talk test think tidy try vacuum volunteer wake walk wash weed wipe write shave
    bathe dust mop steam clean call check listen reply
    """
  )

  /// Verbs that people say again for each object: "call ann call ben".
  static let repeatable = WordSet("call text email message visit ask tell buy get order feed fix")

  /// Words that open the object of a verb.
  static let determiners = WordSet(
    """
    a an the my our your his her their this these those some more mom dad mum grandma grandpa
    him them me it aunt uncle all new another
    """
  )

  /// Words that tie a verb to what stands before it.
  static let binding = WordSet(
    """
    to and or a an the my your our his her their its of in on at for with by from about i you we
    they he she it can could will would should must not don't never always please let's go help
    who that which if when after before while until some no new big old first next last how
    where what i'll just also really be is are was were get me come than as like did do does
    without this every each any more conference phone family may might he'll she'll they'll
    we'll cannot can't have had has try need but own best only self per still already ever use
    using
    """
  )

  /// Verbs that carry a particle or preposition: "pick up", "look at".
  static let phrasal = WordSet(
    """
    pick look listen go speak talk drop clean turn put hang throw stop follow give fill apply
    sign get take bring write figure set send reply respond add move meet tidy wake log submit
    dispose volunteer enroll subscribe be ask prepare read hand top
    """
  )

  static let particles = WordSet(
    """
    up off out in on at to for over by with down away back about from into
    """
  )

  /// Verbs that lead to a place where something is done.
  static let motions = WordSet("go run drive head swing stop walk come pop nip")

  /// What people go somewhere for.
  static let purposes = WordSet("get buy grab pick see check return")

  /// What people do with things: behind them "and light bulbs" is one thing more, no verb.
  static let buying = WordSet(
    "buy get grab order pick purchase bring pack add need put collect fetch find"
  )

  /// Verbs that are things to buy as well: "buy milk and light bulbs".
  static let thingLike = WordSet(
    """
    light lock drill hammer mount paint bolt coach dress drink grill patch spray stack strip table
    top zip ring frame book phone record dock butter plug dust label pump
    """
  )

  /// What is done to somebody with something: "send Bo the plan".
  static let giving = WordSet(
    "send give tell show ask lend offer teach read write bring email text"
  )

  /// Particles that belong to no noun behind them: "drop off", "clean up".
  static let tightParticles = WordSet("up off out away down back")
}
