package import Interchange

/// The network, as far as the companion has something asked of it; a program of its own does it.
package struct OnlineLink: Sendable {
  /// Asks one question and waits for its answer, not longer than that, and no longer than until the
  /// descriptor `interrupt` becomes readable.
  package var ask:
    @Sendable (_ question: OnlineQuestion, _ time: Duration, _ interrupt: Int32)
      throws(OnlineError) -> OnlineAnswer

  /// Begins to ask several questions, until `interrupt` becomes readable.
  package var converse: @Sendable (_ interrupt: Int32) throws(OnlineError) -> OnlineConversation

  /// Where nothing is said about several questions, each is asked by itself.
  package init(
    converse: (@Sendable (_ interrupt: Int32) throws(OnlineError) -> OnlineConversation)? = nil,
    ask:
      @escaping @Sendable (_ question: OnlineQuestion, _ time: Duration, _ interrupt: Int32)
      throws(OnlineError) -> OnlineAnswer
  ) {
    self.ask = ask
    self.converse =
      converse ?? { interrupt in
        OnlineConversation { question, time throws(OnlineError) in
          try ask(question, time, interrupt)
        }
      }
  }
}
