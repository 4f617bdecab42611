/// The verbs that people begin a to-do with.
enum Verbs {
  /// Whether a word can be an imperative verb.
  static func isVerb(_ word: Word) -> Bool { strong.contains(word) || ambiguous.contains(word) }

  /// Words that are hardly ever anything but a verb where a to-do is told.
  static let strong = WordSet(
    """
    accept accompany acknowledge acquire adapt add adjust admit adopt advertise advise allocate
    allow amend analyse analyze annotate announce apologise apologize apply approve arrange ask
    assemble assess assign assist assure attach attend authorize await bake barbecue baste bathe be
    become beg begin blend borrow bring browse brush build burp bury buy calibrate call cancel carve
    catch caulk celebrate chase check choose circulate clarify clean clear collaborate collect
    colour comb combine commit communicate compare compile complain complete compose conduct
    configure confirm congratulate connect construct consult contact continue contribute convert
    cook coordinate create crochet cuddle cultivate customise customize cut darn debrief debug
    decide decline declutter decorate deduct defer deflate defragment defrost delegate delete
    deliver demolish demonstrate deploy deposit deregister descale describe detach detangle
    determine develop devise deworm dice dig digitise digitize dilute disassemble disconnect
    discontinue discuss disinfect dismantle dispatch dispense dispose dissolve distribute do donate
    downgrade download draft drag drain drop duplicate dust earn eat edit eliminate email embroider
    empty enable encourage encrypt endorse enhance enjoy enlarge enquire enrol enroll ensure enter
    entertain equip erase escalate establish estimate evaluate exfoliate expand explain explore
    extend extract facetime familiarise fax feed fertilise fertilize fetch figure file fill finalise
    finalize find finish fix flip floss flush fold follow forage forgive formulate forward freshen
    fry fulfil fulfill fumigate garnish gather generate get give go google grab grade grate greet
    grind halve hand hang have help hire hoover hug hydrate identify illustrate implement improve
    incorporate inflate inform initiate inquire insert inspect install instruct insulate integrate
    interpret introduce investigate invite invoice iron join juggle jumpstart keep knead knit launch
    learn leave lend let liaise listen load lodge look loosen lubricate maintain make manage
    marinate marry mash measure mediate meditate meet memorise memorize mend merge migrate modify
    monitor mop mourn move mow mulch narrow negotiate nominate notarize notify observe obtain
    onboard open organize outline overhaul oversee pack pamper participate pay perform persuade
    peruse photocopy pick pickle pickup ping plait pledge plug poach polish postpone pour practise
    pray preheat preorder prepare prescribe preserve pressure prewash print prioritise prioritize
    procure promote proofread propose protect prove provide publish purchase puree pursue put quilt
    raise read rebase rebook reboot rebuild recap recharge recite recommend reconcile reconfirm
    reconnect reconsider recruit rectify recycle redo reduce refactor refer refill refinish reflect
    reformat refuel refund refurbish refuse regift register rehang rehearse reheat reimburse
    reinforce reinstall reject rejoin relabel relocate remember remind remodel remortgage remove
    rename renew renovate reopen reorder reorganise reorganize repackage repaint repair repay repeat
    replace replaster replenish reply repot reprint reroute reschedule rescue reseal research resend
    reserve reset resize resolve respond restart restock restore restring restructure resubmit
    resume retake retest rethink retrain retrieve retune return reunite reupholster reuse review
    revise revisit rewash rewire rewrite rinse rotate rsvp sanction sanitise sanitize saute say scan
    scatter scour scrub secure see select sell send separate set settle sew shampoo sharpen shave
    shear shorten shovel shred shut sign simmer skim skype sleep smooth soak socialise socialize
    soften solder solve soothe sort sow speak specify spend sprinkle squeeze start steam sterilise
    sterilize stir stitch stop straighten strain submit subscribe suggest summarise summarize
    supervise suspend swaddle swap sweep sync synchronise synchronize synthesize tackle take talk
    tally telephone tell terminate test thank thaw thicken throw tidy tighten transcribe transfer
    translate transplant transport treat try turn tweak unblock unclip unclog uncover undo unfold
    unfreeze unhook uninstall unload unlock unmute unpack unpick unplug unroll unscrew unstick
    unsubscribe untangle untie unwrap update upgrade upload upskill upvote utilise utilize vaccinate
    vacuum validate venmo verify visit volunteer wake walk warn wash watch wax wear weed welcome
    whatsapp whip whisk widen wipe withdraw wrap write zelle
    """
  )

  /// Words that are nouns as often: they begin a to-do only where the words around them say so.
  static let ambiguous = WordSet(
    """
    answer appeal archive arm back balance bleed blow boil bolt book box brainstorm brew brief buff
    burn cast cc challenge change charge chart chop cite claim close coach collate color comment
    correct count cover dance date design dictate direct discharge display dispute divide dm dock
    document dose double dress drill drink drive dry dump edge engage erect exchange exercise export
    express fast finance format frame freeze glue grill groom grout guide hammer harvest heat hem
    hide hike hoist host hunt import interview issue jack jog journal juice jump label lace laminate
    lay license lift light link list lock log mail mark mentor message mix mount muck mute nap need
    nip note nudge nurse offer oil order paint park paste patch pause peel pet phone photograph
    pitch plan plant play pop post practice prep press price process produce program provision prune
    pump punch push quit quote rake rank rate reach record refresh rent report request rest reward
    ride ring roast rub run sand save schedule scoop scrape screen seal search serve service share
    shift shine ship shop show shower sketch ski skip slice smoke snooze spice split sponge sponsor
    spray stack staple store stretch strip study supply surf survey swim swing switch table tack
    tape taste tend text thread tie tile tip toast top touch tour tow trace track trade train trap
    trim tune tweet type use varnish view voice vote wait warm water weigh wish work workout worm
    wrestle zest zip zoom
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

  /// Verbs by which somebody else does something: "have the kids brush their teeth".
  static let causing = WordSet("have hear help let make see watch")

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
