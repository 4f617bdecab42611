import Model

/// The reasons that a resolver notes as it goes, where somebody asks for them.
struct ReasonNotes: Sendable {
  /// Where in its answer a reader looks for a reason.
  enum Place: CaseIterable, Sendable { case start, day, clock, end, lead }

  /// The words of the time as they were said.
  let phrase: String
  private var noted: [(place: Place, reason: Reason)] = []

  init(phrase: String) { self.phrase = phrase }

  /// In the order in which a reader would ask.
  var reasons: [Reason] {
    Place.allCases.flatMap { place in noted.filter { $0.place == place }.map(\.reason) }
  }

  mutating func note(_ place: Place, _ reason: Reason) { noted.append((place, reason)) }

  /// Takes back what was noted at a place: it speaks of a time that is no draft's.
  mutating func forget(_ place: Place) { noted.removeAll { $0.place == place } }
}
