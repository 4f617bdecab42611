import Language
import Testing

/// A sentence said where these are open, and what becomes of it.
@Suite("Verbs by other names, slips, reasons and medicine")
struct CommandVerbTests {
  private let context: SpokenContext

  init() throws {
    let titles = [
      "Gutters", "Lisinopril 10 mg", "Fetch the parcel", "Pay the gardener", "Return the ladder",
      "Piano lesson", "Swim", "Crème brûlée for Ada",
    ]
    let todos = titles.map {
      SpokenTodo(
        id: $0,
        title: $0,
        isSeries: ["Lisinopril 10 mg", "Piano lesson", "Swim"].contains($0)
      )
    }
    context = SpokenContext(
      try LanguageTests.context(lists: ["Inbox", "Garden", "Office"]),
      todos: todos
    )
  }

  private func reading(of text: String) -> String {
    spokenParts(of: text, in: context).map(\.written).joined(separator: "; ")
  }

  @Test(arguments: [
    ("rm gutters", "delete Gutters"),
    ("scrap the parcel", "delete Fetch the parcel"),
    ("cacnel the parcel", "delete Fetch the parcel"),
    ("remobe gutters", "delete Gutters"),
    ("remoce the shed", "remoce the shed"),
    ("finish the gutters", "done Gutters"),
    ("doen gutters", "done Gutters"),
    ("defer the ladder to monday", "move Return the ladder @ monday"),
    ("postpone the ladder 3 days", "push Return the ladder + 3 days"),
    ("reschedule ladder friday 3pm", "move Return the ladder @ friday 3pm"),
    ("tag gutters garden", "move Gutters > Garden"),
    ("tag gutters outside", "move Gutters ? outside"),
    ("later gutters", "snooze Gutters"),
    ("snooze the gutters until 9 tomorrow", "snooze Gutters until 9 tomorrow"),
    ("move the parcel to nine", "move Fetch the parcel @ nine"),
  ])
  func otherVerbs(_ text: String, _ meant: String) {
    #expect(reading(of: text) == (text == meant ? "+ " + text : meant))
  }

  @Test(arguments: [
    ("I took my lisinopril", "done Lisinopril 10 mg"),
    ("i've taken the Lisinopril", "done Lisinopril 10 mg"),
    ("had my swim", "done Swim"),
    ("I rang the gardener", "done none: rang the gardener"),
    ("stop the lisinopril", "end Lisinopril 10 mg"),
    ("stop taking lisinopril", "end Lisinopril 10 mg"),
    ("stop the gutters", "+ stop the gutters"),
    ("no swim tomorrow", "skip Swim"),
    ("gutters again at six", "snooze Gutters until at six"),
    ("remind me about the ladder again in half an hour", "snooze Return the ladder half an hour"),
  ])
  func medicineAndWhatRepeats(_ text: String, _ meant: String) {
    #expect(reading(of: text) == meant)
  }

  @Test(arguments: [
    ("mark everything on the garden list as done", "done those > Garden"),
    ("push everything to tomorrow", "move those @ tomorrow"),
    ("move everything on office to archive", "move those > Office > new archive"),
    ("move everything on office to garden", "move those > Office > Garden"),
    ("delete everything for the office on friday", "delete those @ on friday > Office"),
  ])
  func everything(_ text: String, _ meant: String) {
    #expect(reading(of: text) == meant)
  }

  @Test(arguments: [
    ("gutters, ask me again tomorrow", "snooze Gutters until tomorrow"),
    (
      "had to fetch the parcel early so that's done",
      "~ had to fetch the parcel early; done Fetch the parcel"
    ),
    ("we're out of town, so cancel the piano lesson", "~ we're out of town; delete Piano lesson"),
    ("delete the gutters please Rob is doing it", "delete Gutters; ~ Rob is doing it"),
    ("change that to ten", "move it @ ten"),
    ("rename gutters to “Gutters, both”", "rename Gutters = Gutters, both"),
    ("raise the priority of the ladder", "set Return the ladder high"),
    ("take the date off the parcel", "set Fetch the parcel no time"),
    ("add a note to the ladder: it is Tim's", "set Return the ladder note it is Tim's"),
    ("no wait put them all back", "undo"),
    ("leave it where it was", "undo"),
  ])
  func reasonsAndFields(_ text: String, _ meant: String) {
    #expect(reading(of: text) == meant)
  }

  @Test(arguments: [
    ("take my vitamins", "Take my vitamins", NameFit.whole),
    ("take my vitamins", "Vitamins", .whole),
    ("take my vitamins", "Pick up vitamins", .otherDeed),
    ("write to the bank about the card", "Email the bank about the card", .held),
  ])
  func aQuestionFitsNames(_ words: String, _ name: String, _ fit: NameFit) {
    #expect(Selection(words: [words]).fit(of: name) == fit)
  }
}
