package import Model

/// The headings of an Org file that are to be done (orgmode.org, "TODO Items", "Timestamps").
///
/// A heading is one where it has a keyword, or is scheduled or has a deadline; what stands below it is
/// part of it, and its text its notes.
package enum OrgHeadings {
  /// Every heading to be done, in the order of the file.
  package static func read(_ bytes: [UInt8]) -> ExchangedFile {
    var reader = OrgReader()
    for (index, line) in lines(of: bytes).enumerated() { reader.read(line, number: index + 1) }
    reader.endHeading()
    return reader.file
  }

  /// The headings of to-dos, parts below their wholes; the remarks name what has no form here.
  package static func write(_ todos: [ExchangedTodo], in zone: Zone) -> (
    text: String, remarks: [ImportRemark]
  ) {
    var file = ExchangedFile()
    let known = Set(todos.compactMap(\.uid))
    var parts: [String: [ExchangedTodo]] = [:]
    var roots: [ExchangedTodo] = []
    for todo in todos {
      if let parent = todo.parent, known.contains(parent), parent != todo.uid {
        parts[parent, default: []].append(todo)
      } else {
        roots.append(todo)
      }
    }
    var text = ""
    func write(_ todo: ExchangedTodo, depth: Int) {
      text += OrgHeading.text(of: todo, depth: depth, in: zone, into: &file)
      guard depth < 30, let uid = todo.uid else { return }
      for part in parts.removeValue(forKey: uid) ?? [] { write(part, depth: depth + 1) }
    }
    for todo in roots { write(todo, depth: 1) }
    return (text, file.remarks)
  }
}

/// Reads an Org file line by line.
private struct OrgReader {
  var file = ExchangedFile()
  private var heading: (todo: ExchangedTodo, isTodo: Bool, depth: Int)?
  private var isInDrawer = false
  private var open: Set = ["TODO", "NEXT", "WAITING", "STARTED", "DOING", "HOLD"]
  private var done: Set = ["DONE", "CANCELLED", "CANCELED"]
  /// The headings above, with the identity of those that are to be done.
  private var above: [(depth: Int, uid: String?)] = []

  mutating func read(_ line: String, number: Int) {
    let stars = line.prefix { $0 == "*" }.count
    if stars > 0, line.dropFirst(stars).first == " " {
      endHeading()
      begin(line.dropFirst(stars + 1), depth: stars, number: number)
    } else if let words = line.value(behind: "#+TODO:") ?? line.value(behind: "#+SEQ_TODO:") {
      readKeywords(words)
    } else if heading != nil {
      readBody(line)
    }
  }

  private mutating func readKeywords(_ words: String) {
    let parts = words.split(separator: "|", maxSplits: 1).map { part in
      part.split(whereSeparator: \.isWhitespace).map { String($0.prefix { $0 != "(" }) }
    }
    guard let first = parts.first else { return }
    open.formUnion(parts.count == 2 ? first : first.dropLast())
    done.formUnion(parts.count == 2 ? parts[1] : first.suffix(1))
  }

  private mutating func begin(_ text: Substring, depth: Int, number: Int) {
    var line = String(text)
    let place = line.activeStamp
    let plain = place.map { String(line[$0]) }
    if let place { line.removeSubrange(place) }
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    var todo = ExchangedTodo("", line: number)
    var isTodo = false
    if let keyword = words.first.map(String.init), open.contains(keyword) || done.contains(keyword)
    {
      isTodo = true
      if done.contains(keyword) { todo.completedAt = Instant(seconds: 0) }
      words.removeFirst()
    }
    if let cookie = words.first, cookie.count == 4, cookie.hasPrefix("[#"), cookie.hasSuffix("]") {
      todo.priority =
        cookie.dropFirst(2).first == "A"
        ? .high
        : cookie.dropFirst(2).first == "C" ? .low : .normal
      words.removeFirst()
    }
    if let last = words.last, last.count > 2, last.first == ":", last.last == ":" {
      for tag in last.split(separator: ":") { todo.append(tag: String(tag)) }
      words.removeLast()
    }
    if !isTodo, place != nil {
      words = text.split(whereSeparator: \.isWhitespace)[...]
      if words.last?.first == ":" { words.removeLast() }
    }
    todo.setTitle(words.joined(separator: " "))
    while let last = above.last, last.depth >= depth { above.removeLast() }
    todo.parent = above.last { $0.uid != nil }?.uid
    heading = (todo, isTodo, depth)
    isInDrawer = false
    if isTodo, let plain { setPlain(plain) }
  }

