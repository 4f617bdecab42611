/// Things that people do in one half of the day.
enum HabitWords {
  static let all = PhraseMap<ClockMeaning.Half>([(evening, .pm), (morning, .am)])

  private static let evening = """
    dinner / supper / doors open / cinema / the movies / movie night / film night / party / drinks / concert / gig / date night
    go to bed / bed / bedtime / go to sleep / to sleep / the pub / pub / pub quiz / theatre / theater / opera
    book a table / reserve a table / reserve table / get a table / table for two / table for three / table for four / table for five / table for six / dinner date
    parents evening / parents' evening / game night / games night / quiz night / poker night / night out
    book table / book the table / table at the / restaurant / tapas / curry night / dinner party
    nightclub / barbecue / bbq / disco / bonfire / fireworks / dinner reservation / happy hour / prom / ball
    night shift / late shift / choir / takeaway / netflix / put the kids to bed / babysitter
    """

  private static let morning = """
    wake up / wake me up / wake me / get up / breakfast / school run / morning run / sunrise / early shift
    walk the kids to school / take the kids to school / drop the kids at school / alarm clock / brunch / they open / opens / when it opens
    """

  /// What a night or an evening is called by: "date night", "parents evening".
  static let outings = WordSet(
    """
    bath bin bingo bonfire curry date family film fight fright game games girls guys karaoke ladies lads
    laundry movie parents parents' pizza poker poetry prom quiz school stag steak taco trivia wine
    """
  )

  /// "we have the neighbours coming for dinner", "meet Ann for drinks": it is no topic there.
  static let visiting = WordSet(
    "come comes coming go going out over round around join joining meet meeting"
  )

  /// Words behind which such a thing is only spoken of: "call Ann about the party at 9".
  static let topics = WordSet("about regarding after before for if of until with without")
}
