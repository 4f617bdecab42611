import Language
import Model
import Store

extension Session {
  /// Stores a text that was heard lately, or what was left out of it, with the times in it.
  func keep(_ request: KeepRequest, in store: TodoStore) throws -> Outcome.Facts {
    let heard = try request.chosen(of: store.heard(at: now))
    var context = try languageContext(store)
    // "tomorrow" counts from when it was said.
    context.now = zone.civil(at: heard.at)
    context.spokenAt = heard.at
    var utterance = Utterance(drafts: [])
    for piece in heard.leftOut.isEmpty ? [heard.text] : heard.leftOut {
      utterance.add(keeping: piece, in: context)
    }
    guard !utterance.drafts.isEmpty else { throw CommandError.nothingSetAside }
    var capture = Capture(heard.text, CaptureRequest([]), utterance, in: context)
    capture.kept = heard.id
    return try store.store(capture, by: source, at: now)
  }
}

extension TodoStore {
  /// Stores to-dos that were understood; what they are part of is looked up.
  func store(
    _ capture: Capture,
    by source: ChangeSource,
    at now: Instant
  ) throws -> Outcome.Facts {
    var capture = capture
    let parents = try capture.utterance.parents(in: self)
    let captured = try self.capture(
      capture.utterance.drafts,
      under: parents,
      from: capture.words(at: now),
      urgent: capture.urgent,
      source: capture.request.saidAt == nil || source == .hook ? source : .voice,
      at: now
    )
    return .captured(captured, capture)
  }
}
