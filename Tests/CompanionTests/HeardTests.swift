import Actions
import FoundationEssentials
import Testing

@testable import Answers
@testable import voicedo_remind

/// Whatever was said can be looked at, and stored after all.
@Suite("heard and keep")
struct HeardTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
  }

  @Test func everyWayOfSayingItIsHeard() throws {
    try companion.run("call anna")
    try companion.run("listen", "-", "--yes", input: "water the plants")
    try companion.run("add", "-", input: "buy bread")
    try companion.run("say", "done with the bread")
    try companion.run("say", "what's next")
    try companion.run("add", "thank you for watching")
    let heard = try companion.run("heard", "--json").json()["heard"]
    let expected = [
      ("thank you for watching", "set-aside"), ("what's next", "question"),
      ("done with the bread", "command"), ("buy bread", "stored"),
      ("water the plants", "stored"), ("call anna", "stored"),
    ]
    #expect(heard.count == expected.count)
    for (index, text) in expected.enumerated() {
      #expect(heard[index]["text"].text == text.0)
      #expect(heard[index]["outcome"].text == text.1, "\(text.0)")
    }
    #expect(heard[5]["todos"][0]["title"].text == "Call anna")
    let run = try companion.run("heard")
    #expect(run.out.contains("“what's next”"))
    #expect(run.out.contains("stored: Call anna  ["))
    #expect(run.err == "To store one as a to-do: voicedo-remind keep 1\n")
  }

  @Test func allThatWasHeardIsForgottenAtOnceAndWhatCameOfItStays() throws {
    try companion.run("call anna about the tent")
    try companion.run("add", "thank you for watching")
    let asked = try companion.run("forget", "--heard")
    #expect(asked.status == ExitStatus.usage.rawValue)
    #expect(asked.err.contains("voicedo-remind forget --heard --yes"))
    let no = try companion.runInTerminal("forget", "--heard", typing: "n\n")
    #expect(no.out.contains("Delete all that was heard, 2 in all?"))
    #expect(try companion.run("heard", "--json").json()["heard"].count == 2)
    let run = try companion.run("forget", "--heard", "--yes")
    #expect(run.status == 0)
    #expect(run.out == "Forgotten: what was heard, 2 in all. What came of it stays.\n")
    #expect(try companion.run("heard", "--json").json()["heard"].count == 0)
    #expect(try companion.run("list", "--json").json()["todos"].count == 1)
    let bytes = try Data(contentsOf: URL(filePath: companion.database))
    let file = String(decoding: bytes, as: UTF8.self)
    #expect(!file.contains("thank you for watching"), "it is in the file still")
    #expect(try companion.run("forget", "--heard", "milk").status == ExitStatus.usage.rawValue)
    let json = try companion.run("forget", "--heard", "--yes", "--json").json()
    #expect(json["texts"].number == 0)
  }

  @Test func aLookIsNotHeardNorAreDraftsOfOtherTools() throws {
    try companion.run("add", "--dry-run", "call anna")
    try companion.run("say", "--dry-run", "buy milk")
    try companion.run("add", "--json", "-", input: #"{"tasks":[{"title":"Milk"}]}"#)
    let run = try companion.run("heard")
    #expect(run.status == 0 && run.out == "")
    #expect(run.err == "Nothing was heard in the last 7 days.\n")
  }

  @Test func anyTextIsKeptByItsNumberOrItsWords() throws {
    for text in ["thank you for watching", "hello there", "[BLANK_AUDIO]"] {
      try companion.run("add", text)
    }
    #expect(try companion.run("keep", "2").out.hasPrefix("hello there"))
    #expect(try companion.run("keep", "for Watching").out.hasPrefix("thank you for watching"))
    #expect(try companion.run("keep").out.hasPrefix("[BLANK_AUDIO]"))
    let again = try companion.run("keep", "1")
    #expect(again.status == ExitStatus.failed.rawValue)
    #expect(again.err.hasPrefix("It is on your list already, as “[BLANK_AUDIO]” ["))
    let nothing = try companion.run("keep", "7")
    #expect(nothing.status == ExitStatus.nothingMatched.rawValue)
    #expect(nothing.err.hasPrefix("There is no text 7 among those that were heard lately."))
    let words = try companion.run("keep", "the receipts")
    #expect(words.status == ExitStatus.nothingMatched.rawValue)
    #expect(words.err.contains("voicedo-remind add 'keep the receipts'"))
  }

  @Test func whatATodoWasMadeOfIsKeptOnceTheTodoIsGone() throws {
    try companion.run("call anna")
    try companion.run("delete", "anna")
    #expect(try companion.run("heard").out.contains("stored, and no longer there"))
    #expect(try companion.run("keep", "anna").out.hasPrefix("Call anna"))
  }

  @Test func aCommandThatFitsNothingWaits() throws {
    let run = try companion.run("say", "mark the gym as done")
    #expect(run.status == ExitStatus.nothingMatched.rawValue)
    #expect(try companion.run("keep").out.hasPrefix("Mark the gym as done"))
  }

  @Test func whatIsKeptHasItsTime() throws {
    try companion.run("say", "done with the laundry friday and feed the cat")
    try companion.run("add", "thank you for watching")
    let kept = try companion.run("keep", "laundry", "--json").json()["todos"][0]
    #expect(kept["title"].text == "Done with the laundry")
    #expect(kept["phrase"].text == "friday")
    #expect(kept["due"]["date"].text != nil)
  }

  @Test func whatIsLeftOutIsKeptWithoutTheRest() throws {
    let run = try companion.run("add", "call anna tomorrow. thank you for watching.")
    try #require(run.err.contains("Left out: “"))
    let kept = try companion.run("keep")
    #expect(kept.out.lowercased().contains("watching"))
    #expect(try companion.run("list", "--json").json()["todos"].count == 2)
  }
}
