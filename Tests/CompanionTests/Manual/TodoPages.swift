import Language
import Model

/// The manual's part on everything in a sentence that is no time.
enum TodoPages {
  private struct Group {
    let heading: String
    let words: String
    let said: [String]
  }

  private static let groups = [
    Group(
      heading: "Titles",
      words: """
        The title is what was said without the words that gave another value, and without those \
        that only wrap it; the first letter becomes a capital one. What stands in quotation marks \
        is taken as it is.
        """,
      said: [
        "remind me to buy milk tomorrow", "I need to call the bank at 3 pm",
        "don't forget to water the plants", "set a reminder for the dentist on friday at 10 am",
        "read \"tomorrow never dies\" tonight",
      ]
    ),
    Group(
      heading: "Words that are no time",
      words: "Names and numbers that only look like a time stay in the title.",
      said: [
        "watch friday night lights", "read 1984", "call april", "order 3 day blinds",
        "buy a sunday newspaper", "take out the trash when I get home",
      ]
    ),
    Group(
      heading: "Several at once",
      words: """
        A verb begins a to-do of its own; things that one verb is about stay together. A time \
        before the first verb is for all that follow.
        """,
      said: [
        "call mom and pick up the kids at 5 pm", "buy bread and butter",
        "tomorrow morning call bob and email ann",
      ]
    ),
    Group(
      heading: "Lists",
      words: "Each thing that is added to a list is one to-do; a list that is new is made.",
      said: ["add milk and eggs to my grocery list", "put stamps on the errands list"]
    ),
    Group(
      heading: "Parts",
      words: "What stands behind a colon or a dash is part of what stands before it.",
      said: ["weekend plans: hiking - pack gear, check weather"]
    ),
    Group(
      heading: "How much it matters",
      words: "A few words make it high or low; they may speak of all that was said before.",
      said: [
        "urgent call the landlord", "clean the garage, no rush",
        "buy milk and call ann, both are urgent",
      ]
    ),
    Group(
      heading: "Notes",
      words: "What stands in parentheses at the end, or behind note that, is a note.",
      said: ["call the dentist tomorrow (ask for a morning)"]
    ),
    Group(
      heading: "Ahead of time",
      words: """
        Said before what there is to do it moves the time itself; said behind it the reminder \
        comes earlier, and the to-do is due when it was said to be.
        """,
      said: [
        "an hour before the 10 am meeting pack the slides",
        "dentist tomorrow at 2 pm remind me an hour before",
      ]
    ),
    Group(
      heading: "Corrections",
      words: "Of what was put right the last value counts; what was taken back is gone.",
      said: [
        "dentist thursday, no wait, friday", "call bob no sorry call bill",
        "call ann, scratch that, buy milk",
      ]
    ),
    Group(
      heading: "Fillers",
      words: "Sounds and words that only fill a pause are left out.",
      said: ["um call the uh dentist", "so yeah buy milk"]
    ),
  ]

  /// Every sentence with its to-dos.
  static func part(_ times: TimePages) -> [String] {
    groups.flatMap { group -> [String] in
      let items = group.said.flatMap { [Mdoc.item($0)] + lines(of: $0, times) }
      let heading = [".Ss " + group.heading] + Mdoc.text(group.words)
      return heading + [".Bl -tag -width Ds"] + items + [".El"]
    }
  }

  private static func lines(of said: String, _ times: TimePages) -> [String] {
    let drafts = understand(said, in: times.context).drafts
    var lines: [String] = []
    for draft in drafts {
      var facts = [draft.title]
      if let time = time(of: draft, times) { facts.append(time) }
      if let list = draft.list { facts.append("list \(list)") }
      if let parent = draft.parent { facts.append("part of \(drafts[parent].title)") }
      if draft.priority != .normal { facts.append("\(draft.priority.rawValue) priority") }
      if let notes = draft.notes { facts.append("note: \(notes)") }
      if let lead = draft.leads.first { facts.append("\(lead) minutes ahead") }
      if !lines.isEmpty { lines.append(".br") }
      lines.append(Mdoc.text(facts.joined(separator: ", ")).joined(separator: " "))
    }
    return lines
  }

  private static func time(of draft: Draft, _ times: TimePages) -> String? {
    draft.schedule.map { times.text($0) }
  }
}
