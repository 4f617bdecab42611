import Actions
import Language
import Model
import Planning
import Words

/// The sentences of the review in a tone, with moments as the person's clock shows them.
struct ReviewWords {
  let tone: Tone
  let isPlain: Bool
  let clock: ReviewClock

  func text(_ sentence: ReviewSentences, _ values: [String: String] = [:]) -> String {
    sentence.text(tone, values)
  }

  /// The sign for a value that is not there.
  var nothing: String { text(.nothing) }

  /// `3 to-dos`.
  func count(_ count: Int) -> String {
    text(count == 1 ? .countOne : .countMany, ["count": String(count)])
  }

  /// Words the line that stores.
  func store(_ state: ReviewState) -> String {
    guard !state.cards.isEmpty else { return text(.storeNone) }
    let count = state.cards.count - state.waiting
    guard state.waiting == 0 else {
      return text(.storeAfter, ["waiting": String(state.waiting)])
    }
    return text(count == 1 ? .storeOne : .storeMany, ["count": String(count)])
  }

  /// The keys that are of use now.
  func hint(_ state: ReviewState) -> String {
    switch state.mode {
    case .cards where state.cards.isEmpty: text(.hintEmpty)
    case .cards where state.card == nil: text(.hintStore)
    case .cards: text(state.waiting > 0 ? .hintUnverified : .hintCards)
    case .editing: text(.hintEditing)
    case .splitting: text(.hintSplitting)
    case .marking: text(.hintMarking)
    case .retelling: text(.hintRetelling)
    case .asking: text(.hintAsking)
    case .help: ""
    }
  }

  func label(_ field: ReviewField) -> String {
    let label: ListSentences
    switch field {
    case .title: return text(.titleLabel)
    case .when: label = .fieldWhen
    case .repeat: label = .fieldRepeat
    case .list: label = .fieldList
    case .priority: label = .fieldPriority
    case .notes: label = .fieldNotes
    }
    return label.text(tone).lowercased()
  }

  /// Words the value of a field; the sign for nothing where there is none.
  func value(of field: ReviewField, in draft: Draft) -> String {
    let value: String? =
      switch field {
      case .title: draft.title.printable
      case .when: draft.due.map { moment($0, draft.endTime) }
      case .repeat: repeatText(draft)
      case .list: draft.list?.printable ?? TodoList.inboxName
      case .priority: priority(draft.priority)
      case .notes: draft.notes?.printable
      }
    return value ?? nothing
  }

  private func moment(_ due: Due, _ endTime: TimeOfDay?) -> String {
    let text = clock.text(due, endTime)
    guard let distance = clock.distance(due) else { return text }
    return isPlain
      ? PlainSentences.withDistance.text(tone, ["moment": text, "distance": distance])
      : "\(text) (\(distance))"
  }

  private func repeatText(_ draft: Draft) -> String? { clock.repeatText(draft) }

  private func priority(_ priority: Priority) -> String {
    switch priority {
    case .low: ListSentences.low.text(tone)
    case .normal: text(.normalPriority)
    case .high: ListSentences.high.text(tone)
    }
  }

  /// Lists the facts of a to-do beside its title.
  private func facts(_ draft: Draft) -> [String] {
    var facts = [
      draft.due == nil
        ? CaptureSentences.noTime.text(tone) : value(of: .when, in: draft)
    ]
    if let text = repeatText(draft) { facts.append(text) }
    if let list = draft.list { facts.append(list.printable) }
    if draft.priority != .normal { facts.append(priority(draft.priority)) }
    if draft.notes != nil { facts.append(ListSentences.hasNotes.text(tone)) }
    return facts
  }

  /// Joins the facts of a to-do on one line.
  func summary(_ draft: Draft) -> String { facts(draft).joined(separator: " · ") }

  /// A to-do in sentences.
  func spoken(_ draft: Draft) -> String {
    var facts = [draft.due == nil ? PlainSentences.noTime.text(tone) : value(of: .when, in: draft)]
    if let text = repeatText(draft) { facts.append(text) }
    if let list = draft.list {
      facts.append(PlainSentences.list.text(tone, ["list": list.printable]))
    }
    if draft.priority == .high { facts.append(PlainSentences.highPriority.text(tone)) }
    if draft.priority == .low { facts.append(PlainSentences.lowPriority.text(tone)) }
    if let notes = draft.notes { facts.append(label(.notes) + " “" + notes.printable + "”") }
    return ([draft.title.printable] + facts.map(\.capitalizedSentence)).spoken
  }

  /// How what is being typed will be read; empty where it is taken as it is.
  func preview(
    _ words: String,
    _ field: ReviewField,
    _ draft: Draft,
    _ reading: ReviewReading
  ) -> String {
    switch field {
    case .title, .notes, .priority: return ""
    case .list:
      let names = reading.context.listNames.map(\.printable)
      let begun = names.filter { $0.lowercased().hasPrefix(words.trimmed.lowercased()) }
      return begun.joined(separator: " · ")
    case .when, .repeat:
      if words.isNone { return field == .when ? CaptureSentences.noTime.text(tone) : nothing }
      do {
        let read = try reading.draft(draft, field, words)
        let facts = [value(of: .when, in: read)] + [repeatText(read)].compactMap { $0 }
        return "→ " + facts.joined(separator: " · ")
      } catch {
        return text(error == .cannotBegin ? .notThen : field == .when ? .notATime : .notARepeat)
      }
    }
  }
}
