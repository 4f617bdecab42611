import Actions
import Testing

@testable import voicedo_remind

/// What words of a command name, and that nothing else is touched by them.
@Suite("What a command names")
struct NamingTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    companion.set("NO_COLOR", "1")
  }

  private func add(_ titles: String...) throws {
    for title in titles {
      _ = try companion.run("add", "--no-parse", title, "--at", "2031-05-06T15:00")
    }
  }

  private func titles() throws -> [String] {
    try companion.run("list", "--json").json()["todos"].elements.compactMap { $0["title"].text }
  }

  @Test(arguments: [
    "cancel the interview", "cancel the flight", "delete the reservation", "remove the party",
    "move the lesson to friday", "skip the concert", "delete the entry", "cancel all meetings",
    "remove the event", "postpone the session to monday", "cancel my next class",
  ])
  func aKindOfDateIsNoNameOfWhateverHasOne(_ line: String) throws {
    try add("Renew the passport")
    let before = try companion.run("show", "passport", "--json").json()["todo"]["due"]["date"].text
    for words in [line.split(separator: " ").map(String.init), ["say", line]] {
      let run = try companion.run(words, input: [])
      #expect(try titles().contains("Renew the passport"), "\(run.out)\(run.err)")
      let after = try companion.run("show", "passport", "--json").json()["todo"]["due"]["date"].text
      #expect(after == before, "\(run.out)\(run.err)")
    }
  }

  @Test(arguments: [
    ("cancel the interview", "Interview with Noor"), ("cancel the appointment", "Eye appt"),
    ("delete the trip", "Trip to the coast"),
  ])
  func aKindOfDateIsWhatIsCalledSo(_ line: String, _ title: String) throws {
    try add("Renew the passport", title)
    let run = try companion.run(["say", line], input: [])
    #expect(try titles() == ["Renew the passport"], "\(run.out)\(run.err)")
  }

  @Test(arguments: [
    ["done", "osprey"], ["rm", "osprey"], ["say", "delete osprey"], ["complete", "osprey"],
    ["postpone", "osprey", "1", "day"], ["say", "I'm done with osprey"], ["snoze", "osprey"],
  ])
  func whatFitsSeveralIsNoGuess(_ line: [String]) throws {
    try add("Bill Osprey", "Lunch with Osprey", "Visit Osprey about the roof")
    let run = try companion.run(line, input: [])
    #expect(run.status == ExitStatus.ambiguous.rawValue, "\(run.out)\(run.err)")
    #expect(run.err.contains("Bill Osprey") && run.err.contains("Lunch with Osprey"))
    #expect(try titles().count == 3)
  }

  @Test(arguments: [["rm", "the", "osprey"], ["say", "delete osprey"], ["done", "osprey"]])
  func aWholeTitleGoesBeforeLongerOnes(_ line: [String]) throws {
    try add("Bill Osprey", "The osprey")
    _ = try companion.run(line, input: [])
    #expect(try titles() == ["Bill Osprey"])
  }

  @Test(arguments: [
    ("ant", "Plant the bulbs"), ("ark", "Parking permit"), ("art", "Party for Ida"),
  ])
  func aPieceInsideAWordNamesNothing(_ piece: String, _ title: String) throws {
    try add(title)
    for verb in ["done", "delete", "skip", "snooze", "show"] {
      let run = try companion.run(verb, piece)
      #expect(run.status == ExitStatus.nothingMatched.rawValue, "\(run.out)\(run.err)")
      #expect(run.err.contains("These come near:") && run.err.contains(title), "\(run.err)")
    }
    #expect(try titles() == [title])
    #expect(try companion.run("find", piece).out.contains(title))
  }
}
