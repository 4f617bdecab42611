import FoundationEssentials
import Reader
import Testing

@Suite("The reader")
struct ReaderTests {
  @Test("has weights that are whole, and made for the tags of this code")
  func weightsAreWhole() {
    #expect(isReaderWhole)
  }

  @Test("comes to the same sums as the training, to the last bit, on a thousand sentences")
  func sumsAreTheSame() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "Expected/scores.txt"
    )
    let lines = try String(decoding: Data(contentsOf: file), as: UTF8.self).split(separator: "\n")
    #expect(lines.count == 1000)
    for line in lines {
      let space = try #require(line.firstIndex(of: " "))
      let text = line[line.index(after: space)...].replacing("\\n", with: "\n")
      #expect(hash(readerSums(of: String(text))) == UInt64(line[..<space], radix: 16), "\(text)")
    }
  }

  @Test(
    "knows what words are for",
    arguments: [
      ("ring mum tomorrow", [RoleTag.titleBegin, .titleInside, .whenLast]),
      ("tomorrow ring mum", [.whenNext, .titleBegin, .titleInside]),
      ("milk, eggs", [.titleBegin, .other, .titleBegin]),
    ]
  )
  func tags(text: String, tags: [RoleTag]) throws {
    let reading = try #require(readRoles(text))
    #expect(reading.ways.first?.tags == tags)
    #expect(reading.meanings[.add] ?? 0 > 0.9)
  }

  @Test("gives its ways likeliest first, and no more than one can be right")
  func waysAreRanked() throws {
    let reading = try #require(readRoles("book the hall and the band friday at 8"))
    let chances = reading.ways.map(\.probability)
    #expect(chances == chances.sorted(by: >))
    #expect(chances.reduce(0, +) <= 1.001)
  }

  @Test(
    "reads no empty text, and none of more words than it has room for",
    arguments: ["", " \t", String(repeating: "a ", count: 257)]
  )
  func nothingToRead(text: String) {
    #expect(readRoles(text) == nil)
  }

  @Test("cuts a text into words as the training does")
  func words() throws {
    let reading = try #require(readRoles("w/ Jo's 14.20 a.m. b4 7:45am\n£3-4, naïve"))
    let scalars = Array("w/ Jo's 14.20 a.m. b4 7:45am\n£3-4, naïve".unicodeScalars)
    let words = reading.words.map { String(String.UnicodeScalarView(scalars[$0])) }
    #expect(
      words == [
        "w/", "Jo's", "14.20", "a.m.", "b4", "7:45am", "\n", "£", "3", "-", "4", ",", "naïve",
      ]
    )
  }

  /// FNV-1a, 64 bits, over the numbers as 32 bits each, little-endian.
  private func hash(_ numbers: [Int32]) -> UInt64 {
    var value: UInt64 = 14_695_981_039_346_656_037
    for number in numbers {
      for shift in stride(from: 0, to: 32, by: 8) {
        value =
          (value ^ UInt64(truncatingIfNeeded: number >> Int32(shift)) & 0xFF) &* 1_099_511_628_211
      }
    }
    return value
  }
}
