import Glibc

/// Writes WAV files as other programs do, so that the reader is not held against our own writer.
struct WaveWriter: Sendable, CustomStringConvertible {
  var format = 1
  var bits = 16
  var channels = 1
  var rate = 16_000
  var isExtensible = false
  /// The bytes between the form and the sound.
  var extra: [UInt8] = []
  /// The size that the header tells of the sound, where it is not the true one.
  var toldSize: UInt32?

  var description: String {
    "\(format == 3 ? "float" : "PCM") \(bits), \(channels) channels, \(rate) Hz"
      + (isExtensible ? ", extensible" : "") + (extra.isEmpty ? "" : ", with more chunks")
      + (toldSize.map { ", told size \($0)" } ?? "")
  }

  /// A file with a tone, the same in every channel.
  func tone(_ hertz: Double, seconds: Double, height: Double = 0.5) -> [UInt8] {
    var data: [UInt8] = []
    for index in 0..<Int(seconds * Double(rate)) {
      let value = height * sin(2 * .pi * hertz * Double(index) / Double(rate))
      for _ in 0..<channels { data += bytes(value) }
    }
    return file(data)
  }

  /// A file with these bytes as its sound.
  func file(_ data: [UInt8]) -> [UInt8] {
    let frame = UInt16(channels * bits / 8)
    var form = little(UInt16(isExtensible ? 0xFFFE : format)) + little(UInt16(channels))
    form += little(UInt32(rate)) + little(UInt32(rate) * UInt32(frame)) + little(frame)
    form += little(UInt16(bits))
    if isExtensible {
      form += little(UInt16(22)) + little(UInt16(bits)) + little(UInt32(0))
      form += little(UInt16(format)) + [0, 0, 0, 0, 0x10, 0, 0x80, 0, 0, 0xAA, 0, 0x38, 0x9B, 0x71]
    }
    var body = Array("WAVEfmt ".utf8) + little(UInt32(form.count)) + form + extra
    body += Array("data".utf8) + little(toldSize ?? UInt32(data.count)) + data
    return Array("RIFF".utf8) + little(UInt32(body.count)) + body
  }

  private func bytes(_ value: Double) -> [UInt8] {
    switch (format, bits) {
    case (3, 32): little(Float(value).bitPattern)
    case (3, _): little(value.bitPattern)
    case (_, 8): [UInt8(128 + (value * 127).rounded())]
    case (_, 16): little(UInt16(bitPattern: Int16((value * 32_767).rounded())))
    case (_, 24): Array(little(UInt32(bitPattern: Int32((value * 8_388_607).rounded()))).prefix(3))
    default: little(UInt32(bitPattern: Int32((value * 2_147_483_647).rounded())))
    }
  }
}

/// A number with its lowest byte first.
func little(_ value: some FixedWidthInteger) -> [UInt8] {
  (0..<value.bitWidth / 8).map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
}
