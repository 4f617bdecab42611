import Language
import Model
import Store

extension Session {
  /// Stores the text that was set aside last.
  func keep(in store: TodoStore) throws -> Outcome.Facts {
    guard let text = try store.lastSetAside(), let draft = Draft(wordForWord: text) else {
      throw CommandError.nothingSetAside
    }
    let utterance = Utterance(drafts: [draft])
    let capture = Capture(text, CaptureRequest([]), utterance, in: try languageContext(nil))
    return try store.store(capture, at: now)
  }
}

extension TodoStore {
  /// Stores to-dos that were understood; what they are part of is looked up.
  func store(_ capture: Capture, at now: Instant) throws -> Outcome.Facts {
    var capture = capture
    let parents = try capture.utterance.parents(in: self)
    // First, so that whoever is told that nothing was stored is told the truth.
    let leftOut = capture.utterance.remarks.leftOut
    if !leftOut.isEmpty { try setAside(leftOut.joined(separator: ", "), at: now) }
    let captured = try self.capture(
      capture.utterance.drafts,
      under: parents,
      source: capture.request.saidAt == nil ? .commandLine : .voice,
      at: now
    )
    return .captured(captured, capture)
  }
}
