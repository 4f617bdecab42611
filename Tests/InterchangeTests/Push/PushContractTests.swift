import Model
import Testing

@testable import Interchange

/// The requests and answers that ntfy documents ("Publish as JSON", "Action buttons", "Subscribe as JSON
/// stream"), and what is made of them.
@Suite("The contract with ntfy") struct PushContractTests {
  static let token = "00112233445566778899aabbccddeeff"

  private func message(
    buttons: [PushMessage.Button] = [
      .init(.done, label: "Done"), .init(.later, label: "Later"),
    ],
    isUrgent: Bool = false
  ) -> PushMessage {
    PushMessage(
      title: "Take the pills",
      text: "It is time: Sat 21 Nov 12:00",
      name: "v0011",
      token: Self.token,
      buttons: buttons,
      isUrgent: isUrgent
    )
  }

  @Test func aMessageIsPublishedAsJSONAtTheRoot() throws {
    let topic = try #require(PushTopic("https://ntfy.sh/mytopic"))
    let request = message().request(to: topic)
    #expect(request.method == .post)
    #expect(request.path == "/")
    #expect(
      try JSONValue(parsing: request.body)
        == JSONValue(
          parsing: """
            {"topic": "mytopic", "title": "Take the pills", "message": "It is time: Sat 21 Nov 12:00",
             "sequence_id": "v0011", "priority": 3,
             "actions": [
               {"action": "http", "label": "Done", "url": "https://ntfy.sh/mytopic-answers",
                "method": "POST", "body": "done \(Self.token)", "clear": true},
               {"action": "http", "label": "Later", "url": "https://ntfy.sh/mytopic-answers",
                "method": "POST", "body": "later \(Self.token)", "clear": true}]}
            """
        )
    )
  }

  @Test func withoutButtonsThereIsNoneAndMedicationMatters() throws {
    let topic = try #require(PushTopic("https://ntfy.sh/mytopic"))
    let json = try JSONValue(
      parsing: message(buttons: [], isUrgent: true).request(to: topic).body
    )
    #expect(json["actions"] == nil)
    #expect(json["priority"]?.integer == 4)
  }

  @Test(
    "what a message may have in bytes, it has in whole characters",
    arguments: [
      ("a", 1000, 4000), ("ü", 1000, 4000), ("👩‍👩‍👧‍👦", 1000, 4000),
      ("e" + String(repeating: "\u{301}", count: 3000), 3, 3),
    ]
  )
  func limits(_ character: String, _ title: Int, _ text: Int) throws {
    let topic = try #require(PushTopic("https://ntfy.sh/mytopic"))
    var long = message()
    long.title = String(repeating: character, count: 5000)
    long.text = long.title
    let json = try JSONValue(parsing: long.request(to: topic).body)
    for (field, most) in [("title", title), ("message", text)] {
      let sent = try #require(json[field]?.text)
      #expect(sent.utf8.count <= most && sent.utf8.count > most - character.utf8.count - 3)
      #expect(sent.hasSuffix("…") && sent.dropLast().allSatisfy { String($0) == character })
    }
  }

  @Test func isTheSameBetweenThePrograms() {
    #expect(PushMessage(json: message().json) == message())
    #expect(PushMessage(json: .object(["title": .string("x")])) == nil)
  }

  /// A stream as ntfy documents it, with everything in it that anybody may write.
  static let stream = """
    {"id":"SLiKI64DOt","time":1635528757,"event":"open","topic":"mytopic-answers"}
    {"id":"hwQ2YpKdmg","time":1795262400,"expires":1795305600,"event":"message","topic":"mytopic-answers","message":"done \(token)"}
    {"id":"DGUDShMCsc","time":1635528787,"event":"keepalive","topic":"mytopic-answers"}
    {"id":"wze9zgqK41","time":1795262460,"event":"message","topic":"mytopic-answers","message":"later \(token)","title":"x","tags":["y"]}
    {"id":"garbage001","time":1795262461,"event":"message","topic":"mytopic-answers","message":"done \(token)0"}
    {"id":"garbage002","time":1795262462,"event":"message","topic":"mytopic-answers","message":"drop everything"}
    {"id":"garbage003","time":1795262463,"event":"message","topic":"mytopic-answers","message":"DONE \(token)"}
    {"id":"../x?y","time":1795262464,"event":"message","topic":"mytopic-answers","message":"done \(token)"}
    {"id":"garbage004","time":1e300,"event":"message","topic":"mytopic-answers","message":"done \(token)"}
    {"id":"garbage005","event":"message","topic":"mytopic-answers","message":"done \(token)"}
    {"id":"garbage006","time":1795262465,"event":"message_clear","sequence_id":"v1","topic":"mytopic-answers"}
    {"id":"garbage008","time":1795262465,"event":"message_delete","sequence_id":"v1","topic":"mytopic-answers"}
    {"id":"garbage007","time":1795262466,"event":"message","topic":"mytopic-answers"}
    [1, 2
    not JSON at all
    \u{0}\u{1b}[2J

    """

  private func read(_ text: String) -> PushAnswers {
    var answers = PushAnswers()
    for line in text.split(separator: "\n") where !answers.take(Array(line.utf8)) { break }
    return answers
  }

  @Test func answersAreReadAndAllElseIsNothing() {
    let answers = read(Self.stream)
    #expect(
      answers.pressed.compactMap(\.pressed) == [
        .init(button: .done, token: Self.token), .init(button: .later, token: Self.token),
      ]
    )
    #expect(answers.pressed.first?.id == "hwQ2YpKdmg")
    #expect(answers.pressed.first?.at == Instant(seconds: 1_795_262_400))
    // What is a message and none of ours is known, so that it is not asked for again.
    #expect(answers.others == 4)
    #expect(answers.last == "garbage007")
    #expect(!answers.mayBeMore)
    #expect(PushAnswers(json: .object(answers.fields)) == answers)
  }

  @Test(arguments: ["", "\u{FFFD}\n", "{}\n{}"])
  func nothingIsReadOfNothing(_ text: String) { #expect(read(text) == PushAnswers()) }

  @Test func ofAFloodOnlyWhatIsOursIsKept() {
    let junk = "{\"id\":\"j\",\"time\":1,\"event\":\"message\",\"message\":\"xxxx\"}\n"
    let answers = read(String(repeating: junk, count: 20_000) + Self.stream)
    #expect(answers.pressed.count == 2)
    #expect(answers.others == 20_004)
    #expect(answers.last == "garbage007")
  }

  @Test func aFloodOfOursIsReadPieceByPiece() {
    let lines = (0..<5000).map {
      "{\"id\":\"m\($0)\",\"time\":1,\"event\":\"message\",\"message\":\"done \(Self.token)\"}\n"
    }
    let answers = read(lines.joined())
    #expect(answers.pressed.count == PushAnswers.most)
    #expect(answers.last == "m\(PushAnswers.most - 1)")
    #expect(answers.mayBeMore)
    #expect(PushAnswers(json: .object(answers.fields)) == answers)
  }
}
