/// The pages of a database as its file and its log hold them, read without SQLite and without
/// trusting any byte: one page that is damaged keeps nothing from being read of the others.
///
/// Pages committed to the log count before those of the file.
struct DamagedPages {
  /// Bytes of a page.
  let size: Int
  let count: Int
  private let file: [UInt8]
  private let log: [UInt8]
  /// Where in the log the newest state of a page begins.
  private let logged: [Int: Int]

  /// `size` where it is known better than the file knows it.
  init(file: [UInt8], log: [UInt8], size: Int? = nil) {
    let size = size ?? DamagedPages.sizes(file, log)[0]
    self.size = size
    self.file = file
    self.log = log
    logged = DamagedPages.frames(of: log, size: size)
    count = max((file.count + size - 1) / size, logged.keys.max() ?? 0)
  }

  /// The possible sizes of a page: as the file says, as the log says, as it usually is.
  static func sizes(_ file: [UInt8], _ log: [UInt8]) -> [Int] {
    let told = [file.number(at: 16, bytes: 2).map { $0 == 1 ? 65_536 : $0 }, log.number(at: 8)]
    var sizes: [Int] = []
    for size in told.compactMap(\.self) + [4096]
    where size.nonzeroBitCount == 1 && (512...65_536).contains(size) && !sizes.contains(size) {
      sizes.append(size)
    }
    return sizes
  }

  /// The bytes of a page, numbered from 1; of one that is cut off, those that are there.
  func page(_ number: Int) -> [UInt8] {
    if let start = logged[number] { return Array(log[start..<(start + size)]) }
    let start = min(file.count, max(0, number - 1) * size)
    return Array(file[start..<min(file.count, start + size)])
  }

  /// The pages that hold nothing; none where their chain is not what the header says of it.
  var free: Set<Int> {
    var free: Set<Int> = []
    var trunk = page(1).number(at: 32) ?? 0
    while (2...max(2, count)).contains(trunk), free.insert(trunk).inserted {
      let bytes = page(trunk)
      let leaves = min(bytes.number(at: 4) ?? 0, size / 4 - 2)
      for leaf in 0..<leaves { bytes.number(at: 8 + 4 * leaf).map { _ = free.insert($0) } }
      trunk = bytes.number(at: 0) ?? 0
    }
    return free.count == page(1).number(at: 36) ? free : []
  }
}

extension DamagedPages {
  /// Where in a log the newest committed state of each page begins.
  ///
  /// Each frame is proved by a checksum that goes on from the one before it, as that is written down:
  /// a damaged frame costs itself, and none of those after it.
  private static func frames(of log: [UInt8], size: Int) -> [Int: Int] {
    guard let magic = log.number(at: 0), magic & ~1 == 0x377f_0682, log.number(at: 8) == size else {
      return [:]
    }
    var committed: [Int: Int] = [:]
    var waiting: [Int: Int] = [:]
    var start = 32
    while start + 24 + size <= log.count {
      let before = start == 32 ? 24 : start - size - 8
      var sums = (UInt32(log.number(at: before) ?? 0), UInt32(log.number(at: before + 4) ?? 0))
      let isBig = magic & 1 == 1
      log.add(start..<(start + 8), to: &sums, isBig: isBig)
      log.add((start + 24)..<(start + 24 + size), to: &sums, isBig: isBig)
      let isOfThisLog = log[(start + 8)..<(start + 16)] == log[16..<24]
      if isOfThisLog, log.number(at: start + 16) == Int(sums.0),
        log.number(at: start + 20) == Int(sums.1), let page = log.number(at: start)
      {
        waiting[page] = start + 24
        if log.number(at: start + 4) != 0 {
          committed.merge(waiting) { $1 }
          waiting = [:]
        }
      }
      start += 24 + size
    }
    return committed
  }
}

extension [UInt8] {
  /// The number of some bytes, the largest part first; `nil` where they are not all there.
  func number(at place: Int, bytes: Int = 4) -> Int? {
    guard place >= 0, place + bytes <= count else { return nil }
    return self[place..<(place + bytes)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Goes on with the two sums of SQLite's log over some words of four bytes.
  fileprivate func add(_ range: Range<Int>, to sums: inout (UInt32, UInt32), isBig: Bool) {
    withUnsafeBytes { bytes in
      for place in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
        var words = (
          bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self),
          bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
        )
        if isBig { words = (words.0.bigEndian, words.1.bigEndian) }
        sums.0 = sums.0 &+ words.0 &+ sums.1
        sums.1 = sums.1 &+ words.1 &+ sums.0
      }
    }
  }
}
