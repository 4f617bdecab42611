import Actions
import Language
import Model

extension Utterance {
  /// The to-dos that may be stored without a look, and the drafts that may not.
  var parted: (verified: Utterance, rest: [Draft]) {
    guard !unverified.isEmpty else { return (self, []) }
    var verified = self
    (verified.drafts, verified.outer, verified.unverified, verified.quotes) = ([], [:], [], [:])
    var places: [Int: Int] = [:]
    for (index, draft) in drafts.enumerated() where !unverified.contains(index) {
      places[index] = verified.drafts.count
      verified.outer[verified.drafts.count] = outer[index]
      verified.drafts.append(draft)
    }
    for index in verified.drafts.indices {
      verified.drafts[index].parent = verified.drafts[index].parent.flatMap { places[$0] }
    }
    return (verified, drafts.indices.filter(unverified.contains).map { drafts[$0] })
  }
}

extension Draft {
  /// The `add` that stores the same.
  var addCommand: String {
    let options = [
      ("--at", phrase), ("--every", rule?.whole), ("--list", list), ("--notes", notes),
      ("--effort", effort.isUnknown ? nil : effort.text),
    ].flatMap { name, value in
      value.map { [name, $0] } ?? []
    }
    let isUsual = priority == .normal
    return commandLine(
      ["add"] + options + (isUsual ? [] : ["--priority", priority.rawValue])
        + ["--no-parse", "--", title]
    )
  }
}
