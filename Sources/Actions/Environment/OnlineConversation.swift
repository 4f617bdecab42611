package import Interchange

/// Several questions to the network, one after the other, of which the later ones find connections
/// open; it ends when nobody holds it any more.
package struct OnlineConversation {
  /// Asks one question and waits for its answer, not longer than that.
  package var ask:
    (_ question: OnlineQuestion, _ time: Duration) throws(OnlineError) -> OnlineAnswer

  package init(
    ask:
      @escaping (_ question: OnlineQuestion, _ time: Duration) throws(OnlineError) -> OnlineAnswer
  ) {
    self.ask = ask
  }
}
