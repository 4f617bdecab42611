/// Words that tell whether a time is meant as one.
enum TimeFilterWords {
  /// What is booked for a number of people.
  static let parties = WordSet(
    """
    apartment bed beds booth cabin cottage food meal meals place places portions room rooms seat seats
    space table tables tent ticket tickets
    """
  )

  /// What has a number or a range of them that is no time: "platform 9", "chapters 3 to 5".
  static let numbered = WordSet(
    """
    account apartment bay bays bed beds box boxes building bus case ch chap chapter chapters chaps class
    code court day
    door episode episodes exercise exercises exit extension flat flats floor floors gate gates group
    house invoice issue item items junction lane lesson lessons level levels line lines model module
    modules no number numbers order page pages part parts pg pgs pin platform platforms pp pr problem
    problems question questions room
    rooms route seat seats season stage step steps suite table tables task tasks team terminal ticket to track
    unit units verse verses version volume volumes ward wards week
    """
  )

  /// What has a number that says which to-do it is of: "ticket 4711 reply to Jo".
  static let labels = WordSet(
    "account bug case claim invoice issue item job order pr room task ticket unit"
  )

  /// What a code or a number is called that one needs there: "saturday at 9 pin 2290".
  static let codes = WordSet(
    "booking code id meeting passcode password phone pin ref reference row tel telephone ticket"
  )

  /// Verbs by which somebody is told or asked something.
  static let saying = WordSet("ask email inform message notify tell text warn whatsapp")

  static let enjoying = WordSet("read reread rewatch stream watch")

  static let honorifics = WordSet("aunt dr miss mr mrs ms prof sir uncle")

  static let wishes = WordSet("every first happy last merry white")

  static let determiners = WordSet(
    "a an another any her his its my no our some that the their these those your"
  )

  static let topics = WordSet(
    """
    about as called concerning entitled except if named not of re regarding skip skipping than titled
    versus vs whether with
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
