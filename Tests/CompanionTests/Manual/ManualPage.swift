import FoundationEssentials
import Testing

/// A page of the manual in `config/man`.
///
/// Parts of it are written from the program's own tables, between two comments: `.\" begin NAME` and
/// `.\" end NAME`. `VOICEDO_WRITE=1 swift test --filter ManualTests` writes them anew.
struct ManualPage {
  let name: String
  private let path: URL
  /// The source, line by line.
  private(set) var lines: [String]

  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../config/man").standardized

  init(_ name: String) throws {
    self.name = name
    path = Self.folder.appending(path: name)
    let text = try String(contentsOf: path, encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// The lines of a part that is written from tables.
  func part(_ part: String) throws -> [String] {
    Array(lines[try range(of: part)])
  }

  /// Compares a part with what the tables say, or writes it where the tests are to write.
  mutating func expect(_ part: String, is written: [String]) throws {
    if Example.isWriting {
      lines.replaceSubrange(try range(of: part), with: written)
      try Data(lines.joined(separator: "\n").utf8).write(to: path)
      return
    }
    let found = try self.part(part)
    for (number, line) in written.enumerated() {
      let old = found.indices.contains(number) ? found[number] : "nothing"
      guard old == line else {
        Issue.record("\(name), \(part): \(old) should be \(line). \(Self.howTo)")
        return
      }
    }
    #expect(found.count == written.count, "\(name), \(part). \(Self.howTo)")
  }

  private static let howTo = "VOICEDO_WRITE=1 swift test --filter ManualTests writes it anew."

  private func range(of part: String) throws -> Range<Int> {
    let begin = try #require(lines.firstIndex(of: ".\\\" begin \(part)"), "\(name) has no \(part)")
    let end = try #require(lines.firstIndex(of: ".\\\" end \(part)"), "\(name) has no \(part)")
    try #require(begin < end)
    return (begin + 1)..<end
  }
}
