import Store
import Words

/// Whether the database can be read, as `doctor` tells it.
struct DatabaseCheck {
  let isThere: Bool
  let open: Int
  let problem: StoreError?
  private let session: Session

  init(_ session: Session) {
    self.session = session
    isThere = session.hasDatabase
    var open = 0
    var problem: StoreError?
    if isThere {
      do {
        open = try session.openStore().lists().reduce(0) { $0 + $1.open }
      } catch {
        problem = error
      }
    }
    self.open = open
    self.problem = problem
  }

  /// How it stands, a fact a line.
  var lines: [String] {
    let path = ["path": session.paths.database.printable]
    if let problem { return [problem.line(session.tone)] }
    guard isThere else { return [StatusSentences.databaseNew.text(session.tone, path)] }
    let count: StatusSentences = open == 0 ? .openNone : .openCount
    return [
      StatusSentences.database.text(session.tone, path),
      count.text(session.tone, ["count": String(open)]),
    ]
  }
}
