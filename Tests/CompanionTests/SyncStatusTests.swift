import Model
import Store
import System
import Testing

@testable import Actions
@testable import Answers
@testable import voicedo_remind

/// What `sync status` says of what gave way.
@Suite("sync status") struct SyncStatusTests {
  private let world: ExampleWorld
  private let session: Session

  init() throws {
    world = try ExampleWorld(filled: false)
    session = world.session()
  }

  @Test(
    "A rule is in the words of a person",
    arguments: [
      ("2026-12-04 15:00 FREQ=WEEKLY", "2026-12-04 15:00, every Friday"),
      ("2026-12-04 FREQ=DAILY;INTERVAL=2", "2026-12-04, every other day"),
      ("2026-12-04 15:00 FREQ=MONTHLY;BYMONTHDAY=4", "2026-12-04 15:00, every month on the 4th"),
      ("2026-12-04 15:00", "2026-12-04 15:00"),
    ]
  )
  func rules(_ words: String, _ wanted: String) throws {
    let store = try session.openStore()
    let account = try store.add(
      SyncAccount(
        name: "Cloud",
        address: "https://cloud.example/",
        user: "ada",
        secret: "{}",
        takesNew: false,
        addedAt: session.now
      )
    )
    let conflict = SyncConflict(
      todo: "a",
      at: session.now,
      field: "time",
      isOfHere: false,
      words: words
    )
    try store.note(conflict, of: account.id)
    let text = SyncText(session.style).text(try session.syncStandings(in: store))
    #expect(text.contains("the other was \(wanted)\n") || text.hasSuffix("the other was \(wanted)"))
    #expect(!text.contains("FREQ"))
  }
}
