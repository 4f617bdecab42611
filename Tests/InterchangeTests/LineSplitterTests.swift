import Interchange
import Testing

@Suite("Lines of a stream")
struct LineSplitterTests {
  /// Pieces as they come in, the lines that they hold, and the one that the stream ends in.
  struct Stream: Sendable {
    let pieces: [String]
    let lines: [String?]
    let rest: String?
  }

  @Test(arguments: [
    Stream(pieces: [], lines: [], rest: nil),
    Stream(pieces: ["a\n"], lines: ["a"], rest: nil),
    Stream(pieces: ["a\nb"], lines: ["a"], rest: "b"),
    Stream(pieces: ["a", "b\nc", "\n"], lines: ["ab", "c"], rest: nil),
    Stream(pieces: ["\n\n"], lines: ["", ""], rest: nil),
    // Eight bytes are a line still, nine are too long; the next one is read again.
    Stream(pieces: ["12345678\n"], lines: ["12345678"], rest: nil),
    Stream(pieces: ["123456789\nb\n"], lines: [nil, "b"], rest: nil),
    Stream(pieces: ["1234", "5678", "9", "more", "\nb\n"], lines: [nil, "b"], rest: nil),
  ])
  func areCutWhereTheyEnd(_ stream: Stream) {
    var splitter = LineSplitter(longest: 8)
    var lines: [LineSplitter.Line] = []
    for piece in stream.pieces { lines += splitter.take(Array(piece.utf8)) }
    #expect(lines == stream.lines.map { $0.map { .text(Array($0.utf8)) } ?? .tooLong })
    #expect(splitter.rest() == stream.rest.map { .text(Array($0.utf8)) })
  }

  @Test func aLongLineWithoutAnEndIsTold() {
    var splitter = LineSplitter(longest: 8)
    #expect(splitter.take(Array("0123456789".utf8)) == [])
    #expect(splitter.rest() == .tooLong)
    #expect(splitter.rest() == nil)
  }
}
