/// Words that tell whether a time is meant as one.
enum TimeFilterWords {
  /// What is booked for a number of people.
  static let parties = WordSet(
    """
    apartment bed beds booth cabin cottage food meal meals place places portions room rooms seat seats
    space table tables tent ticket tickets
    """
  )

  static let enjoying = WordSet("read reread rewatch stream watch")

  static let honorifics = WordSet("aunt dr miss mr mrs ms prof sir uncle")

  static let wishes = WordSet("every first happy last merry white")

  static let determiners = WordSet(
    "a an another any her his its my no our some that the their these those your"
  )

  static let topics = WordSet(
    """
    about as called concerning entitled except if named of re regarding than titled versus vs
    whether with
    """
  )

  static let monthLeads = WordSet("after before by come during from in since starting till until")

  static let adverbs = WordSet(
    """
    annually bimonthly biweekly daily fortnightly hourly monthly nightly quarterly weekly yearly
    """
  )

  static let nameWords = WordSet(nameText)

  static let names = PhraseTable(nameText)

  static let nameText = """
    friday night lights / monday night football / saturday night live / sunday school
    taco tuesday / ruby tuesday / sunday times / daylight saving / morning edition
    tonight show / today show / first aid / second hand / happy friday
    super bowl sunday / nightmare before christmas / day after day / freaky friday / manic monday / blue monday / black sunday / bloody sunday
    any given sunday / high noon / tomorrow never dies / midnight in paris / here comes the sun
    tuesdays with morrie / friday i'm in love / monday monday / may the fourth be with you
    """
}

/// Things that people do in one half of the day.
enum HabitWords {
  static let all = PhraseMap<ClockMeaning.Half>([(evening, .pm), (morning, .am)])

  private static let evening = """
    dinner / supper / cinema / the movies / movie night / film night / party / drinks / concert / gig / date night
    go to bed / bed / bedtime / go to sleep / to sleep / the pub / pub / pub quiz / theatre / theater / opera
    table for two / table for three / table for four / table for five / table for six / dinner date
    parents evening / parents' evening / game night / games night / quiz night / poker night / night out
    nightclub / barbecue / bbq / disco / bonfire / fireworks / dinner reservation / happy hour / prom / ball
    night shift / late shift / choir / takeaway / netflix / put the kids to bed / babysitter
    """

  private static let morning = """
    wake up / wake me up / wake me / get up / breakfast / school run / morning run / sunrise / early shift
    walk the kids to school / take the kids to school / drop the kids at school / alarm clock / brunch
    """

  /// Words behind which such a thing is only spoken of: "call Ann about the party at 9".
  static let topics = WordSet("about regarding after before for if of until with without")
}
