/// Writes a TZif file of our own making (RFC 9636), right or deliberately wrong.
struct TZifWriter {
  var version: Character = "2"
  var transitions: [(second: Int64, type: Int)] = []
  var offsets: [Int] = [0]
  var leapSeconds = 0
  var footer: String?

  var bytes: [UInt8] {
    guard version >= "2" else { return block(timeSize: 4) }
    return block(timeSize: 4) + block(timeSize: 8) + Array("\n\(footer ?? "")\n".utf8)
  }

  private func block(timeSize: Int) -> [UInt8] {
    var bytes = Array("TZif\(version)".utf8) + [UInt8](repeating: 0, count: 15)
    let name = Array("ABC\0".utf8)
    for count in [0, 0, leapSeconds, transitions.count, offsets.count, name.count] {
      bytes += bigEndian(Int64(count), 4)
    }
    for transition in transitions { bytes += bigEndian(transition.second, timeSize) }
    bytes += transitions.map { UInt8($0.type) }
    for offset in offsets { bytes += bigEndian(Int64(offset), 4) + [0, 0] }
    bytes += name
    bytes += [UInt8](repeating: 0, count: leapSeconds * (timeSize + 4))
    return bytes
  }

  private func bigEndian(_ value: Int64, _ size: Int) -> [UInt8] {
    (0..<size).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
