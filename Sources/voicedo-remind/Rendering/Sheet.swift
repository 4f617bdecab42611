/// Lines with a label in front of each, in two columns.
struct Sheet {
  let palette: Palette
  let columns: Int?
  private(set) var lines: [(label: String, value: String)] = []

  init(_ session: Session) {
    palette = session.palette
    columns = session.world.terminal.columns
  }

  /// Adds a line; nothing where there is no value.
  mutating func add(_ label: String, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    lines.append((label, value))
  }

  /// The lines, long values broken to the width of the screen.
  var text: String {
    let width = lines.map(\.label.columns).max() ?? 0
    let indent = String(repeating: " ", count: width + 4)
    return lines.map { label, value in
      let parts =
        columns.map { value.wrapped(to: max(20, $0 - width - 4)) }
        ?? value.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return "  " + palette.paint(label, .quiet)
        + String(repeating: " ", count: width - label.columns + 2)
        + parts.joined(separator: "\n" + indent)
    }.joined(separator: "\n")
  }
}
