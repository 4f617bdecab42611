import Interchange
import Testing

/// Which addresses name a topic of ntfy, and the addresses that follow from it.
@Suite("Topics of the phone") struct PushTopicTests {
  @Test(arguments: [
    ("https://ntfy.sh/abc", "https://ntfy.sh", "abc"),
    ("https://ntfy.sh/abc/", "https://ntfy.sh", "abc"),
    ("https://example.org/phone/my_Topic-1", "https://example.org/phone", "my_Topic-1"),
    ("http://127.0.0.1:8080/t", "http://127.0.0.1:8080", "t"),
  ]) func areRead(_ address: String, _ server: String, _ name: String) throws {
    let topic = try #require(PushTopic(address))
    #expect(topic.server == server)
    #expect(topic.name == name)
    #expect(topic.answerAddress == server + "/" + name + "-answers")
    #expect(
      topic.poll(since: "1795255200") == topic.answerAddress + "/json?poll=1&since=1795255200"
    )
  }

  @Test(arguments: [
    "", "ntfy.sh/abc", "https://ntfy.sh", "https://ntfy.sh/", "https:///abc", "ftp://ntfy.sh/abc",
    "https://ntfy.sh/a b", "https://ntfy.sh/a?b=c", "https://me:pw@ntfy.sh/abc",
    "https://ntfy.sh/ä",
    "https://ntfy.sh/" + String(repeating: "a", count: 57),
  ]) func othersAreNone(_ address: String) { #expect(PushTopic(address) == nil) }

  @Test func nothingOfAnotherKindComesIntoAnAddress() throws {
    let topic = try #require(PushTopic("https://ntfy.sh/abc"))
    #expect(topic.poll(since: "x&y=z\r\n") == topic.answerAddress + "/json?poll=1&since=all")
  }
}
