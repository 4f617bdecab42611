import Model
import Testing

@testable import Store

/// Requests to services, month by month.
@Suite struct UsageTests {
  private func day(_ text: String) throws -> CivilDate { try #require(CivilDate(text)) }

  @Test func eachServiceIsCountedByTheCivilMonth() throws {
    let store = try Workshop().store()
    let (last, first) = (try day("2026-11-30"), try day("2026-12-01"))
    try store.count(Usage(requests: 1, seconds: 40), of: "groq", in: last)
    try store.count(Usage(requests: 1, seconds: 20), of: "groq", in: last)
    try store.count(Usage(requests: 1), of: "claude", in: last)
    try store.count(Usage(requests: 1, seconds: 5), of: "groq", in: first)
    #expect(try store.usage(of: "groq", in: last) == Usage(requests: 2, seconds: 60))
    #expect(try store.usage(of: "claude", in: last) == Usage(requests: 1))
    #expect(try store.usage(of: "groq", in: first) == Usage(requests: 1, seconds: 5))
    #expect(try store.usage(of: "openai", in: last) == Usage())
  }

  @Test func whatIsLongGoneIsNotKept() throws {
    let store = try Workshop().store()
    try store.count(Usage(requests: 9), of: "groq", in: try day("2025-01-15"))
    try store.count(Usage(requests: 1), of: "groq", in: try day("2026-11-21"))
    #expect(try store.usage(of: "groq", in: try day("2025-01-15")) == Usage())
  }
}
