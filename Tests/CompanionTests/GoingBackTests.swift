import Actions
import Testing

@testable import voicedo_remind

/// Going back to a copy, as a person types it.
@Suite struct GoingBackTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  private func changed() throws -> String {
    try companion.run("add", "--no-parse", "Milk")
    let copy = try companion.run("backup", "--json").json()["path"].text
    try companion.run("add", "--no-parse", "Bread")
    return try #require(copy)
  }

  @Test func withoutACopyTheyAreListed() throws {
    #expect(try companion.run("restore").out.contains("There is no copy of "))
    let copy = try changed()
    let run = try companion.run("restore")
    #expect(run.status == 0)
    #expect(run.out.contains("1 in all, 1 open  \(copy)\n"))
    #expect(try companion.run("restore", "--json").json()["copies"][0]["path"].text == copy)
  }

  @Test func aFileIsGoneBackToAndWhatWasThereIsKept() throws {
    let copy = try changed()
    let run = try companion.run("restore", copy)
    #expect(run.status == 0, "\(run.err)")
    #expect(run.out.hasPrefix("Back to the copy of "))
    #expect(run.out.contains("To go back to it: voicedo-remind restore "))
    #expect(!(try companion.run("list").out.contains("Bread")))
    let kept = try #require(run.out.split(separator: " ").last).dropLast()
    #expect(try companion.run("restore", String(kept)).status == 0)
    #expect(try companion.run("list").out.contains("Bread"))
  }

  @Test func aDayMeansItsLastCopy() throws {
    let copy = try changed()
    let day = try #require(copy.split(separator: "voicedo-").last).prefix(10)
    let run = try companion.run("restore", "--json", String(day))
    #expect(run.status == 0, "\(run.err)")
    #expect(try run.json()["restored"]["path"].text == copy)
    #expect(try run.json()["kept"]["todos"].number == 2)
  }

  @Test func whatIsNoCopyIsRefused() throws {
    _ = try changed()
    for reference in ["/dev/null", "nothing.sqlite", "1999-01-01", companion.database] {
      let run = try companion.run("restore", reference)
      #expect(run.status == ExitStatus.nothingMatched.rawValue, "\(reference)")
      #expect(run.err.contains("To see them: voicedo-remind restore"))
    }
    #expect(try companion.run("list").out.contains("Bread"))
  }
}
