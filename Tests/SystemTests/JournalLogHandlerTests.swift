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
    let event = LogEvent(
      level: .warning,
      message: "The database has to wait",
      metadata: nil,
      source: "test",
      file: #fileID,
      function: #function,
      line: #line
    )
    #expect(
      JournalLogHandler.fields(of: event, ["retry-in": "5 s"]) == [
        "MESSAGE=The database has to wait",
        "PRIORITY=4",
        "SYSLOG_IDENTIFIER=voicedo-remindd",
        "VOICEDO_RETRY_IN=5 s",
      ]
    )
  }
}
