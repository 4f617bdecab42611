/// Why bytes are no sound that can be read.
package enum WaveProblem: Error, Hashable, Sendable {
  /// No RIFF or RF64 file of the kind WAVE.
  case notWave
  /// Compressed, or with so many bits as nobody uses; the number of the format.
  case unknownFormat(Int)
  /// It says nothing of its form, or has no sound in it.
  case nothingInIt
}

extension Sound {
  /// Reads a WAV file: 8, 16, 24 or 32 bits or floating point, any rate, any channels.
  ///
  /// A file that was cut off, or whose header was never finished, is read as far as it goes.
  package init(wave bytes: [UInt8]) throws(WaveProblem) {
    let (form, data) = try WaveForm.find(in: bytes)
    let rest = data.prefix(data.count / form.frameBytes * form.frameBytes)
    if form.isPlain {
      samples = [Int16](unsafeUninitializedCapacity: rest.count / 2) { buffer, count in
        var index = rest.startIndex
        for position in 0..<rest.count / 2 {
          buffer[position] = Int16(bitPattern: UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8)
          index += 2
        }
        count = rest.count / 2
      }
    } else {
      samples = Resampler(from: form.rate).sound(form.mono(rest))
    }
  }

  /// The sound as a WAV file.
  package var wave: [UInt8] {
    var bytes = Sound.waveHeader(samples: samples.count)
    bytes.reserveCapacity(bytes.count + samples.count * 2)
    for sample in samples {
      bytes.append(UInt8(truncatingIfNeeded: sample))
      bytes.append(UInt8(truncatingIfNeeded: sample >> 8))
    }
    return bytes
  }

  /// How many bytes stand in front of the samples in a file that we write.
  package static let waveHeaderBytes = 44

  /// The head of a WAV file with so many samples.
  package static func waveHeader(samples: Int) -> [UInt8] {
    func number(_ value: Int, bytes: Int) -> [UInt8] {
      (0..<bytes).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }
    let size = min(samples * 2, Int(UInt32.max) - 36)
    return Array("RIFF".utf8) + number(36 + size, bytes: 4) + Array("WAVEfmt ".utf8)
      + number(16, bytes: 4) + number(1, bytes: 2) + number(1, bytes: 2)
      + number(rate, bytes: 4) + number(rate * 2, bytes: 4) + number(2, bytes: 2)
      + number(16, bytes: 2) + Array("data".utf8) + number(size, bytes: 4)
  }
}

/// How the samples of a WAV file are written.
private struct WaveForm {
  let isFloat: Bool
  let channels: Int
  let rate: Int
  let bits: Int

  var frameBytes: Int { channels * bits / 8 }

  /// Whether it is what `Sound` holds.
  var isPlain: Bool { !isFloat && channels == 1 && rate == Sound.rate && bits == 16 }

  /// Walks through the chunks of a file.
  static func find(in bytes: [UInt8]) throws(WaveProblem) -> (WaveForm, ArraySlice<UInt8>) {
    guard bytes.count >= 12, ["RIFF", "RF64"].contains(bytes.name(at: 0)),
      bytes.name(at: 8) == "WAVE"
    else { throw .notWave }
    var form: WaveForm?
    var index = 12
    while index + 8 <= bytes.count {
      let size = bytes.number(at: index + 4, bytes: 4)
      let start = index + 8
      switch bytes.name(at: index) {
      case "fmt ": form = try WaveForm(bytes[start..<min(bytes.count, start + size)])
      case "data":
        guard let form else { throw .nothingInIt }
        // One that is still being written says 0; one that was piped says the highest number.
        let isKnown = size > 0 && size <= bytes.count - start
        return (form, isKnown ? bytes[start..<start + size] : bytes[start...])
      default: break
      }
      // Chunks begin at even places.
      index = start + size + size % 2
    }
    throw .nothingInIt
  }

  private init(_ chunk: ArraySlice<UInt8>) throws(WaveProblem) {
    let bytes = Array(chunk)
    guard bytes.count >= 16 else { throw .nothingInIt }
    var format = bytes.number(at: 0, bytes: 2)
    // The extensible form names its format further back.
    if format == 0xFFFE, bytes.count >= 26 { format = bytes.number(at: 24, bytes: 2) }
    channels = bytes.number(at: 2, bytes: 2)
    rate = bytes.number(at: 4, bytes: 4)
    bits = bytes.number(at: 14, bytes: 2)
    isFloat = format == 3
    let known = format == 1 ? [8, 16, 24, 32] : format == 3 ? [32, 64] : []
    guard known.contains(bits) else { throw .unknownFormat(format) }
    guard (1...64).contains(channels), (1000...1_000_000).contains(rate) else {
      throw .nothingInIt
    }
  }

  /// The mean of the channels, from -1 to 1.
  func mono(_ bytes: ArraySlice<UInt8>) -> [Float] {
    let width = bits / 8
    let share = 1 / Float(channels)
    return [Float](unsafeUninitializedCapacity: bytes.count / frameBytes) { buffer, count in
      var index = bytes.startIndex
      while index < bytes.endIndex {
        var sum: Float = 0
        for _ in 0..<channels {
          sum += sample(bytes, at: index, width)
          index += width
        }
        buffer[count] = sum * share
        count += 1
      }
    }
  }

  private func sample(_ bytes: ArraySlice<UInt8>, at index: Int, _ width: Int) -> Float {
    if width == 1 { return (Float(bytes[index]) - 128) / 128 }
    var pattern: UInt64 = 0
    for place in 0..<width { pattern |= UInt64(bytes[index + place]) << UInt64(place * 8) }
    if isFloat {
      let value =
        width == 4 ? Float(bitPattern: UInt32(pattern)) : Float(Double(bitPattern: pattern))
      return value.isFinite ? max(-1, min(1, value)) : 0
    }
    // The highest bit of the sample becomes the sign.
    return Float(Int32(truncatingIfNeeded: pattern << UInt64(32 - bits))) / 2_147_483_648
  }
}

extension [UInt8] {
  fileprivate func name(at index: Int) -> String {
    String(decoding: self[index..<index + 4], as: UTF8.self)
  }

  /// A number with its lowest byte first.
  fileprivate func number(at index: Int, bytes: Int) -> Int {
    (0..<bytes).reduce(0) { $0 | Int(self[index + $1]) << ($1 * 8) }
  }
}
