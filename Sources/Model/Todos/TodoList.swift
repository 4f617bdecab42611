/// A list that to-dos live in.
package struct TodoList: Hashable, Sendable, Identifiable {
  package typealias ID = String

  package let id: ID
  /// Unique whatever the case.
  package var name: String
  package var color: String?
  package var icon: String?
  package var position: Int
  /// Minutes before the due time at which its to-dos speak up; `nil` for the due time alone.
  ///
  /// Largest first, 0 the last. A to-do that has a wish of its own goes by that.
  package var leads: [Int]?

  package init(
    id: ID,
    name: String,
    color: String? = nil,
    icon: String? = nil,
    position: Int = 0,
    leads: [Int]? = nil
  ) {
    self.id = id
    self.name = name
    self.color = color
    self.icon = icon
    self.position = position
    self.leads = leads
  }

  /// The list that is always there; it cannot be renamed or deleted.
  package static let inbox: ID = "inbox"
  /// Its name, which stays.
  package static let inboxName = "Inbox"
}
