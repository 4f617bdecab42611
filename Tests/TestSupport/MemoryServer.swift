package import Interchange

/// A CalDAV server in memory, which does what real ones do and can be told to stumble.
///
/// It is used on one thread.
package final class MemoryServer: @unchecked Sendable {
  package struct Stored {
    package var tag: String
    package var bytes: [UInt8]
  }

  package final class Collection {
    package var name: String
    package var objects: [String: Stored] = [:]
    package var isReadOnly = false
    /// What changed at each number of the token.
    package var log: [(number: Int, address: String)] = []

    package init(_ name: String) { self.name = name }
  }

  package static let home = "https://dav.example/user/"
  package var collections: [String: Collection] = [:]
  private var number = 0
  /// The tokens that the server still knows.
  package var oldestToken = 0
  /// What was asked of it, in order.
  package var requests: [String] = []
  /// What comes instead of an answer to the next requests of a kind.
  package var failures: [String: [CalendarServerFailure]] = [:]
  /// The words of a to-do that it stumbles over each time that it is put.
  package var stumblingBlock: String?
  /// What happens just before the next request, such as `PUT` to an address, for who does something at the
  /// same time.
  package var meanwhile: [String: () throws -> Void] = [:]
  /// What happens just before the next write, for who writes at the same time.
  package var beforePut: (() -> Void)?
  /// What happens after a write that was done, before its answer comes.
  package var afterPut: (() throws(CalendarServerFailure) -> Void)?
  /// What came of what happened meanwhile, where it could not be done.
  package private(set) var interruption: (any Error)?
  /// Whether an answer to a write names the new tag.
  package var tellsTags = true
  /// Whether a UID may be there once in all collections.
  package var wantsUIDsOnce = false
  /// Whether objects can be moved.
  package var moves = false
  /// Whether it tells what one may do with a collection.
  package var tellsRights = false
  /// Whether it keeps what is new under an address of its own.
  package var namesItself = false
  /// So many of the next writes are answered with success, and not done.
  package var swallows = 0
  /// What is shown instead of what is there, while it lags.
  private var shown: (collections: [String: Collection], number: Int)?

  package init(_ names: String...) {
    for name in names { collections[address(of: name)] = Collection(name) }
  }

  package func address(of name: String) -> String { Self.home + name.lowercased() + "/" }

  package subscript(_ name: String) -> Collection {
    collections[address(of: name)] ?? Collection(name)
  }

  /// From now on reading shows what is there at present, whatever is written.
  package func lag() {
    let copies = collections.mapValues { present in
      let copy = Collection(present.name)
      (copy.objects, copy.isReadOnly, copy.log) = (present.objects, present.isReadOnly, present.log)
      return copy
    }
    shown = (copies, number)
  }

  /// Reading shows again what is there.
  package func catchUp() { shown = nil }

  /// How many requests wrote something.
  package var writes: Int {
    requests.count { request in ["PUT", "DELETE", "MOVE"].contains { request.hasPrefix($0) } }
  }
}

extension MemoryServer {
  /// A server that nobody reaches.
  package static var offline: CalendarServer {
    let none = MemoryServer()
    for kind in ["HOME", "LOOK"] {
      none.failures[kind] = [CalendarServerFailure](repeating: .online(.offline), count: 1000)
    }
    return none.server
  }
}

/// What other programs do to it.
extension MemoryServer {
  package func put(_ text: String, as file: String, in name: String) {
    let address = address(of: name) + file
    let bytes = Array(
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\r\n").utf8
    )
    write(bytes, address, in: self[name])
  }

  package func remove(_ file: String, from name: String) {
    let address = address(of: name) + file
    self[name].objects[address] = nil
    number += 1
    self[name].log.append((number, address))
  }

  package func text(_ file: String, in name: String) -> String? {
    self[name].objects[address(of: name) + file].map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// The texts of all objects of a collection.
  package func texts(in name: String) -> [String] {
    self[name].objects.sorted { $0.key < $1.key }
      .map { String(decoding: $0.value.bytes, as: UTF8.self) }
  }

  /// Changes a part of a text, as another program does.
  package func replace(_ old: String, with new: String, in file: String, of name: String) {
    guard let text = text(file, in: name) else { return }
    put(
      text.replacing(old, with: new).replacing("\r\n", with: "\n"),
      as: file,
      in: name
    )
  }

  private func write(_ bytes: [UInt8], _ address: String, in collection: Collection) {
    number += 1
    collection.objects[address] = Stored(tag: "\"\(number)\"", bytes: bytes)
    collection.log.append((number, address))
  }
}

/// The server as it is asked.
extension MemoryServer {
  package var server: CalendarServer {
    CalendarServer(
      collections: { () throws(CalendarServerFailure) in
        try self.answer("HOME", "")
        return self.collections.sorted { $0.key < $1.key }
          .map { self.describe($0.key, $0.value) }
      },
      collection: { address throws(CalendarServerFailure) in
        try self.answer("LOOK", address)
        return self.describe(address, try self.shownCollection(address))
      },
      changes: { address, token throws(CalendarServerFailure) in
        try self.answer("LIST", address)
        return try self.changes(try self.shownCollection(address), token)
      },
      objects: { address, wanted throws(CalendarServerFailure) in
        try self.answer("GET", address)
        let collection = try self.shownCollection(address)
        return wanted.compactMap { address in
          collection.objects[address].map {
            CalendarObject(address: address, tag: $0.tag, bytes: $0.bytes)
          }
        }
      },
      addresses: { address, uid throws(CalendarServerFailure) in
        try self.answer("FIND", address)
        let collection = try self.collection(address)
        return collection.objects.filter { Self.uid(of: $0.value.bytes) == uid }.map(\.key)
      },
      put: { address, bytes, tag throws(CalendarServerFailure) in
        try self.answer("PUT", address)
        if let words = self.stumblingBlock, String(decoding: bytes, as: UTF8.self).contains(words) {
          throw .online(.overloaded(after: nil))
        }
        return try self.put(address, bytes, tag)
      },
      delete: { address, tag throws(CalendarServerFailure) in
        try self.answer("DELETE", address)
        try self.delete(address, tag)
      },
      move: { address, target, tag throws(CalendarServerFailure) in
        try self.answer("MOVE", address)
        return try self.move(address, target, tag)
      },
      make: { name throws(CalendarServerFailure) in
        try self.answer("MAKE", name)
        self.collections[self.address(of: name)] = Collection(name)
        return self.address(of: name)
      },
      rename: { address, name throws(CalendarServerFailure) in
        try self.answer("RENAME", address)
        try self.collection(address).name = name
      }
    )
  }

