import FoundationEssentials
import Testing

/// Sentences that people say and their meaning: the tables in the folder Corpus, one test a file.
@Suite("The corpus")
struct CorpusTests {
  private func expect(_ line: CorpusLine, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let gotten = try line.gotten()
    #expect(gotten == line.wanted, "\(line.testDescription)", sourceLocation: sourceLocation)
  }

  @Test(arguments: CorpusFile.days.lines)
  func days(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.weekdays.lines)
  func weekdays(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.clocks.lines)
  func clocks(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.amounts.lines)
  func amounts(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.dates.lines)
  func dates(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.ends.lines)
  func ends(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.ranges.lines)
  func ranges(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.repeats.lines)
  func repeats(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.events.lines)
  func events(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.severalTodos.lines)
  func severalTodos(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.corrections.lines)
  func corrections(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.lists.lines)
  func lists(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.priorities.lines)
  func priorities(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.nesting.lines)
  func nesting(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.notes.lines)
  func notes(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.chatter.lines)
  func chatter(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.peopleAndPlaces.lines)
  func peopleAndPlaces(_ line: CorpusLine) throws { try expect(line) }

  @Test(arguments: CorpusFile.titlesWithoutTime.lines)
  func titlesWithoutTime(_ line: CorpusLine) throws { try expect(line) }

  @Test("A wish that has come true moves to its file", arguments: CorpusFile.wishes.lines)
  func wishes(_ line: CorpusLine) throws {
    #expect(try line.gotten() != line.wanted, "\(line.testDescription)")
  }
}

/// The corpus is whole: nothing in it is skipped, doubled or quietly given up.
@Suite("What the corpus holds")
struct CorpusCensus {
  @Test(arguments: CorpusFile.allCases.filter { $0 != .wishes })
  func eachFileHasSentences(_ file: CorpusFile) {
    #expect(!file.lines.isEmpty)
  }

  @Test func noFileIsLeftOut() throws {
    let folder = CorpusFile.folder.path(percentEncoded: false)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder)
    #expect(Set(names) == Set(CorpusFile.allCases.map(\.name) + ["README.txt"]))
  }

  @Test func itIsLargeEnough() {
    let titles = CorpusFile.titlesWithoutTime.lines.count
    #expect(titles >= 250)
    #expect(CorpusFile.understood.count - titles >= 600)
  }

  @Test func noSentenceStandsTwiceInAFile() {
    for file in CorpusFile.allCases {
      let said = file.lines.map { "\($0.sentence) \($0.setting)" }
      let twice = Dictionary(grouping: said) { $0 }.filter { $0.value.count > 1 }.keys
      #expect(twice.isEmpty, "\(file.name)")
    }
  }

  /// Wishes may be fulfilled; a new sentence that is not understood is a fault to mend.
  @Test func theWishesDoNotGrow() {
    #expect(CorpusFile.wishes.lines.count <= 26)
  }
}
