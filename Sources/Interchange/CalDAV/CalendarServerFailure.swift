/// Why a CalDAV server did not do what it was asked.
package enum CalendarServerFailure: Error, Hashable, Sendable {
  /// The object is not the one whose tag was named: somebody else wrote it since, or it is there already.
  case changedMeanwhile
  /// An object of the same UID is there under another address, where the server tells it.
  case sameUID(address: String?)
  /// The token is one that the server does not know any more: all is to be listed anew.
  case unknownToken
  /// The server does not take these bytes as a to-do.
  case unacceptable
  /// The collection is for reading alone.
  case readOnly
  /// There is no such object, collection or account.
  case notFound
  /// There is no room left.
  case noRoom
  /// What came is nothing that a CalDAV server says: the page of a hotel, for example.
  case notCalDAV
  /// Whatever can befall any request.
  case online(OnlineFailure)
}
