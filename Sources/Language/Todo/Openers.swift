/// The words that people wrap a to-do in.
enum Openers {
  /// Wrappings that can begin a to-do in mid-speech and that the title drops.
  static let table = PhraseTable<Bool>(
    requests.flatMap { request in
      [
        "", "please ", "can you ", "could you ", "would you ", "can you please ",
        "could you please ", "will you ",
      ]
      .map { $0 + request }
    } + obligations + events
  )

  private static let requests: [String] = {
    let nouns = [
      "reminder", "alarm", "alert", "task", "todo", "to do", "appointment", "event",
      "recurring reminder", "repeating reminder", "new reminder", "new task", "repeating alarm",
      "recurring alarm", "reminder notification",
    ]
    let verbs = [
      "set", "set up", "create", "make", "add", "schedule", "give me", "put", "i want", "need",
    ]
    var lines: [String] = []
    for verb in verbs {
      for noun in nouns {
        for article in ["a ", "an ", "", "me a "] {
          for tail in [
            "", " to", " for", " that", " about", " for me to", " of", " to remind me to", " on",
          ] {
            lines.append("\(verb) \(article)\(noun)\(tail)")
          }
        }
      }
    }
    for tail in [
      "", " to", " about", " of", " that", " for", " that i have to", " that i need to",
      " that i have a", " that i have an", " that i have", " that i should", " i need to",
      " i have to", " on", " to to", " the",
    ] {
      lines.append("remind me" + tail)
      lines.append("make sure to remind me" + tail)
      lines.append("make sure you remind me" + tail)
      lines.append("alert me" + tail)
      lines.append("notify me" + tail)
      lines.append("remember" + tail)
    }
    lines.removeAll {
      ["remember about", "remember of", "remember for", "remember on", "remember the", "remember"]
        .contains($0)
    }
    return lines + [
      "remind to", "make sure to", "make sure i", "make sure that i", "don't forget to",
      "dont forget to", "do not forget to", "don't let me forget to", "don't forget about",
      "don't forget", "help me remember to", "remember", "remember that", "remind us to",
      "mark on my calendar that", "put me down for", "put down",
    ]
  }()

  private static let obligations: [String] = {
    var lines: [String] = []
    for subject in ["i", "we"] {
      for verb in [
        "need to", "have to", "got to", "gotta", "must", "should", "should probably", "want to",
        "wanna", "would like to", "really need to", "also need to", "still need to",
        "still have to", "also have to", "really should", "ought to", "will need to",
        "need to remember to", "have to remember to", "want to be reminded to",
        "want to get reminded to", "also should", "probably should", "just need to", "have got to",
        "really have to", "better", "am supposed to", "need to make sure i", "might need to",
        "must not forget to", "must remember to", "can't forget to", "mustn't forget to",
      ] {
        lines.append("\(subject) \(verb)")
      }
    }
    return lines + [
      "i'd like to", "i've got to", "i've gotta", "we've got to", "i'll need to", "i'll have to",
      "need to", "have to", "gotta", "got to", "i'm supposed to", "let's", "time to",
      "it's time to", "want to", "my task is to", "what i need to do is",
      "what i really need to do is", "what i have to do is", "so i should", "i guess i should",
      "i guess i need to", "i think i should", "i think i need to", "i think i have to",
      "first thing is", "the first thing is", "the other thing is", "other thing is",
      "another thing is", "next thing is", "i guess", "maybe i should", "you need to",
    ]
  }()

  private static let events: [String] = [
    "i have a", "i have an", "i have my", "i've got a", "i've got an", "i have", "we have a",
    "we have an",
    "i've got my", "i've a", "there's a", "there is a", "i got a", "i've got",
  ]

  /// Small talk before a to-do that is not part of it.
  static let greetings = PhraseTable<Bool>([
    "hey", "hi", "hello", "ok", "okay", "please", "hey siri", "hey google", "ok google", "alexa",
    "so", "well", "also", "and",
    "then", "right", "yeah", "oh", "now", "alright", "all right", "but", "plus", "next", "first",
    "firstly", "secondly", "finally", "lastly", "hey olly", "olly", "let me think", "let me see",
    "let's see", "basically", "anyway", "actually", "i almost forgot", "almost forgot", "you know",
    "just", "maybe", "probably", "and then", "can you", "could you", "would you", "what else",
    "oh yeah", "okay so", "and um", "first of all", "by the way", "to", "that",
    "when you get a chance",
  ])

  /// Words that end a to-do politely.
  static let closings: [[String]] = [
    ["please"], ["thanks"], ["thank", "you"], ["can", "you", "remind", "me"], ["remind", "me"],
    ["i", "guess"], ["i", "think"], ["that's", "it"], ["too"], ["as", "well"],
    ["that's", "it", "i", "think"],
    ["that's", "all"], ["okay"], ["ok"], ["or", "something"], ["if", "possible"],
    ["could", "you", "remind", "me"], ["please", "remind", "me"], ["and", "remind", "me"],
    ["that", "is", "all"], ["don't", "let", "me", "forget"], ["reminder"],
  ]
}
