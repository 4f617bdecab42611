import Language
import Testing

/// Whether somebody did something is asked of what was done, whoever did it.
@Suite("Questions about what somebody did")
struct AskingPastTests {
  private func asked(_ text: String) throws -> SpokenQuestion {
    question(in: text, try context())
  }

  @Test(
    "is asked of the thing, without who had it",
    arguments: [
      ("did Ben have his inhaler this morning", "inhaler"),
      ("did grandma get her eye drops yesterday", "eye drops"),
      ("has Mia had her antibiotic", "antibiotic"),
      ("did dad take his statin on monday", "statin"),
      ("did I have my insulin last night", "insulin"),
      ("was the cat given her tablet", "tablet"),
      ("have we given Tom his syrup", "Tom his syrup"),
      ("has anyone fed the rabbit", "fed the rabbit"),
    ]
  )
  func whatWasTaken(_ text: String, _ thing: String) throws {
    let question = try asked(text)
    #expect(question.kind == .wasDone)
    #expect(question.about.words == [thing], "\(question.about.words)")
  }

  @Test(
    "is asked of when, and how often",
    arguments: [
      ("when did Ben last have his inhaler", QuestionKind.lastDone),
      ("how often did I take my statin this week", .wasDone),
      ("how many times did Ben have his inhaler", .wasDone),
      ("is it okay to take the statin now", .lastDone), ("have I taken everything today", .missed),
      ("what didn't I do yesterday", .missed), ("what have I not done", .missed),
    ]
  )
  func whenAndHowOften(_ text: String, _ kind: QuestionKind) throws {
    #expect(try asked(text).kind == kind)
  }

  @Test(
    "is no question of what there is",
    arguments: [
      "did I have a meeting on monday", "have I got anything tonight",
      "do I have my keys on a list",
    ]
  )
  func whatThereIs(_ text: String) throws {
    #expect(try asked(text).kind == .exists)
  }

  @Test(
    "how long it is until a time is of that alone",
    arguments: ["how long until friday", "how many days till easter", "how long until 6 pm"]
  )
  func untilATime(_ text: String) throws {
    let question = try asked(text)
    #expect(question.kind == .howLong && question.about.isOfTimeAlone)
  }
}
