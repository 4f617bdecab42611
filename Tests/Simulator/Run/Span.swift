/// How long a run is, and how much happens in it.
package enum Span: Sendable {
  /// A day or two in which something happens all the time.
  case days
  /// Some weeks of a life: most days have little in them, some have much.
  case weeks

  package init(seed: UInt64) {
    self = seed % 4 == 0 ? .weeks : .days
  }
}
