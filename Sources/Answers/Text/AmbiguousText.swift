package import Actions
import Store
import Words

extension CommandError {
  /// The lines for a person, where they can show more than the error alone knows: to-dos with their
  /// time and list.
  package func linesOnScreen(_ session: Session) -> [String]? {
    guard case .ambiguous(_, let rows, _) = self else { return nil }
    let lines = lines(session.tone)
    let readBack = ReadBack(session.style)
    let named = rows.prefix(10).map { "  " + readBack.line($0) }
    guard lines.count == named.count + 2 else { return nil }
    return [lines[0]] + named + [lines[lines.count - 1]]
  }
}
