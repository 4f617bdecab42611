import Testing

@testable import Actions

/// The details of a to-do beside its words and its time.
@Suite struct DetailsTests {
  @Test("hold as much as standard input is read for, and no more")
  func length() throws {
    let most = String(repeating: "n", count: 20_000_000)
    try checkLength(of: [most, nil])
    #expect(throws: CommandError.self) { try checkLength(of: [nil, most + "n"]) }
  }
}
