import Glibc
import Language
import Model
import Planning
import Store

/// The entry point that libFuzzer calls with bytes of its making, as if a voice tool had sent them
/// as drafts.
///
/// They are refused with a reason, or they are to-dos: with titles, in a tree, and taken by the
/// store as they are; then they can be planned, rung and done, all of it soon.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = text(bytes, count)
  guard let now = CivilDateTime("2026-11-21T10:00") else { return -1 }
  let reader = DraftsReader(context: LanguageContext(now: now, zone: Desk.zone))
  let utterance: Utterance
  do {
    utterance = try answered(within: 15, "reading \(count) bytes") { try reader.read(text) }
  } catch {
    return 0
  }
  let drafts = utterance.drafts
  for (index, draft) in drafts.enumerated() {
    promise(!draft.title.isEmpty && draft.title.count <= 200, "a title has 1 to 200 characters")
    promise(!draft.title.contains(where: \.isNewline), "a title is one line")
    promise(draft.rule == nil || draft.due != nil, "a series has a beginning")
    promise(drafts.stands(index), "what a draft is part of is another one, and no circle")
    promise(draft.leads == draft.leads.sorted(by: >), "reminders come in order")
  }
  do {
    try Desk.take(drafts)
  } catch {
    promise(false, "the store takes what was accepted: \(error)")
  }
  return 0
}

extension [Draft] {
  /// Whether the way up from a draft ends at one that is part of nothing.
  fileprivate func stands(_ index: Int) -> Bool {
    var place: Int? = index
    for _ in 0...count {
      guard let at = place else { return true }
      guard indices.contains(at) else { return false }
      place = self[at].parent
    }
    return false
  }
}

/// Where drafts become to-dos: a store in memory, emptied now and then.
private enum Desk {
  static let zone = Zone(identifier: "Test/Home", posix: "CET-1CEST,M3.5.0,M10.5.0/3") ?? .utc
  private static let now = Instant(seconds: 1_795_251_600)

  /// libFuzzer calls from one thread alone.
  nonisolated(unsafe) private static var store: DeliveryStore?
  nonisolated(unsafe) private static var taken = 0

  static func take(_ drafts: [Draft]) throws {
    let store = try open()
    taken += drafts.count
    let captured = try answered(within: 15, "storing \(drafts.count) to-dos") {
      try store.capture(drafts, source: .test, at: now)
    }
    promise(captured.rows.count == drafts.count, "every draft becomes a to-do")
    for (row, draft) in zip(captured.rows, drafts) {
      promise(row.todo.title == draft.title, "the title is kept: \(draft.title)")
      promise(row.todo.notes == draft.notes, "the notes are kept")
      promise(row.todo.priority == draft.priority, "the priority is kept")
      promise(row.todo.due == draft.due, "the due time is kept")
      promise(row.todo.recurrence?.rule == draft.rule, "the rule is kept")
      // A series may have no occurrence after its first, and says so.
      promise(row.todo.problem == nil || draft.rule != nil, "what was accepted has no problem")
      promise((row.todo.parent == nil) == (draft.parent == nil), "the tree is kept")
    }
    // Not all of very many: each of them takes as long as the first.
    let some = Array(captured.rows.prefix(20).map(\.todo.id))
    try answered(within: 5, "planning and doing \(some.count) to-dos") {
      _ = try store.settle(at: now)
      _ = try store.planState(at: now)
      _ = try store.complete(some, source: .test, at: now + .minutes(90))
      promise(try store.settle(at: now + .minutes(91)) == false, "what was done is settled")
    }
  }

  private static func open() throws -> DeliveryStore {
    if let store, taken < 2000 { return store }
    store = nil
    taken = 0
    let fresh = try DeliveryStore(copyOf: try path(), meaning: meaning)
    store = fresh
    return fresh
  }

  /// An empty database, made once for each run.
  private static func path() throws -> String {
    let folder = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    let path = "\(folder)/voicedo-fuzz-\(getpid())/voicedo.sqlite"
    if access(path, R_OK) != 0 {
      _ = try DeliveryStore(path: path, meaning: meaning).settle(at: now)
    }
    return path
  }

  private static var meaning: Store.Meaning {
    let home = zone
    return Store.Meaning(
      conventions: Conventions(),
      policy: Policy(),
      zones: ZoneDirectory(zone: { _ in nil }, current: { home })
    )
  }
}

extension ChangeSource {
  /// The test itself.
  static let test = ChangeSource(rawValue: "test")
}
