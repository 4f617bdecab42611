import Audio
import Glibc
import Testing

@Suite("A WAV file")
struct WaveFileTests {
  private static let forms: [WaveWriter] =
    [(1, 8), (1, 16), (1, 24), (1, 32), (3, 32), (3, 64)].flatMap { format, bits in
      [(1, 16_000), (2, 16_000), (2, 48_000), (1, 44_100)].map { channels, rate in
        WaveWriter(format: format, bits: bits, channels: channels, rate: rate)
      }
    }
    + [8000, 11_025, 22_050, 32_000, 47_999, 96_000, 192_000].map { WaveWriter(rate: $0) }
    + [
      WaveWriter(channels: 6, rate: 48_000), WaveWriter(bits: 24, channels: 2, isExtensible: true),
      WaveWriter(extra: Array("LIST".utf8) + little(UInt32(5)) + [1, 2, 3, 4, 5, 0]),
      WaveWriter(toldSize: 0), WaveWriter(channels: 2, rate: 48_000, toldSize: .max),
    ]

  @Test("is brought to 16,000 samples a second in one channel", arguments: forms)
  func isRead(_ form: WaveWriter) throws {
    let sound = try Sound(wave: form.tone(440, seconds: 0.1))
    #expect(abs(sound.samples.count - 1600) <= 1)
    // Away from its ends, it is the tone that went in.
    var difference = 0.0
    var strength = 0.0
    for index in 400..<1200 {
      let wanted = 0.5 * sin(2 * .pi * 440 * Double(index) / 16_000)
      let found = Double(sound.samples[index]) / 32_768
      difference += (wanted - found) * (wanted - found)
      strength += wanted * wanted
    }
    // 8 bits are heard as noise 45 dB below; the rest is far softer.
    #expect(difference / strength < (form.bits == 8 ? 1e-3 : 1e-5))
  }

  @Test("loses what would fold over into the voice", arguments: [22_050, 44_100, 48_000, 96_000])
  func foldsNothingOver(_ rate: Int) throws {
    let sound = try Sound(wave: WaveWriter(rate: rate).tone(9500, seconds: 0.1))
    #expect(Level.decibels(sound.samples[400..<1200]) < -55)
  }

  @Test("takes the mean of its channels")
  func mean() throws {
    let writer = WaveWriter(channels: 2)
    let data = (0..<100).flatMap { _ in little(Int16(1000)) + little(Int16(3000)) }
    #expect(try Sound(wave: writer.file(data)).samples == [Int16](repeating: 2000, count: 100))
  }

  @Test("of our own is read as it was written", arguments: [0, 1, 1000])
  func own(_ count: Int) throws {
    var chance = Chance(7)
    let sound = Sound((0..<count).map { _ in Int16(truncatingIfNeeded: chance.next()) })
    #expect(try Sound(wave: sound.wave) == sound)
    #expect(sound.wave.count == Sound.waveHeaderBytes + count * 2)
    #expect(Array(sound.wave.prefix(44)) == Sound.waveHeader(samples: count))
  }

  @Test("that was never finished is read as far as it goes")
  func unfinished() throws {
    let whole = Sound((0..<500).map { Int16($0) })
    let bytes = Sound.waveHeader(samples: 0) + whole.wave.dropFirst(44)
    #expect(try Sound(wave: bytes) == whole)
    #expect(try Sound(wave: Array(whole.wave.dropLast(201))).samples.count == 399)
  }

  struct Refused: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let bytes: [UInt8]
    let problem: WaveProblem
  }

  @Test(
    "that is none is refused",
    arguments: [
      Refused(testDescription: "nothing", bytes: [], problem: .notWave),
      Refused(testDescription: "text", bytes: Array("buy milk tomorrow".utf8), problem: .notWave),
      Refused(
        testDescription: "another kind of RIFF",
        bytes: Array("RIFF\0\0\0\0AVI LIST".utf8),
        problem: .notWave
      ),
      Refused(
        testDescription: "the head alone",
        bytes: Array("RIFF\0\0\0\0WAVE".utf8),
        problem: .nothingInIt
      ),
      Refused(
        testDescription: "sound before its form",
        bytes: Array("RIFF\0\0\0\0WAVEdata\0\0\0\0".utf8),
        problem: .nothingInIt
      ),
      Refused(
        testDescription: "compressed",
        bytes: WaveWriter(format: 85).file([1, 2]),
        problem: .unknownFormat(85)
      ),
      Refused(
        testDescription: "12 bits",
        bytes: WaveWriter(bits: 12).file([1, 2]),
        problem: .unknownFormat(1)
      ),
      Refused(
        testDescription: "no channel",
        bytes: WaveWriter(channels: 0).file([1, 2]),
        problem: .nothingInIt
      ),
    ]
  )
  func refused(_ example: Refused) {
    #expect(throws: example.problem) { try Sound(wave: example.bytes) }
  }

  @Test("with any bytes in it is read or refused, and nothing worse", arguments: 0..<4)
  func anyBytes(_ seed: UInt64) {
    var chance = Chance(seed)
    let sound = WaveWriter(bits: 24, channels: 2, rate: 44_100, isExtensible: true)
      .tone(300, seconds: 0.01)
    for _ in 0..<50 {
      var bytes = sound
      for _ in 0..<Int.random(in: 1...6, using: &chance) {
        let place = Int.random(in: 0..<min(80, bytes.count), using: &chance)
        bytes[place] = UInt8(truncatingIfNeeded: chance.next())
      }
      bytes.removeLast(Int.random(in: 0..<bytes.count, using: &chance))
      let outcome = Result { () throws(WaveProblem) in try Sound(wave: bytes) }
      guard case .success(let read) = outcome else { continue }
      // Nothing is made longer than the lowest rate can make it.
      #expect(read.samples.count <= bytes.count * 16)
    }
  }
}
