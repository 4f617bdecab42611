internal import Interchange
internal import Simulator

/// An object as the server keeps it.
struct StoredObject {
  var address: String
  var tag: String
  var uid: String
  var bytes: [UInt8]
  /// What it was before it was written last.
  var before: [UInt8]?
  /// The number at which it came.
  var cameAt = 0
}

/// A collection of the server, and what was ever done to it.
struct StoredCollection {
  let name: String
  let address: String
  /// In the order in which they came.
  var objects: [StoredObject] = []
  /// From when to when those were there that have gone again.
  var past: [String: [Range<Int>]] = [:]
  /// The address that was written or deleted at each number.
  var log: [(number: Int, address: String)] = []
}

/// What real servers are like, and none like another.
struct Character {
  /// Whether an answer to a write names the new tag.
  var tellsTags = true
  /// Whether it has tokens for what changed.
  var hasTokens = true
  /// Whether a collection has a tag of its own.
  var hasCollectionTags = true
  /// Whether the tag of a collection is made of its contents, as with Radicale and Xandikos: what is as
  /// it was before has the tag of before.
  var tagsContents = true
  /// Whether it leaves out what came and went since a token, as Xandikos does.
  var omitsFleeting = true
  /// Whether it writes objects in its own way, as Radicale and Xandikos do.
  var rewrites = false
  /// Whether a UID may be there once in all collections, as with Cyrus.
  var wantsUIDsOnce = false
  /// Whether it moves objects, as Cyrus does and DAViCal does not.
  var moves = false
  /// Whether it says where the object of a refused UID is.
  var namesOthers = true
  /// Whether what is written shows only some requests later, now and then.
  var lags = false
  /// Whether what it took is never to be seen, now and then, as after it was put back to a copy.
  var forgets = false
  /// Whether addresses come back with other characters encoded.
  var respellsAddresses = false

  init(_ chance: inout Chance) {
    tellsTags = chance.happens(80)
    hasTokens = chance.happens(85)
    hasCollectionTags = chance.happens(80)
    tagsContents = chance.happens(50)
    omitsFleeting = chance.happens(50)
    rewrites = chance.happens(40)
    wantsUIDsOnce = chance.happens(25)
    namesOthers = chance.happens(50)
    respellsAddresses = chance.happens(25)
    moves = chance.happens(50)
    lags = chance.happens(20)
    forgets = chance.happens(15)
  }
}
