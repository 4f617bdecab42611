/// A popup of a companion that listens: words for the person, and answers it can carry out.
package struct News: Hashable, Sendable {
  /// The number of the popup that it takes the place of; 0 for none.
  package var replaces: UInt32
  package var title: String
  package var text: String
  /// Answers by their keys; what the service has no words for is left out.
  package var buttons: [String]
  /// For how many seconds it stays, as an answer does; 0 where it stays as others do.
  package var seconds = 0

  package init(replaces: UInt32 = 0, title: String, text: String = "", buttons: [String] = []) {
    self.replaces = replaces
    self.title = title
    self.text = text
    self.buttons = buttons
  }
}
