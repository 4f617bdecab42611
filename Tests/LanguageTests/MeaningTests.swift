import Language
import Model
import Testing

/// What is meant by a sentence, read of its words alone.
@Suite("Meaning") struct MeaningTests {
  private func read(_ text: String) throws -> Meaning { meaning(of: text, in: try context()) }

  @Test(
    "questions",
    arguments: [
      ("what's on tomorrow", .list),
      ("show me my reminders for friday", .list),
      ("can you tell me what i have this week", .list),
      ("i'd like to see my shopping list", .list),
      ("today's schedule", .list),
      ("on friday what do i have", .list),
      ("give me a rundown of today", .list),
      ("what have I got on tomorrow", .list),
      ("what was I meant to do about the trip", .list),
      ("what have I got done today", .done),
      ("got any appointments next week", .exists),
      ("which days do I have gym", .when),
      ("remind me what i have on friday", .list),
      ("how many things are left today", .count),
      ("do I have anything before noon", .exists),
      ("is oat milk on the shopping list", .exists),
      ("any plans tonight", .exists),
      ("did I set an alarm", .exists),
      ("when is the dentist", .when),
      ("what time is my meeting with ann", .when),
      ("how long until the meeting", .howLong),
      ("what should i do next", .next),
      ("what did I do yesterday", .done),
      ("what have i finished this week", .done),
      ("did I take my pills", .wasDone),
      ("have i called mum yet", .wasDone),
      ("what did I miss", .missed),
      ("am I free at three", .free),
      ("do i have time for coffee this afternoon", .free),
      ("where is the meeting", .details),
      ("who is my lunch with", .details),
      ("my reminder for the dentist is set for what time", .when),
      ("the tasks for today what are they", .list),
      ("i have a reminder to meet ann when is that", .when),
      ("how much time left on my tea timer", .howLong),
      ("i do have a list for today don't i", .exists),
      ("when and where is the party", .when),
      ("when tomorrow is my appointment", .when),
      ("what to do lists do i have", .list),
      ("remind me of all my tasks", .list),
      ("show next reminder", .list),
      ("can you look to see if i have laundry on my list", .exists),
      ("confirm that my alarm is set", .exists),
      ("will tom be at the party", .exists),
      ("did carrots get on my shopping list", .exists),
      ("alarms", .list),
    ] as [(String, QuestionKind)]
  )
  func question(_ text: String, _ kind: QuestionKind) throws {
    #expect(try read(text).act == .ask)
    #expect(try read(text).question == kind)
  }