  private func answer(_ kind: String, _ address: String) throws(CalendarServerFailure) {
    let request = "\(kind) \(address)"
    requests.append(request)
    if let act = meanwhile.removeValue(forKey: request) {
      do { try act() } catch { interruption = error }
    }
    if let failure = failures[kind]?.first {
      failures[kind]?.removeFirst()
      throw failure
    }
  }

  private func describe(_ address: String, _ collection: Collection) -> CalendarCollection {
    var described = CalendarCollection(address: address, name: collection.name)
    (described.isReadOnly, described.tellsRights) = (collection.isReadOnly, tellsRights)
    described.tag = "\(collection.log.last?.number ?? 0)"
    return described
  }

  private func collection(_ address: String) throws(CalendarServerFailure) -> Collection {
    guard let collection = collections[address] else { throw .notFound }
    return collection
  }

  private func shownCollection(_ address: String) throws(CalendarServerFailure) -> Collection {
    guard let shown else { return try collection(address) }
    guard let collection = shown.collections[address] else { throw .notFound }
    return collection
  }

  private func changes(
    _ collection: Collection,
    _ token: String?
  ) throws(CalendarServerFailure) -> CalendarChanges {
    let next = "\(shown?.number ?? number)"
    let tags = collection.objects.mapValues(\.tag)
    guard let token else { return CalendarChanges(tags: tags, token: next, isWhole: true) }
    guard let since = Int(token), since >= oldestToken else { throw .unknownToken }
    let changed = Set(collection.log.filter { $0.number > since }.map(\.address))
    return CalendarChanges(
      tags: tags.filter { changed.contains($0.key) },
      removed: changed.filter { tags[$0] == nil },
      token: next,
      isWhole: false
    )
  }

  private func put(
    _ address: String,
    _ bytes: [UInt8],
    _ tag: String?
  ) throws(CalendarServerFailure) -> String? {
    if let beforePut {
      self.beforePut = nil
      beforePut()
    }
    let collection = try collection(folder(of: address))
    guard !collection.isReadOnly else { throw .readOnly }
    guard collection.objects[address]?.tag == tag else { throw .changedMeanwhile }
    let uid = Self.uid(of: bytes)
    let others = wantsUIDsOnce ? Array(collections.values) : [collection]
    for other in others {
      for (place, object) in other.objects where place != address {
        if Self.uid(of: object.bytes) == uid { throw .sameUID(address: place) }
      }
    }
    if swallows > 0 {
      swallows -= 1
      number += 1
      return "\"\(number)\""
    }
    let isNew = collection.objects[address] == nil
    write(
      bytes,
      namesItself && isNew ? address.replacing(".ics", with: "-own.ics") : address,
      in: collection
    )
    let tag = "\"\(number)\""
    if let afterPut {
      self.afterPut = nil
      try afterPut()
    }
    return tellsTags ? tag : nil
  }

  private func delete(_ address: String, _ tag: String?) throws(CalendarServerFailure) {
    for collection in collections.values {
      guard let object = collection.objects[address] else { continue }
      guard tag == nil || object.tag == tag else { throw .changedMeanwhile }
      collection.objects[address] = nil
      number += 1
      collection.log.append((number, address))
    }
  }

  private func move(
    _ address: String,
    _ target: String,
    _ tag: String?
  ) throws(CalendarServerFailure) -> String? {
    guard moves else { throw .notFound }
    let collection = try collection(folder(of: target))
    guard let object = collections[folder(of: address)]?.objects[address] else { throw .notFound }
    guard tag == nil || object.tag == tag, collection.objects[target] == nil
    else { throw .changedMeanwhile }
    try delete(address, tag)
    write(object.bytes, target, in: collection)
    return tellsTags ? collection.objects[target]?.tag : nil
  }

  private func folder(of address: String) -> String {
    let folder = address.split(separator: "/").dropLast().joined(separator: "/")
    return folder.replacing("https:/", with: "https://") + "/"
  }

  private static func uid(of bytes: [UInt8]) -> String? {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .first { $0.hasPrefix("UID:") }.map { String($0.dropFirst(4)) }
  }
}
