import Actions
import Answers
import Words

/// Something that people look up in the help which is no verb.
package enum HelpTopic: String, CaseIterable, Sendable {
  case medication, repeats, times, popups, phone, voice, lists, settings, hotkey
  case several, synonyms

  /// The topic that a word names: its own, or another one for it.
  package init?(_ word: String) {
    let word = word.lowercased()
    guard let topic = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
    self = topic
  }

  private var words: Set<String> {
    switch self {
    case .medication:
      ["medication", "medicine", "medicines", "meds", "med", "pill", "pills", "doses"]
    case .repeats: ["repeats", "repeat", "repeating", "recurring", "recurrence", "series", "every"]
    case .times: ["times", "time", "dates", "date", "when"]
    case .popups: ["popups", "popup", "notifications", "notification", "reminders", "reminder"]
    case .phone: ["phone", "mobile", "android", "iphone", "ntfy"]
    case .voice: ["voice", "speech", "speaking", "microphone", "dictation"]
    case .lists: ["tags", "tag", "projects", "project"]
    case .settings: ["settings", "setting", "preferences", "options"]
    case .several: ["several", "bulk", "filter", "filters", "many"]
    case .synonyms: ["synonyms", "verbs", "commands", "words"]
    case .hotkey: ["hotkey", "hotkeys", "shortcut", "shortcuts", "keyboard"]
    }
  }

  var sentence: HelpTopicSentences {
    switch self {
    case .medication: .medication
    case .repeats: .repeats
    case .times: .times
    case .popups: .popups
    case .phone: .phone
    case .voice: .voice
    case .lists: .lists
    case .settings: .settings
    case .hotkey: .hotkey
    case .several: .several
    case .synonyms: .synonyms
    }
  }

  /// Command lines that a person may type, each as it stands.
  package var examples: [[String]] {
    switch self {
    case .medication:
      [
        ["take the pills every day at 8 am"],
        ["remind", "pills", "--breakthrough", "--persistence", "until-done"],
        ["ask", "did I take my pills"], ["done", "pills", "--at", "8"],
      ]
    case .repeats:
      [
        ["water the plants every other friday"], ["skip", "plants"],
        ["pause", "plants", "until", "monday"], ["end", "plants"],
      ]
    case .times:
      [["call mum friday evening"], ["fix", "8", "am"], ["edit", "mum", "--when", "none"]]
    case .popups: [["doctor", "--try"], ["why", "milk"], ["quiet", "2h"], ["recent"]]
    case .phone: [["push"], ["sync", "add", "https://cloud.example/", "--user", "ada"]]
    case .voice: [["listen"], ["doctor", "audio"], ["bench", "model"]]
    case .lists: [["lists"], ["move", "milk", "Groceries"], ["list", "+phone"]]
    case .settings: [["config", "show"], ["config", "path"], ["config", "check"]]
    case .hotkey: [["listen", "--toggle"], ["menu"]]
    case .several:
      [
        ["done", "buy paint", "buy bread"], ["edit", "--overdue", "--when", "tomorrow"],
        ["move", "--list", "finance", "Work"],
      ]
    case .synonyms: [["rm", "milk"], ["postpone", "dentist", "1 day"], ["ls"]]
    }
  }

  /// The manual's page about it.
  var manual: String {
    switch self {
    case .medication, .lists, .hotkey, .several, .synonyms: "man voicedo-remind"
    case .repeats, .times: "man voicedo-time"
    case .popups: "man voicedo-remindd"
    case .phone: "man voicedo-remind-push"
    case .voice: "man voicedo-talk"
    case .settings: "man voicedo-remind.toml"
    }
  }
}

extension Help {
  /// The help of a topic: what there is to know first, and lines to type.
  package func of(_ topic: HelpTopic) -> String {
    let more = HelpHeadings.moreOf.text(.literal, ["command": topic.manual])
    return page.text([
      topic.sentence.sentence.literal.wrapped(to: page.columns),
      [page.heading(.headingExamples)] + page.indented(topic.examples.map(Help.line)),
      more.wrapped(to: page.columns),
    ])
  }
}
