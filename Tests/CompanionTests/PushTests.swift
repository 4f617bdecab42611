import Actions
import Glibc
import Interchange
import Model
import Store
import Synchronization
import TestSupport
import Testing

@testable import voicedo_remind

/// What `push` tells and does, with a stand-in for the program that speaks with the server.
@Suite("The way to the phone") struct PushTests {
  private let world: ExampleWorld
  private let asked = Questions()

  /// The questions that the server was asked.
  private final class Questions: Sendable {
    private let all = Mutex<[OnlineQuestion]>([])
    func add(_ question: OnlineQuestion) { all.withLock { $0.append(question) } }
    func take() -> [OnlineQuestion] {
      all.withLock { questions in
        defer { questions = [] }
        return questions
      }
    }
  }

  private static let settings = "[push]\nntfy = \"https://ntfy.example/secret-topic\"\n"

  init() throws {
    world = try ExampleWorld()
    try world.write(settings: Self.settings)
    answer { _ in #"{"ok":true,"answers":[]}"# }
  }

  private func answer(_ json: @escaping @Sendable (OnlineQuestion) -> String) {
    world.online = OnlineLink { [asked] question, _, _ in
      asked.add(question)
      do { return OnlineAnswer(json: try JSONValue(parsing: json(question))) } catch {
        return OnlineAnswer()
      }
    }
  }

  /// The to-do *a11c* has been on the screen for ten minutes, and is to go to the phone.
  private func want() throws {
    let store = try TodoStore(path: world.database, meaning: world.session().meaning)
    let now = world.now.milliseconds
    try Holder.write(
      """
      UPDATE reminder SET state = 'shown', shown_at = \(now - 600_000), fire_at = NULL, again_at = NULL
       WHERE todo_id = (SELECT id FROM todo WHERE handle = 'a11c');
      INSERT INTO push (todo_id, since, state, reason, message, token)
      SELECT id, \(now - 600_000), 'wanted', 'unanswered', 'v1', '00112233445566778899aabbccddeeff'
        FROM todo WHERE handle = 'a11c'
      """,
      to: world.database
    )
    _ = store
  }

  private func run() throws -> JSON {
    // A program that another test starts at this moment holds the lock until it is that program.
    for _ in 0..<100 {
      let said = try world.type(["push", "run", "--json"]).json()
      guard said["isUnderWay"].bool == true else { return said }
      usleep(20_000)
    }
    return try world.type(["push", "run", "--json"]).json()
  }

  @Test func sendsAndAsksForAnswers() throws {
    try want()
    #expect(try run()["sent"].number == 1)
    let message = try #require(asked.take().first?[.message])
    #expect(message["title"]?.text?.isEmpty == false)
    #expect(message["token"]?.text == "00112233445566778899aabbccddeeff")
    #expect(try run()["sent"].number == 0)
    #expect(asked.take().map(\.pushAct) == [.poll])
    let report = try world.type(["push", "--json"]).json()
    #expect(report["todos"][0]["state"].text == "sent")
    #expect(report["sentToday"].number == 1)
  }

  @Test func nothingIsAskedWhereNothingIsToGo() throws {
    #expect(try run()["sent"].number == 0)
    #expect(asked.take().isEmpty)
  }

  @Test func privateModeSaysNothing() throws {
    try world.write(settings: "[reminders]\nprivate = true\n" + Self.settings)
    try want()
    _ = try run()
    let message = try #require(asked.take().first?[.message])
    #expect(message["title"]?.text == "Reminder")
    #expect(message["text"]?.text == "Something is waiting for you")
    #expect(message["buttons"]?.elements.count == 1)
  }

  @Test func aTroubleIsToldOnceAndNothingIsLost() throws {
    answer { _ in #"{"failure":"rate-limited","after":3600000,"host":"ntfy.example"}"# }
    try want()
    let first = world.type(["push", "run"])
    #expect(first.status == 1)
    #expect(first.err.contains("ntfy.example asks for a longer pause"))
    #expect(world.type(["push"]).out.contains("not reached since"))
    answer { _ in #"{"ok":true,"answers":[]}"# }
    #expect(try run()["sent"].number == 1)
    #expect(!world.type(["push"]).out.contains("not reached"))
  }

  @Test func theTopicIsAPassword() throws {
    for arguments in [["push"], ["push", "--json"], ["config", "show"], ["config", "--json"]] {
      let run = world.type(arguments)
      #expect(!(run.out + run.err).contains("secret-topic"), "\(arguments)")
      #expect(run.out.contains("https://ntfy.example/se…"))
    }
  }

  @Test func tellsHowToBegin() throws {
    try world.write(settings: "")
    #expect(world.type(["push"]).out.contains("Nothing goes to your phone."))
    #expect(world.type(["push", "test"]).status == 1)
  }

  @Test func aTrialTellsWhatCame() throws {
    #expect(
      world.type(["push", "test"]).out
        == "A message is on its way to your phone, by https://ntfy.example/se….\n"
    )
    #expect(asked.take().map(\.pushAct) == [.publish, .poll])
    answer { _ in #"{"failure":"auth","host":"ntfy.example"}"# }
    let run = world.type(["push", "test"])
    #expect(run.status == 1)
    #expect(
      run.err == """
        No message went out: ntfy.example wants a key for this topic, and the settings name none; man \
        voicedo-remind-push says how to.

        """
    )
  }

  @Test func aKeyThatIsNotTakenIsToldOfAsSuch() throws {
    try world.write(settings: Self.settings + "secret = \"phone\"\n")
    answer { _ in #"{"failure":"auth","host":"ntfy.example"}"# }
    let err = world.type(["push", "test"]).err
    #expect(err == "No message went out: ntfy.example does not take the key.\n")
  }

  @Test func aTopicThatWantsAKeyIsRememberedAsSuch() throws {
    answer { _ in #"{"failure":"auth","host":"ntfy.example"}"# }
    try want()
    #expect(world.type(["push", "run"]).err.contains("ntfy.example wants a key for this topic"))
    #expect(world.type(["push"]).out.contains("wants a key"))
    #expect(try run()["trouble"].text == "auth")
  }

  @Test func aTrialCountsAmongTheRequestsOfTheMonth() throws {
    _ = world.type(["push", "test"])
    let session = world.session()
    let usage = try session.openStore().usage(of: Session.pushSecret, in: session.civilNow.date)
    #expect(usage.requests == 2)
  }

  @Test func whatStrangersWroteIsReadOnceAndTheTrueAnswerBehindItCounts() throws {
    try want()
    _ = try run()
    _ = asked.take()
    let token = "00112233445566778899aabbccddeeff"
    answer { question in
      switch question[.since]?.text {
      case "junk1":
        #"{"ok":true,"answers":[],"others":700,"last":"junk2","mayBeMore":true}"#
      case "junk2":
        #"{"ok":true,"answers":[{"id":"true","at":1,"pressed":"done \#(token)"}],"last":"true"}"#
      default: #"{"ok":true,"answers":[],"others":200,"last":"junk1","mayBeMore":true}"#
      }
    }
    let said = try run()
    #expect(said["done"].number == 1)
    #expect(said["ignored"].number == 900)
    #expect(asked.take().compactMap { $0[.since]?.text }.dropFirst() == ["junk1", "junk2"])
  }

  @Test func aFloodWithoutEndIsReadOnInTheNextRun() throws {
    try want()
    _ = try run()
    _ = asked.take()
    answer { question in
      let number = Int(question[.since]?.text?.dropFirst(4) ?? "") ?? 0
      let next = number < 1000 ? number + 1 : 1
      return #"{"ok":true,"answers":[],"others":1,"last":"junk\#(next)","mayBeMore":true}"#
    }
    _ = try run()
    #expect(asked.take().count == 5)
    _ = try run()
    #expect(asked.take().first?[.since]?.text == "junk5")
  }

  /// The message of the to-do *a11c* is on the phone, and its series has gone on since.
  private func passOver() throws {
    try want()
    let sentAt = (world.now - .minutes(600)).milliseconds
    try Holder.write(
      "UPDATE push SET state = 'answered', sent_at = \(sentAt)",
      to: world.database
    )
  }

  @Test func answersToWhatASeriesHasLeftBehindAreReadBeforeItIsTakenFromThere() throws {
    try passOver()
    answer { question in
      question.pushAct == .poll
        ? #"{"failure":"offline","host":"ntfy.example"}"# : #"{"ok":true,"isKnown":true}"#
    }
    _ = world.type(["push", "run"])
    #expect(asked.take().map(\.pushAct) == [.poll])
    answer { _ in #"{"ok":true,"answers":[],"isKnown":true}"# }
    #expect(try run()["cleared"].number == 1)
    #expect(asked.take().map(\.pushAct) == [.poll, .clear])
  }

  @Test(arguments: [
    ["push", "the", "door"], ["push", "back", "the", "dentist"],
    ["push", "test", "the", "new", "app"],
  ]) func otherWordsAreSomethingToDo(_ words: [String]) throws {
    let run = world.type(words)
    #expect(run.status == 0, "\(run.err)")
    #expect(asked.take().isEmpty)
  }
}