  /// A timestamp without a keyword, and the second one of a range.
  private mutating func setPlain(_ text: String) {
    guard var stamp = OrgStamp(text) else { return }
    if let second = text.firstRange(ofText: "--") {
      let end = OrgStamp(text[second.upperBound...])
      if let end, end.date == stamp.date {
        stamp.end(at: end.time)
      } else {
        heading?.todo.append(note: text)
      }
    }
    set(stamp)
  }

  private mutating func readBody(_ line: String) {
    let text = line.onOneLine
    if text.lowercased() == ":end:" {
      isInDrawer = false
    } else if isInDrawer {
      if let id = text.value(behind: ":ID:"), !id.isEmpty { heading?.todo.uid = id }
      if let list = text.value(behind: ":CATEGORY:"), !list.isEmpty { heading?.todo.list = list }
    } else if [":properties:", ":logbook:"].contains(text.lowercased()) {
      isInDrawer = true
    } else if ["SCHEDULED:", "DEADLINE:", "CLOSED:"].contains(where: text.containsText) {
      readPlanning(text)
    } else if heading?.todo.due == nil, heading?.isTodo == true, let place = text.activeStamp {
      setPlain(String(text[place]))
      var rest = text
      rest.removeSubrange(place)
      heading?.todo.append(note: rest.onOneLine)
    } else if !text.isEmpty {
      heading?.todo.append(note: text)
    }
  }

  private mutating func readPlanning(_ text: String) {
    guard let number = heading?.todo.line else { return }
    for (name, word) in [("SCHEDULED:", "scheduled"), ("DEADLINE:", "deadline")] {
      guard let place = text.firstRange(ofText: name) else { continue }
      guard let stamp = OrgStamp(text[place.upperBound...]) else {
        file.note(.time, text, line: number)
        heading?.todo.append(note: text)
        continue
      }
      heading?.isTodo = true
      if heading?.todo.due == nil {
        set(stamp)
      } else {
        heading?.todo.append(note: "\(word) \(stamp.date)")
      }
    }
    if let place = text.firstRange(ofText: "CLOSED:"),
      let stamp = OrgStamp(text[place.upperBound...]), heading?.todo.completedAt != nil
    {
      heading?.todo.completedAt = Instant(
        seconds: Int64(CivilDateTime(stamp.date, stamp.time ?? .hour(12)).secondsSinceEpoch)
      )
    }
  }

  private mutating func set(_ stamp: OrgStamp) {
    heading?.todo.due = .floating(stamp.date, stamp.time)
    heading?.todo.endTime = stamp.endTime
    heading?.todo.rule = stamp.step?.rule
    heading?.todo.repeatFrom = stamp.repeatFrom
    if let days = stamp.warningDays, days > 0 { heading?.todo.leads = [days * 1440, 0] }
  }

  mutating func endHeading() {
    guard let (todo, isTodo, depth) = heading else { return }
    heading = nil
    guard isTodo, !todo.title.isEmpty else {
      if isTodo { file.note(.noTitle, "*", line: todo.line) }
      above.append((depth, nil))
      return
    }
    file.todos.append(todo)
    // A heading without an ID of its own is named by its place, for what stands below it.
    let uid = todo.uid ?? ExchangedTodo.uid(ofLine: todo.line)
    file.todos[file.todos.count - 1].uid = uid
    above.append((depth, uid))
  }
}

extension String {
  /// Where an active timestamp stands, with the second one of a range.
  fileprivate var activeStamp: Range<Index>? {
    var from = startIndex
    while let open = self[from...].firstIndex(of: "<"),
      let close = self[open...].firstIndex(of: ">")
    {
      from = index(after: open)
      guard OrgStamp(self[open...close]) != nil else { continue }
      let behind = self[index(after: close)...]
      if behind.hasPrefix("--<"), let end = behind.firstIndex(of: ">") {
        return open..<index(after: end)
      }
      return open..<index(after: close)
    }
    return nil
  }

  /// The text behind a keyword at the beginning, whatever the case; `nil` where it does not begin so.
  fileprivate func value(behind keyword: String) -> String? {
    let head = prefix(keyword.count)
    guard head.lowercased() == keyword.lowercased() else { return nil }
    return dropFirst(keyword.count).onOneLine
  }
}
