/// What a CalDAV server can be asked (RFC 4791, RFC 6578), as closures: a real one behind
/// `voicedo-online`, or one in memory that a test takes apart.
///
/// Every address is absolute and written as the server gave it; two name the same where
/// `CalendarAddress` says so.
package struct CalendarServer {
  /// The collections that an account shows, found from an address or a host (RFC 6764).
  package var collections: () throws(CalendarServerFailure) -> [CalendarCollection]
  /// What a collection says of itself now: its tags, without its contents.
  package var collection: (_ address: String) throws(CalendarServerFailure) -> CalendarCollection
  /// What changed in a collection since a token; all that there is where the token is `nil`.
  package var changes:
    (_ collection: String, _ token: String?) throws(CalendarServerFailure) -> CalendarChanges
  /// The objects of these addresses; one that has gone is not among them.
  package var objects:
    (_ collection: String, _ addresses: [String]) throws(CalendarServerFailure) -> [CalendarObject]
  /// The addresses of the objects of a UID in a collection.
  package var addresses:
    (_ collection: String, _ uid: String) throws(CalendarServerFailure) -> [String]
  /// Writes an object: over the one with this tag, or where there is none yet.
  ///
  /// Without a tag (`nil`) there must be none; returns the new tag, where the server tells it.
  package var put:
    (_ address: String, _ bytes: [UInt8], _ tag: String?) throws(CalendarServerFailure) -> String?
  /// Deletes an object with this tag, or whatever its tag is (`nil`).
  ///
  /// One that has gone is no failure.
  package var delete: (_ address: String, _ tag: String?) throws(CalendarServerFailure) -> Void
  /// Moves an object with this tag to an address, in whatever collection, where there is none yet; its
  /// new tag, where the server tells it.
  package var move:
    (_ address: String, _ target: String, _ tag: String?) throws(CalendarServerFailure) -> String?
  /// Makes a collection for to-dos of a name; its address.
  package var make: (_ name: String) throws(CalendarServerFailure) -> String
  /// Gives a collection another name.
  package var rename: (_ address: String, _ name: String) throws(CalendarServerFailure) -> Void

  package init(
    collections: @escaping () throws(CalendarServerFailure) -> [CalendarCollection],
    collection: @escaping (String) throws(CalendarServerFailure) -> CalendarCollection,
    changes: @escaping (String, String?) throws(CalendarServerFailure) -> CalendarChanges,
    objects: @escaping (String, [String]) throws(CalendarServerFailure) -> [CalendarObject],
    addresses: @escaping (String, String) throws(CalendarServerFailure) -> [String],
    put: @escaping (String, [UInt8], String?) throws(CalendarServerFailure) -> String?,
    delete: @escaping (String, String?) throws(CalendarServerFailure) -> Void,
    move: @escaping (String, String, String?) throws(CalendarServerFailure) -> String? = {
      _,
      _,
      _ throws(CalendarServerFailure) in throw .readOnly
    },
    make: @escaping (String) throws(CalendarServerFailure) -> String,
    rename: @escaping (String, String) throws(CalendarServerFailure) -> Void = {
      _,
      _ throws(CalendarServerFailure) in throw .readOnly
    }
  ) {
    self.collections = collections
    self.collection = collection
    self.changes = changes
    self.objects = objects
    self.addresses = addresses
    self.put = put
    self.delete = delete
    self.move = move
    self.make = make
    self.rename = rename
  }
}
