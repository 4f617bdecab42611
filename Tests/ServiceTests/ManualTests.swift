import FoundationEssentials
import Testing

@testable import voicedo_remindd

@Suite("The manual of the service")
struct ManualTests {
  @Test func knowsEveryExitCode() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../config/man/voicedo-remindd.8")
    let lines = try String(contentsOf: path, encoding: .utf8).split(separator: "\n")
    let start = try #require(lines.firstIndex(of: ".Sh EXIT STATUS"))
    let codes = lines[(start + 1)...].prefix { !$0.hasPrefix(".Sh") }
      .filter { $0.hasPrefix(".It ") }.map { $0.dropFirst(4) }
    #expect(codes.map(String.init) == ExitCode.allCases.map { String($0.rawValue) })
  }
}
