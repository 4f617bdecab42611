import Testing

@testable import Interchange

@Suite("What the companion and voicedo-online say to each other")
struct OnlineQuestionTests {
  @Test("a question keeps its facts for every subject")
  func subjects() throws {
    var question = OnlineQuestion()
    question[.preset] = .string("groq")
    let reach = question.asking(.reach, of: .transcription)
    #expect(reach.json.compact == #"{"ask":"reach","of":"transcription","preset":"groq"}"#)
    #expect(try OnlineQuestion(parsing: reach.json.compact) == reach)
    #expect(reach.subject(.ask) == .reach)
    #expect(reach.subject(.of) == .transcription)
    #expect(question.subject(.ask) == nil)
  }

  @Test(
    "a line that is no object is a bad request",
    arguments: ["", "{", "[]", "\"model\"", "null"]
  )
  func noObject(_ line: String) {
    #expect(throws: OnlineFailure.badRequest(parameter: nil)) {
      try OnlineQuestion(parsing: line)
    }
  }

  @Test("a field that is empty, or of another type, is none")
  func types() throws {
    let question = try OnlineQuestion(
      parsing: #"{"ask":"sing","url":"","model":3,"lists":"Home","timeout":0.5,"seconds":90}"#
    )
    #expect(question.subject(.ask) == nil)
    #expect(question.text(.url) == nil)
    #expect(question.text(.model) == nil)
    #expect(question.texts(.lists).isEmpty)
    #expect(question.number(.timeout, in: 1...600) == nil)
    #expect(question.number(.seconds, in: 0...60) == nil)
    #expect(question.number(.seconds, in: 0...100) == 90)
    #expect(throws: OnlineFailure.badRequest(parameter: "transcript")) {
      try question.required(.transcript)
    }
  }

  @Test("an answer says what it took, whatever came of it")
  func answers() {
    var answer = OnlineAnswer()
    (answer.host, answer.requests, answer.milliseconds) = ("api.groq.com", 2, 340)
    let found = answer.telling(["text": .string("buy milk")])
    #expect(
      found.json.compact
        == #"{"host":"api.groq.com","milliseconds":340,"ok":true,"requests":2,"text":"buy milk"}"#
    )
    #expect(found.failure == nil)
    let failed = answer.telling(OnlineFailure.rateLimited(after: 900).fields)
    let read = OnlineAnswer(json: failed.json)
    #expect(read == failed)
    #expect(read.failure == .rateLimited(after: 900))
    #expect(read.json["ok"] == nil)
  }
}
