package import Actions
import Configuration
import Language
import Model
package import Store
import Words

/// A to-do as text in an editor: one `field: value` a line, and its notes below a line of dashes.
package struct Form {
  /// The values as they stand in the text.
  let values: [FormField: String]
  let notes: String
  /// Lines above the fields that explain; not read.
  let comments: [String]
  let divider: String

  package init(_ row: TodoRow, in session: Session, isForSeries: Bool) {
    let todo = row.todo
    let context = LanguageContext(
      now: session.civilNow,
      zone: session.zone,
      zones: session.environment.zones,
      conventions: session.settings.conventions
    )
    let rule = todo.recurrence.map { writtenOut($0.rule, start: $0.seriesStart, in: context) }
    values = [
      .title: todo.title.printable,
      .when: todo.due.map { context.calendar.writtenOut($0) } ?? "", .repeat: rule ?? "",
      .list: row.listName.printable, .priority: todo.priority.rawValue,
      .firstStep: (todo.firstStep ?? "").printable,
    ]
    notes = (todo.notes ?? "").trimmedLines
    let tone = session.tone
    let now = ReadBack(session.style).moment(session.now)
    var sentences: [FormSentences] = [.intro, .empty, .comments, .when, .repeat, .priority]
    if todo.recurrence != nil, !isForSeries { sentences.insert(.series, at: 4) }
    comments = sentences.map { "# " + $0.text(tone, ["moment": now]) }
    divider = "--- " + FormSentences.divider.text(tone) + " ---"
  }

  /// The whole text.
  package var text: String {
    let fields = FormField.allCases.map { field in
      let value = values[field] ?? ""
      return value.isEmpty ? "\(field.rawValue):" : "\(field.rawValue): \(value)"
    }
    let lines = comments + [""] + fields + ["", divider]
    return lines.joined(separator: "\n") + "\n" + (notes.isEmpty ? "" : notes + "\n")
  }
}

extension Form {
  /// Reads the request from a text that came back; what it leaves alone, or leaves out, is not in
  /// it.
  package func request(from text: String) throws(FormError) -> EditRequest {
    var request = EditRequest()
    let text = text.replacingLineEnds
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let end = lines.firstIndex { $0.hasPrefix("---") } ?? lines.endIndex
    var given: [FormField: String] = [:]
    for line in lines[..<end].map(\.trimmed) where !line.isEmpty && !line.hasPrefix("#") {
      guard let colon = line.firstIndex(of: ":"),
        let field = FormField(rawValue: line[..<colon].lowercased())
      else { throw .unknownLine(line) }
      guard given[field] == nil else { throw .fieldTwice(field.rawValue) }
      given[field] = String(line[line.index(after: colon)...]).trimmed
    }
    // An emptied file is how one walks away from an editor.
    guard !given.isEmpty else { return request }
    for (field, value) in given where value != values[field] {
      try set(field, value, in: &request)
    }
    if end < lines.endIndex {
      let notes = lines[(end + 1)...].joined(separator: "\n").trimmedLines
      if notes != self.notes { request.details.notes = notes }
    }
    return request
  }

  private func set(
    _ field: FormField,
    _ value: String,
    in request: inout EditRequest
  ) throws(FormError) {
    switch field {
    case .title: request.title = value
    case .when: request.when = value
    case .repeat: request.every = value
    case .list: request.list = value.isEmpty ? "none" : value
    case .priority:
      let name = value.isEmpty ? Priority.normal.rawValue : value.lowercased()
      guard let priority = Priority(rawValue: name) else {
        let choices = Priority.allCases.map(\.rawValue)
        throw .notUnderstood(value, field: field.rawValue, choices: choices)
      }
      request.details.priority = priority
    case .firstStep: request.details.firstStep = value
    }
  }
}

extension String {
  /// The text with the line ends of this system.
  fileprivate var replacingLineEnds: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars where scalar != "\r" { text.append(scalar) }
    return String(text)
  }
}