  @Test(
    "wishes about what is there",
    arguments: [
      ("cancel my ten o'clock", .remove),
      ("delete everything for tomorrow", .remove),
      ("take eggs off the shopping list", .remove),
      ("i don't need the alarm any more", .remove),
      ("turn off all my alarms", .remove),
      ("find my next reminder and delete it", .remove),
      ("make sure my calendar is clear tomorrow", .remove),
      ("dismiss my next event", .remove),
      ("cancel my haircut at noon", .remove),
      ("i want the alarm stopped", .remove),
      ("5 minutes added to my bread timer", .change),
      ("my reminder needs to be on friday", .change),
      ("i need this timer set to an hour", .change),
      ("make my pill reminder daily", .change),
      ("repeat this alarm on weekdays", .change),
      ("i'm sick so delete tomorrow's reminders", .remove),
      ("change my 6 am alarm to 7", .change),
      ("move my 3 pm meeting to 4", .change),
      ("add five minutes to the timer", .change),
      ("make it friday", .change),
      ("my alarm needs to be changed to 8", .change),
      ("rename the milk to oat milk", .change),
      ("stop reminding me to water the plants", .remove),
      ("scrap the three o'clock thing", .remove),
      ("clear everything for tomorrow", .remove),
      ("remind me again tomorrow", .snooze),
      ("cancel yoga on sunday", .remove),
      ("scrap monday's meeting", .remove),
      ("the piano lesson is cancelled this week", .remove),
      ("snooze the alarm for ten minutes", .snooze),
      ("ten more minutes", .snooze),
      ("mark the milk as done", .complete),
      ("never mind", .undo),
      ("undo that", .undo),
    ] as [(String, Meaning.Act)]
  )
  func wish(_ text: String, _ act: Meaning.Act) throws { #expect(try read(text).act == act) }

  @Test(
    "what a question asks for beside name and time",
    arguments: [
      ("anything urgent", .high), ("what's important", .high), ("show me what's overdue", .overdue),
      ("which of my tasks repeat", .repeating), ("list everything without a date", .undated),
      ("when is the urgent care visit", nil), ("what's on tomorrow", nil),
    ] as [(String, Selection.Trait?)]
  )
  func trait(_ text: String, _ trait: Selection.Trait?) throws {
    let meaning = try read(text)
    #expect(meaning.act == .ask && meaning.about.trait == trait)
    #expect(trait == nil || meaning.about.words.isEmpty)
  }

  @Test func myDayIsToday() throws {
    let about = try read("what's my day looking like").about
    #expect(about.words.isEmpty && about.window?.words == "today")
  }

  @Test(
    "something to do",
    arguments: [
      "ask mum what time dinner is",
      "remind me to cancel the gym membership",
      "cancel the gym membership",
      "cancel my newspaper subscription on friday",
      "check the meeting room for chairs",
      "tell me to call bob at five",
      "tasks: milk, eggs",
      "make my bed every morning",
      "remind me when i get home to call ann",
      "when it rains take in the laundry",
      "what to buy mum for christmas",
      "do the dishes",
      "remind me again to call ann tomorrow",
      "clear the three o'clock backlog",
      "have lunch with bob",
      "will needs his inhaler",
      "did the dishes",
      "check the mail",
      "read chapter 5",
      "find my keys",
      "show the house to the agent at 3",
      "list the bike on ebay",
      "change the sheets",
      "move the couch on friday",
      "clear the table",
      "turn off the lights at ten",
      "stop by the bank",
      "i need to reschedule the dentist",
      "update my resume",
      "let me know when you get there tell ann",
      "is milk on the list if not add it",
      "can you set a timer for ten minutes",
      "can i have an alarm at six",
      "find out if rooms are free and book one",
      "make a list of things to pack",
      "remind me to ask tom whether he is free",
      "write down what the doctor says",
    ]
  )
  func addition(_ text: String) throws { #expect(try read(text).act == .add) }

  @Test(
    "the words it is about",
    arguments: [
      ("when is the reminder set for anna's birthday party", ["anna's birthday party"]),
      ("do I have anything with the doctor tomorrow", ["doctor"]),
      ("delete the reminder about the gym", ["gym"]),
      ("what's on tomorrow", []),
      ("show me all my alarms", []),
      ("cancel my lunch with bob on friday", ["lunch with bob"]),
      ("cancel the reminder to go and get gas", ["go and get gas"]),
      ("delete my reminder to pick up the kids tomorrow", ["pick up the kids"]),
      ("when is my morning run", ["morning run"]),
      ("when is the christmas party", ["christmas party"]),
      ("what's on the rest of the week", []),
      ("turn off my weekend alarms", []),
    ]
  )
  func about(_ text: String, _ words: [String]) throws {
    #expect(try read(text).about.words == words)
  }

  @Test(
    "how often it comes",
    arguments: [
      ("turn off my daily alarm", "FREQ=DAILY"),
      ("show my weekday reminders", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"),
      ("what do I have on tuesday", nil),
    ]
  )
  func rule(_ text: String, _ rule: String?) throws {
    #expect(try read(text).about.rule?.description == rule)
  }

  @Test func aListIsNamedAsThePersonNamesIt() throws {
    let context = try context(lists: ["Groceries"])
    let known = meaning(of: "what's on my groceries list", in: context).about
    #expect(known.list == "Groceries")
    #expect(known.words.isEmpty)
    #expect(meaning(of: "is milk on groceries", in: context).about.list == "Groceries")
    #expect(meaning(of: "what's on my to do list", in: context).about.list == nil)
    #expect(meaning(of: "what's on the garden list", in: context).about.list == "garden")
  }

  @Test(
    "one of those that fit, or all",
    arguments: [
      ("cancel my next alarm", .next, false),
      ("delete my last reminder", .last, false),
      ("delete all my reminders", nil, true),
      ("cancel my alarms", nil, true),
      ("cancel my alarm", nil, false),
    ] as [(String, Selection.Place?, Bool)]
  )
  func which(_ text: String, _ place: Selection.Place?, _ isAll: Bool) throws {
    #expect(try read(text).about.place == place)
    #expect(try read(text).about.isAll == isAll)
  }
}
