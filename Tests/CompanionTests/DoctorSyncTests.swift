import System
import Testing

@testable import Answers
@testable import voicedo_remind

@Suite("doctor and sync")
struct DoctorSyncTests {
  /// How an account stands, and what the check says of it.
  private struct Standing: Sendable, CustomTestStringConvertible {
    let name: String
    let state: Finding.State
    let says: [String]
    var environment = ["DAV": "secret"]
    var change: String?

    var testDescription: String { name }
  }

  private static let standings: [Standing] = [
    Standing(name: "it went through", state: .fine, says: ["dav.example was synced"]),
    Standing(
      name: "it was never synced",
      state: .fine,
      says: ["has not been synced yet"],
      change: "UPDATE sync_account SET done_at = NULL"
    ),
    Standing(
      name: "there is no network",
      state: .look,
      says: ["cannot be reached now", "dav.example was synced", "sync status"],
      change: "UPDATE sync_account SET trouble = 'offline'"
    ),
    Standing(
      name: "the password is no longer taken",
      state: .look,
      says: ["does not take the password any more"],
      change: "UPDATE sync_account SET trouble = 'auth'"
    ),
    Standing(
      name: "the password is not where it was kept",
      state: .look,
      says: ["not where it was kept, $DAV", "sync add https://dav.example/"],
      environment: [:]
    ),
    Standing(
      name: "its file is gone",
      state: .look,
      says: ["not where it was kept, ~/no-such-file"],
      change: #"UPDATE sync_account SET secret = '{"file":"~/no-such-file"}'"#
    ),
    Standing(
      name: "a trouble of a later version",
      state: .look,
      says: ["did not do what it was asked"],
      change: "UPDATE sync_account SET trouble = 'unheard-of'"
    ),
  ]

  @Test(arguments: standings)
  private func tells(_ standing: Standing) throws {
    let world = try ExampleWorld()
    world.service = .running
    let add = ["sync", "add", "https://dav.example/", "--user", "ada", "--secret"]
    try #require(world.type(add + ["environment:DAV"]).status == 0)
    if let change = standing.change { try Holder.write(change, to: world.database) }
    world.environment = standing.environment
    let run = world.type(["doctor", "--json"])
    let checks = try run.json()["checks"]
    let found = (0..<(checks.count ?? 0)).map { checks[$0] }.first { $0["id"].text == "sync" }
    let check = try #require(found, "\(run.out)")
    #expect(check["state"].text == standing.state.rawValue, "\(run.out)")
    let text = (check["sentence"].text ?? "") + "\n" + (check["advice"].text ?? "")
    for piece in standing.says { #expect(text.contains(piece), "\(text)") }
    #expect(run.status == 0)
  }

  @Test func saysNothingWhereNothingIsSynced() throws {
    let world = try ExampleWorld()
    #expect(!world.type(["doctor", "--json"]).out.contains("\"sync\""))
  }
}
