import Logging
import System
import Testing

@Suite("The journal's log lines")
struct JournalLogHandlerTests {
  struct Stream: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let journalStream: String
    let destination: JournalLogHandler.Destination
  }

  @Test(
    "go to the journal only if stderr is connected to it",
    arguments: [
      Stream(testDescription: "the same", journalStream: "8:4711", destination: .journal),
      Stream(testDescription: "redirected", journalStream: "8:4712", destination: .standardError),
      Stream(
        testDescription: "another device",
        journalStream: "9:4711",
        destination: .standardError
      ),
      Stream(testDescription: "nonsense", journalStream: "x", destination: .standardError),
    ]
  )
  func destination(_ stream: Stream) {
    let destination = JournalLogHandler.destination(
      journalStream: stream.journalStream,
      device: 8,
      inode: 4711
    )
    #expect(destination == stream.destination)
  }

  @Test("carry their level as a priority and their details as fields")
  func fields() {
    #expect(
      Self.fields(["retry-in": "5 s"]) == [
        "MESSAGE=The database has to wait",
        "PRIORITY=4",
        "SYSLOG_IDENTIFIER=voicedo-remindd",
        "VOICEDO_RETRY_IN=5 s",
      ]
    )
  }

  @Test(
    "hold nothing of what others say that a terminal would obey",
    arguments: [
      "\u{1B}[31mred\u{7}": "\u{FFFD}[31mred\u{FFFD}",
      "two\nlines": "two\u{FFFD}lines",
      "\u{202E}turned\u{2069}": "\u{FFFD}turned\u{FFFD}",
      "\u{9B}2Jand a \0": "\u{FFFD}2Jand a \u{FFFD}",
      "caf\u{E9} \u{2764}\u{FE0F}": "caf\u{E9} \u{2764}\u{FE0F}",
    ]
  )
  func whatOthersSay(_ said: String, _ logged: String) {
    #expect(Self.fields(["reason": "\(said)"]).last == "VOICEDO_REASON=\(logged)")
  }

  @Test("are no longer than anybody reads")
  func length() throws {
    let reason = String(repeating: "long ", count: 200_000)
    let field = try #require(Self.fields(["reason": "\(reason)"]).last)
    #expect(field.count < 2100)
    #expect(field.hasSuffix("…"))
  }

  private static func fields(_ details: Logger.Metadata) -> [String] {
    let event = LogEvent(
      level: .warning,
      message: "The database has to wait",
      metadata: nil,
      source: "test",
      file: #fileID,
      function: #function,
      line: #line
    )
    return JournalLogHandler.fields(of: event, details)
  }
}
