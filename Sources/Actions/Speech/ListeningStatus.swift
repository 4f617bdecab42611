/// The state of listening here, as another run of the program sees it.
package struct ListeningStatus: Hashable, Sendable {
  package enum State: String, CaseIterable, Sendable {
    case idle, listening, transcribing
  }

  package let state: State
  /// How long it has listened; 0 if it does not.
  package let milliseconds: Int
  /// How many recordings wait to be written down.
  package let waiting: Int

  package init(state: State, milliseconds: Int, waiting: Int) {
    self.state = state
    self.milliseconds = milliseconds
    self.waiting = waiting
  }
}
