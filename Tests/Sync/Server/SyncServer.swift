internal import Interchange
internal import Simulator

/// A CalDAV server in memory that does what RFC 4791 and RFC 6578 say.
final class SyncServer {
  static let home = "https://dav.example/person/"

  let character: Character
  private(set) var collections: [StoredCollection]
  private var number = 0
  /// Tokens of before are known no more.
  private var oldestToken = 0
  /// How many requests wrote something.
  private(set) var writes = 0
  var flaw: SyncFlaw?
  var chance: Chance
  /// Whether it shows at once whatever is written, and forgets nothing that it took.
  var isCalm = false { didSet { shown = nil } }
  /// What it shows while it lags, and for how many requests still.
  private var shown: (collections: [StoredCollection], number: Int, requests: Int)?

  init(_ names: [String], _ chance: Chance) {
    var chance = chance
    character = Character(&chance)
    self.chance = chance
    collections = names.map {
      StoredCollection(name: $0, address: Self.home + $0.lowercased() + "/")
    }
  }

  /// The names of collections that are there no more.
  private(set) var vanished: Set<String> = []

  /// All objects of all collections that are there.
  var objects: [StoredObject] { present.flatMap(\.objects) }

  /// The collections that are there.
  var present: [StoredCollection] { collections.filter { !vanished.contains($0.name) } }

  /// Somebody deletes a collection with all that is in it.
  func vanish(_ name: String) { vanished.insert(name) }

  /// Its cache was emptied: no token is known any more.
  func forgetTokens() { oldestToken = number + 1 }
}

/// What it is asked.
extension SyncServer {
  func describe(_ address: String) throws(CalendarServerFailure) -> CalendarCollection {
    let (collections, number) = view()
    let collection = collections[try index(of: address)]
    var told = CalendarCollection(address: collection.address, name: collection.name)
    if character.hasCollectionTags {
      let contents = collection.objects.map {
        $0.address + String(decoding: $0.bytes, as: UTF8.self)
      }
      told.tag =
        character.tagsContents
        ? "contents-\(contents.sorted().hashValue)" : "tag-\(collection.log.last?.number ?? 0)"
    }
    if character.hasTokens { told.token = "token-\(number)" }
    return told
  }

  func changes(
    of address: String,
    since token: String?
  ) throws(CalendarServerFailure) -> CalendarChanges {
    let (collections, number) = view()
    let collection = collections[try index(of: address)]
    let present = "token-\(number)"
    var tags: [String: String] = [:]
    for object in collection.objects { tags[spell(object.address)] = object.tag }
    guard let token else {
      return CalendarChanges(
        tags: tags,
        token: character.hasTokens ? present : nil,
        isWhole: true
      )
    }
    guard character.hasTokens, let since = Int(token.dropFirst(6)), since >= oldestToken else {
      throw .unknownToken
    }
    var changed: [String] = []
    for entry in collection.log where entry.number > since && !changed.contains(entry.address) {
      changed.append(entry.address)
    }
    if flaw == .skipsChanges, !changed.isEmpty { changed.removeLast() }
    var changes = CalendarChanges(tags: [:], token: present, isWhole: false)
    for address in changed {
      let place = spell(address)
      if let tag = tags[place] {
        changes.tags[place] = tag
      } else if !character.omitsFleeting
        || collection.past[address, default: []].contains(where: { $0.contains(since) })
      {
        changes.removed.insert(place)
      }
    }
    if flaw == .forgetsRemoved { changes.removed = [] }
    return changes
  }

  func objects(
    of address: String,
    _ wanted: [String]
  ) throws(CalendarServerFailure) -> [CalendarObject] {
    let collection = view().collections[try index(of: address)]
    return wanted.compactMap { wanted in
      guard let found = collection.objects.first(where: { isSame($0.address, wanted) }) else {
        return nil
      }
      let bytes = flaw == .answersOld ? found.before ?? found.bytes : found.bytes
      return CalendarObject(address: wanted, tag: found.tag, bytes: bytes)
    }
  }

  func addresses(
    in address: String,
    of uid: String
  ) throws(CalendarServerFailure) -> [String] {
    collections[try index(of: address)].objects.filter { $0.uid == uid }
      .map { spell($0.address) }
  }

