/// First names that many people have: who is called, rung or written to where no comma tells.
///
/// "sort out the wifi call anna": here "call" begins a to-do, as nobody's wifi call is named Anna.
enum Names {
  static let first = WordSet(
    """
    adam aisha al alan alex alice amanda amy andrea andrew angela ann anna anne anthony ashley
    barbara ben beth betty bill bob brenda brian carl carol caroline charles charlie chris
    christina christine claire colin craig cynthia dan daniel dave david dawn deborah debbie
    dennis diane donna doug dylan ed eddie edward elizabeth ella emily emma eric erin ethan eva
    evan fiona fred gary george gina graham greg hannah harry heather helen henry ian isabel jack
    jackie jacob jake james jamie jane janet jason jay jean jeff jen jenna jennifer jenny jeremy
    jerry jess jessica jill jim jimmy jo joan joe joel john jon jonas jonathan jordan jose joseph
    josh joyce juan judy julia julie justin karen kate katie keith kelly ken kevin kim kyle larry
    laura lauren lee leo leon liam linda lisa liz lucy luis luke lynn marcus margaret maria marie
    mario marilyn martin mary mateo matt matthew megan mel mia michael michelle miguel mike molly
    nancy naomi natalie nathan neil nick nicola nicole noah noor olivia oliver oscar owen pam
    pamela patricia patrick paul paula pete peter phil philip priya rachel raj ralph ray rebecca
    ricardo rich richard rob robert robin roger ron rosa rosie roy russell ruth ryan sally sam
    samantha sandra sarah scott sean sharon sheila shirley simon sofia sophia sophie stephanie
    stephen steve steven sue susan tanya ted teresa terry tim tina toby todd tom tony tracy trevor
    tyler vanessa vicky victor victoria vincent pauline carmen hugo ivan nina olga pablo quinn rita sergio tara uma viv will yasmin zara lena maya ava isla freya poppy ruby harriet georgia imogen callum connor declan finn gareth hamish jasper kieran lewis niall owen rhys stuart gemma hayley jade kirsty leanne lorraine mandy nora orla paige rhiannon shona tess una wendy ellie elliot archie alfie ollie millie rosie wayne wendy zach zoe
    """
  )

  /// What people call those of their family, beside the words that open any verb's object.
  static let family = WordSet("mama papa gran granny nan nana grandad auntie sis bro")

  /// What is done to a person.
  static let contacting = WordSet("call phone ring text email message ping visit")
}
