import Testing

@testable import Interchange

/// Every recogniser tells of pauses in its own way; the form of each is that of its own output.
@Suite struct SpokenSpanTests {
  @Test(
    arguments: [
      // OpenAI and Groq, words and segments asked for.
      (
        #"""
        {"text":"Call the dentist tomorrow. Buy milk.","words":[{"word":"Call","start":0.0,"end":0.3},
         {"word":"the","start":0.3,"end":0.4},{"word":"dentist","start":0.4,"end":0.9},
         {"word":"tomorrow","start":1.0,"end":1.5},{"word":"Buy","start":2.3,"end":2.5},
         {"word":"milk","start":2.5,"end":2.9}],
         "segments":[{"text":" Call the dentist tomorrow. Buy milk.","start":0.0,"end":2.9}]}
        """#, [4]
      ),
      // whisper.cpp's server: words within segments.
      (
        #"""
        {"text":" call anna\n buy milk\n","segments":[
         {"text":" call anna","start":0.0,"end":0.8,"words":[{"word":" call","start":0.0,"end":0.3},
          {"word":" anna","start":0.3,"end":0.8}]},
         {"text":" buy milk","start":0.8,"end":2.0,"words":[{"word":" buy","start":1.4,"end":1.6},
          {"word":" milk","start":1.6,"end":2.0}]}]}
        """#, [2]
      ),
      // speaches, segments alone.
      (
        #"""
        {"text":"call anna buy milk eggs","segments":[{"text":"call anna","start":0.0,"end":0.8},
         {"text":"buy milk","start":1.4,"end":2.0},{"text":"eggs","start":2.2,"end":2.5}]}
        """#, [2]
      ),
      // whisper-cli -oj: milliseconds.
      (
        #"""
        {"transcription":[{"offsets":{"from":0,"to":800},"text":" call anna"},
         {"offsets":{"from":1300,"to":2000},"text":" buy milk"}]}
        """#, [2]
      ),
      // pocketsphinx 5.
      (
        #"""
        {"b":0,"d":3.0,"t":"call anna buy milk","w":[{"b":0,"d":0.1,"t":"<s>"},
         {"b":0.1,"d":0.3,"t":"call"},{"b":0.4,"d":0.4,"t":"anna(2)"},{"b":0.8,"d":0.7,"t":"<sil>"},
         {"b":1.5,"d":0.2,"t":"buy"},{"b":1.7,"d":0.4,"t":"milk"}]}
        """#, [2]
      ),
      // vosk.
      (
        #"""
        {"result":[{"word":"call","start":0.1,"end":0.4},{"word":"anna","start":0.4,"end":0.9},
         {"word":"now","start":1.39,"end":1.6}],"text":"call anna now"}
        """#, []
      ),
      (#"{"text":"call anna"}"#, []), (#"{"text":"call","words":[{"word":3}]}"#, []),
    ] as [(String, [Int])]
  )
  func pausesAreRead(_ answer: String, _ pauses: [Int]) throws {
    let json = try JSONValue(parsing: answer)
    #expect([SpokenSpan](json).pauses == pauses)
  }

  @Test func ofOtherWordsNoPauseIsKnown() {
    let spans = [SpokenSpan("call", from: 0, to: 1), SpokenSpan("anna", from: 2, to: 3)]
    #expect("call anna".pauses(of: spans) == [1])
    #expect("call anna now".pauses(of: spans) == [])
  }

  /// Whisper makes up sentences where nobody speaks; they are no words between pauses.
  @Test func aServicesPausesAreThoseOfItsText() throws {
    let body = #"""
      {"text":"call anna thank you buy milk","segments":[{"text":"call anna","start":0,"end":1},
       {"text":"thank you","start":1,"end":3,"no_speech_prob":0.9,"avg_logprob":-1.5},
       {"text":"buy milk","start":3,"end":4}],"words":[{"word":"call","start":0,"end":1}]}
      """#
    let heard = try Transcription(OnlineResponse(status: 200, body: Array(body.utf8)))
    #expect(heard.text == "call anna buy milk")
    #expect(heard.pauses == [2])
  }
}
