/// A place on a screen, counted from the upper left corner.
package struct ScreenPlace: Hashable {
  package var row: Int
  package var column: Int

  package init(row: Int, column: Int) { (self.row, self.column) = (row, column) }
}

extension [String] {
  /// The lines of a whole screen as a terminal takes them, with the cursor where somebody types.
  package func painted(cursor: ScreenPlace?) -> String {
    var text = "\u{1B}[?25l"
    for (row, line) in enumerated() { text += "\u{1B}[\(row + 1);1H\(line)\u{1B}[K" }
    guard let cursor else { return text }
    return text + "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H\u{1B}[?25h"
  }
}
