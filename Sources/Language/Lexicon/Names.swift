/// First names that many people have: who is called, rung or written to where no comma tells.
///
/// "sort out the wifi call anna": here "call" begins a to-do, as nobody's wifi call is named Anna.
enum Names {
  static let first = WordSet(
    """
    adam aisha al alan alex alfie alice amanda amy andrea andrew angela ann anna anne anthony archie
    ashley ava barbara ben beth betty bill bob brenda brian callum carl carmen carol caroline
    charles charlie chris christina christine claire colin connor craig cynthia dan daniel dave
    david dawn debbie deborah declan dennis diane donna doug dylan ed eddie edward elizabeth ella
    ellie elliot emily emma eric erin ethan eva evan finn fiona fred freya gareth gary gemma george
    georgia gina graham greg hamish hannah harriet harry hayley heather helen henry hugo ian imogen
    isabel isla ivan jack jackie jacob jade jake james jamie jane janet jason jasper jay jean jeff
    jen jenna jennifer jenny jeremy jerry jess jessica jill jim jimmy jo joan joe joel john jon
    jonas jonathan jordan jose joseph josh joyce juan judy julia julie justin karen kate katie keith
    kelly ken kevin kieran kim kirsty kyle larry laura lauren leanne lee lena leo leon lewis liam
    linda lisa liz lorraine lucy luis luke lynn mandy marcus margaret maria marie marilyn mario
    martin mary mateo matt matthew maya megan mel mia michael michelle miguel mike millie molly
    nancy naomi natalie nathan neil niall nick nicola nicole nina noah noor nora olga oliver olivia
    ollie orla oscar owen pablo paige pam pamela patricia patrick paul paula pauline pete peter phil
    philip poppy priya quinn rachel raj ralph ray rebecca rhiannon rhys ricardo rich richard rita
    rob robert robin roger ron rosa rosie roy ruby russell ruth ryan sally sam samantha sandra sarah
    scott sean sergio sharon sheila shirley shona simon sofia sophia sophie stephanie stephen steve
    steven stuart sue susan tanya tara ted teresa terry tess tim tina toby todd tom tony tracy
    trevor tyler uma una vanessa vicky victor victoria vincent viv wayne wendy will yasmin zach zara
    zoe
    """
  )

  /// Names in a family, beside the words that open any verb's object.
  static let family = WordSet("auntie bro gran grandad granny mama nan nana papa sis")

  /// Words for people, behind "the" and "my" or alone, who do something themselves.
  static let people = WordSet(
    """
    baby boy boys brother child children class colleague colleagues cousin dad daddy daughter
    daughters everybody everyone father flatmate friend friends girl girls granddad grandma grandpa
    her him husband kid kids mom mother mum mummy neighbor neighbors neighbour neighbours parents
    partner roommate sister somebody someone son sons team them toddler twins us wife
    """
  )

  /// Verbs that are done to a person.
  static let contacting = WordSet("call email message phone ping ring text visit")
}
