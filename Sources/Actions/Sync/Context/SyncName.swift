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

  /// The names that may follow on a UID, one after another.
  static func successors(of uid: String) -> [String] {
    (0..<mostSuccessors).reduce(into: []) { names, _ in names.append(after(names.last ?? uid)) }
  }

  /// Whether a UID looks like one that follows on another: they are of version 8 (RFC 9562, section 5.8).
  static func canBeSuccessor(_ uid: String) -> Bool {
    uid.utf8.count == 36 && uid.utf8.dropFirst(14).first == UInt8(ascii: "8")
  }

  /// A UID that no object has and none had: this one, or the first after it.
  static func fresh(_ uid: String, in store: TodoStore) throws(DatabaseError) -> String {
    var fresh = uid
    while try store.isUsed(uid: fresh) { fresh = after(fresh) }
    return fresh
  }
}
