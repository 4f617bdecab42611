import Interchange
import SQLite
import Store

/// The UIDs of to-dos on servers.
///
/// What is made anew gets a name that follows from the one before, so that two machines that do it at
/// the same time make the same object.
enum SyncName {
  /// So often something is made anew, one after another, and still known for what it was.
  static let mostSuccessors = 3

  /// The UID after another one.
  static func after(_ uid: String) -> String {
    ImportIdentity(.iCalendar).id(ofUID: uid + "\nagain")
  }

  /// A UID that no object has and none had: this one, or the first after it.
  static func fresh(_ uid: String, in store: TodoStore) throws(DatabaseError) -> String {
    var fresh = uid
    while try store.isUsed(uid: fresh) { fresh = after(fresh) }
    return fresh
  }
}
