package import Model

extension LengthKind<Effort> {
  /// What something takes, as `--effort` has it: "15m", "low", "1 hour, high", "quick".
  ///
  /// "none" is what is not known. Each of the two may be said once.
  package static let effort = LengthKind { text in
    let words = text.lowercased()
    guard words != "none" else { return Effort() }
    var effort = Effort()
    for part in words.split(whereSeparator: { $0 == "," || $0 == "/" }) {
      guard let more = read(String(part).trimmed), more.minutes == nil || effort.minutes == nil,
        more.energy == nil || effort.energy == nil
      else { return nil }
      effort = effort.changed(by: more)
    }
    return effort.isUnknown ? nil : effort
  }

  /// One piece, or a length and an energy with nothing but a space between: "15m low".
  private static func read(_ part: String) -> Effort? {
    let said = part.hasSuffix(" energy") ? String(part.dropLast(7)).trimmed : part
    if let energy = Effort.Energy(rawValue: said) { return Effort(energy: energy) }
    if said == "quick" { return Effort(minutes: Effort.quick) }
    if let minutes = resolve(said, as: .span)?.minutes {
      return Effort.lengths.contains(minutes) ? Effort(minutes: minutes) : nil
    }
    guard let space = said.lastIndex(of: " "),
      let energy = Effort.Energy(rawValue: String(said[said.index(after: space)...])),
      let minutes = resolve(String(said[..<space]), as: .span)?.minutes,
      Effort.lengths.contains(minutes)
    else { return nil }
    return Effort(minutes: minutes, energy: energy)
  }
}
