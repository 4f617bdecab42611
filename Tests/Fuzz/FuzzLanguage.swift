import Language
import Model

/// What libFuzzer calls with bytes of its making: whatever they are, the language answers, and its
/// offsets lie in the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
  guard let now = CivilDateTime("2026-11-21T10:00") else { return -1 }
  let context = LanguageContext(now: now, zone: .utc, listNames: ["Groceries"])
  let understanding = understand(text, in: context)
  let end = text.unicodeScalars.count
  precondition(understanding.drafts.isEmpty == (understanding.noise != nil))
  for draft in understanding.drafts {
    precondition(!draft.title.isEmpty)
    precondition(draft.spans.allSatisfy { 0...end ~= $0.range.upperBound })
    precondition(draft.parent.map { understanding.drafts.indices.contains($0) } ?? true)
  }
  precondition(understanding.times.allSatisfy { 0...end ~= $0.span.upperBound })
  return 0
}
