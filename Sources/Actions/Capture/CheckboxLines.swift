internal import Model

/// A text whose lines may carry boxes, as Markdown has them: "- [ ] milk", "- [x] bread".
package struct CheckboxLines {
  /// The text without its boxes, and without the lines that are ticked off.
  package let text: String
  /// How many lines are ticked off.
  package let ticked: Int

  package init(_ text: String) {
    var ticked = 0
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).compactMap {
      line -> String? in
      guard let box = line.firstIndex(of: "["),
        ["", "-", "*", "+"].contains(String(line[..<box]).trimmed)
      else { return String(line) }
      let behind = line[box...].dropFirst()
      guard behind.dropFirst().hasPrefix("] ") else { return String(line) }
      switch behind.first {
      case "x", "X":
        ticked += 1
        return nil
      case " ": return String(line[..<box] + behind.dropFirst(3))
      default: return String(line)
      }
    }
    self.text = lines.joined(separator: "\n")
    self.ticked = ticked
  }
}
