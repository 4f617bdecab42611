import Actions
import Testing

@testable import voicedo_remind

@Suite("Words that may be meant for what is on the list")
struct OfferTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    _ = try companion.run("add", "--no-parse", "Call the dentist", "--at", "2031-05-06T15:00")
  }

  private func titles() throws -> [String] {
    try companion.run("list", "--json").json()["todos"].elements.compactMap { $0["title"].text }
  }

  @Test func aPersonIsAskedWhetherTheVerbIsMeant() throws {
    let run = try companion.runInTerminal("cancel", "dentist", typing: "y\n")
    #expect(run.out.contains("“Call the dentist” is on your list. Is that meant:"))
    #expect(try titles() == [])
  }

  @Test func whoMeansSomethingElseHasItStored() throws {
    _ = try companion.runInTerminal("cancel", "dentist", typing: "\n")
    #expect(try titles() == ["Call the dentist", "Cancel dentist"])
  }

  @Test func whereNobodyIsAskedItIsStoredAndTheVerbIsNamed() throws {
    let run = try companion.run("finish", "dentist")
    #expect(run.out.hasPrefix("Finish dentist"))
    #expect(run.err.contains("If that was meant: voicedo-remind undo && voicedo-remind done "))
    #expect(try titles().count == 2)
  }

  @Test func aNewNameIsWhatStandsBehindTheOldOne() throws {
    let run = try companion.runInTerminal(
      "rename",
      "dentist",
      "to",
      "Tooth",
      "doctor",
      typing: "y\n"
    )
    #expect(run.status == 0)
    #expect(try titles() == ["Tooth doctor"])
  }

  @Test func oneArgumentIsAlwaysSomethingToDo() throws {
    #expect(try companion.run("cancel dentist").err.contains("is on your list") == false)
  }

  @Test func ofSeveralThatAreCalledSoAPersonNamesOneByItsNumber() throws {
    _ = try companion.run("add", "--no-parse", "Pay the dentist")
    let run = try companion.runInTerminal("remove", "dentist", typing: "2\n")
    #expect(
      run.out.contains("“dentist” fits 2 on your list. For voicedo-remind delete <id>: 1 to 2")
    )
    #expect(try titles() == ["Call the dentist"])
    _ = try companion.runInTerminal("remove", "dentist", typing: "y\n")
    #expect(try titles() == [])
  }

  @Test func ofSeveralThatAreCalledSoAllAreNamedWhereNobodyIsAsked() throws {
    _ = try companion.run("add", "--no-parse", "Pay the dentist")
    let run = try companion.run("remove", "dentist")
    #expect(run.out.hasPrefix("Remove dentist"))
    #expect(run.err.contains("“dentist” fits 2 on your list. If one of them was meant: "))
    #expect(run.err.contains("voicedo-remind undo, then voicedo-remind delete <id>"))
    #expect(run.err.contains("Pay the dentist"))
  }

  @Test func ofSeveralThatFitOneIsNamedByItsNumber() throws {
    _ = try companion.run("add", "--no-parse", "Pay the dentist", "--list", "Money")
    let piped = try companion.run("done", "dentist")
    #expect(piped.status == ExitStatus.ambiguous.rawValue)
    #expect(piped.err.contains("Call the dentist  Tue 6 May 2031 15:00"))
    #expect(piped.err.contains("Money"))
    let run = try companion.runInTerminal("done", "dentist", typing: "2\n")
    #expect(run.out.contains("“dentist” fits several. Which one? 1 to 2"))
    #expect(run.out.contains("Done: Pay the dentist"))
    #expect(try titles() == ["Call the dentist"])
  }
}
