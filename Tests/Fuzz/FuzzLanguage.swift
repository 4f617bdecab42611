import Language
import Model

/// The entry point that libFuzzer calls with bytes of its making: whatever they are, the language
/// answers, explains itself and tells commands from things to do, and its offsets lie in the text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let text = text(bytes, count)
  guard let now = CivilDateTime("2026-11-21T10:00") else { return -1 }
  let context = LanguageContext(now: now, zone: .utc, listNames: ["Groceries"])
  let understanding = understand(text, in: context)
  let end = text.unicodeScalars.count
  promise(
    understanding.drafts.isEmpty == (understanding.noise != nil),
    "drafts, or why there are none"
  )
  for draft in understanding.drafts {
    promise(!draft.title.isEmpty, "a draft has a title")
    promise(draft.spans.allSatisfy { 0...end ~= $0.range.upperBound }, "spans lie in the text")
    promise(
      draft.parent.map { understanding.drafts.indices.contains($0) } ?? true,
      "a parent is one of the drafts"
    )
  }
  promise(understanding.times.allSatisfy { 0...end ~= $0.span.upperBound }, "times lie in the text")
  let explanation = explain(text, in: context)
  promise(
    explanation.tokens.allSatisfy { 0...end ~= $0.range.upperBound },
    "explained words lie in the text"
  )
  let open = ["Buy milk", "Call the dentist", "Weekend trip"].enumerated().map {
    SpokenTodo(id: String($0.offset), title: $0.element)
  }
  for part in spokenParts(of: text, in: SpokenContext(context, todos: open)) {
    guard case .command(let command) = part else { continue }
    for case .one(let identifier) in command.aims {
      promise(open.contains { $0.id == identifier }, "a command is about what is open")
    }
  }
  return 0
}
