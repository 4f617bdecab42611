import Model
import Store
import System
import Testing

@testable import Actions
@testable import Answers
@testable import voicedo_remind

/// A sync while another run is at the same account.
@Suite("Two syncs at once") struct SyncBesideTests {
  private let world: ExampleWorld
  private let session: Session
  private let account: SyncAccount

  init() throws {
    world = try ExampleWorld(filled: false)
    session = world.session()
    account = try session.openStore().add(
      SyncAccount(
        name: "Cloud",
        address: "https://cloud.example/",
        user: "ada",
        secret: "{}",
        takesNew: false,
        addedAt: session.now
      )
    )
    makeDirectory(session.paths.state)
  }

  @Test func byHandItSaysThatAnotherRunIsAtIt() throws {
    let lock = try #require(SyncLock(session.syncLockPath(of: account)))
    var request = SyncRequest()
    request.patience = .milliseconds(200)
    let outcomes = try session.sync(request)
    #expect(outcomes.map(\.isUnderWay) == [true])
    #expect(
      SyncText(session.style).text(outcomes) == "Another run syncs Cloud at this moment."
    )
    withExtendedLifetime(lock) {}
  }

  @Test func byItselfItLeavesItToTheOther() throws {
    let lock = try #require(SyncLock(session.syncLockPath(of: account)))
    var request = SyncRequest()
    request.isQuiet = true
    #expect(try session.sync(request).allSatisfy(\.isUnderWay))
    withExtendedLifetime(lock) {}
  }

  @Test func onceTheOtherIsOverItGoesOn() throws {
    var lock = SyncLock(session.syncLockPath(of: account))
    #expect(lock != nil)
    lock = nil
    #expect(try session.sync(SyncRequest()).map(\.isUnderWay) == [false])
  }
}
