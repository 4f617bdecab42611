import Audio
import Testing

@Suite("What a recorder writes")
struct StreamDecoderTests {
  private static let samples = (0..<300).map { Int16(truncatingIfNeeded: $0 * 977) }
  private static let bare = samples.flatMap(little)

  struct Form: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
  }

  private static let forms = [
    Form(testDescription: "bare samples", bytes: bare),
    Form(
      testDescription: "AU, the highest byte first",
      bytes: Array(".snd".utf8) + [0, 0, 0, 28, 0xFF, 0xFF, 0xFF, 0xFF, 0, 0, 0, 3]
        + [0, 0, 0x3E, 0x80, 0, 0, 0, 1] + [0, 0, 0, 0] + samples.flatMap { little($0.bigEndian) }
    ),
    Form(testDescription: "WAV", bytes: Sound(samples).wave),
    Form(
      testDescription: "WAV with more chunks",
      bytes: WaveWriter(
        extra: Array("LIST".utf8) + little(UInt32(3)) + [1, 2, 3, 0],
        toldSize: .max
      ).file(bare)
    ),
  ]

  @Test("becomes samples, in whatever pieces it comes", arguments: forms, [1, 2, 3, 7, 64, 9999])
  func pieces(_ form: Form, _ size: Int) {
    var decoder = StreamDecoder()
    var heard: [Int16] = []
    var rest = form.bytes[...]
    while !rest.isEmpty {
      heard += decoder.decode(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    #expect(heard == Self.samples)
  }

  @Test("may be nothing")
  func nothing() {
    var decoder = StreamDecoder()
    #expect(decoder.decode([]).isEmpty)
    #expect(decoder.decode([1]).isEmpty)
  }
}
