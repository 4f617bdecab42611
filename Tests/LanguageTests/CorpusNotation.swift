import Language
import Model

extension Understanding {
  /// The to-dos, or why there are none, as the files of the corpus write them.
  var corpusNotation: String {
    switch noise {
    case .empty?: "(empty)"
    case .recognizerArtifact?: "(recognizer artifact)"
    case .chatter?: "(chatter)"
    case .retracted?: "(retracted)"
    case nil:
      drafts.indices.map { marks(of: $0) + drafts[$0].corpusNotation }.joined(separator: " | ")
    }
  }

  /// A `>` for each to-do that the one at `index` is part of.
  private func marks(of index: Int) -> String {
    var depth = 0
    var parent = drafts[index].parent
    while let above = parent, depth < drafts.count {
      depth += 1
      parent = drafts[above].parent
    }
    return depth == 0 ? "" : String(repeating: ">", count: depth) + " "
  }
}

extension Draft {
  fileprivate var corpusNotation: String {
    var parts = [title]
    if let due { parts.append("@ " + due.corpusNotation) }
    if let endTime { parts.append("end: \(endTime)") }
    if let rule { parts.append("every: \(rule)") }
    if repeatFrom == .completion { parts.append("from: completion") }
    if let list { parts.append("list: \(list)") }
    switch priority {
    case .high: parts.append("!high")
    case .normal: break
    case .low: parts.append("!low")
    }
    parts += leads.map { "lead: \($0)" }
    if let notes { parts.append("note: \(notes)") }
    return parts.joined(separator: " ")
  }
}

extension Due {
  /// The day and the clock, with the zone where one is named; elapsed time as a clock in UTC shows it.
  fileprivate var corpusNotation: String {
    switch self {
    case .floating(let date, let time): time.map { "\(date) \($0)" } ?? "\(date)"
    case .zoned(let date, let time, let zone):
      (time.map { "\(date) \($0)" } ?? "\(date)") + " \(zone)"
    case .absolute(let instant):
      Zone.utc.civil(at: instant).description.split(separator: "T").joined(separator: " ")
    }
  }
}
