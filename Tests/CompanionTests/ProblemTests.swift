import Actions
import Testing

@testable import voicedo_remind

@Suite("What could not be understood is told")
struct ProblemTests {
  private let companion: Companion

  init() throws {
    companion = try Companion()
    try companion.run("list")
    try Holder.write(
      """
      INSERT INTO todo (title, due_date, due_time, rrule)
      VALUES ('Water', '2031-01-06', '08:00', 'FREQ=MINUTELY;BYSETPOS=2;BYSECOND=0');
      """,
      to: companion.database
    )
  }

  @Test func whySaysIt() throws {
    let run = try companion.run("why", "water")
    #expect(run.status == 0)
    let last = try #require(run.out.split(separator: "\n").last)
    #expect(last.contains("“FREQ=MINUTELY;BYSETPOS=2;BYSECOND=0”"), "\(run.out)")
  }

  @Test func doctorCountsThem() throws {
    let run = try companion.run("doctor")
    #expect(run.out.contains("1 open with a remark of what was not understood"), "\(run.out)")
  }

  @Test func whatIsDueAndDoesNotComeIsToldWithItsMoment() throws {
    _ = try companion.run("add", "--no-parse", "Insulin", "--at", "2031-01-06T08:00")
    try Holder.write(
      """
      UPDATE reminder SET fire_at = unixepoch() * 1000 - 600000
       WHERE todo_id = (SELECT id FROM todo WHERE title = 'Insulin');
      """,
      to: companion.database
    )
    let run = try companion.run("why", "insulin")
    #expect(run.out.contains("It is due since "), "\(run.out)")
    #expect(run.out.contains("to see why: voicedo-remind doctor"))
  }
}