  func put(
    _ bytes: [UInt8],
    at address: String,
    over tag: String?
  ) throws(CalendarServerFailure) -> String? {
    let index = try index(of: address)
    let place = collections[index].objects.firstIndex { isSame($0.address, address) }
    let present = place.map { collections[index].objects[$0] }
    guard flaw == .ignoresTags || present?.tag == tag else { throw .changedMeanwhile }
    guard let uid = Self.uid(of: bytes) else { throw .unacceptable }
    let rivals = character.wantsUIDsOnce ? objects : collections[index].objects
    if let rival = rivals.first(where: { $0.uid == uid && !isSame($0.address, address) }) {
      throw .sameUID(address: character.namesOthers ? spell(rival.address) : nil)
    }
    var bytes = character.rewrites ? Self.rewritten(bytes) : bytes
    if flaw == .dropsCompletion { bytes = Self.without(["STATUS", "COMPLETED", "PERCENT"], bytes) }
    if flaw == .dropsOccurrences { bytes = Self.withoutOccurrences(bytes) }
    if flaw == .dropsTitles, present != nil { bytes = Self.keepingTitle(of: present, bytes) }
    if character.forgets, !isCalm, chance.happens(10) {
      // It was taken, and is never to be seen.
      number += 1
      return character.tellsTags ? "\"\(number)\"" : nil
    }
    beginToLag()
    note(address, in: index)
    let object = StoredObject(
      address: present?.address ?? address,
      tag: "\"\(number)\"",
      uid: uid,
      bytes: bytes,
      before: present?.bytes,
      cameAt: present?.cameAt ?? number
    )
    if let place {
      collections[index].objects[place] = object
    } else {
      collections[index].objects.append(object)
    }
    if flaw == .doublesNew, place == nil { double(object, in: index) }
    return character.tellsTags ? object.tag : nil
  }

  func delete(_ address: String, tagged tag: String?) throws(CalendarServerFailure) {
    let folder = try index(of: address)
    guard let place = collections[folder].objects.firstIndex(where: { isSame($0.address, address) })
    else { return }
    let isUnseen = tag != nil && collections[folder].objects[place].tag != tag
    guard !isUnseen || flaw == .ignoresTags || flaw == .deletesUnseen
    else { throw .changedMeanwhile }
    if flaw == .neverDeletes { return }
    beginToLag()
    note(collections[folder].objects[place].address, in: folder)
    let gone = collections[folder].objects.remove(at: place)
    collections[folder].past[gone.address, default: []].append(gone.cameAt..<number)
  }
}

extension SyncServer {
  func move(
    _ address: String,
    to target: String,
    tagged tag: String?
  ) throws(CalendarServerFailure) -> String? {
    guard character.moves else { throw .notFound }
    let folder = try index(of: address)
    guard let found = collections[folder].objects.first(where: { isSame($0.address, address) })
    else { throw .notFound }
    guard tag == nil || found.tag == tag else { throw .changedMeanwhile }
    let other = try index(of: target)
    guard !collections[other].objects.contains(where: { isSame($0.address, target) })
    else { throw .changedMeanwhile }
    try delete(found.address, tagged: nil)
    note(target, in: other)
    var moved = found
    (moved.address, moved.tag, moved.cameAt) = (target, "\"\(number)\"", number)
    collections[other].objects.append(moved)
    return character.tellsTags ? moved.tag : nil
  }
}

extension SyncServer {
  /// What it shows to who reads: what is there, or for a while what was.
  private func view() -> (collections: [StoredCollection], number: Int) {
    guard var seen = shown else { return (collections, number) }
    seen.requests -= 1
    shown = seen.requests > 0 ? seen : nil
    return (seen.collections, seen.number)
  }

  private func beginToLag() {
    guard character.lags, !isCalm, shown == nil, chance.happens(30) else { return }
    shown = (collections, number, chance.number(1...12))
  }

  private func note(_ address: String, in index: Int) {
    number += 1
    writes += 1
    collections[index].log.append((number, address))
  }

  private func index(of address: String) throws(CalendarServerFailure) -> Int {
    guard let index = collections.firstIndex(where: { address.hasPrefix($0.address) }),
      !vanished.contains(collections[index].name)
    else { throw .notFound }
    return index
  }

  private func isSame(_ one: String, _ other: String) -> Bool {
    CalendarAddress(one) == CalendarAddress(other)
  }

  /// An address as this server spells it.
  private func spell(_ address: String) -> String {
    character.respellsAddresses ? address.replacing("-", with: "%2D") : address
  }

  private func double(_ object: StoredObject, in index: Int) {
    let uid = object.uid + "x"
    let text = String(decoding: object.bytes, as: UTF8.self)
      .replacing("UID:" + object.uid, with: "UID:" + uid)
    let address = collections[index].address + uid + ".ics"
    note(address, in: index)
    collections[index].objects.append(
      StoredObject(
        address: address,
        tag: "\"\(number)\"",
        uid: uid,
        bytes: Array(text.utf8)
      )
    )
  }
}
