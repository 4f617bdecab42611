import Actions
import Testing

@testable import voicedo_remind

/// Verbs, and slips of the finger from verbs, with something open behind them.
@Suite("A verb before something open is no to-do")
struct SlippedVerbTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    companion.set("NO_COLOR", "1")
    for title in ["Wash the curtains", "Tyres", "Ring Oskar"] {
      _ = try companion.run("add", "--no-parse", title, "--at", "2031-05-06T15:00")
    }
    _ = try companion.run("lists", "add", "Garage")
  }

  private func titles() throws -> [String] {
    try companion.run("list", "--json").json()["todos"].elements.compactMap { $0["title"].text }
  }

  @Test(arguments: [
    ("delet tyres", "Deleted: Tyres"), ("remov curtains", "Deleted: Wash the curtains"),
    ("dome tyres", "Done: Tyres"), ("compleet oskar", "Done: Ring Oskar"),
    ("deleete the tyres", "Deleted: Tyres"), ("canxel curtains", "Deleted: Wash the curtains"),
  ])
  func aSlipDoesWhatTheVerbDoes(_ line: String, _ said: String) throws {
    let run = try companion.run(line.split(separator: " ").map(String.init), input: [])
    #expect(run.out.hasPrefix(said), "\(run.out)\(run.err)")
    #expect(try titles().count == 2)
  }

  @Test(arguments: [
    "snooz tyres", "postpon tyres tomorrow", "shwo tyres", "lsit curtains", "mvoe tyres Garage",
    "remnd tyres tomorrow", "fidn curtains", "start tyres", "start curtains", "later tyres",
    "begin curtains", "clear done", "shw0 tyres",
  ])
  func nothingOfItIsStored(_ line: String) throws {
    let run = try companion.run(line.split(separator: " ").map(String.init), input: [])
    let isKnown = line != "shw0 tyres"
    #expect(try titles().count == (isKnown ? 3 : 4), "\(line): \(run.out)\(run.err)")
    #expect(run.status == 0, "\(line): \(run.out)\(run.err)")
  }

  @Test(arguments: ["change tyres", "modify the curtains", "change oskar"])
  func whatIsToBecomeOfItIsAskedFor(_ line: String) throws {
    for words in [line.split(separator: " ").map(String.init), ["say", line]] {
      let run = try companion.run(words, input: [])
      #expect(run.status == ExitStatus.usage.rawValue, "\(run.out)\(run.err)")
      #expect(try titles().count == 3)
    }
  }

  @Test(arguments: [
    "short tyres", "shoe rack", "rewind the hose", "mist the ferns", "start the mower",
    "change the filter", "lost keys", "charge the drill",
  ])
  func whatOnlyLooksLikeOneIsSomethingToDo(_ line: String) throws {
    let run = try companion.run(line.split(separator: " ").map(String.init), input: [])
    #expect(run.status == 0, "\(run.err)")
    #expect(try titles().count == 4)
  }
}
