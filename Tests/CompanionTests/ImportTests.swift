import Actions
import FoundationEssentials
import Model
import Testing

@testable import voicedo_remind

/// What a person reads of a file that is newer, or that was not taken whole.
@Suite("What import says")
struct ImportTests {
  private let world: ExampleWorld

  init() throws {
    world = try ExampleWorld()
  }

  private func importing(_ lines: String, _ options: String...) throws -> Run {
    let path = world.home + "/file.ics"
    try Data("BEGIN:VCALENDAR\n\(lines)\nEND:VCALENDAR\n".utf8).write(to: URL(filePath: path))
    return world.type(["import", path] + options)
  }

  private func dentist(_ day: String, _ stamp: String) -> String {
    """
    BEGIN:VTODO
    UID:dentist@example.org
    SUMMARY:Dentist
    DUE:\(day)T150000
    LAST-MODIFIED:\(stamp)
    END:VTODO
    """
  }

  @Test func whatIsNewerIsTakenAndWhatIsOlderIsNamed() throws {
    let (old, new) = (
      dentist("20270310", "20260201T080000Z"), dentist("20270317", "20260202T080000Z")
    )
    #expect(try importing(old).out.hasPrefix("Added 1, "))
    #expect(try importing(new, "--dry-run").out.hasPrefix("Would change 1 that are newer"))
    let run = try importing(new)
    #expect(run.status == 0)
    #expect(run.out.hasPrefix("Changed 1 that are newer in the file. voicedo-remind undo "))
    #expect(world.type(["find", "dentist"]).out.contains("17 Mar"))
    let again = try importing(old)
    #expect(again.out == "Nothing in it is new.\n")
    #expect(
      again.err.contains("1 of those are not as the file has them, which is not newer: Dentist")
    )
    #expect(world.type(["find", "dentist"]).out.contains("17 Mar"))
  }

  @Test func whatIsLeftOutIsNamedByItsTitleAndTheRestComes() throws {
    let run = try importing(
      "BEGIN:VJOURNAL\nUID:j\nSUMMARY:Diary\nEND:VJOURNAL\nBEGIN:VTODO\nUID:x\nSUMMARY:Milk run\nEND:VTODO"
    )
    #expect(run.status == ExitStatus.partly.rawValue)
    #expect(run.out.hasPrefix("Added 1, "))
    #expect(run.err.contains("line 2, Diary: VJOURNAL (nothing to do; left out)"), "\(run.err)")
  }

  @Test func whatIsOpenSinceBeforeIsNamed() throws {
    let run = try importing(
      "BEGIN:VTODO\nUID:r\nSUMMARY:Pay rent\nDUE:20260101T090000\nRRULE:FREQ=MONTHLY\nEND:VTODO"
    )
    #expect(run.status == 0)
    #expect(run.err.contains("1 of them came due before and are open"), "\(run.err)")
    #expect(run.err.contains("Pay rent"))
  }

  @Test func aZoneThatNobodyKnowsIsSaidWithTheTitle() throws {
    let run = try importing(
      "BEGIN:VTODO\nUID:m\nSUMMARY:Call base\nDUE;TZID=Mars/Phobos:20270310T090000\nEND:VTODO"
    )
    #expect(run.err.contains("line 2, Call base: Mars/Phobos (a zone that"), "\(run.err)")
    #expect(world.type(["list"]).out.contains("is not known here"))
  }

  @Test func aSeriesThatWasEndedElsewhereComesBackWithUndone() throws {
    let run = try importing(
      "BEGIN:VTODO\nUID:e\nSUMMARY:Stretch\nDUE:20260301T090000\nRRULE:FREQ=DAILY\nSTATUS:COMPLETED\nEND:VTODO"
    )
    #expect(run.err.contains("the series was ended elsewhere"), "\(run.err)")
    #expect(world.type(["undone", "stretch"]).status == 0)
    #expect(world.type(["find", "stretch"]).out.contains("every day"))
  }
}
