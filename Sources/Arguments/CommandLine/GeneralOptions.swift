extension ArraySlice<String> {
  /// Takes the options that every verb has, and that may stand in front of it.
  package mutating func takeGeneralOptions() -> [String] {
    var taken: [String] = []
    while let first {
      if first == "--json" || first == "--plain" || first.hasPrefix("--color=") {
        taken.append(removeFirst())
      } else if first == "--color", count > 1 {
        taken += prefix(2)
        removeFirst(2)
      } else {
        break
      }
    }
    return taken
  }
}
