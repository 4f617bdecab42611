import Actions
import FoundationEssentials
import Testing

@testable import voicedo_remind

/// Sentences that stand outside of the program: in the database, in scripts, in the README.
@Suite("Copy beside the program")
struct SourceCopyTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../..").standardized

  /// The messages of triggers and constraints to a person who types SQL.
  @Test func theDatabaseIsCalm() throws {
    let world = try ExampleWorld()
    let rows = try Holder.rows(
      "SELECT sql FROM sqlite_master WHERE sql IS NOT NULL",
      world.database
    )
    var sentences: [String] = []
    for text in rows.map({ $0[0] }) {
      sentences += text.parts(separatedBy: "RAISE(ABORT, '").dropFirst().map {
        String($0.replacing("''", with: "’").prefix { $0 != "'" })
      }
      sentences += text.parts(separatedBy: "CONSTRAINT \"").dropFirst().map {
        String($0.prefix { $0 != "\"" })
      }
    }
    #expect(sentences.count > 30)
    for sentence in sentences {
      let breaches = Copy.breaches(sentence).filter { !["SELECT", "FROM", "CSV"].contains($0) }
      #expect(breaches == [], "\(sentence)")
    }
    for sentence in rows.map({ $0[0] }).flatMap({
      $0.parts(separatedBy: "RAISE(ABORT, '").dropFirst()
    }) {
      let text = sentence.replacing("''", with: "’").prefix { $0 != "'" }
      #expect(text.hasSuffix(".") || text.hasSuffix("them."), "\(text)")
    }
  }

  /// The messages of the installing scripts.
  @Test(arguments: ["build.sh", "common.sh", "install.sh", "prepare.sh", "uninstall.sh"])
  func scriptsAreCalm(_ name: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: "systemd/\(name)"), encoding: .utf8)
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      guard line.hasPrefix("say ") || line.hasPrefix("echo ") else { continue }
      let words = line.drop { $0 != "\"" && $0 != "'" }
      let breaches = Copy.breaches(String(words)).filter { !["GNOME", "PATH"].contains($0) }
      #expect(breaches == [], "\(name): \(line)")
    }
  }

  /// What is told of the program, code aside.
  @Test(arguments: ["README.md", "config/MEASURED.md"])
  func whatIsToldIsCalm(_ name: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: name), encoding: .utf8)
    for (index, part) in text.parts(separatedBy: "```").enumerated() where index % 2 == 0 {
      let prose = part.replacing("![", with: "[").withoutCode
      // Names in capitals are many there; blame is what is looked for.
      let breaches = Copy.breaches(prose).filter { $0 != $0.uppercased() || $0 == "!" }
      #expect(breaches == [], "\(name)")
    }
  }
}

extension String {
  /// The text without what stands between backticks, where a sign is something to type.
  fileprivate var withoutCode: String {
    parts(separatedBy: "`").enumerated().filter { $0.offset % 2 == 0 }.map(\.element).joined()
  }
}
