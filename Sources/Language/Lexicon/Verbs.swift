/// The verbs that people begin a to-do with.
enum Verbs {
  /// Whether a word can be an imperative verb.
  static func isVerb(_ word: Word) -> Bool { strong.contains(word) || ambiguous.contains(word) }

  /// Words that are hardly ever anything but a verb where a to-do is told.
  static let strong = WordSet(
    """
    accept add admit adopt apologise apologize apply approve arrange ask assemble assess assign
    attach attend authorize bake baste bathe be become beg begin borrow bring brush build burp bury
    buy calibrate call cancel catch caulk chase check choose circulate clarify clean clear collect
    compare compile complain complete confirm congratulate consult contact convert cook create cut
    darn debrief debug decide decline declutter decorate deduct defer deflate defrost delegate
    delete deliver demolish deploy deposit descale deworm dig dilute disassemble disconnect discuss
    disinfect dismantle dispatch dispense dispose distribute do donate downgrade download draft
    drain drop dust eat edit email empty enable enrol enroll escalate estimate evaluate explain
    extend facetime fax feed fertilize fetch figure file fill find finish fix flip floss flush fold
    follow forward fry fulfil fulfill gather get give go google grab grade hand hang have help hire
    hoover hydrate identify implement improve inflate inform insert inspect install insulate
    introduce investigate invite invoice iron join jumpstart keep knead knit learn leave lend let
    listen load lodge look loosen maintain make manage marinate measure meditate meet memorise
    memorize mend merge migrate modify monitor mop move mow mulch narrow negotiate nominate notarize
    notify obtain onboard open organize oversee pack pay photocopy pick pickup ping plug polish
    postpone practise preheat prepare prescribe pressure prewash print proofread protect prove
    provide publish purchase put read rebase rebook reboot rebuild recharge reconcile reconnect
    recycle redo reduce refactor refer refill refuel refund refurbish regift register rehang
    rehearse reheat reimburse reject relabel remember remind remove renew reorder reorganise
    reorganize repaint repair replace replaster replenish reply reschedule rescue research resend
    reserve reset resolve respond restart restock restore restring resume retake retest retrain
    retrieve return reupholster review revise rewash rewire rewrite rinse rotate rsvp sanction
    sanitize say scan scrub secure see sell send set settle sew sharpen shave shear shorten shovel
    shred shut sign simmer skype sleep soak solve sort sow speak start steam sterilise sterilize
    stir stop submit subscribe summarise summarize supervise swap sweep sync take talk tally tell
    test thank thaw throw tidy tighten transcribe transfer translate transport treat try turn tweak
    unblock unclip unclog unfold unfreeze unhook unload unpack unplug unsubscribe untangle unwrap
    update upgrade upload upskill upvote vaccinate vacuum validate venmo verify visit volunteer wake
    walk warn wash watch wax wear weed whatsapp whisk wipe withdraw wrap write zelle
    """
  )

  /// Words that are nouns as often: they begin a to-do only where the words around them say so.
  static let ambiguous = WordSet(
    """
    appeal archive arm back balance bleed boil bolt book box brainstorm brew brief buff burn cc
    change charge chart chop cite claim close coach collate color comment count cover dance date
    design discharge display dispute divide dm dock document dose double dress drill drink drive dry
    dump erect exchange exercise export fast finance frame freeze grill groom grout hammer heat hem
    hike hoist host hunt import interview issue jack jog journal jump label laminate lay lift light
    list lock log mail mark mentor message mix mount muck nap need nip note nudge offer order paint
    park patch peel phone photograph pitch plan plant play pop post practice press price process
    program provision prune pump punch push quit quote rake rank rate record refresh rent report
    request rest ride ring roast run sand save schedule scrape screen seal search serve service ship
    shop show shower sketch ski skip slice smoke split sponsor spray stack store stretch strip study
    supply surf survey swim swing table tack tend text tie tip top touch tour tow track trade train
    trim tune tweet type use varnish view vote wait warm water weigh work workout worm wrestle zip
    zoom
    """
  )

  /// Verbs that are nouns as well: mid-speech they need an article behind them or a time before.
  static let nounLike = WordSet(
    """
    back brush build call check clean clear complete contact cook cut delivery draft drop dust fax
    file fold hand help iron load look measure mop move open plug polish pressure print purchase
    repair research review shave sleep sort start steam stop sweep talk test throw transfer treat
    try turn update upgrade visit wake walk wash watch wear wrap
    """
  )

  /// Whether a word is a verb that says nothing without an object.
  static func isTransitive(_ word: Word) -> Bool {
    strong.contains(word) && !intransitive.contains(word)
  }

  private static let intransitive = WordSet(
    """
    attend bake bathe call check clean cook dust eat floss go iron knit learn leave listen meet mop
    mow pack pay reply rsvp sew shave sleep speak start steam stop talk test think tidy try vacuum
    volunteer wake walk wash weed wipe write
    """
  )

  /// Verbs that people say again for each object: "call ann call ben".
  static let repeatable = WordSet("ask buy call email feed fix get message order tell text visit")

  /// Words that open the object of a verb.
  static let determiners = WordSet(
    """
    a all an another aunt dad grandma grandpa her him his it me mom more mum my new our some the
    their them these this those uncle your
    """
  )

  /// Words that tie a verb to what stands before it.
  static let binding = WordSet(
    """
    a about after already also always an and any are as at be before best big but by can can't
    cannot come conference could did do does don't each ever every family first for from get go had
    has have he he'll help her his how i i'll if in is it its just last let's like may me might more
    must my need never new next no not of old on only or our own per phone please really self she
    she'll should some still than that the their they they'll this to try until use using was we
    we'll were what when where which while who will with without would you your
    """
  )

  /// Verbs that carry a particle or preposition: "pick up", "look at".
  static let phrasal = WordSet(
    """
    add apply ask be bring clean dispose drop enroll figure fill follow get give go hand hang listen
    log look meet move pick prepare put read reply respond send set sign speak stop submit subscribe
    take talk throw tidy top turn volunteer wake write
    """
  )

  static let particles = WordSet(
    "about at away back by down for from in into off on out over to up with"
  )

  /// Verbs that lead to a place where something is done.
  static let motions = WordSet("come drive go head nip pop run stop swing walk")

  /// Verbs that people go somewhere for.
  static let purposes = WordSet("buy check get grab pick return see")

  /// Verbs that take things: behind them "and light bulbs" is one thing more, no verb.
  static let buying = WordSet(
    "add bring buy collect fetch find get grab need order pack pick purchase put"
  )

  /// Verbs that are things to buy as well: "buy milk and light bulbs".
  static let thingLike = WordSet(
    """
    bolt book butter coach dock dress drill drink dust frame grill hammer label light lock mount
    paint patch phone plug pump record ring spray stack strip table top zip
    """
  )

  /// Verbs with somebody and something: "send Bo the plan".
  static let giving = WordSet(
    "ask bring email give lend offer read send show teach tell text write"
  )

  /// Particles that belong to no noun behind them: "drop off", "clean up".
  static let tightParticles = WordSet("away back down off out up")
}
