/// Makes samples of what a recorder writes, whatever header it puts in front.
///
/// Most write bare samples, the lowest byte first. Newer versions of pw-record write an AU file with
/// the highest byte first, unless they are told not to; older ones do not know the option.
package struct StreamDecoder: Sendable {
  private enum Stage {
    case unknown
    case samples(highestFirst: Bool)
  }

  private var stage = Stage.unknown
  private var rest: [UInt8] = []

  package init() {}

  /// The samples in what comes next; what is left of one waits for its other half.
  package mutating func decode(_ bytes: [UInt8]) -> [Int16] {
    rest += bytes
    if case .unknown = stage { readHeader() }
    guard case .samples(let highestFirst) = stage else { return [] }
    let count = rest.count / 2
    let samples = [Int16](unsafeUninitializedCapacity: count) { buffer, filled in
      for index in 0..<count {
        let (first, second) = (UInt16(rest[index * 2]), UInt16(rest[index * 2 + 1]))
        let pattern = highestFirst ? first << 8 | second : second << 8 | first
        buffer[index] = Int16(bitPattern: pattern)
      }
      filled = count
    }
    rest.removeFirst(count * 2)
    return samples
  }

  private mutating func readHeader() {
    guard rest.count >= 4 else { return }
    if rest.starts(with: ".snd".utf8) {
      // AU: where its data begins is told at byte 4.
      guard rest.count >= 8 else { return }
      let start = rest[4..<8].reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= start else { return }
      rest.removeFirst(start)
      stage = .samples(highestFirst: true)
    } else if rest.starts(with: "RIFF".utf8) {
      var index = 12
      while index + 8 <= rest.count {
        let size = rest[index + 4..<index + 8].reversed().reduce(0) { $0 << 8 | Int($1) }
        let isData = rest[index..<index + 4].elementsEqual("data".utf8)
        index += 8
        if isData {
          rest.removeFirst(index)
          stage = .samples(highestFirst: false)
          return
        }
        index += size + size % 2
      }
    } else {
      stage = .samples(highestFirst: false)
    }
  }
}
