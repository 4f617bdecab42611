package import Language
import Model
import SQLite
package import Store

/// A text to be stored, and what was understood of it.
package struct Capture {
  package let request: CaptureRequest
  package let text: String
  package let context: LanguageContext
  package var utterance: Utterance
  /// The text that was kept before, if it is one that is stored now.
  var kept: HeardRow.ID?
  /// Whether the words are noted as heard; not so for pieces of a command, which is noted itself.
  var isNoted = true

  package init(
    _ text: String,
    _ request: CaptureRequest,
    _ utterance: Utterance,
    in context: LanguageContext
  ) {
    self.request = request
    self.text = text
    self.context = context
    self.utterance = utterance
    for (index, draft) in utterance.drafts.enumerated() {
      guard let list = draft.list else { continue }
      self.utterance.drafts[index].list = context.listNames.name(nearest: list)
    }
  }
}

extension Capture {
  /// Parts of a to-do, taken word for word; nobody said them, so no words are noted.
  package init(parts titles: [String], of whole: TodoRow, in context: LanguageContext) {
    let drafts = titles.compactMap { Draft(wordForWord: $0) }
    let outer = Dictionary(uniqueKeysWithValues: drafts.indices.map { ($0, whole.id.description) })
    let text = titles.joined(separator: "\n")
    self.init(text, CaptureRequest([text]), Utterance(drafts: drafts, outer: outer), in: context)
    isNoted = false
  }
}

extension Session {
  /// Reads what is to be stored; what the language refuses is set aside for `keep`.
  ///
  /// `reading` makes to-dos of the text, in the place of the parser.
  package func understood(
    _ text: String,
    _ request: CaptureRequest,
    by reading: ((LanguageContext) throws -> Utterance)? = nil
  ) throws -> Capture {
    let store = try openStore()
    var context = try languageContext(store)
    if let saidAt = request.saidAt {
      context.now = zone.civil(at: saidAt)
      context.spokenAt = saidAt
    }
    context.isTyped = request.isTyped
    do {
      var utterance = try reading?(context) ?? request.utterance(of: text, in: context)
      try store.doubt(&utterance, text, request)
      let doubts = utterance.drafts.doubts
      if request.isStrict, !doubts.isEmpty { throw CommandError.doubted(doubts, heard: text) }
      try checkLength(of: utterance.drafts.flatMap { [$0.notes, $0.firstStep] })
      return Capture(utterance.transcript ?? text, request, utterance, in: context)
    } catch let error as CommandError {
      throw store.setAside(error, at: request.saidAt ?? now)
    }
  }
}

extension Capture {
  /// The places of to-dos that have no time and are for now.
  var urgent: Set<Int> {
    utterance.drafts.urgent(in: text)
  }

  /// What was heard, as it is noted; `nil` for drafts that came as JSON, which nobody said.
  func words(at now: Instant) -> HeardWords? {
    guard isNoted, !request.isFromInput || !request.answersJSON else { return nil }
    var words = HeardWords(
      text,
      leftOut: utterance.remarks.leftOut,
      at: request.saidAt ?? now
    )
    words.kept = kept
    return words
  }
}

extension TodoStore {
  /// Keeps what was refused for `keep`; the error to tell of.
  fileprivate func setAside(_ refusal: CommandError, at now: Instant) -> CommandError {
    do {
      switch refusal {
      case .noise(let noise, let heard) where noise != .empty:
        try note(HeardWords(heard, at: now), as: .setAside)
        return .setAside(noise, heard: heard)
      case .doubted(_, let heard): try note(HeardWords(heard, at: now), as: .setAside)
      case .tooManyAtOnce(let count, let limit, let heard, _):
        try note(HeardWords(heard, at: now), as: .setAside)
        return .tooManyAtOnce(count, limit: limit, heard: heard, isSetAside: true)
      default: break
      }
      return refusal
    } catch {
      // It cannot be kept there; then the whole command that stores it is told.
      return refusal
    }
  }
}

extension CaptureRequest {
  /// Gives back a text that the database does not take, with the command that stores it.
  package func givingBack<Result>(_ text: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw CommandError.notStored(error, command: command(for: text))
    }
  }

  /// The to-dos of a text, or of the drafts that came as JSON on standard input.
  package func utterance(of text: String, in context: LanguageContext) throws -> Utterance {
    guard isFromInput, answersJSON else {
      return try Utterance(text, request: self, in: context)
    }
    var utterance: Utterance
    do throws(DraftsError) {
      utterance = try DraftsReader(context: context).read(text)
    } catch {
      throw CommandError.drafts(error)
    }
    guard !utterance.drafts.isEmpty else { throw CommandError.noise(.empty, heard: "") }
    try utterance.apply(self, in: context)
    return utterance
  }
}
