/// Why some bytes are no time zone.
package enum TZifError: Error, Hashable, Sendable {
  /// They do not begin as a TZif file does.
  case noHeader
  /// They end too soon for what their header announces.
  case truncated
  /// A value in them contradicts RFC 9636.
  case inconsistent
  /// They count leap seconds, which the system's clock does not.
  case leapSeconds
  /// Their last line is no POSIX `TZ` string.
  case badFooter
}

extension Zone {
  /// Reads a TZif file of version 1 to 4 (RFC 9636).
  ///
  /// The 64-bit block and the footer are read where there are such, else the 32-bit block.
  package init(identifier: String, tzif bytes: [UInt8]) throws(TZifError) {
    var block = try TZifBlock(bytes: bytes, at: 0, timeSize: 4)
    guard block.version >= UInt8(ascii: "2") else {
      try self.init(identifier: identifier, block: block, bytes: bytes, rule: nil)
      return
    }
    block = try TZifBlock(bytes: bytes, at: block.end, timeSize: 8)
    guard block.end < bytes.count, bytes[block.end] == UInt8(ascii: "\n") else {
      throw .truncated
    }
    let footer = bytes[(block.end + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    guard footer.endIndex < bytes.count else { throw .truncated }
    var rule: PosixZoneRule?
    if !footer.isEmpty {
      rule = PosixZoneRule(utf8: Array(footer))
      guard rule != nil else { throw .badFooter }
    }
    try self.init(identifier: identifier, block: block, bytes: bytes, rule: rule)
  }

  private init(
    identifier: String,
    block: TZifBlock,
    bytes: [UInt8],
    rule: PosixZoneRule?
  ) throws(TZifError) {
    guard block.leapCount == 0 else { throw .leapSeconds }
    guard block.typeCount > 0 else { throw .inconsistent }
    var types: [Int] = []
    for index in 0..<block.typeCount {
      let offset = Int(Int32(truncatingIfNeeded: bytes.bigEndian(at: block.types + index * 6, 4)))
      guard Zone.offsetLimits.contains(offset) else { throw .inconsistent }
      types.append(offset)
    }
    var transitions: [Int64] = []
    var offsets: [Int] = []
    transitions.reserveCapacity(block.transitionCount)
    offsets.reserveCapacity(block.transitionCount)
    for index in 0..<block.transitionCount {
      let time = bytes.bigEndian(at: block.times + index * block.timeSize, block.timeSize)
      let second = block.timeSize == 4 ? Int64(Int32(truncatingIfNeeded: time)) : time
      let type = Int(bytes[block.indices + index])
      guard type < types.count, transitions.last.map({ $0 < second }) ?? true else {
        throw .inconsistent
      }
      transitions.append(second)
      offsets.append(types[type])
    }
    self.init(
      identifier: identifier,
      transitions: transitions,
      offsets: offsets,
      firstOffset: types[0],
      rule: rule
    )
  }
}

/// Where the parts of one data block of a TZif file lie; all of them are within the file.
private struct TZifBlock {
  let version: UInt8
  let timeSize: Int
  let transitionCount: Int
  let typeCount: Int
  let leapCount: Int
  let times: Int
  let indices: Int
  let types: Int
  /// The first byte after the block.
  let end: Int

  init(bytes: [UInt8], at start: Int, timeSize: Int) throws(TZifError) {
    let header = 44
    guard bytes.count - start >= header else { throw start == 0 ? .noHeader : .truncated }
    guard bytes[start..<start + 4].elementsEqual("TZif".utf8) else { throw .noHeader }
    func count(_ index: Int) -> Int { Int(bytes.bigEndian(at: start + 20 + index * 4, 4)) }
    version = bytes[start + 4]
    self.timeSize = timeSize
    leapCount = count(2)
    transitionCount = count(3)
    typeCount = count(4)
    times = start + header
    indices = times + transitionCount * timeSize
    types = indices + transitionCount
    // The designations, the leap seconds, and two rows of indicators follow; none is needed.
    end = types + typeCount * 6 + count(5) + leapCount * (timeSize + 4) + count(1) + count(0)
    guard end <= bytes.count else { throw .truncated }
  }
}

extension [UInt8] {
  /// The big-endian number in `size` bytes, without a sign if it is shorter than 8.
  fileprivate func bigEndian(at offset: Int, _ size: Int) -> Int64 {
    var value: UInt64 = 0
    for index in offset..<offset + size { value = value << 8 | UInt64(self[index]) }
    return Int64(bitPattern: value)
  }
}
