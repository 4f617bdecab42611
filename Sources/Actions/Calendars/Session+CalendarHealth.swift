package import Store

extension Session {
  /// Why a calendar cannot be read; `nil` where it can.
  ///
  /// One of this machine is looked at where it is, and one on the network is as it was found last.
  package func problem(of row: CalendarRow) -> CalendarProblem? {
    let last = row.problem.map(CalendarProblem.init(named:))
    do throws(CalendarProblem) {
      switch row.kind {
      case .file: _ = try CalendarSourceFile(row.place)
      case .folder: _ = try CalendarFolder(row.place)
      case .web, .caldav: return last
      }
      // It is back, and read with the next look.
      return last == .missing ? nil : last
    } catch {
      return error
    }
  }
}
