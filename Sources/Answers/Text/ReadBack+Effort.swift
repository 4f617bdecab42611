import Model
import Words

extension ReadBack {
  /// What something takes: "10 minutes, low energy"; `nil` where nothing is known.
  func effortText(_ effort: Effort) -> String? {
    let parts = effortMarks(effort)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// The same as marks behind a to-do.
  func effortMarks(_ effort: Effort) -> [String] {
    let length = effort.minutes.map { durationText(.seconds($0 * 60), tone: tone) }
    let energy = effort.energy.map {
      ($0 == .low ? ListSentences.lowEnergy : .highEnergy).text(tone)
    }
    return [length, energy].compactMap(\.self)
  }
}
